import { weekdays } from 'shared-api/contract/entities/contract';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import type { Refusal } from '../../refusals/texts.ts';
import { excerptOf } from './values.ts';

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

/** What people call each weekday, Monday first, in English and French; two letters and more of one are enough. */
const names = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
];

/** What means several days at once. */
const several = new Map<string, readonly number[]>([
  ['weekdays', [0, 1, 2, 3, 4]],
  ['weekends', [5, 6]],
  ['daily', [0, 1, 2, 3, 4, 5, 6]],
  ['every day', [0, 1, 2, 3, 4, 5, 6]],
  ['tous les jours', [0, 1, 2, 3, 4, 5, 6]],
]);

const dayOf = (word: string): number => {
  const one = word.replace(/s$/, '');
  return names.findIndex((of) => one.length >= 2 && of.some((name) => name.startsWith(one)));
};

/** The days of `mon` or `mon-fri`, over the end of the week too. @returns undefined if a word is no weekday */
function daysOf(piece: string): readonly number[] | undefined {
  const words = piece.split('-');
  const [first = -1, last = first] = words.map(dayOf);
  if (words.length > 2 || first < 0 || last < 0) return undefined;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => (first + n) % 7);
}

/** The weekdays that a text names, Monday being 0. @returns undefined if a word of it is none */
export function readWeekdays(text: string): readonly number[] | undefined {
  // Spaces once: looked for around dashes, a cell of 60,000 of them took four seconds.
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();
  const all = several.get(folded);
  if (all) return all;
  const pieces = folded
    .replace(/ ?(?:[\p{Pd}−]|\b(?:to|through|thru|au|a)\b) ?/gu, '-')
    .replace(/\b(?:every|each|on|the|du|le|les|tous|chaque|and|et)\b/g, ' ')
    .split(/[ ,;/|+&]+/)
    .filter(Boolean);
  const days = pieces.map((piece) => several.get(piece) ?? daysOf(piece));
  if (days.length === 0 || days.includes(undefined)) return undefined;
  return days.flatMap((found) => found ?? []);
}

/** Takes the weekdays that a contract's row names in one column out of its values, as fields of their own. */
export function takeWeekdaysOut(values: Readonly<Record<string, unknown>>): {
  rest: Record<string, unknown>;
  errors: Record<string, Refusal>;
} {
  const { [weekdayColumn.name]: text, ...rest } = values;
  if (typeof text !== 'string') return { rest, errors: {} };
  const days = readWeekdays(text);
  if (!days) {
    const why: Refusal = { code: 'importNotWeekdays', params: { value: excerptOf(text) } };
    return { rest, errors: { [weekdayColumn.name]: why } };
  }
  const named = days.flatMap((day) => weekdays[day] ?? []);
  return { rest: { ...rest, ...Object.fromEntries(named.map((day) => [day, true])) }, errors: {} };
}
