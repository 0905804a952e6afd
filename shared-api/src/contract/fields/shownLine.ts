import type * as yup from 'yup';
import { fault, type Fault } from '../messages/faults.ts';

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u;

/**
 * Finds invisible characters. Where proper writing needs them (within emoji, flags and keycaps, after ideographs, between letters
 * of Arabic, Persian and Indian scripts), the match is in the group `written`.
 */
const unseenOrWritten = new RegExp(
  `(?<written>${[
    String.raw`\p{RGI_Emoji_Tag_Sequence}`,
    String.raw`\p{ExtPict}[\uFE0E\uFE0F\p{EMod}]?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*`,
    String.raw`[0-9#*]\uFE0F\u20E3`,
    String.raw`(?<=\p{sc=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=\p{sc=Mong})[\u180B-\u180D\u180F]`,
    `(?<=${joined()})(?:\\u200C(?=${joined()})|\\u200D)`,
  ].join('|')})|[\\p{C}\\p{Zl}\\p{Zp}\\p{DI}\\u2800]`,
  'gv',
);

/** A letter or vowel sign of a script whose letters join: a joiner after it changes its shape. */
function joined(): string {
  const scripts = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml'];
  const all = [...scripts, 'Telu', 'Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr'];
  return String.raw`[[${all.map((script) => String.raw`\p{sc=${script}}`).join('')}]&&[\p{L}\p{M}]]`;
}

/** A character as it is looked up: `U+200B`. */
const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What a text has that is not seen, or that is no single line; undefined if all of it is seen. */
export function shownFault(text: string): Fault | undefined {
  if (lineBreak.test(text)) return fault('notOneLine');
  for (const { 0: character, index, groups } of text.matchAll(unseenOrWritten)) {
    if (groups?.['written'] !== undefined) continue;
    const after = text.slice(0, index).trimEnd().split(/\s+/u).slice(-2).join(' ').slice(-40);
    return fault('unseenCharacter', { character: codePoint(character), after });
  }
  return undefined;
}

type Test = Pick<yup.TestContext, 'createError'>;

/**
 * A yup test of a name that somebody types: one line, all of which is seen. Two names that look the same would be different, and
 * one of which nothing is seen could not be told from none.
 */
export function shown(
  value: string | null | undefined,
  { createError }: Test,
): true | yup.ValidationError {
  const found = shownFault(value ?? '');
  return found === undefined || createError({ message: found });
}

/** A yup test of a name that is kept as it is typed: neither blank, nor with spaces around it. */
export function untrimmed(
  value: string | null | undefined,
  { createError }: Test,
): true | yup.ValidationError {
  if (!value || value === value.trim()) return true;
  return createError({ message: fault(value.trim() === '' ? 'missing' : 'spaceAround') });
}
