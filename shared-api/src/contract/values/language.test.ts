import { describe, expect, it } from '@jest/globals';
import { inLanguage, splitLanguage, languages } from './language.ts';
import { writeMoney } from './moneyTexts.fr.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/payment', 'en', '/payment'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr/payment', 'fr', '/payment'],
    ['/french', 'en', '/french'],
    ['/FR/payment', 'en', '/FR/payment'],
  ] as const)('of %s is %s', (address, language, path) =>
    expect(splitLanguage(address)).toEqual({ language, path }),
  );

  it.each(languages)('is found again in an address made for %s', (language) => {
    for (const path of ['/', '/payment', '/gallery/3']) {
      expect(splitLanguage(inLanguage(language, path))).toEqual({ language, path });
    }
  });
});

describe('an amount in French', () => {
  it.each([
    [0, '0,00 $'],
    [123_450, '1 234,50 $'],
    [-5, '-0,05 $'],
    [2_035_979, '20 359,79 $'],
    [123_456_789, '1 234 567,89 $'],
  ])('of %i cents is %s, as CLDR writes it', (cents, text) => {
    expect(writeMoney(cents).replaceAll('\u00a0', ' ')).toBe(text);
    const cldr = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' });
    expect(writeMoney(cents).replace(/\s/g, ' ')).toBe(
      cldr.format(cents / 100).replace(/\s/g, ' '),
    );
  });
});
