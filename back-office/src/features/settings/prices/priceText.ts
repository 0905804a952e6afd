import type { Rates } from 'shared-api/contract/quotes/QuoteKind';
import { toCents } from 'shared-api/contract/values/money';
import { pricesByPath } from 'shared-api/contract/quotes/rateCard';
import { showAmount } from '../../../amounts.ts';
import type { PriceField } from './priceGroups.ts';
import { texts } from '../texts.ts';

/** What stands in the fields, by path. */
export type PriceText = Record<string, string>;

/** A hundredth of a percent as a fraction's unit: 0.125 is 12.50 percent is 1250. */
const fractionUnits = 10_000;

const textOf = (value: number, unit: PriceField['unit']): string =>
  unit === 'dollars'
    ? value.toFixed(2)
    : String(Math.round(value * fractionUnits) / (fractionUnits / 100));

/** A price or a discount as a person reads it, with its unit, which no line break parts from it. */
export const showPrice = (value: number, unit: PriceField['unit']): string =>
  (unit === 'dollars' ? showAmount(value) : `${textOf(value, unit)} %`).replace(' ', '\u00a0');

/** A card as the fields show it. */
export function toText(rates: Rates, fields: readonly PriceField[]): PriceText {
  const values = pricesByPath(rates);
  return Object.fromEntries(
    fields.map(({ path, unit }) => [path, textOf(values[path] ?? 0, unit)]),
  );
}

/** The cents of a text, or the hundredths of a percent; undefined when it is none that may be. */
function unitsOf(text: string, unit: PriceField['unit']): number | undefined {
  try {
    const units = toCents(text);
    return units < 0 || (unit === 'percent' && units > fractionUnits) ? undefined : units;
  } catch {
    return undefined;
  }
}

/** What is wrong with each text; a courtesy, since the server checks again. */
export function textErrors(values: PriceText, fields: readonly PriceField[]): PriceText {
  return Object.fromEntries(
    fields
      .filter(({ path, unit }) => unitsOf(values[path] ?? '', unit) === undefined)
      .map(({ path, unit }) => [
        path,
        unit === 'dollars' ? texts.prices.notMoney : texts.prices.notPercent,
      ]),
  );
}

/** A text as the card would give it back: `49` becomes `49.00`; what is wrong stays as it is. */
export function tidied(text: string, unit: PriceField['unit']): string {
  const units = unitsOf(text, unit);
  if (units === undefined) return text;
  return textOf(units / (unit === 'dollars' ? 100 : fractionUnits), unit);
}

/** The paths whose text is another one. */
export const changedPaths = (from: PriceText, to: PriceText): string[] =>
  Object.keys(to).filter((path) => from[path] !== to[path]);

/**
 * A card with what was typed. What was not touched is taken over as it is, finer fractions than a
 * field shows included.
 */
export function withText(rates: Rates, values: PriceText, fields: readonly PriceField[]): Rates {
  const before = toText(rates, fields);
  return fields
    .filter(({ path }) => before[path] !== values[path])
    .reduce((card, { path, unit }) => {
      const units = unitsOf(values[path] ?? '', unit) ?? 0;
      return withValue(card, path.split('.'), units / (unit === 'dollars' ? 100 : fractionUnits));
    }, rates);
}

function withValue(rates: Rates, [name = '', ...rest]: string[], value: number): Rates {
  const part = rates[name];
  if (rest.length === 0 || typeof part !== 'object') return { ...rates, [name]: value };
  return { ...rates, [name]: withValue(part, rest, value) };
}

/** What was typed on one card, carried over to a newer one. */
export const carriedOver = (from: PriceText, typed: PriceText, to: PriceText): PriceText =>
  Object.fromEntries(
    Object.entries(to).map(([path, text]) => [
      path,
      typed[path] === from[path] ? text : (typed[path] ?? text),
    ]),
  );
