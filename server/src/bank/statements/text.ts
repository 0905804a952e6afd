const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
/** Combining characters, for entities such as `&eacute;`. */
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

/** Collapses white space and control characters, which PostgreSQL refuses, to single spaces. */
export const tidy = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * A shortened quotation for messages: cells of damaged files may have megabytes. No half of a
 * character is left at its end, which the database would refuse.
 */
export const excerpt = (text: string, longest = 60): string =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;

/** The words of a text separated by single spaces, so that only whole words match. */
const words = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? text
  } `;

/** Whether `text` contains all of `part`; a long `part` may be truncated. */
const says = (text: string, part: string): boolean =>
  words(text).includes(words(part)) ||
  (part.length >= 10 && text.toLowerCase().startsWith(part.toLowerCase()));

/**
 * Joins the texts of several fields, leaving out parts that another repeats: many banks write a
 * short name and then a memo that contains it.
 */
export const joinTexts = (parts: readonly string[]): string =>
  parts
    .filter((part, index) => {
      const repeated = parts.some(
        (other, otherIndex) =>
          otherIndex !== index && says(other, part) && (otherIndex < index || !says(part, other)),
      );
      return part !== '' && !repeated;
    })
    .join(' - ');
