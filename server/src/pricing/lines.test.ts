import { describe, expect, it } from '@jest/globals';
import { quoteKinds } from 'shared-api/contract/quotes/kinds';
import { shippedRates as shipped } from 'shared-api/contract/quotes/rates';
import { atLeast, line, linesOf } from './lines.ts';
import { priceFloor } from './floor.ts';
import { pricePaint } from './paint.ts';
import { rateCardSchema } from './rateCard.ts';
import { describeLine } from './quoteLines.ts';
import { priceResidential } from './residential.ts';
import { dealTiers, priceStudent } from './student.ts';
import { quoteTexts } from './texts.ts';

const rates = rateCardSchema.validateSync(shipped, { strict: true });
const codesOf = (lines: { code: string }[]): string[] => lines.map(({ code }) => code);
const first = <T>([example]: T[]): T => {
  if (example === undefined) throw new Error('The kind has no example.');
  return example;
};

describe('lines', () => {
  it('are those that were asked for', () => {
    const lines = linesOf([
      ['carpet.room', 2, 49],
      ['carpet.stairCase', 0, 79],
      ['carpet.basement', true, 119],
    ]);
    expect(lines).toEqual([
      { code: 'carpet.room', quantity: 2, unitCents: 4_900, amountCents: 9_800 },
      { code: 'carpet.basement', quantity: 1, unitCents: 11_900, amountCents: 11_900 },
    ]);
    expect(linesOf([['carpet.basement', false, 119]])).toEqual([]);
  });

  it('of a part of one are rounded to the cent', () => {
    expect(line('grout.bathroom', 1.25, 0.5).amountCents).toBe(63);
    expect(line('grout.bathroom', 0.01, 0.49).amountCents).toBe(0);
  });

  it('are raised to the least that a visit costs, by a line of its own', () => {
    const lines = [line('carpet.room', 1, 49)];
    expect(atLeast(lines, 50)).toEqual([
      ...lines,
      { code: 'minimum', minimumCents: 5_000, quantity: 1, unitCents: 100, amountCents: 100 },
    ]);
    expect(codesOf(atLeast(lines, 49.01))).toEqual(['carpet.room', 'minimum']);
  });

  it('that come to the least, or to more, stay as they are', () => {
    const lines = [line('carpet.room', 1, 49)];
    expect(atLeast(lines, 49)).toEqual(lines);
    expect(atLeast(lines, 48.99)).toEqual(lines);
  });
});

describe('a painted home', () => {
  const request = first(quoteKinds.paint.examples.valid);

  it('has baseboards and ceilings where they are asked for', () => {
    const plain = pricePaint({ ...request, baseboard: false, ceiling: false }, rates);
    expect(codesOf(plain)).not.toContain('paint.baseboard');
    expect(codesOf(plain)).not.toContain('paint.ceiling');
  });

  it('has as many of them as spaces, half a bathroom counting as one', () => {
    const spaces = { ...request, room: 1, bathroom: 0.5, hallway: 2, living: true, dining: true };
    const lines = pricePaint(spaces, rates);
    expect(lines.find(({ code }) => code === 'paint.ceiling')?.quantity).toBe(6);
  });
});

describe('a cleaned home', () => {
  const request = { ...first(quoteKinds.residential.examples.valid), type: 0 as const };
  const withPet = (pet: number) => ({
    ...rates,
    residential: { ...rates.residential, detailed: { ...rates.residential.detailed, pet } },
  });

  it('has a line for a pet where there is one, and where it costs something', () => {
    const codes = (pet: boolean, cost: number) =>
      codesOf(priceResidential({ ...request, pet }, withPet(cost)));
    expect(codes(true, 25)).toContain('residential.pet');
    expect(codes(true, 0.5)).toContain('residential.pet');
    expect(codes(true, 0)).not.toContain('residential.pet');
    expect(codes(false, 25)).not.toContain('residential.pet');
    // Free items appear on no line.
    expect(codes(true, 0)).toEqual(codes(false, 0));
  });
});

describe('a student unit', () => {
  const request = first(quoteKinds.student.examples.valid);

  it('of a building that is not known counts five rooms', () => {
    const whole = { ...request, fullUnit: true, building: 'Elsewhere' };
    expect(priceStudent(whole, rates)).toMatchObject([{ quantity: 5 }]);
  });
});

it('every deal has its list price, its discount and a number of its own', () => {
  const tiers = dealTiers(rates, quoteTexts.en).flatMap((group) => group.tiers);
  expect(tiers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const { student, deals } = rates;
  const listed = [student.room, student.commonArea, student.fullUnitRoom * 5].flatMap((price) =>
    ([4, 8, 12] as const).map((count) => {
      const cents = Math.round(price * 100) * count;
      return [cents / 100, Math.round(cents * (1 - deals.discounts[count])) / 100];
    }),
  );
  expect(tiers.map(({ price, discountPrice }) => [price, discountPrice])).toEqual(listed);
});

it('an area that says no number is refused with 405', () => {
  const request = { ...first(quoteKinds.floor.examples.valid), totalArea: 'a lot' };
  expect(() => priceFloor(request, rates)).toThrow(expect.objectContaining({ status: 405 }));
});

describe('a line that tops up to the minimum', () => {
  const row = { code: 'minimum', quantity: 1, unitCents: 8_000, amountCents: 8_000 } as const;

  it('says the minimum, with cents only where there are some', () => {
    expect(describeLine(quoteTexts.en, { ...row, minimumCents: 12_900 })).toBe(
      'Top-up to our minimum of $129',
    );
    expect(describeLine(quoteTexts.en, { ...row, minimumCents: 123_450 })).toBe(
      'Top-up to our minimum of $1,234.50',
    );
    expect(describeLine(quoteTexts.fr, { ...row, minimumCents: 12_900 })).toBe(
      'Complément pour atteindre notre minimum de 129\u00a0$',
    );
    expect(describeLine(quoteTexts.fr, { ...row, minimumCents: 12_950 })).toContain(
      '129,50\u00a0$',
    );
  });

  it('of a server of the release before names none', () => {
    expect(describeLine(quoteTexts.en, row)).toBe('Top-up to our minimum');
    expect(describeLine(quoteTexts.fr, row)).toBe('Complément pour atteindre notre minimum');
  });
});
