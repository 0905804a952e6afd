import type { PaymentWay } from 'shared-api/contract/billing/payment';
import { leastCardCents } from 'shared-api/contract/billing/cardAmounts';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import type { Mask } from 'shared-ui/mask';
import { amountFieldIn } from './amountField.ts';
import { texts } from './texts.ts';

/** How the amount is typed on this page. */
export const amountField = amountFieldIn(pageLanguage);

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

/** What is wrong with each field. */
export type CardFormErrors = Partial<Record<keyof CardForm, string | undefined>>;

const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * Which network's icon stands beside the number: over 50 it is the second's
 * (docs/product/validation.md).
 */
export const networkOf = (number: string): 'visa' | 'mastercard' =>
  Number(digits(number).slice(0, 2)) > 50 ? 'mastercard' : 'visa';

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
  amount: amountField.mask,
  invoice: { shape: (typed) => digits(typed).slice(0, 5) },
};

/** A year as a card prints it, `30`, written out; what would be past stays, and is refused. */
export const fullYear = (year: string, now: number): string =>
  /^\d{2}$/.test(year) && Number(`20${year}`) >= now ? `20${year}` : year;

const visa = /^4(\d{12}|\d{15})$/;
const mastercard = /^(5[1-5]\d{14}|(222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12})$/;

/**
 * What is wrong with each field, in the order and words of docs/product/validation.md "Payment form". A
 * card is in it unless that is typed on the provider's page.
 * @param now year and month (1 to 12) of today
 */
export function checkCard(
  way: PaymentWay,
  form: CardForm,
  now: { year: number; month: number },
): CardFormErrors {
  const { amount, invoice } = form;
  const errors = way === 'cardForm' ? cardErrors(form, now) : {};
  const fault = amountFault(amount);
  if (fault !== undefined) errors.amount = fault;
  else if (!isEnough(amount)) errors.amount = texts.errors.amount;
  if (invoice === '') errors.invoice = texts.errors.invoice;
  return errors;
}

/** What to type in place of an amount that could be another one, or that no card can pay. */
export function amountFault(amount: string): string | undefined {
  const fault = amountField.fault(amount);
  switch (fault?.is) {
    case undefined:
      return undefined;
    case 'comma':
      return texts.errors.usePoint(fault.point);
    case 'minus':
      return texts.errors.minus;
    case 'unclear':
      return texts.errors.unclear;
    case 'tooMuch':
      return texts.errors.tooMuch;
  }
}

/** What is wrong with an amount as soon as its field is left: one that is not there yet is told of later. */
export const leftAmountFault = (amount: string): string | undefined =>
  amountFault(amount) ??
  (amount.trim() === '' || isEnough(amount) ? undefined : texts.errors.amount);

const isEnough = (amount: string): boolean =>
  Number(amountField.sent(amount) ?? 0) * 100 >= leastCardCents;

/** What would be charged for what stands in the field, in dollars; undefined if that would be refused. */
export const chargedFor = (amount: string): number | undefined =>
  amountFault(amount) === undefined && isEnough(amount)
    ? Number(amountField.sent(amount))
    : undefined;

function cardErrors(
  { number, month, year: typedYear, cvc }: CardForm,
  now: { year: number; month: number },
): CardFormErrors {
  const year = fullYear(typedYear, now.year);
  const errors: CardFormErrors = {};
  const card = digits(number);
  if (!visa.test(card) && !mastercard.test(card)) errors.number = texts.errors.number;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!isMonth) errors.month = texts.errors.month;
  if (Number(year) < now.year || year === '') errors.year = texts.errors.year;
  else if (Number(year) === now.year && isMonth && Number(month) < now.month) {
    errors.month = texts.errors.expiry;
  }
  if (cvc.length < 3) errors.cvc = texts.errors.cvc;
  return errors;
}
