import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mostSquareFeet, type FloorType } from 'shared-api/contract/quotes/floor';
import { quoteKindNames, quoteKinds, type AnyQuoteRequest } from 'shared-api/contract/quotes/kinds';
import { shippedRates as shipped } from 'shared-api/contract/quotes/rates';
import { largestTyped, toCents } from 'shared-api/contract/values/money';
import { readCompany } from '../company.ts';
import { rateCardSchema } from './rateCard.ts';
import { price } from './price.ts';
import { dealTiers } from './student.ts';
import { quoteTexts } from './texts.ts';

const rates = rateCardSchema.validateSync(shipped, { strict: true });
const calm = { isRush: false, taxRate: 0.13 };
const first = <T>([example]: T[]): T => {
  if (example === undefined) throw new Error('The kind has no example.');
  return example;
};

describe('prices from the shipped rate card', () => {
  it.each([
    // 3 × 38 + 1.5 × 48 + 65 + 32 + 26 + 25
    ['residential', 33_400],
    // 3 × 49 + 79 + 119
    ['carpet', 34_500],
    // 95 + 1.5 × 110 + 75 + 120 + 2 × 85
    ['grout', 62_500],
    // 2 × 385 + 1.5 × 245 + 465 + 295 + 4 × 38 + 3 × 65, and 6 spaces × (75 + 110)
    ['paint', 335_450],
    // 420 × (0.95 + 6.45)
    ['floor', 310_800],
    // two visits of 2.5 hours at 38
    ['commercial', 19_000],
    // common area and one room
    ['student', 17_998],
  ] as const)('%s comes to %p cents', (kind, cents) => {
    expect(
      price(kind, first<AnyQuoteRequest>(quoteKinds[kind].examples.valid), rates, calm)
        .subTotalCents,
    ).toBe(cents);
  });

  it('ask for no floor more than the office may type as one amount, tax included', async () => {
    const { taxRate } = await readCompany();
    const { remove, install } = shipped.floor;
    const dearest = (prices: Record<string, number>) =>
      first(Object.entries(prices).sort(([, one], [, other]) => other - one))[0];
    const totalOf = (area: number): number => {
      const request = {
        ...first(quoteKinds.floor.examples.valid),
        removeFloorType: dearest(remove) as FloorType,
        installFloorType: dearest(install) as FloorType,
        totalArea: String(area),
      };
      return price('floor', request, rates, { ...calm, taxRate }).totalCents;
    };
    expect(totalOf(mostSquareFeet)).toBeLessThanOrEqual(toCents(largestTyped));
    // A round number, and none smaller than need be.
    expect(totalOf(mostSquareFeet + 10_000)).toBeGreaterThan(toCents(largestTyped));
    expect(mostSquareFeet % 10_000).toBe(0);
  });

  it('costs more after construction', () => {
    const request = { ...first(quoteKinds.residential.examples.valid), pet: false };
    const detailed = price('residential', request, rates, calm);
    const after = price('residential', { ...request, type: 1 }, rates, calm);
    expect(after.subTotalCents).toBeGreaterThan(detailed.subTotalCents);
  });

  it('prices a whole unit by its rooms', () => {
    const request = { ...first(quoteKinds.student.examples.valid), fullUnit: true };
    // Unit 403 of King Street Towers 1 has three rooms.
    expect(price('student', request, rates, calm).subTotalCents).toBe(3 * 6_999);
  });

  it.each([
    // The tiers that the deals' tables name: one room, list price and less 10, 20 and 25 %.
    [4, 31_996, 28_796],
    [8, 63_992, 51_194],
    [12, 95_988, 71_991],
  ])('a deal of %d visits to one room costs what its table says', (deal, list, left) => {
    const [example] = quoteKinds.student.examples.valid;
    const request = { ...first([example]), commonArea: false, deal } as AnyQuoteRequest;
    const { lines, subTotalCents } = price('student', request, rates, calm);
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([list, left - list]);
    expect(subTotalCents).toBe(left);
    const [rooms] = dealTiers(rates, quoteTexts.en);
    const tier = rooms?.tiers.find(({ numberOfService }) => numberOfService === deal);
    expect(tier).toMatchObject({ price: list / 100, discountPrice: left / 100 });
  });

  it('a request for one visit is priced as one that names none', () => {
    const request = first(quoteKinds.student.examples.valid);
    const once = price('student', { ...request, deal: 0 }, rates, calm);
    expect(once).toEqual(price('student', request, rates, calm));
  });

  it('refuses an area that says no number', () => {
    const request = { ...first(quoteKinds.floor.examples.valid), totalArea: 'a lot' };
    expect(() => price('floor', request, rates, calm)).toThrow('Enter the total area');
  });
});

