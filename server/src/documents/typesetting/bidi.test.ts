import { expect, it } from '@jest/globals';
import { isBidirectional, visualPieces } from './bidi.ts';

const fromLeft = (text: string): string[] =>
  visualPieces(text)
    .map((piece) => piece.text.trim())
    .filter((piece) => piece !== '');

it('words that are read from the right stand from the right', () => {
  expect(fromLeft('שלום עולם')).toEqual(['עולם', 'שלום']);
});

it('other words and numbers among them keep their own direction', () => {
  expect(fromLeft('hello שלום עולם world')).toEqual(['hello', 'עולם', 'שלום', 'world']);
  expect(fromLeft('ניקוי 12 חדרים')).toEqual(['חדרים', '12', 'ניקוי']);
});

it('brackets enclose the same words as before', () => {
  expect(visualPieces('תנקיון (visit 3) כל').map(({ text }) => text)).toEqual([
    'כל',
    ' (',
    'visit 3',
    ')',
    'תנקיון ',
  ]);
});

it('only text with such letters needs it', () => {
  for (const text of ['Zoë Müller', '清掃', '🧹', 'Ελλάδα'])
    expect(isBidirectional(text)).toBe(false);
  for (const text of ['שלום', 'Al-Fayed مريم', '\u202Eevil'])
    expect(isBidirectional(text)).toBe(true);
});
