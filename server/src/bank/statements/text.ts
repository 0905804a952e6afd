const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
/** Combining characters: `&eacute;` is an e and this. */
const accents = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['tilde', '\u0303'],
  ['cedil', '\u0327'],
]);

function characterOf(code: number): string | undefined {
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || surrogate ? undefined : String.fromCodePoint(code);
}

function entity(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const hexadecimal = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
    return characterOf(code) ?? whole;
  }
  const accent = accents.get(name.slice(1));
  if (accent !== undefined) return ((name[0] ?? '') + accent).normalize('NFC');
  return named.get(name) ?? whole;
}

/** Replaces `&amp;`, `&#233;`, `&eacute;` and their like, once; an unknown one stays as written. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, entity) : text;

/**
 * One line of text: white space becomes one space, and so do control characters, which no bank
 * means and the database refuses.
 */
export const tidy = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A text from the file as a message quotes it: a damaged file can have a cell of megabytes. */
export const excerpt = (text: string, longest = 60): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** The words of a text between single spaces, so that only whole words are found in it. */
const words = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? text
  } `;

/** True when `text` says all that `part` says; a long `part` may be its beginning, cut off. */
const says = (text: string, part: string): boolean =>
  words(text).includes(words(part)) ||
  (part.length >= 10 && text.toLowerCase().startsWith(part.toLowerCase()));

/**
 * Joins what a bank says in several fields. A part that another repeats is left out: many banks
 * write a short name and then a memo that contains it.
 */
export const joinTexts = (parts: readonly string[]): string =>
  parts
    .filter((part, index) => {
      const repeated = parts.some(
        (other, place) =>
          place !== index && says(other, part) && (place < index || !says(part, other)),
      );
      return part !== '' && !repeated;
    })
    .join(' - ');
