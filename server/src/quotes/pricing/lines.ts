import { toCents } from 'shared-api/contract/money';

/** One line of a price, in whole cents. */
export interface PricedLine {
  description: string;
  quantity: number;
  unitCents: number;
  amountCents: number;
}

/**
 * A line of so many at so much.
 * @param unitPrice dollars, from the rate card
 */
export function line(description: string, quantity: number, unitPrice: number): PricedLine {
  const unitCents = toCents(unitPrice);
  // Quantities have two decimals at most, so a hundred times the quantity is a whole number.
  const amountCents = Math.round((unitCents * Math.round(quantity * 100)) / 100);
  return { description, quantity, unitCents, amountCents };
}

/** The lines of those that are asked for at all; a box that is ticked counts one. */
export const linesOf = (
  items: readonly (readonly [description: string, asked: number | boolean, unitPrice: number])[],
): PricedLine[] =>
  items
    .map(([description, asked, unitPrice]) => line(description, Number(asked), unitPrice))
    .filter(({ quantity }) => quantity > 0);

/** Sum of lines in cents. */
export const sumOf = (lines: PricedLine[]): number =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

/** Raises lines to the least that a visit costs, by a line that says so. */
export function atLeast(lines: PricedLine[], minimum: number): PricedLine[] {
  const missing = toCents(minimum) - sumOf(lines);
  if (missing <= 0) return lines;
  return [
    ...lines,
    {
      description: 'Minimum visit charge',
      quantity: 1,
      unitCents: missing,
      amountCents: missing,
    },
  ];
}
