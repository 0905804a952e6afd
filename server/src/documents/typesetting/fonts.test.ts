import { describe, expect, it } from '@jest/globals';
import { fonts, runsOf } from './fonts.ts';

describe('the pieces of a text', () => {
  it('are printed by a font that has them', () => {
    for (const text of [
      'Zoë',
      'Łódź',
      'Ελλάδα',
      'Москва',
      '→ ✓ €',
      '清掃 청소 そうじ',
      '🧹 done 🏠',
      'हिन्दी ไทย',
    ]) {
      for (const run of runsOf(text, 'regular')) {
        const font = fonts.regular.find(({ name }) => name === run.font);
        for (const character of run.text)
          expect(font?.has(character.codePointAt(0) ?? 0)).toBe(true);
      }
      expect(
        runsOf(text, 'bold')
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('show a box for what no font has, and a space for a control character', () => {
    expect(
      runsOf('a\u{10FFFD}\u0007b', 'regular')
        .map((run) => run.text)
        .join(''),
    ).toBe('a□ b');
  });

  it('come from fonts whose files are whole', () => {
    for (const { source } of [...fonts.regular, ...fonts.bold]) {
      expect(source.layout('Aé').glyphs).toHaveLength(2);
    }
  });
});
