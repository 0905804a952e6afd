import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';
import { textOf } from './unicodeRange.ts';

/** What the texts of the product use: kerning, marks, figures of one width, and the "$" of bold weights (rvrn). */
const keepFeatures = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'tnum',
  'rvrn',
  'rlig',
  'liga',
  'calt',
];

/**
 * Keeps the characters of a font that `?letters=U+20-7E,U+A0` names, as `unicode-range` does. The first paint of a page
 * waits for the font with which it is written, and a quarter of that are letters of other languages.
 */
const keepLetters: LoaderDefinitionFunction = function keepLetters(font) {
  const done = this.async();
  const letters = new URLSearchParams(this.resourceQuery.replaceAll('+', '%2B')).get('letters');
  subsetFont(Buffer.from(font), textOf(letters ?? ''), {
    targetFormat: 'woff2',
    keepFeatures,
  }).then(
    (kept) => {
      done(null, kept);
    },
    (error: unknown) => {
      done(error instanceof Error ? error : new Error(String(error)));
    },
  );
};

export const raw = true;
export default keepLetters;
