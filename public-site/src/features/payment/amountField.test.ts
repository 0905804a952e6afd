import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toPoint } from 'shared-api/contract/values/typedNumbers';
import { amountFieldIn } from './amountField.ts';

const { mask, whole, sent, advice } = amountFieldIn('fr');

describe('an amount on a French page', () => {
  /** The amount after each key. */
  const type = (keys: string): string =>
    Array.from(keys).reduce((shown, key) => mask.shape(shown + key, shown), '');

  it.each([
    ['1250,5', '1\u00a0250,5'],
    ['1 250,50', '1\u00a0250,50'],
    ['1250.5', '1\u00a0250,5'],
    ['1,250', '1,25'],
    ['12,5,0', '12,50'],
    ['123456789', '12\u00a0345\u00a0678'],
    ['00,5', '0,5'],
    [',5', ',5'],
  ])('%s, typed key by key, stands as %j', (keys, shown) => expect(type(keys)).toBe(shown));

  it.each([
    ['1250,5', '1\u00a0250,5'],
    ['1\u202f250,50\u00a0$', '1\u00a0250,50'],
    ['1.250,50', '1\u00a0250,50'],
    ['50.05', '50,05'],
    ['$1,250.50', '1\u00a0250,50'],
    ['1,250', '1\u00a0250'],
  ])('%j, pasted or filled in by a link, stands as %j', (text, shown) =>
    expect(mask.shape(text, '')).toBe(shown),
  );

  it.each([
    ['1\u00a0250,5', '1\u00a0250,50', '1250.50'],
    ['113', '113,00', '113.00'],
    [',5', '0,50', '0.50'],
  ])('%j is shown as %j and sent as %s', (typed, shown, request) => {
    expect([whole(typed), sent(typed)]).toEqual([shown, request]);
    expect(sent(whole(typed))).toBe(request);
  });

  it('is never refused for its comma, and stays as it is when it is typed again', () => {
    expect(advice('1\u00a0250,5')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = mask.shape(text, '');
        expect(mask.shape(once, once)).toBe(once);
        expect(once.replaceAll('\u00a0', '').length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('is what the server reads of it', () => {
    const cents = fc.integer({ min: 100, max: 9_999_999 });
    fc.assert(
      fc.property(cents, (amount) => {
        const shown = mask.shape((amount / 100).toFixed(2).replace('.', ','), '');
        expect(sent(shown)).toBe((amount / 100).toFixed(2));
        expect(toPoint(shown, 'fr', 'cents')).toBe(sent(shown));
      }),
    );
  });
});
