import { limits } from './limits.ts';
import type { DayFormat } from './statement.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * French abbreviations that differ from English; `juin` and `juil` differ only in the fourth
 * letter.
 */
const french: Record<string, number> = { fev: 2, avr: 4, mai: 5, juin: 6, juil: 7, aou: 8 };

/** `YYYY-MM-DD` if the day exists and is plausible, otherwise undefined. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1970 || year > 2100 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return undefined;
  }
  return date.toISOString().slice(0, 10);
}

const fullYear = (year: string): number => Number(year.length === 2 ? `20${year}` : year);

/** What may follow a day: a time, or the effective date ("… as of 12/22/2020"). */
const ending = String.raw`(?:[T ,]+\d{1,2}:\d\d.*|\s+as of .*)?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})${ending}`, 'i');
const compact = new RegExp(String.raw`^(\d{4})()(\d{2})(\d{2})${ending}`, 'i');
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})${ending}`, 'i');
const dayNamed = new RegExp(
  String.raw`^(\d{1,2})(?:er)?[-/. ]*(\p{L}{3,9})[-/., ]*(\d{4}|\d{2})${ending}`,
  'iu',
);
const monthNamed = new RegExp(
  String.raw`^(\p{L}{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d{2})${ending}`,
  'iu',
);

function monthNamedBy(name: string): number {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = french[plain.slice(0, 4)] ?? french[plain.slice(0, 3)];
  return found ?? months.indexOf(plain.slice(0, 3)) + 1;
}

/**
 * The calendar day that a CSV cell names; a time after it is ignored, as is its zone.
 * @param format the order of month and day where the year comes last and the month is a number
 * @returns undefined when the cell names no day, or one that does not exist
 */
export function readDay(cell: string, format: DayFormat): string | undefined {
  if (cell.length > limits.value) return undefined;
  const text = cell.trim();
  const iso = yearFirst.exec(text) ?? compact.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const digits = yearLast.exec(text);
  if (digits) {
    const [, first = '', , second = '', year = ''] = digits;
    if (format === 'ymd') return undefined;
    const [month, day] = format === 'mdy' ? [first, second] : [second, first];
    return dayOf(fullYear(year), Number(month), Number(day));
  }
  const [, day = '', dayMonth = '', dayYear = ''] = dayNamed.exec(text) ?? [];
  if (day !== '') return dayOf(fullYear(dayYear), monthNamedBy(dayMonth), Number(day));
  const [, month = '', monthDay = '', monthYear = ''] = monthNamed.exec(text) ?? [];
  return month === ''
    ? undefined
    : dayOf(fullYear(monthYear), monthNamedBy(month), Number(monthDay));
}

/**
 * The order of month and day in all days of a file. A number above 12 decides. Where none is, the
 * month comes first: the English exports of Canadian banks write it so, and those that do not
 * mostly write the year first, which needs no guess. Where both orders occur, month first again:
 * reading the rows then names the first one that does not fit.
 */
export function dayFormatOf(cells: Iterable<string>): DayFormat {
  let numeric = false;
  let dayFirst = false;
  let monthFirst = false;
  for (const cell of cells) {
    if (cell.length > limits.value) continue;
    const [, first, , second] = yearLast.exec(cell.trim()) ?? [];
    if (first === undefined) continue;
    numeric = true;
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
  }
  if (!numeric) return 'ymd';
  return dayFirst && !monthFirst ? 'dmy' : 'mdy';
}

/**
 * The calendar day of an OFX date, `YYYYMMDD[HHMMSS[.XXX]][[offset:zone]]` (OFX 2.2, 3.2.8.2). The
 * day as written counts: banks write local days, and the zone says only which place they mean.
 * @returns undefined when it is no date
 */
export function readOfxDay(text: string): string | undefined {
  if (text.length > limits.value) return undefined;
  const [, year, , month, day] =
    /^(\d{4})(-?)(\d{2})\2(\d{2})(?:T?[\d:.]*)\s*(?:\[[^\]]*\]?|Z|[+-][\d:]+)?$/.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(day));
}

/**
 * The moment of an OFX date as the bank writes it, `2026-02-03T14:05:00`; the start of the day where
 * it gives no time. Moments of one bank can be compared as texts.
 * @returns undefined when it is no date
 */
export function readOfxMoment(text: string): string | undefined {
  const day = readOfxDay(text);
  if (day === undefined) return undefined;
  const [, hour = '00', minute = '00', second = '00'] =
    /^\d{8}([01]\d|2[0-3])([0-5]\d)([0-5]\d)/.exec(text) ?? [];
  return `${day}T${hour}:${minute}:${second}`;
}
