import { weekdays } from 'shared-api/contract/entities/contract';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import type { Refusal } from '../../refusals/texts.ts';
import { excerptOf } from './values.ts';
import { readLetters, weekdaysShortenedTo } from './weekdayLetters.ts';
import { namesOfWeekdays, weekdayNamed, type NamesOf } from './weekdayNames.ts';

/** A column that names all weekdays of a contract, as lists of other programs and our own exports have it. */
export const weekdayColumn: Field = {
  name: 'weekdays',
  label: 'Weekdays, all in one',
  kind: 'text',
};

/** What such a column is called, folded. */
export const weekdayHeadings = [
  'weekdays',
  'days',
  'days of week',
  'day of week',
  'visit days',
  'repeats on',
  'jours',
  'jours de visite',
];

/** What means several days at once, after the word that is written for it. */
const several: readonly [written: RegExp, word: string, days: readonly number[]][] = [
  [/\b(?:week[ -]?ends?|fins? de (?:la )?semaine)\b/g, 'weekends', [5, 6]],
  [
    /\b(?:every ?day|each day|daily|(?:7|seven) days(?: a week)?|tous les jours|chaque jour|7 jours|quotidien(?:nement)?)\b/g,
    'alldays',
    [0, 1, 2, 3, 4, 5, 6],
  ],
  [
    /\b(?:week ?days?|(?:working|business) days?|jours (?:de semaine|ouvrables|ouvres)|en semaine)\b/g,
    'weekdays',
    [0, 1, 2, 3, 4],
  ],
];

/** What a text means: days, or the first two of several readings. */
export type ReadWeekdays =
  { days: readonly number[] } | { readings: readonly [readonly number[], readonly number[]] };

type Readings = readonly (readonly number[])[];

/** The days from one to another, over the end of the week too. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => (first + n) % 7);

const isWord = (part: string): boolean =>
  namesOfWeekdays.some((language) => weekdayNamed(part, language) >= 0);

/** A word is a weekday in whichever language, letters are of one. */
const endsOf = (part: string, language: NamesOf): readonly number[] =>
  isWord(part)
    ? namesOfWeekdays.map((one) => weekdayNamed(part, one)).filter((day) => day >= 0)
    : weekdaysShortenedTo(part, language);

/** All that a piece can mean: `weekends`, `mon`, `mon-fri`, `m-f`, `mwf`. */
function readingsOf(piece: string, language: NamesOf): Readings {
  const many = several.find(([, word]) => word === piece);
  if (many) return [many[2]];
  const [first = '', last] = piece.split('-');
  if (last === undefined) {
    return isWord(first)
      ? endsOf(first, language).map((day) => [day])
      : readLetters(first, language);
  }
  return endsOf(first, language).flatMap((begin) =>
    endsOf(last, language).flatMap((end) => (begin === end ? [] : [range(begin, end)])),
  );
}

/** The pieces of a text, in lower case and without accents; letters that stand apart as `m w f` are one. */
function piecesOf(text: string): string[] {
  // Spaces once: looked for around dashes, a cell of 60,000 of them took four seconds.
  let folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
    .trim();
  for (const [written, word] of several) folded = folded.replace(written, word);
  const pieces = folded
    .replace(/ ?(?:-|\b(?:to|through|thru|au|a)\b) ?/gu, '-')
    .replace(/\b(?:every|each|on|the|du|le|la|les|tous|chaque|and|et)\b/g, ' ')
    .split(/[ ,;/|+&]+/)
    .filter(Boolean)
    // Two days make a range, more of them a list.
    .flatMap((piece) => (piece.split('-').length > 2 ? piece.split('-') : [piece]));
  const isOne = (piece: string) => piece.length === 1;
  return pieces.reduce<string[]>((joined, piece, n) => {
    const before = pieces[n - 1];
    if (before !== undefined && isOne(before) && isOne(piece)) {
      joined[joined.length - 1] = `${joined.at(-1) ?? ''}${piece}`;
    } else joined.push(piece);
    return joined;
  }, []);
}

interface Reading {
  days: readonly number[];
  /** Whether a day was named twice. */
  isTwice: boolean;
}

/** Readings with those of one piece more, each once: so there are never more of them than sets of days. */
function joined(before: readonly Reading[], more: Readings): Reading[] {
  const found = new Map<string, Reading>();
  for (const { days, isTwice } of before) {
    for (const further of more) {
      const each = [...new Set([...days, ...further])];
      const repeats = isTwice || each.length < days.length + further.length;
      found.set(`${each.toSorted().join()} ${String(repeats)}`, { days: each, isTwice: repeats });
    }
  }
  return [...found.values()];
}

/** More pieces than a list of weekdays has in either language. */
const mostPieces = 14;

/** The weekdays that a text names, Monday being 0. @returns undefined if a word of it is none */
export function readWeekdays(text: string): ReadWeekdays | undefined {
  const pieces = piecesOf(text);
  if (pieces.length === 0 || pieces.length > mostPieces) return undefined;
  const words = pieces.flatMap((piece) => piece.split('-')).filter(isWord);
  // Beside "Wed", M is Monday and no mardi.
  const languages = namesOfWeekdays.filter((language) =>
    words.every((word) => weekdayNamed(word, language) >= 0),
  );
  const all = (languages.length > 0 ? languages : namesOfWeekdays).flatMap((language) =>
    pieces.reduce<Reading[]>(
      (before, piece) => joined(before, readingsOf(piece, language)),
      [{ days: [], isTwice: false }],
    ),
  );
  // "T, Th" is no Thursday twice.
  const once = all.filter(({ isTwice }) => !isTwice);
  const found = new Map(
    (once.length > 0 ? once : all).map(({ days }) => [days.toSorted().join(), days]),
  );
  const [first, second] = [...found.values()];
  if (first && second) return { readings: [first, second] };
  return first && { days: first };
}

/** Takes the weekdays that a contract's row names in one column out of its values, as fields of their own. */
export function takeWeekdaysOut(values: Readonly<Record<string, unknown>>): {
  rest: Record<string, unknown>;
  errors: Record<string, Refusal>;
} {
  const { [weekdayColumn.name]: text, ...rest } = values;
  if (typeof text !== 'string') return { rest, errors: {} };
  const read = readWeekdays(text);
  if (!read || 'readings' in read) {
    const value = excerptOf(text);
    const why: Refusal = read
      ? { code: 'importUnclearWeekdays', params: { value, readings: read.readings } }
      : { code: 'importNotWeekdays', params: { value } };
    return { rest, errors: { [weekdayColumn.name]: why } };
  }
  const named = read.days.flatMap((day) => weekdays[day] ?? []);
  return { rest: { ...rest, ...Object.fromEntries(named.map((day) => [day, true])) }, errors: {} };
}
