/** A span of days of the company's calendar, both included. */
export interface Span {
  from: string;
  to: string;
}

export const spanPresets = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type SpanPreset = (typeof spanPresets)[number];

export const dayPresets = ['today', 'lastMonth', 'lastQuarter', 'lastYear'] as const;
export type DayPreset = (typeof dayPresets)[number];

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Whole months from one on, counted from January. */
const months = (year: number, first: number, count: number): Span => ({
  from: dayOf(year, first, 1),
  to: dayOf(year, first + count, 0),
});

/** The days of a preset, seen from a day. */
export function spanOf(preset: SpanPreset, today: string): Span {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const quarter = month - (month % 3);
  const spans: Record<SpanPreset, Span> = {
    thisMonth: months(year, month, 1),
    lastMonth: months(year, month - 1, 1),
    thisQuarter: months(year, quarter, 3),
    lastQuarter: months(year, quarter - 3, 3),
    thisYear: months(year, 0, 12),
    lastYear: months(year - 1, 0, 12),
  };
  return spans[preset];
}

/** The day of a preset, seen from a day. */
export const presetDay = (preset: DayPreset, today: string): string =>
  preset === 'today' ? today : spanOf(preset, today).to;
