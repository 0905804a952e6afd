import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { largestId, text } from '../fields/fields.ts';
import { basedOn } from '../fields/requestFields.ts';
import { shown } from '../fields/shownLine.ts';
import { fault } from '../messages/faults.ts';
import { brandNames } from './bank.ts';

/** The currency of the books: only it is added up (docs/product/money.md "Bank statements"). */
export const homeCurrency = 'CAD';

/** Kinds of bank accounts. */
const accountKinds = ['bank', 'card'] as const;

/** The lines of an account in another currency, by month. */
const foreignMonth = answer.object({
  /** Null while nobody has said it. */
  currency: answer.text().nullable(),
  /** `2026-03`. */
  month: answer.text(),
  lines: answer.number(),
  /** Their sum in that currency. */
  amount: answer.number(),
  /** Lines without a rate, which no chart counts. */
  waiting: answer.number(),
  /** Canadian dollars for one of the currency; null without one, or if its lines have several. */
  rate: answer.number().nullable(),
  /** Where the rate is from. */
  source: answer.text().nullable(),
  /** Who typed the rate. */
  who: answer.text().nullable(),
});

export type ForeignMonth = yup.InferType<typeof foreignMonth>;

/** An account that statements are of. Of its number, only the last digits are known. */
export const bankAccount = answer.object({
  id: answer.number(),
  version: answer.number(),
  /** What people call it; may be ''. */
  name: answer.text(),
  /** The last digits of its number, or its name in the files. */
  label: answer.text(),
  kind: answer.oneOf(accountKinds),
  /** Null while nobody has said it. */
  currency: answer.text().nullable(),
  /** Whether its files say the currency. */
  saysCurrency: answer.flag(),
  /** Whose money it is where no rule says otherwise; null while nobody has said it. */
  brand: answer.oneOf(brandNames).nullable(),
  /** Whether somebody is still to say whose it is. */
  isNew: answer.flag(),
  /** The name of the file that it was first seen in; null if that is forgotten. */
  firstFile: answer.text().nullable(),
  lines: answer.number(),
  firstDay: answer.text().nullable(),
  lastDay: answer.text().nullable(),
  foreign: answer.list(foreignMonth),
});

export type BankAccount = yup.InferType<typeof bankAccount>;

const currency = () =>
  yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .required(fault('missing'))
    .matches(/^[A-Z]{3}$/, { message: fault('notCurrency'), excludeEmptyString: true });

/** What an Admin says of an account. */
export const bankAccountSchema = yup
  .object({
    version: basedOn(),
    name: text()
      .max(60, fault('tooLong', { most: 60 }))
      .test('shown', shown),
    currency: currency(),
    brand: yup
      .string<(typeof brandNames)[number]>()
      .strict()
      .typeError(fault('notText'))
      .required(fault('missing'))
      // Nothing is chosen yet: the list of what is stored would say less.
      .oneOf(brandNames, ({ value }: { value: unknown }) =>
        value === '' ? fault('missing') : fault('notAmong', { options: brandNames }),
      ),
  })
  .meta({ labels: 'bankAccount' });

export type BankAccountChange = yup.InferType<typeof bankAccountSchema>;

const id = () =>
  yup
    .number()
    .strict()
    .typeError(fault('notRecordNumber'))
    .integer(fault('notRecordNumber'))
    .min(1, fault('notRecordNumber'))
    .max(largestId, fault('notRecordNumber'));

/** The largest rate that can be given; above it somebody has typed an amount. */
const largestRate = 100_000;

/** Whether a number has at most six decimals, as many as are kept. */
const isExact = (rate: number | undefined): boolean =>
  rate === undefined || Math.abs(rate * 1e6 - Math.round(rate * 1e6)) < 1e-3;

/** A rate for the lines of an account in a currency: those of a month, or those of an import. */
export const bankRateSchema = yup
  .object({
    accountId: id().required(fault('missing')),
    currency: currency().notOneOf([homeCurrency], fault('notForeign')),
    month: yup
      .string()
      .strict()
      .typeError(fault('notMonth'))
      .nullable()
      .defined(fault('missing'))
      .matches(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { message: fault('notMonth') }),
    fileId: id().nullable().defined(fault('missing')),
    rate: yup
      .number()
      .strict()
      .typeError(fault('notRate'))
      .required(fault('missing'))
      .min(0.000_001, fault('notRate'))
      .max(largestRate, fault('notRate'))
      .test('decimals', fault('notRate'), isExact),
    source: text().max(100, fault('tooLong', { most: 100 })),
  })
  .meta({ labels: 'bankRate' });

export type BankRate = yup.InferType<typeof bankRateSchema>;

/** An account in the report on a file. */
export const accountInFile = answer.object({
  id: answer.number(),
  name: answer.text(),
  label: answer.text(),
  currency: answer.text().nullable(),
  /** Whether the account was first seen in this file. */
  wasNew: answer.flag(),
  /** Whether somebody is still to say whose it is. */
  isNew: answer.flag(),
  lines: answer.number(),
  added: answer.number(),
  firstDay: answer.text().nullable(),
  lastDay: answer.text().nullable(),
});

export type AccountInFile = yup.InferType<typeof accountInFile>;
