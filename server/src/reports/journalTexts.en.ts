import { wordOf } from 'shared-api/contract/messages/wordOf';
import { entryKinds } from 'shared-api/contract/billing/reportTexts.en';

/** What the journal for the accountant says. */
export const journalTexts = {
  generic: [
    'Entry',
    'Day',
    'Kind',
    'Ledger account',
    'Account',
    'Account code',
    'Account name',
    'Debit',
    'Credit',
    'Brand',
    'Method',
    'Client id',
    'Client',
    'Document',
    'Invoice id',
    'Quote id',
    'Payment id',
    'Credit id',
    'Reverses entry',
  ],
  kindOf: (kind: string) => wordOf(entryKinds, kind),
  credit: (number: string) => `Credit ${number}`,
  invoice: (number: number) => `Invoice #${number}`,
  quote: (number: number) => `Quote #${number}`,
  narration: (entry: number, kind: string) => `${entry} ${kind}`,
};
