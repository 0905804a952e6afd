import { widthOf, type Face } from './fonts.ts';

/** Characters of a word that is measured as a whole; a longer one is broken anyway. */
const longestWord = 200;

/** Words with the spaces after them; what a no-break space holds together is one. */
const words = /(?<=[^\S\u00a0\u202f])(?=\S)/;

/** Where addresses and compound names may break: after an @, a point, a slash or a hyphen. */
const parts = /(?<=[@./-])(?=[^@./\s-])/;

/** The paragraphs of a text: what stands between its line breaks. */
export const paragraphsOf = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/);

/** Wraps a text, paragraph by paragraph. */
export const wrap = (text: string, face: Face, width: number): string[] =>
  paragraphsOf(text).flatMap((paragraph) => wrapParagraph(paragraph, face, width));

/**
 * Wraps a paragraph into rows that fit a width, given as a share of the size that it is printed in. A
 * word that is longer than a row is broken, an address or a compound name after a sign of its own if it can be. The rows make up the whole paragraph again. The time it takes
 * grows with the text's length, whatever the text.
 */
export function wrapParagraph(text: string, face: Face, width: number): string[] {
  const rows: string[] = [];
  let row = '';
  let taken = 0;
  const begin = (): void => {
    rows.push(row);
    row = '';
    taken = 0;
  };
  for (const word of text.split(words)) {
    const whole = word.length <= longestWord ? widthOf(word, face) : Infinity;
    // A row may end with a space that does not fit.
    const visible = whole - widthOf(word.slice(word.trimEnd().length), face);
    if (taken + visible > width && row !== '') begin();
    if (taken + visible <= width) {
      row += word;
      taken += whole;
      continue;
    }
    for (const part of word.split(parts)) {
      const partWidth = part.length <= longestWord ? widthOf(part.trimEnd(), face) : Infinity;
      if (taken + partWidth > width && partWidth <= width) begin();
      for (const character of part) {
        const characterWidth = widthOf(character, face);
        if (taken + characterWidth > width && row !== '' && character.trim() !== '') begin();
        row += character;
        taken += characterWidth;
      }
    }
  }
  begin();
  return rows;
}
