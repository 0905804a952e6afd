import { commaAdvice } from 'shared-api/contract/values/typedNumbers';
import type { Mask } from 'shared-ui/mask';
import { texts } from './texts.ts';

/** What stands in the fields of the form. */
export interface CardForm {
  number: string;
  month: string;
  year: string;
  cvc: string;
  amount: string;
  invoice: string;
}

export const emptyCardForm: CardForm = {
  number: '',
  month: '',
  year: '',
  cvc: '',
  amount: '',
  invoice: '',
};

const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * Which network's icon stands beside the number: over 50 it is the second's
 * (docs/product/validation.md).
 */
export const networkOf = (number: string): 'visa' | 'mastercard' =>
  Number(digits(number).slice(0, 2)) > 50 ? 'mastercard' : 'visa';

/** Digits and one point, two decimals, eight characters; thousand separators stand on top. */
function grouped(text: string): string {
  const [typed = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const point = rest.length > 0 ? `.${rest.join('').slice(0, 2)}` : '';
  const [whole = '', decimals] = `${typed.replace(/^0+(?=\d)/, '')}${point}`.slice(0, 8).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? thousands : `${thousands}.${decimals}`;
}

/** A comma where the cents begin, while they are typed: `1,250,5`. */
const commaBeforeCents = /^(?=(?:,?\d){1,8},?$)[\d,]*,\d{0,2}$/;

/** Whether a person has typed a comma themselves; else it is one that stands on top. */
const hasTypedComma = (text: string, before: string): boolean =>
  before !== grouped(before) || text.split(',').length > before.split(',').length;

/** What becomes of what is typed into each field (docs/product/validation.md). */
export const masks: Record<keyof CardForm, Mask> = {
  /** Digits in groups of four, shorter than 20 with their spaces. */
  number: {
    separators: ' ',
    shape: (typed) =>
      digits(typed)
        .slice(0, 16)
        .replace(/(\d{4})(?=\d)/g, '$1 '),
  },
  /** 01 to 12; 2 can only be the second month. */
  month: {
    shape(typed) {
      const month = digits(typed).slice(0, 2);
      const isMonth = Number(month) >= 1 && Number(month) <= 12;
      if (month.length === 2 && isMonth) return month;
      const first = month.slice(0, 1);
      return Number(first) > 1 ? `0${first}` : first;
    },
  },
  year: { shape: (typed) => digits(typed).slice(0, 4) },
  cvc: { shape: (typed) => digits(typed).slice(0, 3) },
  /**
   * A comma that a person typed before their cents stays until it is refused: without it they would
   * pay a hundred times as much.
   */
  amount: {
    separators: ',',
    shape: (typed, before) =>
      commaBeforeCents.test(typed) && hasTypedComma(typed, before) ? typed : grouped(typed),
  },
  invoice: { shape: (typed) => digits(typed).slice(0, 5) },
};

/**
 * An amount with both its decimals, as it stands in the field once that is left, and in the dialog;
 * one that has yet to be put right stays as it was typed.
 */
export function wholeAmount(amount: string): string {
  if (amount === '' || amount === '.' || amount !== grouped(amount)) return amount;
  const [whole = '', decimals = ''] = amount.split('.');
  return `${whole === '' ? '0' : whole}.${decimals.padEnd(2, '0')}`;
}

const visa = /^4(\d{12}|\d{15})$/;
const mastercard = /^(5[1-5]\d{14}|(222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12})$/;

/** The amount as it is sent: two decimals, no separators. */
export const amountText = (amount: string): string => {
  const [whole = '', decimals = ''] = amount.replaceAll(',', '').split('.');
  return `${whole === '' ? '0' : whole}.${decimals.padEnd(2, '0')}`;
};

/**
 * What is wrong with each field, in the order and words of docs/product/validation.md "Payment
 * form".
 * @param now year and month (1 to 12) of today
 */
export function checkCard(
  { number, month, year, cvc, amount, invoice }: CardForm,
  now: { year: number; month: number },
): Partial<Record<keyof CardForm, string>> {
  const errors: Partial<Record<keyof CardForm, string>> = {};
  const card = digits(number);
  if (!visa.test(card) && !mastercard.test(card)) errors.number = texts.errors.number;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!isMonth) errors.month = texts.errors.month;
  if (Number(year) < now.year || year === '') errors.year = texts.errors.year;
  else if (Number(year) === now.year && isMonth && Number(month) < now.month) {
    errors.month = texts.errors.expiry;
  }
  if (cvc.length < 3) errors.cvc = texts.errors.cvc;
  const advice = commaAdvice(amount, 'cents');
  if (advice) errors.amount = texts.errors.usePoint(advice.point);
  else if (!(Number(amountText(amount)) >= 1)) errors.amount = texts.errors.amount;
  if (invoice === '') errors.invoice = texts.errors.invoice;
  return errors;
}
