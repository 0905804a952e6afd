import { isDeepStrictEqual } from 'node:util';
import * as yup from 'yup';
import { fault, type Fault } from 'shared-api/contract/messages/faults';
import { toCents } from 'shared-api/contract/values/money';
import type { Rates } from 'shared-api/contract/quotes/QuoteKind';
import { shippedRates, unitOf, type RateCard } from 'shared-api/contract/quotes/rates';
import type { Queryable, Transactional } from '../db/Database.ts';
import { checkWith } from '../HttpError.ts';

/**
 * Upper limits on prices, in dollars: more is a typing error, and the largest possible quote still
 * fits into an amount.
 */
const maxPrices = { dollars: 100_000, dollarsPerSquareFoot: 1_000 };

/** A price in dollars, not negative, with at most two decimals. */
const price = (most: number) =>
  yup
    .number()
    .strict()
    .typeError(fault('notDollars'))
    .required(fault('missing'))
    .min(0, fault('negative'))
    .max(most, fault('aboveAmount', { max: most }))
    .test('cents', fault('manyDecimals'), (value) => {
      try {
        toCents(value);
        return true;
      } catch {
        return false;
      }
    });

const fraction = () =>
  yup
    .number()
    .strict()
    .typeError(fault('notFraction'))
    .required(fault('missing'))
    .min(0, fault('negative'))
    .max(1, fault('above', { max: 1 }));

const unknown = ({ unknown: names }: { unknown?: unknown }): Fault =>
  fault('priceUnknown', { name: String(names) });

/** Schema fields for the prices of a part, by unit. */
const fieldsFor = (rates: Rates, before = ''): yup.ObjectShape =>
  Object.fromEntries(
    Object.entries(rates).map(([name, value]) => {
      const path = before + name;
      return [name, typeof value === 'number' ? priceAt(path) : part(value, `${path}.`)];
    }),
  );

const part = (rates: Rates, before: string) =>
  yup.object(fieldsFor(rates, before)).noUnknown(unknown).required(fault('missing'));

function priceAt(path: string) {
  const unit = unitOf(path);
  return unit === 'fraction' ? fraction() : price(maxPrices[unit]);
}

/**
 * Prices of the instant quotes. They are data, so changing one needs no release; the quote kinds
 * declare which prices exist.
 */
export const rateCardSchema = yup
  .object(fieldsFor(shippedRates))
  .noUnknown(unknown) as yup.ObjectSchema<RateCard>;

/** The current prices and their version, which quotes record. */
export interface CurrentRateCard {
  version: number;
  rates: RateCard;
}

/**
 * A stored card with the default of each price that it lacks. Prices that it alone has stay: another
 * release knows them, which may be running beside this one or come back.
 */
function completed(defaults: Rates, stored: object): Rates {
  const own = stored as Partial<Rates>;
  const missing = Object.entries(defaults).map(([name, value]) => {
    const known = own[name];
    if (typeof value === 'number') return [name, known ?? value];
    return [name, completed(value, typeof known === 'object' ? known : {})];
  });
  return { ...stored, ...(Object.fromEntries(missing) as Rates) };
}

/** Those prices of a completed card that this release knows. */
const known = (defaults: Rates, card: Rates): Rates =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const own = card[name] ?? value;
      return [name, typeof value === 'number' ? own : known(value, own as Rates)];
    }),
  );

/**
 * Ensures that the current card has every price: stores the default card if there is none, or adds
 * missing prices to an older one as a new version.
 * @throws HttpError 400 that names each price out of bounds
 */
export async function ensureRateCard(database: Transactional): Promise<void> {
  await database.transaction(async (connection) => {
    // Servers that start together wait here; the second finds the first one's card.
    await connection.query('LOCK TABLE rate_cards IN SHARE ROW EXCLUSIVE MODE');
    const { rows } = await connection.query<CurrentRateCard>(newest);
    const stored = rows[0]?.rates;
    const whole = completed(shippedRates, stored ?? {});
    checkWith(rateCardSchema, known(shippedRates, whole), 'rates');
    if (isDeepStrictEqual(whole, stored)) return;
    await connection.query("INSERT INTO rate_cards (rates, created_by) VALUES ($1, 'shipped')", [
      whole,
    ]);
  });
}

const newest = 'SELECT version, rates FROM rate_cards ORDER BY version DESC LIMIT 1';

/** @throws Error if no card has been stored */
export async function currentRateCard(database: Queryable): Promise<CurrentRateCard> {
  const { rows } = await database.query<CurrentRateCard>(newest);
  const [current] = rows;
  if (!current) throw new Error('No rate card is stored.');
  return current;
}
