import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linesOf, shareOut, taxOfPart, whyAsOne } from './invoiceLines.ts';

const table = (...rows: (readonly [string, string])[]) => [['Description', 'Amount'], ...rows];

describe('the lines of an invoice', () => {
  it('are its rows with an amount, counted without the headings', () => {
    const newLineData = table(['Windows', '$ 1,033.33'], ['Note', ''], ['Doors', '66.67']);
    expect(linesOf({ newLineData, subTotal: 110_000, tax: 14_300 })).toEqual([
      { line: 1, description: 'Windows', cents: 103_333, taxCents: 13_433 },
      { line: 3, description: 'Doors', cents: 6_667, taxCents: 867 },
    ]);
  });

  it('are that one row, if there is no other', () => {
    const newLineData = table(['Windows', '50']);
    expect(linesOf({ newLineData, subTotal: 5_000, tax: 650 })).toEqual([
      { line: 1, description: 'Windows', cents: 5_000, taxCents: 650 },
    ]);
  });

  it.each([
    ['nothing in the table', table(), 5_000, ''],
    ['one row of another amount', table(['Windows', '40']), 5_000, 'otherSum'],
    ['a discount', table(['Windows', '60'], ['Friend', '-10']), 5_000, 'discount'],
    ['a row for nothing', table(['Windows', '50'], ['Gift', '0']), 5_000, ''],
    ['rows of another sum', table(['Windows', '30'], ['Doors', '10']), 5_000, 'otherSum'],
  ])('of a table with %s', (_what, newLineData, subTotal, why) => {
    expect(whyAsOne({ newLineData, subTotal })).toBe(why);
    const lines = linesOf({ newLineData, subTotal, tax: 650 });
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(subTotal);
    if (why !== '') expect(lines).toHaveLength(1);
  });
});

describe('cents that are shared out', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [11, [1, 1, 1], [4, 4, 3]],
    // The second has the larger remainder: 3.2, 6.8.
    [10, [32, 68], [3, 7]],
    [100, [0, 1, 2], [0, 33, 67]],
    // Where nothing weighs anything, the first takes all of it.
    [7, [0, 0, 0], [7, 0, 0]],
    [0, [5, 5], [0, 0]],
  ])('%p by %j', (amount, weights, shares) => expect(shareOut(amount, weights)).toEqual(shares));

  it('sum to the amount, each within a cent of its part, and more weight never gets less', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const shares = shareOut(amount, weights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
          const all = weights.reduce((sum, weight) => sum + weight, 0);
          if (all === 0) return;
          for (const [index, share] of shares.entries()) {
            const weight = weights[index] ?? 0;
            const exact = (amount * weight) / all;
            expect(Math.abs(share - exact)).toBeLessThan(1);
            const heavier = shares.filter((_, other) => (weights[other] ?? 0) > weight);
            expect(heavier.every((other) => other >= share)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the tax of parts of a line', () => {
  it.each([
    [{ cents: 100, taxCents: 13 }, 0, 3, 0],
    [{ cents: 100, taxCents: 13 }, 3, 1, 1],
    [{ cents: 100, taxCents: 13 }, 4, 96, 12],
    [{ cents: 0, taxCents: 0 }, 0, 0, 0],
    [{ cents: 1, taxCents: 0 }, 0, 1, 0],
    [{ cents: 1, taxCents: 1 }, 0, 1, 1],
    [{ cents: 0, taxCents: 5 }, 0, 0, 0],
  ])('of %j, of which %p cents were credited, for %p more', (line, before, part, tax) =>
    expect(taxOfPart(line, before, part)).toBe(tax),
  );

  it('is all of it in the end, however the line is credited', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(1_000_000),
        fc.array(fc.nat(1_000_000), { maxLength: 20 }),
        (cents, taxCents, cuts) => {
          const at = [...cuts.map((cut) => cut % (cents + 1)), 0, cents].toSorted((a, b) => a - b);
          const taxes = at.slice(1).map((to, index) => {
            const from = at[index] ?? 0;
            return taxOfPart({ cents, taxCents }, from, to - from);
          });
          expect(taxes.every((tax) => tax >= 0)).toBe(true);
          expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(taxCents);
        },
      ),
    );
  });
});
