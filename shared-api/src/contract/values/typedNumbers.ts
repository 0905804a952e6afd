import { decimalSigns, type Language } from './language.ts';

/** A number in which commas only separate thousands. Tested without currency signs and blanks. */
const withThousands = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;
/** A number with a decimal comma, as written in French: `1250,5`, `1.250,50`, `1 250,50`. */
const withComma = /^(-?)(\d+|\d{1,3}(?:[.,\s]\d{3})+),(\d*)$/;

const bare = (text: string): string => text.replace(/[$\s]/g, '');

/**
 * Parses a typed number: `$ 1,234.50` is 1234.5. Returns null for an empty text and undefined for
 * anything that is not a number, including a decimal comma, which would otherwise multiply the
 * value by a hundred.
 */
export function readNumber(text: string): number | null | undefined {
  const typed = bare(text);
  if (typed === '') return null;
  if (!withThousands.test(typed) || !/\d/.test(typed)) return undefined;
  return Number(typed.replaceAll(',', ''));
}

const fewDecimals = /^(\D*[\d,]+)(?:\.(\d?))?$/;

/** An amount with both its cents: `258.00` for `258`, `$ 43.50` for `$ 43.5`; any other text as it is. */
export function withCents(text: string): string {
  const [, whole, cents = ''] = fewDecimals.exec(text.trim()) ?? [];
  if (whole === undefined || typeof readNumber(text) !== 'number') return text;
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/**
 * How to type a number that has a decimal comma: `1250.50` for `1250,5`; undefined for any other
 * text.
 * @param decimals minimum number of decimals to write, 2 for cents
 */
export function withPoint(text: string, decimals = 0): string | undefined {
  if (withThousands.test(bare(text))) return undefined;
  // A comma followed by a blank is a list: "rooms 1, 2".
  const [, sign = '', whole, fraction = ''] = withComma.exec(text.replaceAll('$', '').trim()) ?? [];
  if (whole === undefined) return undefined;
  const point = fraction.padEnd(decimals, '0');
  return `${sign}${whole.replace(/\D/g, '')}${point === '' ? '' : `.${point}`}`;
}

/** What the digits after the decimal point are called. */
export type PointUnit = 'cents' | 'decimals';

/** How to type a text that has a decimal comma, as `point`; undefined for any other text. */
export function commaAdvice(
  text: unknown,
  unit: PointUnit,
): { point: string; unit: PointUnit } | undefined {
  const point = typeof text === 'string' ? withPoint(text, unit === 'cents' ? 2 : 0) : undefined;
  return point === undefined ? undefined : { point, unit };
}

/** A number and what stands behind it: `1 250,5` and ` pi²`. */
const withUnit = /^([\s$\d.,-]*)([\s\S]*)$/;

/**
 * A text with the number at its beginning written with a point: `1250.50` for `1 250,50 $`, where the
 * language has a comma before decimals. A comma that can only part thousands stays, and so does every
 * text of a language that has a point.
 */
export function toPoint(text: string, language: Language, unit: PointUnit): string {
  if (decimalSigns[language] === '.') return text;
  const [, number = '', rest = ''] = withUnit.exec(text) ?? [];
  const point = withPoint(number, unit === 'cents' ? 2 : 0);
  return point === undefined ? text : [point, rest].filter(Boolean).join(' ');
}
