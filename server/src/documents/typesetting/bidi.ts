import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter();

/** Whether a text contains right-to-left letters or explicit direction marks. */
export const isBidirectional = (text: string): boolean =>
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/.test(
    text,
  );

/** A run of text in one direction, its characters in logical (reading) order. */
interface Piece {
  text: string;
  isRightToLeft: boolean;
}

/**
 * Splits a row into runs in visual order, left to right, by the Unicode bidirectional algorithm.
 * Right-to-left runs are split into words, because a font reverses the glyphs of one word at a time.
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

/** A font reverses only words with right-to-left letters; brackets and the like are reversed here. */
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