it('holds the largest quote at the highest prices that a card may have', () => {
  const highest = rateCardSchema.validateSync(
    {
      ...shipped,
      rushFee: 100_000,
      paint: Object.fromEntries(Object.keys(shipped.paint).map((name) => [name, 100_000])),
      floor: {
        remove: Object.fromEntries(Object.keys(shipped.floor.remove).map((name) => [name, 1_000])),
        install: Object.fromEntries(
          Object.keys(shipped.floor.install).map((name) => [name, 1_000]),
        ),
        minimum: 100_000,
      },
    },
    { strict: true },
  );
  const floor = { ...first(quoteKinds.floor.examples.valid), totalArea: '999999.99' };
  // 999,999.99 square feet at twice 1,000, and 13 % on them
  expect(price('floor', floor, highest, calm).totalCents).toBe(225_999_997_740);
  const paint = { ...first(quoteKinds.paint.examples.valid), window: 50, door: 50 };
  expect(price('paint', paint, highest, { ...calm, isRush: true }).totalCents).toBeGreaterThan(
    1_000_000_000,
  );
});

describe.each(quoteKindNames)('a %s price', (kind) => {
  it('adds up to the cent, is never negative, and is the same every time', () => {
    for (const request of quoteKinds[kind].examples.valid) {
      for (const isRush of [false, true]) {
        const once = price(kind, request, rates, { isRush, taxRate: 0.13 });
        const sum = once.lines.reduce((total, { amountCents }) => total + amountCents, 0);
        expect(once.subTotalCents).toBe(sum);
        expect(once.totalCents).toBe(once.subTotalCents + once.taxCents);
        // A deal's discount is the one line that takes something off, and never all of it.
        const charged = once.lines.filter(({ code }) => code !== 'student.deal');
        expect(charged.every(({ amountCents }) => amountCents >= 0)).toBe(true);
        expect(once.subTotalCents).toBeGreaterThanOrEqual(0);
        expect(price(kind, request, rates, { isRush, taxRate: 0.13 })).toEqual(once);
      }
    }
  });
});

it('never costs less to ask for more', () => {
  const base = first(quoteKinds.carpet.examples.valid);
  const count = (most: number) => fc.integer({ min: 0, max: most - 1 });
  fc.assert(
    fc.property(count(15), count(5), fc.boolean(), (room, stairCase, basement) => {
      const less = price('carpet', { ...base, room, stairCase, basement }, rates, calm);
      const more = price('carpet', { ...base, room: room + 1, stairCase, basement }, rates, calm);
      expect(more.totalCents).toBeGreaterThanOrEqual(less.totalCents);
    }),
  );
});

it('has the deal tiers of the product description', () => {
  const groups = dealTiers(rates, quoteTexts.en);
  expect(groups.map(({ name }) => name)).toEqual([
    'Room Deals',
    'Common Area Deals',
    'Full Unit Deals (5-bed)',
  ]);
  const tiers = groups[0]?.tiers;
  expect(tiers?.map(({ numberOfService }) => numberOfService)).toEqual([4, 8, 12]);
  expect(tiers?.[2]).toEqual({ id: 3, numberOfService: 12, price: 959.88, discountPrice: 719.91 });
});
