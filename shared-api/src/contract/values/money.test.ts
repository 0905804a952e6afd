import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatAmount,
  formatMoney,
  fromCents,
  largestAmount,
  splitTotal,
  taxOf,
  toCents,
} from './money.ts';

/** Five billion dollars. */
const largest = 500_000_000_000;
const anyCents = fc.integer({ min: -largest, max: largest });

describe('cents of an amount', () => {
  it.each([
    [0, 0],
    [1234.5, 123_450],
    [0.07, 7],
    ['19.99', 1999],
    [' 5 ', 500],
    ['007.1', 710],
    [-3.1, -310],
    ['-0.00', 0],
    [-0, 0],
    [5_000_000_000, largest],
    [-5_000_000_000, -largest],
  ])('of %p are %p', (amount, cents) => expect(toCents(amount)).toBe(cents));

  it.each([
    1.005,
    '1.234',
    '',
    ' ',
    '.',
    '5.',
    '.5',
    'abc',
    '1,000.00',
    '$ 5.00',
    '+5',
    '--1',
    '- 1',
    '1 000',
    '٣',
    '1e3',
    '0x10',
    NaN,
    Infinity,
    1e21,
    1e-7,
    '5000000000.01',
    '-5000000000.01',
  ])('of %p do not exist', (amount) => expect(() => toCents(amount)).toThrow('Invalid number'));

  it('come back from their JSON number, also through JSON itself', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const json = JSON.stringify(fromCents(cents));
        expect(toCents(JSON.parse(json) as number)).toBe(cents);
        expect(toCents(json)).toBe(cents);
      }),
    );
  });

  it('are refused for every amount with a third decimal that counts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9 }),
        (cents, thousandth) => {
          const amount = `${(cents / 100).toFixed(2)}${thousandth}`;
          expect(() => toCents(amount)).toThrow('Invalid number');
          expect(() => toCents(Number(amount))).toThrow('Invalid number');
        },
      ),
    );
  });
});

describe('the JSON number of cents', () => {
  it.each([
    [123_450, 1234.5],
    [7, 0.07],
    [-310, -3.1],
  ])('of %p is %p', (cents, amount) => expect(fromCents(cents)).toBe(amount));

  it('is never a negative zero', () => expect(Object.is(fromCents(-0), 0)).toBe(true));

  it.each([0.5, NaN, Infinity, 2 ** 53, -(2 ** 53)])('of %p does not exist', (cents) =>
    expect(() => fromCents(cents)).toThrow('Invalid number'),
  );
});

describe('money on screen', () => {
  it.each([
    [123_450, '$ 1,234.50'],
    [0, '$ 0.00'],
    [-0, '$ 0.00'],
    [5, '$ 0.05'],
    [99_999, '$ 999.99'],
    [100_000, '$ 1,000.00'],
    [100_000_000, '$ 1,000,000.00'],
    [largest, '$ 5,000,000,000.00'],
    [-123_450, '-$ 1,234.50'],
  ])('of %p cents reads %p', (cents, text) => expect(formatMoney(cents)).toBe(text));

  it('has groups of three digits and two decimals, and reads back as the same cents', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const text = formatMoney(cents);
        expect(text).toMatch(/^-?\$ \d{1,3}(,\d{3})*\.\d{2}$/);
        expect(toCents(text.replace(/[$ ,]/g, ''))).toBe(cents);
      }),
    );
  });

  it('is the same for an amount as for its cents', () => {
    expect(formatAmount(1234.5)).toBe('$ 1,234.50');
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatAmount(fromCents(cents))).toBe(formatMoney(cents));
      }),
    );
  });

  it('throws for what is no amount', () => {
    expect(() => formatAmount(1.234)).toThrow('Invalid number');
    expect(() => formatMoney(1.5)).toThrow('Invalid number');
    expect(() => formatMoney(NaN)).toThrow('Invalid number');
    expect(() => formatMoney(2 ** 53)).toThrow('Invalid number');
  });
});

describe('tax', () => {
  it.each([
    [10_000, 0.13, 1300],
    [34_500, 0.13, 4485],
    [49, 0.13, 6],
    [50, 0.13, 7],
    [51, 0.13, 7],
    [-49, 0.13, -6],
    [-50, 0.13, -7],
    [0, 0.13, 0],
    [1_000, 0, 0],
    [1_000, 1, 1_000],
    [20_000, 0.1475, 2_950],
    [2, 0.25, 1],
    [-2, 0.25, -1],
  ])('of %p cents at a rate of %p is %p', (cents, rate, tax) => {
    expect(taxOf(cents, rate)).toBe(tax);
  });

  it('is rounded half away from zero, to the cent', () => {
    const fourDecimals = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(anyCents, fourDecimals, (cents, perTenThousand) => {
        const exact = BigInt(cents) * BigInt(perTenThousand);
        const half = exact < 0n ? -5_000n : 5_000n;
        // Integer division truncates, so half is added first.
        expect(BigInt(taxOf(cents, perTenThousand / 10_000))).toBe((exact + half) / 10_000n);
      }),
    );
  });

  it('of money owed back is that of the money owed, with the sign turned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largest }), (cents) => {
        expect(taxOf(-cents, 0.13) + taxOf(cents, 0.13)).toBe(0);
      }),
    );
  });

  it('throws for what is no amount', () => {
    expect(() => taxOf(0.5, 0.13)).toThrow('Invalid number');
    expect(() => taxOf(100, NaN)).toThrow('Invalid number');
  });
});

describe('the largest amount', () => {
  it('can be typed, and a cent more cannot', () => {
    expect(toCents('5000000000.00')).toBe(largest);
    expect(fromCents(largest)).toBe(largestAmount);
    expect(() => toCents('5000000000.01')).toThrow('Invalid number');
    expect(() => taxOf(largest + 1, 0.13)).toThrow('Invalid number');
    expect(() => splitTotal(largest + 1, 0.13)).toThrow('Invalid number');
  });

  it('is no bound of sums', () => {
    const sum = 1000 * largest + 1;
    expect(fromCents(sum)).toBe(5_000_000_000_000.01);
    expect(toCents(fromCents(sum))).toBe(sum);
    expect(formatMoney(-sum)).toBe('-$ 5,000,000,000,000.01');
    expect(formatAmount(fromCents(sum))).toBe('$ 5,000,000,000,000.01');
  });
});

it('tax of just under half a cent is none, and of half a cent is one', () => {
  expect(taxOf(1, 0.4999)).toBe(0);
  expect(taxOf(1, 0.5)).toBe(1);
});

describe('an amount that includes tax', () => {
  const rates = fc
    .integer({ min: 0, max: 10_000 })
    .map((perTenThousand) => perTenThousand / 10_000);

  it('is split into the subtotal and tax that it was made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000_000 }), rates, (subTotal, rate) => {
        const tax = taxOf(subTotal, rate);
        expect(splitTotal(subTotal + tax, rate)).toEqual({ subTotal, tax });
      }),
    );
  });

  it('is never more or less than its parts, and their tax is right to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000_000 }), rates, (total, rate) => {
        const { subTotal, tax } = splitTotal(total, rate);
        expect(subTotal + tax).toBe(total);
        expect(Math.abs(tax - taxOf(subTotal, rate))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('may be one that no subtotal comes to', () => {
    expect(splitTotal(418_600, 0.13)).toEqual({ subTotal: 370_442, tax: 48_158 });
  });
});
