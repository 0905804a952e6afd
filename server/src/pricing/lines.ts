import { toCents } from 'shared-api/contract/values/money';
import type { LineCode, PricedLine } from './quoteLines.ts';
import type { QuoteTexts } from './texts.ts';

type PlainCode = keyof QuoteTexts['lines'];

/**
 * A line of quantity times unit price.
 * @param what the key and parameters of its text
 * @param unitPrice dollars, from the rate card
 */
export function line(what: PlainCode | LineCode, quantity: number, unitPrice: number): PricedLine {
  const unitCents = toCents(unitPrice);
  // Quantities have at most two decimals, so a hundred times the quantity is an integer.
  const amountCents = Math.round((unitCents * Math.round(quantity * 100)) / 100);
  const code = typeof what === 'string' ? { code: what } : what;
  return { ...code, quantity, unitCents, amountCents };
}

/** Lines for the items with a non-zero quantity; `true` counts as 1. */
export const linesOf = (
  items: readonly (readonly [
    what: PlainCode | LineCode,
    asked: number | boolean,
    unitPrice: number,
  ])[],
): PricedLine[] =>
  items
    .map(([what, asked, unitPrice]) => line(what, Number(asked), unitPrice))
    .filter(({ quantity }) => quantity > 0);

/** Sum of lines in cents. */
export const sumOf = (lines: PricedLine[]): number =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

/** Adds a line that raises the sum to the minimum charge. */
export function atLeast(lines: PricedLine[], minimum: number): PricedLine[] {
  const missing = toCents(minimum) - sumOf(lines);
  if (missing <= 0) return lines;
  return [
    ...lines,
    {
      code: 'minimum',
      minimumCents: toCents(minimum),
      quantity: 1,
      unitCents: missing,
      amountCents: missing,
    },
  ];
}
