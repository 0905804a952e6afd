import type { BoardEmployee, BoardService } from 'shared-api/contract/schedule/board';
import { texts } from '../texts.ts';
import { clockSpan, shortTime } from './clockSpan.ts';

/** A day of a person on the board. */
export interface Slot {
  employeeId: number | null;
  day: string;
}

/** Where a service stands, or is to go: whose it is, on which day, and at what time (`HH:MM`). */
export interface Place extends Slot {
  time: string;
}

/** A row of the board, in the day's view a column: an employee, or nobody yet. */
export interface Row {
  employeeId: number | null;
  name: string;
  /** Undefined for nobody. */
  employee: BoardEmployee | undefined;
}

/** The rows: what nobody does yet comes first, since it waits for a decision. */
export const rowsOf = (employees: readonly BoardEmployee[]): Row[] => [
  { employeeId: null, name: texts.nobody, employee: undefined },
  ...employees.map((employee) => ({
    employeeId: employee.id,
    name: employee.fullName || texts.unnamed,
    employee,
  })),
];

export const placeOf = ({ employeeId, dateTs }: BoardService): Place => ({
  employeeId,
  day: dateTs.slice(0, 10),
  time: dateTs.slice(11),
});

/** A service as it is once it stands there. */
export const putAt = (service: BoardService, { employeeId, day, time }: Place): BoardService => ({
  ...service,
  employeeId,
  dateTs: `${day}T${time}`,
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  keyOf(one) === keyOf(other) && one.time === other.time;

/** A place that was chosen from where a service stood, where it stands elsewhere by now: what was not chosen follows it. */
export const rebased = (chosen: Place, before: Place, now: Place): Place => ({
  employeeId: chosen.employeeId === before.employeeId ? now.employeeId : chosen.employeeId,
  day: chosen.day === before.day ? now.day : chosen.day,
  time: chosen.time === before.time ? now.time : chosen.time,
});

/** A key for a slot, used in maps and in the DOM. */
export const keyOf = ({ employeeId, day }: Slot): string => `${employeeId ?? 'nobody'} ${day}`;

/** The slot that a key stands for. */
export function slotOfKey(key: string): Slot {
  const [employee = '', day = ''] = key.split(' ');
  return { employeeId: employee === 'nobody' ? null : Number(employee), day };
}

/** Services by slot, ordered by time. */
export function bySlot(services: readonly BoardService[]): Map<string, BoardService[]> {
  const ordered = [...services].sort((a, b) => a.dateTs.localeCompare(b.dateTs) || a.id - b.id);
  return Map.groupBy(ordered, (service) => keyOf(placeOf(service)));
}

/** Hours of a service; one where nobody said, as the check for clashes counts. */
export const hoursOf = ({ hours }: BoardService): number => Math.max(hours ?? 1, 0);

/** From when to when a service is; without an end where nobody said how long it takes. */
export function timesOf({ dateTs, hours }: BoardService): string {
  const begins = dateTs.slice(11);
  if (hours === null || !(hours > 0 && hours < 24)) return shortTime(begins);
  const end = new Date(Date.parse(`${dateTs}:00Z`) + hours * 3_600_000);
  return clockSpan(begins, end.toISOString().slice(11, 16));
}

/** Where a service is done, in one line. */
export const siteOf = ({ address, city }: BoardService): string =>
  [address, city].filter(Boolean).join(', ');

/** For whom a service is. */
export const clientOf = ({ clientName, address }: BoardService): string =>
  clientName || address || texts.noClient;

/** What a service is called where it is spoken of. */
export const nameOfService = (service: BoardService): string =>
  `${clientOf(service)}, ${shortTime(service.dateTs.slice(11))}`;
