import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { basedOn } from '../fields/requestFields.ts';
import { shownFault } from '../fields/shownLine.ts';
import { fault, unknownField } from '../messages/faults.ts';
import { journalAccountNames, journalAccounts, type JournalAccount } from './journal.ts';

const word = (most: number, missing: 'noAccountCode' | 'noAccountName') =>
  yup
    .string()
    .strict()
    .typeError(fault(missing))
    .required(fault(missing))
    .matches(/\S/, { message: fault(missing), excludeEmptyString: true })
    .test('shown', fault('unseenInAccount'), (word) => shownFault(word) === undefined)
    // No spreadsheet takes it for a formula.
    .matches(/^[^=+\-@]/u, { message: fault('oddAccount'), excludeEmptyString: true })
    .max(most, fault('longAccount', { most }));

/** What an account is called at the accountant's: QuickBooks goes by its name, Xero by its code. */
const accountWords = () =>
  yup
    .object({ code: word(20, 'noAccountCode'), name: word(100, 'noAccountName') })
    .strict()
    .noUnknown(unknownField)
    .required(fault('noAccountName'));
export type AccountWords = yup.InferType<ReturnType<typeof accountWords>>;

/** What all accounts are called, and Xero's name of the rate without tax: the journal has tax as lines. */
export const accountMapSchema = yup
  .object({
    /** The version that the change is based on; 0 is what ships. */
    version: basedOn(),
    taxRate: word(50, 'noAccountName'),
    accounts: yup
      .object(
        Object.fromEntries(journalAccountNames.map((name) => [name, accountWords()])) as Record<
          JournalAccount,
          ReturnType<typeof accountWords>
        >,
      )
      .strict()
      .noUnknown(unknownField)
      .required(fault('noAccountName')),
  })
  .strict()
  .noUnknown(unknownField)
  .required(fault('noAccountName'))
  .meta({ labels: 'accountMap' });
export type AccountMapChange = yup.InferType<typeof accountMapSchema>;

/** What is kept of it. */
export type AccountMap = Omit<AccountMapChange, 'version'>;

export const shippedAccountMap: AccountMap = {
  taxRate: 'Tax Exempt (0%)',
  accounts: journalAccounts,
};

const accountAnswer = answer.object({ code: answer.text(), name: answer.text() });

export const accountMapAnswer = answer.object({
  version: answer.number(),
  taxRate: answer.text(),
  accounts: answer.object(
    Object.fromEntries(journalAccountNames.map((name) => [name, accountAnswer])) as Record<
      JournalAccount,
      typeof accountAnswer
    >,
  ),
  /** Who saved it last; empty for what ships. */
  who: answer.text(),
  /** ISO 8601; empty for what ships. */
  at: answer.text(),
});
export type AccountMapAnswer = yup.InferType<typeof accountMapAnswer>;
