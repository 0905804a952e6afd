import type { JournalAccount } from 'shared-api/contract/billing/journal';

/** Texts of the accounts of the journal. */
export const accountTexts = {
  loading: 'Loading the accounts',
  failed: 'The accounts could not be loaded.',
  intro:
    'What our accounts are called in the books of your accountant. The journal uses them: QuickBooks goes by names, Xero by codes. Closed periods keep what they had.',
  code: 'Code',
  name: 'Name',
  accounts: {
    receivable: 'Receivables',
    moneyCard: 'Money by card',
    moneyETransfer: 'Money by e-transfer',
    moneyCheque: 'Money by cheque',
    moneyCash: 'Cash',
    moneyOther: 'Other money',
    disputed: 'Disputed card payments',
    onAccount: 'What clients have on account',
    deposits: 'Deposits of clients',
    hst: 'HST owed',
    revenueCleaning: 'Revenue, cleaning',
    revenueContracting: 'Revenue, contracting',
    advanceTax: 'HST on advance payments',
    badDebt: 'Written off',
    fees: 'Bank and card fees',
  } satisfies Record<JournalAccount, string>,
  xero: 'Xero',
  taxRate: 'Tax rate without tax',
  taxRateHint: 'Its name in Xero: the journal has tax as entries of its own.',
  changed: (message: string) =>
    `${message} What they changed is filled in here, and what you have typed is kept: look at it and save again.`,
  unsaved: 'Changes are not saved yet.',
  save: 'Save the accounts',
  saved: 'The accounts are saved.',
};
