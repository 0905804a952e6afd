import { quarterAt, minutesOf } from './clockSpan.ts';
import type { Place, Row } from './slots.ts';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Whether a key moves from place to place. */
export const isStep = (key: string): boolean => arrows.includes(key);

/** One on with a key, one back with another, or none. */
const way = (key: string, back: string, on: string): number =>
  key === on ? 1 : key === back ? -1 : 0;

function neighbour(rows: readonly Row[], employeeId: number | null, step: number): number | null {
  const at = rows.findIndex((row) => row.employeeId === employeeId) + step;
  return (rows[Math.max(0, Math.min(at, rows.length - 1))] ?? { employeeId }).employeeId;
}

/** The place reached with a key on the board of a week: people down, days across. It stops at the edges. */
export function stepInWeek(
  place: Place,
  key: string,
  rows: readonly Row[],
  days: readonly string[],
): Place {
  const column = days.indexOf(place.day) + way(key, 'ArrowLeft', 'ArrowRight');
  return {
    employeeId: neighbour(rows, place.employeeId, way(key, 'ArrowUp', 'ArrowDown')),
    day: days[column] ?? place.day,
    time: place.time,
  };
}

/** The same on the board of a day: quarters of an hour down, people across. */
export function stepInDay(place: Place, key: string, rows: readonly Row[]): Place {
  const step = way(key, 'ArrowUp', 'ArrowDown');
  return {
    employeeId: neighbour(rows, place.employeeId, way(key, 'ArrowLeft', 'ArrowRight')),
    day: place.day,
    time: step === 0 ? place.time : quarterAt(minutesOf(place.time) + step * 15),
  };
}
