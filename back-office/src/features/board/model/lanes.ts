import type { BoardService } from 'shared-api/contract/schedule/board';
import { minutesOf } from './clockSpan.ts';
import { hoursOf } from './slots.ts';

/** Where a card of the day's view stands: minutes since midnight, and its lane of those beside it. */
export interface LaidOut {
  service: BoardService;
  begins: number;
  ends: number;
  lane: number;
  lanes: number;
}

/** Minutes that a card is drawn as at least: what is shorter could not be read. */
const shortest = 30;
const dayEnds = 24 * 60;

/** Puts the services of one day side by side where they overlap. @param services ordered by time */
export function layOut(services: readonly BoardService[]): LaidOut[] {
  const all: LaidOut[] = [];
  // Those that overlap, one way or another; they share the width.
  let group: LaidOut[] = [];
  let groupEnds = -1;
  const close = (): void => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    group.forEach((one) => (one.lanes = lanes));
    group = [];
  };
  for (const service of services) {
    const begins = Math.min(minutesOf(service.dateTs.slice(11)), dayEnds - shortest);
    const ends = Math.min(Math.max(begins + hoursOf(service) * 60, begins + shortest), dayEnds);
    if (begins >= groupEnds) close();
    const taken = new Set(group.filter((other) => other.ends > begins).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const one: LaidOut = { service, begins, ends, lane, lanes: 1 };
    group.push(one);
    all.push(one);
    groupEnds = Math.max(group.length === 1 ? -1 : groupEnds, ends);
  }
  close();
  return all;
}
