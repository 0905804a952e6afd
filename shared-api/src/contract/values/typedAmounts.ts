import { decimalSigns, type Language } from './language.ts';
import { commaAdvice } from './typedNumbers.ts';

/** A typed amount of dollars that can be read in one way only, or why it cannot. */
export type TypedAmount =
  /** Both as digits; `cents` has as many of its two digits as were typed, and is undefined without a sign. */
  | { is: 'amount'; whole: string; cents: string | undefined }
  | { is: 'empty' }
  /** A comma before cents on an English page, or the beginning of thousands. `point` is how to type it. */
  | { is: 'comma'; point: string }
  | { is: 'minus' }
  | { is: 'unclear' };

/** Dollars with at most two decimals; thousands are parted by one kind of sign, in groups of three. */
const amount = /^(\d*|[1-9]\d{0,2}(?:([ ,.])\d{3}(?:\2\d{3})*))(?:([.,])(\d{0,2}))?$/;
const minus = /^[-−–]|[-−–]$/;
/** Decimals behind the first two, which do not count. On a French page a point parts cents too where no comma does. */
const furtherDecimals = {
  '.': /^([^.]*\.\d\d)\d+$/,
  ',': /^([^,]*,\d\d|[^.,]*\.\d\d)\d+$/,
};

/** Without a dollar sign, the name of the currency and what is blank around them. */
const bare = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:CAD|CA|C)? ?\$? ?(?:CAD )?/i, '')
    .replace(/ ?\$? ?(?:CAD|CA)?$/i, '');

/**
 * Reads an amount that a person typed or pasted: `1,234.50`, `1 234,50 $` and `CAD 1.234,50` are the same.
 * An amount has two decimals at most: `12.345` is 12.34, as a field that is typed into shows it.
 * What could be two amounts is neither: on an English page `1,5`.
 */
export function readAmount(text: string, language: Language): TypedAmount {
  const typed = bare(text).replace(furtherDecimals[decimalSigns[language]], '$1');
  if (/^[.,]?$/.test(typed)) return { is: 'empty' };
  if (minus.test(typed) && /\d/.test(typed)) return { is: 'minus' };
  const [isRead, whole = '', group, sign, cents] = amount.exec(typed) ?? [];
  const isClear = isRead !== undefined && isOneWay(language, group, sign, cents);
  if (isClear) return { is: 'amount', whole: digitsOf(whole), cents };
  const point = decimalSigns[language] === '.' ? commaAdvice(typed, 'cents')?.point : undefined;
  return point !== undefined && /^\d+\.\d\d$/.test(point)
    ? { is: 'comma', point }
    : { is: 'unclear' };
}

const digitsOf = (whole: string): string => whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Whether an amount of this form is read alike by everybody. */
function isOneWay(
  language: Language,
  group: string | undefined,
  sign: string | undefined,
  cents: string | undefined,
): boolean {
  const isCommaDecimal = decimalSigns[language] === ',';
  if (sign === undefined) {
    return group === undefined || group === ' ' || (group === ',' && !isCommaDecimal);
  }
  // Two different signs say of each other what they are.
  if (group !== undefined && group !== sign) return true;
  if (sign === '.') return group === undefined;
  // Exactly two digits can only be cents: a third would be needed for a thousand.
  return cents?.length === 2 || (isCommaDecimal && group === undefined);
}

/** An amount as it is sent and kept: both its decimals behind a point, without separators. */
export const sentAmount = ({
  whole,
  cents = '',
}: Pick<Extract<TypedAmount, { is: 'amount' }>, 'whole' | 'cents'>): string =>
  `${whole === '' ? '0' : whole}.${cents.padEnd(2, '0')}`;
