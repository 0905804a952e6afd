/**
 * What the journal for the accountant tells apart: accounts of the ledger, money by method and revenue by
 * brand. Each with the code and the name under which it goes at the accountant's until an Admin says
 * otherwise.
 */
export const journalAccounts = {
  receivable: { code: '1100', name: 'Accounts Receivable (A/R)' },
  moneyCard: { code: '1050', name: 'Card payments clearing' },
  moneyETransfer: { code: '1010', name: 'Bank' },
  moneyCheque: { code: '1060', name: 'Undeposited funds' },
  moneyCash: { code: '1070', name: 'Cash on hand' },
  moneyOther: { code: '1080', name: 'Other money clearing' },
  disputed: { code: '1090', name: 'Disputed card payments' },
  onAccount: { code: '2400', name: 'Customer credits' },
  deposits: { code: '2450', name: 'Customer deposits' },
  hst: { code: '2310', name: 'GST/HST Payable' },
  revenueCleaning: { code: '4000', name: 'Cleaning revenue' },
  revenueContracting: { code: '4100', name: 'Contracting revenue' },
  advanceTax: { code: '2320', name: 'HST on advance payments' },
  badDebt: { code: '5300', name: 'Bad debts' },
  fees: { code: '5200', name: 'Bank and card fees' },
} as const;

export type JournalAccount = keyof typeof journalAccounts;
export const journalAccountNames = Object.keys(journalAccounts) as JournalAccount[];

const methods: Partial<Record<string, JournalAccount>> = {
  card: 'moneyCard',
  'e-transfer': 'moneyETransfer',
  cheque: 'moneyCheque',
  cash: 'moneyCash',
};

/** Under which of them a posting of the ledger goes. */
export function journalAccountOf(posting: {
  account: string;
  brand: string | null;
  method: string | null;
}): JournalAccount {
  const { account, brand, method } = posting;
  if (account === 'money') return methods[method ?? ''] ?? 'moneyOther';
  if (account === 'revenue') {
    return brand === 'contracting' ? 'revenueContracting' : 'revenueCleaning';
  }
  // A posting of an account that is not known would be lost from the accountant's books.
  if (!Object.hasOwn(journalAccounts, account)) throw new Error(`No account "${account}".`);
  return account as JournalAccount;
}

/** The forms in which the journal is exported. */
export const journalFormats = ['generic', 'quickbooks', 'xero'] as const;
export type JournalFormat = (typeof journalFormats)[number];
