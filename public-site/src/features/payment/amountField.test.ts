import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Language } from 'shared-api/contract/values/language';
import { applyMask } from 'shared-ui/mask';
import { amountFieldIn } from './amountField.ts';

const fields = { en: amountFieldIn('en'), fr: amountFieldIn('fr') };

/** What stands in the field after each key. */
const type = (language: Language, keys: string, from = ''): string =>
  Array.from(keys).reduce((shown, key) => fields[language].mask.shape(shown + key, shown), from);
const paste = (language: Language, text: string): string => fields[language].mask.shape(text, '');

/** What is sent of what stands in the field, or what is wrong with it. */
const outcome = (language: Language, shown: string): string | undefined => {
  const { fault, sent } = fields[language];
  return fault(shown)?.is ?? sent(shown);
};

describe('an amount on an English page', () => {
  it.each([
    ['1250.5', '1,250.5', '1250.50'],
    ['1,250.50', '1,250.50', '1250.50'],
    ['1250.567', '1,250.56', '1250.56'],
    ['195,00', '195,00', '195.00'],
    ['1250,50', '1,250,50', '1250.50'],
    ['1,5', '1,5', 'comma'],
    ['195,', '195,', 'comma'],
    ['1,234', '1,234', '1234.00'],
    ['12.345', '12.34', '12.34'],
    ['1.234,50', '1.23', '1.23'],
    ['0.505', '0.50', '0.50'],
    ['-5', '-5', 'minus'],
    ['1e3', '1e3', 'unclear'],
    ['12345678', '12,345,678', 'tooMuch'],
    ['$1 2x', '12', '12.00'],
  ])('%s, typed key by key, stands as %j and comes to %s', (keys, shown, is) => {
    expect(type('en', keys)).toBe(shown);
    expect(outcome('en', shown)).toBe(is);
  });

  it.each([
    ['195,00', '195.00', '195.00'],
    ['$ 1,234.50', '1,234.50', '1234.50'],
    ['1 234,50 $', '1,234.50', '1234.50'],
    ['1\u202f234,50\u00a0$', '1,234.50', '1234.50'],
    ['1.234,50', '1,234.50', '1234.50'],
    ['CAD 1,234.50', '1,234.50', '1234.50'],
    ['$1234.5 CAD', '1,234.5', '1234.50'],
    ['1,5', '1,5', 'comma'],
    ['12.345', '12.34', '12.34'],
    ['1.234', '1.23', '1.23'],
    ['1,23,456', '1,23,456', 'unclear'],
    ['1234,567', '1234,567', 'unclear'],
    ['0,500', '0,500', 'unclear'],
    ['1 23', '1 23', 'unclear'],
    ['12.3.4', '12.3.4', 'unclear'],
    ['-5', '-5', 'minus'],
    ['\u2212$5.00', '\u2212$5.00', 'minus'],
    ['1e3', '1e3', 'unclear'],
    ['US$ 5', 'US$ 5', 'unclear'],
    ['123456.00', '123,456.0', 'tooMuch'],
    ['99999.99', '99,999.99', '99999.99'],
    ['much', '', '0.00'],
  ])('%j, pasted, stands as %j and comes to %s', (text, shown, is) => {
    expect(paste('en', text)).toBe(shown);
    expect(outcome('en', shown)).toBe(is);
  });
});

describe('an amount on a French page', () => {
  it.each([
    ['1250,5', '1\u00a0250,5', '1250.50'],
    ['1 250,50', '1\u00a0250,50', '1250.50'],
    ['1250.5', '1\u00a0250,5', '1250.50'],
    ['12,345', '12,34', '12.34'],
    ['1250,567', '1\u00a0250,56', '1250.56'],
    ['12,5,0', '12,50', '12.50'],
    ['1.234,56', '1,23', '1.23'],
    ['123456789', '12\u00a0345\u00a0678', 'tooMuch'],
    ['00,5', '0,5', '0.50'],
    [',5', ',5', '0.50'],
    ['-5', '-5', 'minus'],
    ['1e3', '1e3', 'unclear'],
  ])('%s, typed key by key, stands as %j and comes to %s', (keys, shown, is) => {
    expect(type('fr', keys)).toBe(shown);
    expect(outcome('fr', shown)).toBe(is);
  });

  it.each([
    ['1250,5', '1\u00a0250,5', '1250.50'],
    ['1\u202f250,50\u00a0$', '1\u00a0250,50', '1250.50'],
    ['1.250,50', '1\u00a0250,50', '1250.50'],
    ['50.05', '50,05', '50.05'],
    ['$1,250.50', '1\u00a0250,50', '1250.50'],
    ['1,250', '1,25', '1.25'],
    ['1.250', '1,25', '1.25'],
  ])('%j, pasted or filled in by a link, stands as %j and comes to %s', (text, shown, is) => {
    expect(paste('fr', text)).toBe(shown);
    expect(outcome('fr', shown)).toBe(is);
  });
});

