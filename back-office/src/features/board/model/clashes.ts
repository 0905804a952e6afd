import type { BoardService } from 'shared-api/contract/schedule/board';
import { hoursOf } from './slots.ts';

const beginsAt = ({ dateTs }: BoardService): number => Date.parse(`${dateTs}:00Z`);
const endsAt = (service: BoardService): number =>
  beginsAt(service) + Math.min(hoursOf(service), 1_000) * 3_600_000;

/**
 * Scheduled services of one person that overlap, each with the others; by id. What the generator plans
 * can overlap too, so that it is found in what stands on the board, whoever put it there.
 */
export function clashesOf(services: readonly BoardService[]): Map<number, BoardService[]> {
  const found = new Map<number, BoardService[]>();
  const add = (service: BoardService, other: BoardService): void => {
    const others = found.get(service.id);
    if (others) others.push(other);
    else found.set(service.id, [other]);
  };
  const planned = services
    .filter(({ employeeId, serviceStatus }) => employeeId !== null && serviceStatus === 'Scheduled')
    .sort((a, b) => beginsAt(a) - beginsAt(b) || a.id - b.id);
  for (const mine of Map.groupBy(planned, ({ employeeId }) => employeeId).values()) {
    mine.forEach((service, index) => {
      const end = endsAt(service);
      for (const other of mine.slice(index + 1)) {
        if (beginsAt(other) >= end) break;
        // Of no length, as nothing lies between its begin and its end.
        if (endsAt(other) <= beginsAt(service)) continue;
        add(service, other);
        add(other, service);
      }
    });
  }
  return found;
}
