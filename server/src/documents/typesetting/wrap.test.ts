import { describe, expect, it } from '@jest/globals';
import { widthOf } from './fonts.ts';
import { wrap } from './wrap.ts';

const width = 20;

describe('a wrapped text', () => {
  it.each([
    'Office cleaning of two floors, every second Tuesday from 9:00, stairs and lift included',
    'Zoë’s café, Łódź → 清掃 そうじ 🧹 done, every second Tuesday, without the windows',
    'A'.repeat(300),
    `short ${'unbroken'.repeat(40)} short`,
    '清掃'.repeat(100),
  ])('fits its rows and loses nothing: %s', (text) => {
    const rows = wrap(text, 'regular', width);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.join('')).toBe(text);
    for (const row of rows) expect(widthOf(row.trimEnd(), 'regular')).toBeLessThanOrEqual(width);
  });

  it('breaks between words where it can', () => {
    expect(wrap('aaaa bbbb cccc', 'regular', widthOf('aaaa bbbb', 'regular') + 0.01)).toEqual([
      'aaaa bbbb ',
      'cccc',
    ]);
  });

  it.each(['\u00a0', '\u202f'])('keeps together what %j holds', (space) => {
    const text = `aaaa bbbb${space}$ cccc`;
    expect(wrap(text, 'regular', widthOf('aaaa bbbb', 'regular') + 0.01)).toEqual([
      'aaaa ',
      `bbbb${space}$ `,
      'cccc',
    ]);
  });

  it('breaks a long address after a sign of its own', () => {
    const address = 'marie-josephine.delacroix@entretien-menager.example';
    const rows = wrap(
      `À ${address} `,
      'regular',
      widthOf('marie-josephine.delacroix@en', 'regular'),
    );
    expect(rows).toEqual(['À ', 'marie-josephine.delacroix@', 'entretien-menager.example ']);
  });

  it('breaks a long compound name after a hyphen of its own', () => {
    const rows = wrap(
      'Ébénisterie-Saint-Étienne-des-Grès inc.',
      'regular',
      widthOf('Ébénisterie-Saint-Étie', 'regular'),
    );
    expect(rows).toEqual(['Ébénisterie-Saint-', 'Étienne-des-Grès inc.']);
  });

  it('keeps every kind of line break, and empty rows', () => {
    expect(wrap('a\r\nb\n\nc\u2028d', 'regular', width)).toEqual(['a', 'b', '', 'c', 'd']);
  });

  it('puts one character in a row that is too narrow for it', () => {
    expect(wrap('abc', 'regular', 0.1)).toEqual(['a', 'b', 'c']);
  });

  it('takes a body full of letters without a space', () => {
    expect(wrap('abcdefghij'.repeat(48_000), 'regular', width).join('')).toHaveLength(480_000);
  });
});
