import { defaultStart } from 'shared-api/contract/entities/contractRepeat';

/** A visit of a contract on a day, whose time is to be found. */
export interface Visit {
  contractId: number;
  /** `YYYY-MM-DD` */
  day: string;
  /** Null while nobody is assigned. */
  employeeId: number | null;
  /** The contract's own, `HH:MM`; null where the visit begins when the person comes from the one before. */
  startTime: string | null;
  /** An hour if not said. */
  hours: number | null;
  /** What visits of a person are put in order by: near ones follow one another. */
  place: string;
}

/** A span of a day in which an employee is busy, in minutes since midnight. */
export interface Busy {
  employeeId: number;
  day: string;
  begins: number;
  ends: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the first visit of a day begins, and when the last has to end, by the company's clock. */
const dayBegins = minutesOf(defaultStart);
const dayEnds = minutesOf('21:00');

/** Visits begin at a full five minutes. */
const step = 5;

const lengthOf = ({ hours }: Visit): number => Math.max(hours ?? 1, 0) * 60;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When each visit begins, `HH:MM`, in their order. A contract's own time holds. Visits without one are laid
 * into the gaps of the person's day from nine on, in the order of their places, so that none is at the time of
 * another; where the day has no gap left, a visit begins at nine, and the clash is seen on the board.
 */
export function layVisits(visits: readonly Visit[], busy: readonly Busy[]): string[] {
  const starts = visits.map(({ startTime }) => startTime ?? defaultStart);
  const days = new Map<string, { begins: number; ends: number }[]>();
  const dayOf = (employeeId: number, day: string): { begins: number; ends: number }[] => {
    const key = `${employeeId} ${day}`;
    const spans = days.get(key) ?? [];
    days.set(key, spans);
    return spans;
  };
  for (const { employeeId, day, begins, ends } of busy) {
    dayOf(employeeId, day).push({ begins, ends });
  }
  for (const visit of visits) {
    if (visit.employeeId === null || visit.startTime === null) continue;
    const begins = minutesOf(visit.startTime);
    dayOf(visit.employeeId, visit.day).push({ begins, ends: begins + lengthOf(visit) });
  }
  const floating = visits
    .map((visit, index) => ({ visit, index }))
    .filter(({ visit }) => visit.startTime === null)
    .sort((a, b) => byPlace(a.visit, b.visit));
  for (const { visit, index } of floating) {
    if (visit.employeeId === null) continue;
    const spans = dayOf(visit.employeeId, visit.day);
    const begins = firstGap(spans, lengthOf(visit)) ?? dayBegins;
    spans.push({ begins, ends: begins + lengthOf(visit) });
    starts[index] = clock(begins);
  }
  return starts;
}

/** Always the same order, so that a preview says what saving does. */
const byPlace = (a: Visit, b: Visit): number =>
  a.place === b.place ? a.contractId - b.contractId : a.place < b.place ? -1 : 1;

/** The first time of the day from which a length is free, if there is one. */
function firstGap(
  spans: readonly { begins: number; ends: number }[],
  length: number,
): number | undefined {
  const times = [dayBegins, ...spans.map(({ ends }) => Math.ceil(ends / step) * step)];
  return times
    .filter((begins) => begins >= dayBegins && begins + length <= dayEnds)
    .sort((a, b) => a - b)
    .find((begins) => spans.every((span) => begins >= span.ends || begins + length <= span.begins));
}
