import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount, formatMoney, fromCents, taxOf, toCents } from './money.ts';

describe('cents of an amount', () => {
  it.each([
    [0, 0],
    [1234.5, 123_450],
    [0.07, 7],
    ['19.99', 1999],
    [' 5 ', 500],
    [-3.1, -310],
    ['-0.00', 0],
  ])('of %p are %p', (amount, cents) => expect(toCents(amount)).toBe(cents));

  it.each([1.005, '1.234', '', 'abc', '1,000.00', NaN, Infinity, 1e21, '1e3', '--1'])(
    'of %p do not exist',
    (amount) => expect(() => toCents(amount)).toThrow('Invalid number'),
  );

  it('are what their JSON number says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000_000_000, max: 500_000_000_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });

  it('are whole', () => expect(() => fromCents(0.5)).toThrow('Invalid number'));
});

describe('money on screen', () => {
  it.each([
    [123_450, '$ 1,234.50'],
    [0, '$ 0.00'],
    [5, '$ 0.05'],
    [100_000_000, '$ 1,000,000.00'],
    [-123_450, '-$ 1,234.50'],
  ])('%p cents read %p', (cents, text) => expect(formatMoney(cents)).toBe(text));

  it('reads back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000_000_000 }), (cents) => {
        expect(toCents(formatMoney(cents).replace(/[$ ,]/g, ''))).toBe(cents);
      }),
    );
  });

  it('throws for what is no amount', () => {
    expect(() => formatAmount(1.234)).toThrow('Invalid number');
    expect(() => formatMoney(NaN)).toThrow('Invalid number');
  });
});

describe('tax', () => {
  it.each([
    [10_000, 1300],
    [34_500, 4485],
    [50, 7],
    [-50, -7],
    [0, 0],
  ])('of %p cents at 13 percent is %p', (cents, tax) => expect(taxOf(cents, 0.13)).toBe(tax));

  it('is never off by more than half a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        expect(
          Math.abs(BigInt(taxOf(cents, 0.13)) * 100n - BigInt(cents) * 13n <= 50n ? 0 : 1),
        ).toBe(0);
      }),
    );
  });
});
