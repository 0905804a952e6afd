import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../apps.ts';
import { textOf } from './unicodeRange.ts';

it('reads code points and ranges of them', () => {
  expect(textOf('U+41-43, U+e9,U+0152-0153')).toBe('ABCéŒœ');
});

it.each(['', 'U+', '41', 'U+41-', 'U+4?'])('refuses "%s"', (range) => {
  expect(() => textOf(range)).toThrow('is not a range such as U+20-7E.');
});

it('keeps just the letters for which browsers load the font', () => {
  const theme = readFileSync(path.join(root, 'shared-ui/src/theme/fonts.css'), 'utf8');
  const faces = theme.split('@font-face').filter((face) => face.includes('?letters='));
  expect(faces).toHaveLength(1);
  const [, kept] = /\?letters=([^']+)'/.exec(faces[0] ?? '') ?? [];
  const [, used] = /unicode-range:([^;]+);/.exec(faces[0] ?? '') ?? [];
  expect(textOf(kept ?? '')).toBe(textOf(used ?? ''));
});

it('has each letter in one face alone', () => {
  const theme = readFileSync(path.join(root, 'shared-ui/src/theme/fonts.css'), 'utf8');
  const ranges = [...theme.matchAll(/unicode-range:([^;]+);/g)].map(([, range]) => range ?? '');
  expect(ranges).toHaveLength(3);
  const letters = ranges.flatMap((range) => Array.from(textOf(range)));
  expect(letters.length).toBe(new Set(letters).size);
});
