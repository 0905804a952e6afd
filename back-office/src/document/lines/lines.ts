import { withWrittenDays } from 'shared-api/contract/values/days';
import { formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import { readNumber, withCents } from 'shared-api/contract/values/typedNumbers';
import { showCents } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import type { EditorQuestion } from '../../entities/Editor.ts';
import { texts } from './texts.ts';

/** Rows of cells; the first row holds the headings, the last column the amounts. */
export type Lines = readonly (readonly string[])[];

const isLines = (value: unknown): value is Lines => Array.isArray(value);

/** The cents of a cell; null if it is empty, undefined if it is no amount. */
function centsOf(text: string): number | null | undefined {
  const amount = readNumber(text);
  if (amount === null || amount === undefined) return amount;
  try {
    return toCents(amount);
  } catch {
    return undefined;
  }
}

/** What the lines come to, in cents; undefined where there is no amount, or one cannot be read. */
export function linesSum(lines: unknown): number | undefined {
  if (!isLines(lines)) return undefined;
  const cents = lines.slice(1).map((row) => centsOf(row.at(-1) ?? ''));
  if (cents.includes(undefined)) return undefined;
  const amounts = cents.filter((one) => typeof one === 'number');
  return amounts.length === 0 ? undefined : amounts.reduce((sum, one) => sum + one, 0);
}

/** The headings under which an amount is quantity times rate. */
const multiplied = ([head = []]: Lines): boolean =>
  head.length >= texts.headings.length &&
  texts.headings.slice(0, -1).every((heading, column) => head[column] === heading) &&
  head.at(-1) === texts.headings.at(-1);

/** Quantity times rate of a row, in cents; undefined where one of them is missing. */
function productOf(row: readonly string[]): number | undefined {
  const [quantity, rate] = [readNumber(row[1] ?? ''), readNumber(row[2] ?? '')];
  if (typeof quantity !== 'number' || typeof rate !== 'number') return undefined;
  try {
    // Rounded by the money module's own rule, half away from zero.
    return toCents(Number((quantity * rate).toFixed(2)));
  } catch {
    return undefined;
  }
}

/** The headings of amounts of money: what one costs, and what a line comes to. */
const moneyHeadings = texts.headings.slice(2);

/** A cell as it stands below a heading: with both its cents, where that is an amount's. */
export const cellBelow = (heading: string | undefined, text: string): string =>
  heading !== undefined && moneyHeadings.includes(heading) ? withCents(text) : text;

/** A cell that nobody can change, as it is read: the days of a description as the office writes them. */
export const cellToRead = (heading: string | undefined, text: string): string =>
  heading === texts.headings[0] ? withWrittenDays(text, showDay) : cellBelow(heading, text);

/** An amount as it is written beside others: with the sign of dollars where they have it. */
function written(cents: number | undefined, others: readonly string[]): string {
  if (cents === undefined) return '';
  // As it is stored and printed, not as it is shown.
  const isSigned = others.some((cell) => cell.trim().startsWith('$'));
  return isSigned ? formatMoney(cents) : fromCents(cents).toFixed(2);
}

/**
 * Lines whose amounts follow quantity and rate while these are typed; an amount that a person has
 * typed otherwise stays.
 */
export function withAmounts(lines: Lines, before: unknown): Lines {
  if (!multiplied(lines)) return lines;
  const old = isLines(before) ? before : [];
  return lines.map((row, index) => {
    if (index === 0) return row;
    const was = old[index] ?? [];
    const amount = row.at(-1) ?? '';
    const isTyped = row[1] !== was[1] || row[2] !== was[2];
    const follows = amount === '' || centsOf(amount) === productOf(was);
    if (!isTyped || !follows || amount !== (was.at(-1) ?? '')) return row;
    return [...row.slice(0, -1), written(productOf(row), [amount, row[2] ?? ''])];
  });
}

/** The cents of a subtotal as it is typed; null if it is empty, undefined if it is no amount. */
function subTotalOf(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? centsOf(String(value)) : undefined;
}

/** The lines of a document and the subtotal that they are held against, as they are typed. */
interface Typed {
  lines: unknown;
  subTotal: unknown;
}

/**
 * The subtotal that follows from changed lines, in cents: their sum, as long as nobody has typed another
 * one.
 * @returns undefined where it stays
 */
export function followingSubTotal(lines: Lines, before: Typed): number | undefined {
  const sum = linesSum(lines);
  if (sum === undefined) return undefined;
  const was = subTotalOf(before.subTotal);
  return was === null || was === linesSum(before.lines) ? sum : undefined;
}

/**
 * Asks what holds where the lines come to another amount than the subtotal.
 * @param field where it is asked
 * @param fieldsFor what is typed instead for a subtotal in cents
 */
export function questionOfLines(
  typed: Typed,
  field: string,
  fieldsFor: (subTotal: number) => Record<string, unknown>,
): EditorQuestion | undefined {
  const sum = linesSum(typed.lines);
  const subTotal = subTotalOf(typed.subTotal);
  if (sum === undefined || subTotal === undefined || sum === (subTotal ?? 0)) return undefined;
  const [summed, kept] = [showCents(sum), showCents(subTotal ?? 0)];
  return {
    id: `${sum} ${subTotal ?? 0}`,
    field,
    text: texts.differ(summed, kept),
    take: { label: texts.take(summed), fields: fieldsFor(sum) },
    keep: texts.keep(kept),
  };
}
