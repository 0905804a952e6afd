import { mostCardCents } from 'shared-api/contract/billing/cardAmounts';
import { decimalSigns, type Language } from 'shared-api/contract/values/language';
import { readAmount, sentAmount, type TypedAmount } from 'shared-api/contract/values/typedAmounts';
import type { Mask } from 'shared-ui/mask';

/** Why an amount is not paid as it stands. */
export type AmountFault = Exclude<TypedAmount, { is: 'amount' | 'empty' }> | { is: 'tooMuch' };

/** How an amount stands in its field, and how it leaves it. */
export interface AmountField {
  mask: Mask;
  /**
   * The amount with both its decimals, as it stands in the field once that is left, and in the dialog;
   * one that has yet to be put right stays as it was typed.
   */
  whole: (amount: string) => string;
  /** The amount as it is sent: two decimals behind a point, no separators. None where it is not clear. */
  sent: (amount: string) => string | undefined;
  /** What is wrong with an amount, other than that it is too small. */
  fault: (amount: string) => AmountFault | undefined;
}

/** The most characters of an amount, without separators. */
const longest = 8;

/** What stands differently on the pages of a language. */
interface Writing {
  language: Language;
  /** The sign before decimals. */
  sign: '.' | ',';
  /** What stands between thousands. */
  separator: string;
}

const grouped = (whole: string, { separator }: Writing): string =>
  whole.replace(/\B(?=(\d{3})+$)/g, separator);

/** Digits and one sign before two decimals; thousand separators stand on top. */
function masked(text: string, writing: Writing): string {
  const { sign } = writing;
  const [typed = '', ...rest] = text.replace(/[^\d.,]/g, '').split(sign);
  const bare = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const decimals = rest.join('').replace(/\D/g, '').slice(0, 2);
  const point = rest.length > 0 ? sign + decimals : '';
  const [whole = '', shown] = `${bare}${point}`.slice(0, longest).split(sign);
  return grouped(whole, writing) + (shown === undefined ? '' : sign + shown);
}

/** What one key has put between what stayed at both ends; nothing where it only took away. */
function putIn(typed: string, before: string): { start: number; text: string } {
  const shorter = Math.min(typed.length, before.length);
  let start = 0;
  while (start < shorter && typed[start] === before[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === before.at(-1 - end)) end += 1;
  return { start, text: typed.slice(start, typed.length - end) };
}

/** A pasted text as the amount that it says, or as it is if it does not say one. */
function pasted(text: string, writing: Writing): string {
  const { language, sign } = writing;
  const read = readAmount(text, language);
  if (read.is !== 'amount') return text;
  return masked(read.whole + (read.cents === undefined ? '' : sign + read.cents), writing);
}

/** A comma where the cents begin, while they are typed: `1,250,5`. */
const commaBeforeCents = /^(?=(?:,?\d){1,8},?$)[\d,]*,\d{0,2}$/;
/**
 * What one key makes of an amount that is masked. A comma that a person typed, the sign of a negative
 * number and an exponent stay until the amount is put right: without them it would be another one.
 */
function keyed(typed: string, key: string, writing: Writing): string {
  if (/^[-−–]/.test(typed) || /\d[eE]/.test(typed)) return typed;
  if (writing.sign === '.') {
    return key === ',' && commaBeforeCents.test(typed) ? typed : masked(typed, writing);
  }
  const commaed = typed.includes(',') ? typed.replaceAll('.', '') : typed.replace('.', ',');
  return masked(commaed, writing);
}

const shapeIn =
  (writing: Writing): Mask['shape'] =>
  (typed, before) => {
    const { start, text: put } = putIn(typed, before);
    const without = typed.slice(0, start) + typed.slice(start + put.length);
    const isMasked = before === masked(before, writing);
    if (put.length > 1) {
      // Words alone say no amount.
      return /\d/.test(put) ? pasted(typed, writing) : shapeIn(writing)(without, before);
    }
    if (isMasked) return keyed(typed, put, writing);
    const kept = /^[\d.,eE−–-]?$/.test(put) ? typed : without;
    return /^\d+$/.test(kept) ? masked(kept, writing) : kept;
  };

/** How an amount is typed on the pages of a language: `1,250.50` or `1 250,50`. */
export function amountFieldIn(language: Language): AmountField {
  const sign = decimalSigns[language];
  const separator = sign === ',' ? '\u00a0' : ',';
  const writing = { language, sign, separator };
  const sent = (amount: string): string | undefined => {
    const read = readAmount(amount, language);
    if (read.is === 'empty') return '0.00';
    return read.is === 'amount' ? sentAmount(read) : undefined;
  };
  return {
    // Spaces and a dollar sign that were pasted do not move the caret either.
    mask: { separators: `${separator} \u00a0\u202f$`, shape: shapeIn(writing) },
    whole(amount) {
      const read = readAmount(amount, language);
      if (read.is !== 'amount') return amount;
      const [whole = '', cents = ''] = sentAmount(read).split('.');
      return grouped(whole, writing) + sign + cents;
    },
    sent,
    fault(amount) {
      const read = readAmount(amount, language);
      if (read.is === 'empty') return undefined;
      if (read.is !== 'amount') return read;
      return Number(sent(amount)) * 100 > mostCardCents ? { is: 'tooMuch' } : undefined;
    },
  };
}
