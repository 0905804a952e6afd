import * as yup from 'yup';
import { toCents } from 'shared-api/contract/money';
import type { Queryable } from '../db/Database.ts';
import shipped from './rateCard.json' with { type: 'json' };

/** A price in dollars, not negative, with at most two decimals. */
const price = (label: string) =>
  yup
    .number()
    .strict()
    .typeError(`${label} must be a number of dollars.`)
    .required(`${label} is missing.`)
    .min(0, `${label} can't be negative.`)
    .test('cents', `${label} must have at most two decimals.`, (value) => {
      try {
        toCents(value);
        return true;
      } catch {
        return false;
      }
    });

/** Prices of the instant quotes in dollars: data, so that no release is needed to change one. */
export const rateCardSchema = yup
  .object({
    rushFee: price('rushFee'),
    carpet: yup
      .object({
        room: price('carpet.room'),
        stairCase: price('carpet.stairCase'),
        basement: price('carpet.basement'),
        minimum: price('carpet.minimum'),
      })
      .noUnknown()
      .required(),
  })
  .noUnknown();

export type RateCard = yup.InferType<typeof rateCardSchema>;

/** The prices in force, and their version, which a quote keeps. */
export interface CurrentRateCard {
  version: number;
  rates: RateCard;
}

/** Stores the card that comes with the product, where no card has been stored yet. */
export async function ensureRateCard(database: Queryable): Promise<void> {
  await database.query(
    `INSERT INTO rate_cards (rates, created_by)
     SELECT $1, 'shipped' WHERE NOT EXISTS (SELECT FROM rate_cards)`,
    [rateCardSchema.validateSync(shipped, { strict: true })],
  );
}

/** @throws Error when no card has been stored */
export async function currentRateCard(database: Queryable): Promise<CurrentRateCard> {
  const { rows } = await database.query<CurrentRateCard>(
    'SELECT version, rates FROM rate_cards ORDER BY version DESC LIMIT 1',
  );
  const [current] = rows;
  if (!current) throw new Error('No rate card is stored.');
  return current;
}
