import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter();

/** Whether a text has letters of scripts that are written from right to left, or marks of direction. */
export const isBidirectional = (text: string): boolean =>
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/.test(
    text,
  );

/** A piece of text in one direction, its characters in the order in which they are read. */
interface Piece {
  text: string;
  isRightToLeft: boolean;
}

/**
 * The pieces of a row from left to right, as Unicode's bidirectional algorithm orders them; words of a
 * piece that is read from right to left are pieces of their own, as fonts turn around single words.
 */
export function visualPieces(text: string): Piece[] {
  const embedding = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const characterAt = (index: number): string => mirrored.get(index) ?? text.charAt(index);
  const pieces: (Piece & { last: number })[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1;
    const piece = pieces.at(-1);
    const next = isRightToLeft ? -1 : 1;
    if (piece?.isRightToLeft !== isRightToLeft || index !== piece.last + next) {
      pieces.push({ text: characterAt(index), isRightToLeft, last: index });
      continue;
    }
    piece.text = isRightToLeft ? characterAt(index) + piece.text : piece.text + characterAt(index);
    piece.last = index;
  }
  return pieces.flatMap((piece) => (piece.isRightToLeft ? wordsFromRight(piece) : [piece]));
}

/** Fonts turn a word around by its letters, so one without any is turned around here. */
const wordsFromRight = ({ text }: Piece): Piece[] =>
  text
    .split(/(?<=[ \t])/)
    .reverse()
    .map((word) => ({
      text: isBidirectional(word) ? word : reversed(word),
      isRightToLeft: true,
    }));

const reversed = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('');
