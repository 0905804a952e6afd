/** Letters that do not decompose into a base letter and an accent, and what people type instead. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  '-': ' ',
};

/**
 * Folds case, accents, hyphens and symbols for comparison: `Crêperie` becomes `creperie`. The
 * database function `fold_text` does the same for list searches.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœþøđðłıħŧ-]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{Alphabetic}\p{Nd} ]/gu, '');
