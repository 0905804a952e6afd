import type { FieldKind } from 'shared-api/contract/fields/FieldMeta';
import { comparable } from '../planning/comparable.ts';

interface Comparing<One> {
  /** What the client has already. */
  known: readonly One[];
  /** Whether one is what the client has. */
  isKnown: (known: One, one: One) => boolean;
  /** Whether two of the file are the same. */
  isSame: (one: One, other: One) => boolean;
  /** The longest notes. */
  most: number;
}

/** What a row says of a contact or address, where the client has, or gets, it with something else. */
export interface LeftOut<One> {
  of: One;
  part: keyof One & string;
  value: string;
  /** Notes of several rows are joined, as long as there is room for them. */
  isTooLong: boolean;
}

/**
 * The contacts or addresses that rows bring a client, with those of one more row: each once, what one says of it that
 * the other leaves empty is kept, and so are the notes of both.
 * @param brought by the rows before
 * @returns them, and what is left out
 */
export function addNewOnes<One extends Record<string, string>>(
  brought: readonly One[],
  ofRow: readonly One[],
  { known, isKnown, isSame, most }: Comparing<One>,
): { all: One[]; left: LeftOut<One>[] } {
  const all = [...brought];
  const left: LeftOut<One>[] = [];
  for (const one of ofRow) {
    const there = known.find((other) => isKnown(other, one));
    const at = all.findIndex((other) => isSame(other, one));
    const same = all[at];
    if (there) left.push(...differences(there, one));
    else if (same === undefined) all.push(one);
    else {
      const joined = withNotes({ ...one, ...filledOf(same) }, same['notes'], one['notes'], most);
      all[at] = joined;
      left.push(
        ...differences(joined, one).map((out) => ({ ...out, isTooLong: out.part === 'notes' })),
      );
    }
  }
  return { all, left };
}

/** The lines of notes, without what is written differently. */
const linesOf = (notes: string): string[] =>
  notes.split('\n').map((line) => comparable('text', line));

const containsNotes = (notes: string, more: string): boolean => {
  const lines = new Set(linesOf(notes));
  return linesOf(more).every((line) => lines.has(line));
};

/** Notes of two rows below one another, unless that is too long or the one has the other's already. */
function withNotes<One extends Record<string, string>>(
  one: One,
  notes = '',
  more = '',
  most: number,
): One {
  if (more === '' || containsNotes(notes, more)) return one;
  const joined = notes === '' ? more : `${notes}\n${more}`;
  return joined.length > most ? one : { ...one, notes: joined };
}

const kinds: Readonly<Record<string, FieldKind>> = { email: 'email', phone: 'phone' };

/** What is said of something that is known with something else. */
function differences<One extends Record<string, string>>(known: One, one: One): LeftOut<One>[] {
  return Object.entries(one).flatMap(([part, value]) => {
    const kept = known[part] ?? '';
    const kind = kinds[part] ?? 'text';
    const isThere =
      value === '' ||
      (part === 'notes'
        ? containsNotes(kept, value)
        : comparable(kind, kept) === comparable(kind, value));
    return isThere ? [] : [{ of: known, part, value, isTooLong: false }];
  });
}

const filledOf = <One extends Record<string, string>>(one: One): Partial<One> =>
  Object.fromEntries(Object.entries(one).filter(([, text]) => text !== '')) as Partial<One>;
