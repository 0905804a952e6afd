import * as yup from 'yup';
import { formatAmount, toCents } from 'shared-api/contract/values/money';
import type { Queryable, Transactional } from '../db/Database.ts';
import shipped from './rateCard.json' with { type: 'json' };

/**
 * The most that one price may be, in dollars: more is a slip of the keyboard, and the largest quote
 * that the forms allow stays an amount that money can hold.
 */
const mostOf = { price: 100_000, squareFoot: 1_000 };

/** A price in dollars, not negative, with at most two decimals. */
const price = (label: string, most = mostOf.price) =>
  yup
    .number()
    .strict()
    .typeError(`${label} must be a number of dollars.`)
    .required(`${label} is missing.`)
    .min(0, `${label} can't be negative.`)
    .max(most, `${label} can't be more than ${formatAmount(most)}.`)
    .test('cents', `${label} must have at most two decimals.`, (value) => {
      try {
        toCents(value);
        return true;
      } catch {
        return false;
      }
    });

const fraction = (label: string) =>
  yup
    .number()
    .strict()
    .typeError(`${label} must be a fraction, 0.25 for 25 percent.`)
    .required(`${label} is missing.`)
    .min(0, `${label} can't be negative.`)
    .max(1, `${label} can't be more than 1.`);

const part = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup
    .object(shape)
    .noUnknown(({ unknown }) => `A rate card has no ${String(unknown)}.`)
    .required();

/** A part of the card with a price under each of some names. */
const prices = <Name extends string>(label: string, names: readonly Name[], most?: number) =>
  part(
    Object.fromEntries(names.map((name) => [name, price(`${label}.${name}`, most)])) as Record<
      Name,
      ReturnType<typeof price>
    >,
  );

const floors = ['Carpet', 'Hardwood', 'Laminate', 'Tile', 'Vinyl'] as const;
const residential = [
  'room',
  'bathroom',
  'kitchen',
  'living',
  'dining',
  'basement',
  'garage',
  'pet',
  'minimum',
] as const;

/** Prices of the instant quotes in dollars: data, so that no release is needed to change one. */
export const rateCardSchema = yup
  .object({
    rushFee: price('rushFee'),
    commercial: part({ hour: prices('commercial.hour', ['weekly', 'biWeekly', 'monthly']) }),
    student: prices('student', ['room', 'commonArea', 'fullUnitRoom']),
    /** Discounts of the student deals by number of services, as fractions. */
    deals: part({
      discounts: part({
        4: fraction('deals.discounts.4'),
        8: fraction('deals.discounts.8'),
        12: fraction('deals.discounts.12'),
      }),
    }),
    residential: part({
      detailed: prices('residential.detailed', residential),
      postConstruction: prices('residential.postConstruction', residential),
    }),
    carpet: prices('carpet', ['room', 'stairCase', 'basement', 'minimum']),
    grout: prices('grout', ['room', 'bathroom', 'hallway', 'kitchen', 'shower', 'minimum']),
    paint: prices('paint', [
      'room',
      'bathroom',
      'window',
      'door',
      'hallway',
      'staircase',
      'living',
      'dining',
      'kitchen',
      'basement',
      'baseboard',
      'ceiling',
      'minimum',
    ]),
    floor: part({
      remove: prices('floor.remove', floors, mostOf.squareFoot),
      install: prices('floor.install', floors, mostOf.squareFoot),
      minimum: price('floor.minimum'),
    }),
  })
  .noUnknown(({ unknown }) => `A rate card has no ${String(unknown)}.`);

export type RateCard = yup.InferType<typeof rateCardSchema>;

/** The prices in force, and their version, which a quote keeps. */
export interface CurrentRateCard {
  version: number;
  rates: RateCard;
}

/**
 * Makes sure that a card is in force which has a price for everything: the one that comes with the
 * product where none is stored, and its new parts added to an older one, as another version.
 */
export async function ensureRateCard(database: Transactional): Promise<void> {
  await database.transaction(async (connection) => {
    // Servers that start together wait here, and the second finds the card of the first.
    await connection.query('LOCK TABLE rate_cards IN SHARE ROW EXCLUSIVE MODE');
    const { rows } = await connection.query<CurrentRateCard>(newest);
    const stored: unknown = rows[0]?.rates;
    if (stored !== undefined && rateCardSchema.isValidSync(stored, { strict: true })) return;
    const whole = rateCardSchema.validateSync({ ...shipped, ...(stored ?? {}) }, { strict: true });
    await connection.query("INSERT INTO rate_cards (rates, created_by) VALUES ($1, 'shipped')", [
      whole,
    ]);
  });
}

const newest = 'SELECT version, rates FROM rate_cards ORDER BY version DESC LIMIT 1';

/** @throws Error when no card has been stored */
export async function currentRateCard(database: Queryable): Promise<CurrentRateCard> {
  const { rows } = await database.query<CurrentRateCard>(newest);
  const [current] = rows;
  if (!current) throw new Error('No rate card is stored.');
  return current;
}
