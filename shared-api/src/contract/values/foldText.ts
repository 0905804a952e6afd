/** Letters that are no other letter with a mark, and what people type for them. */
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
 * A text without regard to case, accents, hyphens and signs, to compare with another one:
 * `Crêperie` becomes `creperie`. The database's `fold_text` does the same for searches of lists.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœþøđðłıħŧ-]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{Alphabetic}\p{Nd} ]/gu, '');
