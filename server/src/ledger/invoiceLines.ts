import { toCents } from 'shared-api/contract/values/money';

/** A line of an invoice, with its share of the invoice's tax. */
export interface InvoiceLine {
  /** Counted from 1, without the headings. */
  line: number;
  description: string;
  cents: number;
  taxCents: number;
}

/** What the lines of an invoice are read from. */
interface Amounts {
  /** Rows of cells: headings, then a description and an amount each. */
  newLineData: readonly (readonly string[])[];
  subTotal: number;
  tax: number;
}

/**
 * The lines of an invoice, as credits count them. Its tax is shared among them by largest remainder.
 * Lines that do not make the subtotal are one line with all of it.
 */
export function linesOf({ newLineData, subTotal, tax }: Amounts): InvoiceLine[] {
  const rows = rowsOf(newLineData);
  const isWhole = rows.length > 0 && whyAsOne({ newLineData, subTotal }) === '';
  const lines = isWhole ? rows : [{ line: 1, description: '', cents: subTotal }];
  const taxes = shareOut(
    tax,
    lines.map(({ cents }) => cents),
  );
  return lines.map((line, index) => ({ ...line, taxCents: taxes[index] ?? 0 }));
}

/**
 * Why an invoice is credited as one amount: a line reduces it, as a discount does, or its lines do not make
 * its subtotal. Empty where they can be credited, and where it has none.
 */
export function whyAsOne({
  newLineData,
  subTotal,
}: Pick<Amounts, 'newLineData' | 'subTotal'>): '' | 'discount' | 'otherSum' {
  const rows = rowsOf(newLineData);
  if (rows.length === 0) return '';
  if (rows.some(({ cents }) => cents < 0)) return 'discount';
  return rows.reduce((all, { cents }) => all + cents, 0) === subTotal ? '' : 'otherSum';
}

const rowsOf = (newLineData: Amounts['newLineData']) =>
  newLineData.slice(1).flatMap((cells, index) => {
    const cents = centsIn(cells.slice(1).findLast((cell) => cell.trim() !== ''));
    return cents === undefined ? [] : [{ line: index + 1, description: cells[0] ?? '', cents }];
  });

function centsIn(cell = ''): number | undefined {
  const text = cell.replaceAll(/[$,\s]/g, '');
  try {
    return toCents(text);
  } catch {
    return undefined;
  }
}

/**
 * Shares whole cents out in proportion to weights, so that they sum to the amount: each gets its
 * whole cents, and the largest remainders one more, the earlier of equal ones first.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, cents: Number(product / all), rest: product % all };
  });
  const missing = amount - exact.reduce((sum, { cents }) => sum + cents, 0);
  const next = new Set(
    exact
      .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map(({ index, cents }) => cents + (next.has(index) ? 1 : 0));
}

/**
 * The tax of a part of a line that was credited up to an amount before: credits that take the line
 * in parts take exactly its tax in the end.
 */
export function taxOfPart(
  { cents, taxCents }: Pick<InvoiceLine, 'cents' | 'taxCents'>,
  before: number,
  part: number,
): number {
  const taxUpTo = (credited: number): number =>
    cents === 0
      ? 0
      : Number((2n * BigInt(taxCents) * BigInt(credited) + BigInt(cents)) / (2n * BigInt(cents)));
  return taxUpTo(before + part) - taxUpTo(before);
}
