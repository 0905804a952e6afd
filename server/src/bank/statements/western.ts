/** What Windows-1252 has at 0x80–0x9F; the five bytes without a character stay what they are. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text of the bytes as Windows-1252, which is what ISO 8859-1 means in practice too. */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  // Node up to 23 reads windows-1252 as ISO 8859-1, where 0x80–0x9F are control characters.
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? '');

/** Letters beyond ASCII of the languages that are written in Windows-1252. */
const letters = 'À-ÖØ-öø-ÿŒœŠšŽžŸ';
/** Marks that stand next to letters, or between them. */
const marks = '’‘–—…•·\u00a0\u00ad';
/** Marks that stand before or after a word. */
const quotes = '“”«»‹›¿¡';
/** Signs that may follow a letter or precede one: 5°C, nº, 2ª, Acme®. */
const signs = '°ºª®©™²³';
/** Signs that stand beside numbers and spaces. */
const symbols = '€£¢¥§½¼¾×÷±µ¶¹‰¤¦¬¨´¸¯†‡';

/**
 * What no text of a Western language has, and text of another encoding read as Windows-1252 soon
 * does: letters beyond ASCII in long runs or alone in pairs, a capital behind a small letter, signs
 * inside words, and bytes without a character.
 */
const implausible = new RegExp(
  [
    `[${letters}]{3}`,
    `(?<![A-Za-z])[${letters}]{2}(?![A-Za-z])`,
    `[a-zà-öø-ÿœšž](?:[À-ÖØ-ÞŒŠŽŸ])`,
    `[${letters}][${symbols}]|[${symbols}][A-Za-z${letters}]`,
    `[ÂÃ](?![A-Za-z])[^\\x00-\\x7f]`,
    `[A-Za-z${letters}][${quotes}][A-Za-z${letters}]`,
    `[${letters}][${signs}]`,
    `[a-z][²³ºª©®][A-Za-z${letters}]`,
    `[${signs}${symbols}]{2}`,
    `[^\\x00-\\x7f${letters}${marks}${quotes}${signs}${symbols}]`,
  ].join('|'),
);

/** Finds where the text, decoded as Windows-1252, is not plausible in a Western language. */
function firstImplausible(text: string): number | undefined {
  for (const { index, 0: run } of text.matchAll(/[\u0080-\uffff]+/g)) {
    const start = Math.max(0, index - 1);
    if (implausible.test(text.slice(start, index + run.length + 1))) return index;
  }
  return undefined;
}

/** Whether the text, decoded as Windows-1252, is plausible in a Western language. */
export const isWestern = (text: string): boolean => firstImplausible(text) === undefined;

/** The line of the first implausible character, 1-based. */
export const firstImplausibleLine = (text: string): number =>
  text.slice(0, firstImplausible(text) ?? 0).split('\n').length;
