import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { text } from '../fields/fields.ts';
import { fault } from '../messages/faults.ts';
import { bankRulesSchema, brandNames, transactionKinds, type BrandName } from './bank.ts';
import type { TransactionKind } from './bank.ts';

/** What a person says a line is; null leaves it to the rules. */
export const lineChoiceSchema = yup
  .object({
    kind: yup
      .string<TransactionKind>()
      .strict()
      .typeError(fault('notText'))
      .nullable()
      .defined(fault('missing'))
      .oneOf([...transactionKinds, null], fault('notAmong', { options: transactionKinds })),
    category: text()
      .max(100, fault('tooLong', { most: 100 }))
      .nullable()
      .default(undefined)
      .defined(fault('missing')),
    brand: yup
      .string<BrandName>()
      .strict()
      .typeError(fault('notText'))
      .nullable()
      .defined(fault('missing'))
      .oneOf([...brandNames, null], fault('notAmong', { options: brandNames })),
  })
  .meta({ labels: 'bankLine' });

export type LineChoice = yup.InferType<typeof lineChoiceSchema>;

/**
 * How far apart the halves of a transfer between currencies may be at the kept rates, as a share of the
 * larger: a bank exchanges at a rate of its own, and keeps a margin of one to three percent.
 */
export const exchangeTolerance = 0.03;

/** A transfer between own accounts: what left one and came to another. */
export const bankTransfer = answer.object({
  outId: answer.number(),
  inId: answer.number(),
  outDay: answer.text(),
  inDay: answer.text(),
  /** What came in. */
  amount: answer.number(),
  currency: answer.text().nullable(),
  /** What left; another amount only where it left in another currency. */
  outAmount: answer.number(),
  outCurrency: answer.text().nullable(),
  /** Canadian dollars for one of each half's currency, as kept; null where nobody has given it. */
  outRate: answer.number().nullable(),
  inRate: answer.number().nullable(),
  fromAccount: answer.text(),
  toAccount: answer.text(),
  outDescription: answer.text(),
  inDescription: answer.text(),
});

export type BankTransfer = yup.InferType<typeof bankTransfer>;

/** A page of transfers and the cursor of the next one (`before`); null on the last page. */
export const transfersAnswer = answer.object({
  results: answer.list(bankTransfer),
  next: answer.text().nullable(),
});

/** Rules to be tried; nothing is stored. */
export const ruleTrialSchema = yup.object({ rules: bankRulesSchema });

const judgement = answer.object({
  kind: answer.text(),
  category: answer.text(),
  brand: answer.text(),
});

/** What other rules would change. */
export const ruleTrialAnswer = answer.object({
  /** How many lines. */
  changes: answer.number(),
  /** The newest of them. */
  lines: answer.list(
    answer.object({
      id: answer.number(),
      day: answer.text(),
      description: answer.text(),
      amount: answer.number(),
      currency: answer.text().nullable(),
      account: answer.text(),
      before: judgement,
      after: judgement,
    }),
  ),
});

export type RuleTrial = yup.InferType<typeof ruleTrialAnswer>;
