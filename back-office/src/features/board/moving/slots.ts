import type { BoardEmployee, BoardService } from 'shared-api/contract/schedule/board';
import { texts } from '../texts.ts';

/** A cell of the board: whose row, and which day. */
export interface Slot {
  employeeId: number | null;
  day: string;
}

/** A row of the board: an employee, or nobody yet. */
export interface Row {
  employeeId: number | null;
  name: string;
}

/** The rows: what nobody does yet comes first, since it waits for a decision. */
export const rowsOf = (employees: readonly BoardEmployee[]): Row[] => [
  { employeeId: null, name: texts.nobody },
  ...employees.map(({ id, fullName }) => ({ employeeId: id, name: fullName || texts.unnamed })),
];

/** Where a service stands. */
export const slotOf = ({ employeeId, dateTs }: BoardService): Slot => ({
  employeeId,
  day: dateTs.slice(0, 10),
});

/** A key for a slot, used in maps and in the DOM. */
export const keyOf = ({ employeeId, day }: Slot): string => `${employeeId ?? 'nobody'} ${day}`;

/** The slot that a key stands for. */
export function slotOfKey(key: string): Slot {
  const [employee = '', day = ''] = key.split(' ');
  return { employeeId: employee === 'nobody' ? null : Number(employee), day };
}

/** The slot whose cell is seen at a point of the window, below whatever hovers over it. */
export function slotAt(page: Document, x: number, y: number): Slot | undefined {
  for (const element of page.elementsFromPoint(x, y)) {
    const key = element.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    if (key !== undefined) return slotOfKey(key);
  }
  return undefined;
}

/** Services by slot, ordered by time. */
export function bySlot(services: readonly BoardService[]): Map<string, BoardService[]> {
  const ordered = [...services].sort((a, b) => a.dateTs.localeCompare(b.dateTs) || a.id - b.id);
  return Map.groupBy(ordered, (service) => keyOf(slotOf(service)));
}

const steps: Record<string, readonly [rows: number, days: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether a key moves from slot to slot. */
export const isStep = (key: string): boolean => Object.hasOwn(steps, key);

/** The slot reached with a key; stops at the edges of the board. */
export function stepFrom(
  slot: Slot,
  key: string,
  rows: readonly Row[],
  days: readonly string[],
): Slot {
  const [down, right] = steps[key] ?? [0, 0];
  const row = rows.findIndex(({ employeeId }) => employeeId === slot.employeeId) + down;
  const column = days.indexOf(slot.day) + right;
  return {
    employeeId: row < 0 ? null : (rows[row] ?? slot).employeeId,
    day: days[column] ?? slot.day,
  };
}

/** A slot in words, for announcements. */
export const slotName = ({ employeeId, day }: Slot, rows: readonly Row[]): string =>
  `${rows.find((row) => row.employeeId === employeeId)?.name ?? texts.nobody}, ${texts.day(day)}`;

/** Hours of a service; one where nobody said, as the check for clashes counts. */
const hoursOf = ({ hours }: BoardService): number => Math.max(hours ?? 1, 0);

/** How much services are for whoever does them: those that were called off are not. */
export function loadOf(services: readonly BoardService[]): { count: number; hours: number } {
  const real = services.filter(({ serviceStatus }) => serviceStatus !== 'Cancelled');
  return { count: real.length, hours: real.reduce((sum, service) => sum + hoursOf(service), 0) };
}

/** From when to when a service is; without an end where nobody said how long it takes. */
export function timesOf({ dateTs, hours }: BoardService): string {
  const begins = dateTs.slice(11);
  if (hours === null || !(hours > 0 && hours < 24)) return begins;
  const end = new Date(Date.parse(`${dateTs}:00Z`) + hours * 3_600_000);
  return `${begins}–${end.toISOString().slice(11, 16)}`;
}

/** What a service is called where it is spoken of. */
export const nameOfService = (service: BoardService): string =>
  `${service.clientName || service.address || texts.noClient}, ${service.dateTs.slice(11)}`;
