import type { StatementOutcome } from 'shared-api/contract/billing/bankImports';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { transactions } from './counted.ts';

/** What the bank’s accounts, statements and transfers say. */
export const bankEn = {
  paymentTakenBack: () => 'The payment is taken back.',
  notSuggested: () => 'It is not suggested any more.',
  accountSaved: ({ account }: { account: string }) => `The account ${account} is saved.`,
  lineSaved: () => 'The transaction is saved.',
  transfersFound: ({ transfers }: { transfers: number }) =>
    transfers === 0
      ? 'No other transfer was found.'
      : `${transfers} ${transfers === 1 ? 'transfer was' : 'transfers were'} found.`,
  transferSplit: () => 'They are two transactions again.',
  transferJoined: () => 'They are a transfer again.',
  rateGiven: ({ lines, transfers }: { lines: number; transfers: number }) =>
    `The rate is used for ${transactions(lines)}.${
      transfers === 0
        ? ''
        : ` ${transfers} ${transfers === 1 ? 'transfer was' : 'transfers were'} found.`
    }`,
  importTakenBack: ({ name, removed, kept }: { name: string; removed: number; kept: number }) =>
    `${name} is taken back: ${transactions(removed)} removed${kept > 0 ? `, ${kept} kept that another file has too` : ''}.`,
  /** `mayChange`: whether they who read it may change accounts and read statements in. */
  bankDataThrough: ({
    day,
    waiting,
    mayChange,
  }: {
    day: string;
    waiting: number;
    mayChange: boolean;
  }) => {
    const [are, them] = waiting === 1 ? ['is', 'it'] : ['are', 'them'];
    const cure = mayChange ? ': see Bank, Accounts.' : ` until the office gives ${them} a rate.`;
    const apart = `${transactions(waiting)} of an unknown currency, or without a rate, ${are} not counted${cure}`;
    return `Bank data through ${officeDay(day)}.${waiting === 0 ? '' : ` ${apart}`}`;
  },
  noBankData: ({ mayChange }: { mayChange: boolean }) =>
    `No bank statement has been read yet. ${
      mayChange
        ? 'Put statement files into the inbox folder or upload them here, then reload the data.'
        : 'The office reads them in.'
    }`,
  statementsRead: ({ files }: { files: readonly StatementOutcome[] }) => {
    if (files.length === 0) return 'There is nothing new to read.';
    const aside = files.filter(({ outcome }) => outcome === 'refused').length;
    const summary =
      aside === 0 || files.length === 1
        ? []
        : [`${aside} of ${files.length} files could not be read and were set aside.`];
    return [...summary, ...files.map(fileText)].join(' ');
  },
};

function fileText({
  name,
  outcome,
  reason,
  note,
  lines,
  added,
  updated,
  accounts,
}: StatementOutcome): string {
  if (outcome !== 'read') return `${name} was not read: ${reason}`;
  const changed = updated === 0 ? '' : ` The bank has changed ${transactions(updated)}.`;
  return `${name}: ${added} of ${lines} transactions are new.${changed}${newAccounts(accounts)}${note === '' ? '' : ` ${note}`}`;
}

function newAccounts(accounts: StatementOutcome['accounts']): string {
  const labels = accounts.filter(({ isNew }) => isNew).map(({ label }) => label);
  if (labels.length === 0) return '';
  return ` ${labels.length === 1 ? 'A new account' : 'New accounts'}: ${labels.join(', ')}.`;
}
