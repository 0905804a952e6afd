import * as yup from 'yup';
import { formatAmount, toCents } from 'shared-api/contract/values/money';
import type { Rates } from 'shared-api/contract/quotes/QuoteKind';
import { shippedRates, unitOf, type RateCard } from 'shared-api/contract/quotes/rates';
import type { Queryable, Transactional } from '../db/Database.ts';

/**
 * The most that one price may be, in dollars: more is a slip of the keyboard, and the largest quote
 * that the forms allow stays an amount that money can hold.
 */
const mostOf = { dollars: 100_000, dollarsPerSquareFoot: 1_000 };

/** A price in dollars, not negative, with at most two decimals. */
const price = (label: string, most: number) =>
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

const unknown = ({ unknown: names }: { unknown?: unknown }): string =>
  `A rate card has no ${String(names)}.`;

/** Fields for the prices of a part, by the unit of each. */
const fieldsFor = (rates: Rates, before = ''): yup.ObjectShape =>
  Object.fromEntries(
    Object.entries(rates).map(([name, value]) => {
      const path = before + name;
      return [name, typeof value === 'number' ? priceAt(path) : part(value, `${path}.`)];
    }),
  );

const part = (rates: Rates, before: string) =>
  yup.object(fieldsFor(rates, before)).noUnknown(unknown).required();

function priceAt(path: string) {
  const unit = unitOf(path);
  return unit === 'fraction' ? fraction(path) : price(path, mostOf[unit]);
}

/**
 * Prices of the instant quotes: data, so that no release is needed to change one. What there is to be
 * priced, the kinds declare.
 */
export const rateCardSchema = yup
  .object(fieldsFor(shippedRates))
  .noUnknown(unknown) as yup.ObjectSchema<RateCard>;

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
    const whole = rateCardSchema.validateSync(
      { ...shippedRates, ...(stored ?? {}) },
      { strict: true },
    );
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