it.each([
  ['en', '195,00', '195.00', '195.00'],
  ['en', '.5', '0.50', '0.50'],
  ['en', '1,5', '1,5', undefined],
  ['fr', '1\u00a0250,5', '1\u00a0250,50', '1250.50'],
  ['fr', '113', '113,00', '113.00'],
  ['fr', ',5', '0,50', '0.50'],
] as const)('in %s, %j is left as %j and sent as %s', (language, typed, shown, request) => {
  const { whole, sent } = fields[language];
  expect([whole(typed), sent(typed)]).toEqual([shown, request]);
  expect(sent(whole(typed))).toBe(request);
});

it('stands again as it stood when it is put right', () => {
  expect(type('en', '5', '12,')).toBe('12,5');
  expect(fields.en.mask.shape('12', '12,')).toBe('12');
  expect(fields.en.mask.shape('13', '1e3')).toBe('13');
  expect(type('en', '00', '1,0')).toBe('1,000');
  // A word that is pasted over a part takes that away, and adds nothing.
  expect(fields.en.mask.shape('1abc', '1,250')).toBe('1');
});

it('keeps the caret at its character when a pasted amount is put into form', () => {
  const input = document.createElement('input');
  input.value = '1 234,50 $';
  input.setSelectionRange(10, 10);
  applyMask(fields.en.mask, input, '', 'insertFromPaste');
  expect([input.value, input.selectionStart]).toEqual(['1,234.50', 8]);
});

const languages = fc.constantFrom<Language>('en', 'fr');
const texts = fc.stringMatching(/^[$ -]{0,2}[\d.,\u00a0e -]{0,14}[ $]{0,2}$/);
/** Its digits but for zeros at both ends, which say nothing new. */
const figures = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

it('is the same when it is taken over as it stands, and when it is left', () => {
  fc.assert(
    fc.property(languages, texts, (language, text) => {
      const { mask, whole } = fields[language];
      const once = mask.shape(text, '');
      expect(mask.shape(once, once)).toBe(once);
      expect(outcome(language, once)).toBe(outcome(language, whole(once)));
    }),
    { numRuns: 2000 },
  );
});

it('has the digits that were typed or pasted, or is refused', () => {
  fc.assert(
    fc.property(languages, texts, fc.boolean(), (language, text, isPasted) => {
      const shown = isPasted ? paste(language, text) : type(language, text);
      const { sent, fault } = fields[language];
      if (fault(shown) !== undefined) return;
      const request = sent(shown) ?? '';
      // Nothing but decimals beyond two, and what is beyond eight characters, is left away.
      expect(figures(text).startsWith(figures(request))).toBe(true);
      expect(request).toMatch(/^\d{1,5}\.\d\d$/);
    }),
    { numRuns: 2000 },
  );
});

it('of a document is read as it is written, in every way of writing it', () => {
  const cents = fc.integer({ min: 100, max: 9_999_999 });
  const ways = fc.constantFrom<(amount: string) => string>(
    (amount) => amount,
    (amount) => `$ ${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`,
    (amount) => `${amount.replace(/\B(?=(\d{3})+\.)/g, '\u00a0').replace('.', ',')}\u00a0$`,
    (amount) => amount.replace(/\B(?=(\d{3})+\.)/g, ' ').replace('.', ','),
    (amount) => amount.replace('.', ','),
  );
  fc.assert(
    fc.property(languages, cents, ways, (language, amount, write) => {
      const text = (amount / 100).toFixed(2);
      expect(outcome(language, paste(language, write(text)))).toBe(text);
    }),
  );
});
