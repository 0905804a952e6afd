import type { StatementOutcome } from 'shared-api/contract/billing/bankImports';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import type { AppName } from 'shared-api/contract/releases/release';
import type { Role } from 'shared-api/contract/staff/roles';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { roleWords } from 'shared-api/contract/staff/roleWords';
import { bulkEn } from './bulkTexts.en.ts';

/** What calls of staff say when they have succeeded, by code. */
export const en = {
  ...bulkEn,

  // Imports
  importUndone: ({ entity, removed, restored }: Undone) => {
    const { singular, plural } = values.entities[entity];
    const many = (count: number) => `${count} ${count === 1 ? singular : plural}`;
    const back = restored === 0 ? '' : ` ${many(restored)} are as they were before.`;
    return `The import is undone: ${many(removed)} removed.${back}`;
  },

  // Invoices
  paymentRecorded: () => 'The payment is recorded.',
  issuedAndPaid: () =>
    'The payment is recorded. The invoice is issued now, and stays so when the payment is taken back.',
  paidAlready: () => 'This invoice is paid already.',
  paymentKept: ({ invoices, onAccount }: { invoices: number; onAccount: string | undefined }) => {
    const covered = invoices === 0 ? '' : ` It covers ${counted(invoices, 'invoice')}.`;
    const rest = onAccount === undefined ? '' : ` ${onAccount} is kept on account.`;
    return `The payment is recorded.${covered}${rest}`;
  },
  paymentReversed: () => 'The payment is taken back: what it covered is owed again.',
  paymentReversedAlready: () => 'This payment was taken back before.',
  allocated: ({ invoices }: { invoices: number }) =>
    `The money is allocated to ${counted(invoices, 'invoice')}.`,
  released: ({ amount }: { amount: string }) => `${amount} is on account again.`,
  credited: ({ number, amount, onAccount }: Credited) => {
    const rest = onAccount === undefined ? '' : ` ${onAccount} of it is kept on account.`;
    return `Credit ${number} over ${amount} is made.${rest}`;
  },
  refunded: ({ amount }: { amount: string }) => `The refund of ${amount} is recorded.`,
  refundedToCard: ({ amount }: { amount: string }) =>
    `${amount} goes back to the card; it is there in five to ten days.`,
  refundOnItsWay: ({ amount }: { amount: string }) =>
    `The card provider is asked to give ${amount} back. It is shown here when that is done, or fails.`,
  creditSent: ({ number, recipients }: { number: string; recipients: readonly string[] }) =>
    `Credit note ${number} is on its way to ${recipients.join(', ')}.`,
  noticeSeen: () => 'It is not shown here any more.',
  writeOffReversed: ({ number, amount }: { number: number; amount: string }) =>
    `${amount} of invoice ${number} is owed again.`,
  writeOffReversedAlready: ({ number }: { number: number }) =>
    `This write-off of invoice ${number} was taken back before.`,
  writtenOff: ({ number, amount }: { number: number; amount: string }) =>
    `${amount} of invoice ${number} is written off.`,
  depositReceived: ({ number, amount }: DepositMoved) => `${amount} for ${number} is recorded.`,
  depositReturned: ({ number, amount }: DepositMoved) => `${amount} of ${number} is given back.`,
  depositOnItsWay: ({ number, amount }: DepositMoved) =>
    `${amount} of ${number} is on its way back to the card.`,
  depositForfeited: ({ number, amount, tax }: DepositMoved & { tax: string }) =>
    `${amount} of ${number} is kept, with ${tax} of tax in it.`,
  depositSent: ({ number, recipients }: { number: string; recipients: readonly string[] }) =>
    `${number} is on its way to ${recipients.join(', ')}.`,
  depositWithdrawn: ({ number }: { number: string }) => `${number} is withdrawn.`,
  voidAlready: ({ number }: Numbered) => `Invoice ${number} is void already.`,
  voided: ({
    number,
    services,
    held,
  }: Numbered & { services: number; held: string | undefined }) => {
    const again = services === 1 ? 'Its service' : `Its ${services} services`;
    const rest = services === 0 ? '' : ` ${again} can be invoiced again.`;
    const money = held === undefined ? '' : ` ${held} is held again for the next one.`;
    return `Invoice ${number} is void: nothing is owed on it.${rest}${money}`;
  },
  invoiceSent: ({ number, recipients }: Sent) =>
    `Invoice ${number} is on its way to ${recipients.join(', ')}.`,
  reminderSent: ({ number, recipients }: Sent) =>
    `A reminder of invoice ${number} is on its way to ${recipients.join(', ')}.`,
  quoteSent: ({ number, recipients }: Sent) =>
    `Quote ${number} is on its way to ${recipients.join(', ')}.`,
  statementSent: ({ recipients }: { recipients: readonly string[] }) =>
    `The statement is on its way to ${recipients.join(', ')}.`,
  markedSent: ({ number }: Numbered) => `Invoice ${number} is marked as sent.`,
  updatedDaily: ({ services, invoices, billed, reminders }: Daily) =>
    `Daily update: ${services} services scheduled, ${invoices} invoices made, ${billed} billed, ${reminders} reminders sent.`,

  // Contracts
  contractUnchanged: () => 'Nothing was changed.',
  contractChanged: ({ changed, cancelled, added }: ContractCounts) => {
    const parts = [
      changed > 0 && `${counted(changed, 'service')} changed`,
      cancelled > 0 && `${cancelled} cancelled`,
      added > 0 && `${added} added`,
    ].filter((part) => part !== false);
    return parts.length === 0
      ? 'Contract saved. Its services stay as they are.'
      : `Contract saved: ${parts.join(', ')}.`;
  },
  contractChangeUndone: ({ stayed }: { stayed: number }) =>
    stayed === 0
      ? 'The contract and its services are as before.'
      : `The contract is as before. ${counted(stayed, 'service')} that somebody has changed since ${stayed === 1 ? 'stays' : 'stay'} as ${stayed === 1 ? 'it is' : 'they are'}.`,

  // Records, mails, schedules
  recordDeleted: ({ entity }: { entity: EntityName }) =>
    `The ${values.entities[entity].singular} was deleted.`,
  photoDeleted: () => 'The photo is deleted.',
  leadTied: ({ name, numbers }: LeadTied) =>
    numbers.length === 0
      ? `The lead belongs to ${name}.`
      : `The lead${withQuotes(numbers)} belong to ${name}.`,
  clientMadeOfLead: ({ name, numbers }: LeadTied) =>
    `${name} is a client now, with the lead${withQuotes(numbers)}.`,
  leadTiedAlready: ({ name }: { name: string }) => `The lead belongs to ${name}.`,
  leadQuoteTied: ({ number }: Numbered) => `Quote ${number} is kept with its lead.`,
  leadReplied: ({ recipients }: { recipients: readonly string[] }) =>
    `The reply is on its way to ${recipients.join(', ')}.`,
  leadAnswered: () => 'The lead is marked as answered.',
  noteAdded: () => 'The note is added.',
  clientAnonymised: () => 'The client is anonymised. Issued documents and the ledger stay.',
  tagsSaved: () => 'The tags are saved.',
  addressAdded: () => 'The address is added.',
  addressSaved: () => 'The address is saved.',
  addressRemoved: () => 'The address is removed.',
  addressMain: () => 'The main address is another one now.',
  addressBilled: () => 'Documents that are made from now on have this address.',
  contactAdded: () => 'The contact is added.',
  contactSaved: () => 'The contact is saved.',
  contactRemoved: () => 'The contact is removed.',
  contactMain: () => 'The main contact is another one now.',
  workingHoursSaved: () => 'The working hours are saved.',
  leaveAdded: ({ services }: { services: number }) =>
    services === 0
      ? 'The leave is written down.'
      : `The leave is written down. ${counted(services, 'service')} ${services === 1 ? 'is' : 'are'} planned in it: see the week board.`,
  leaveRemoved: () => 'The leave is taken back.',
  mailQueued: () => 'The mail is on its way.',
  serviceMarked: () => 'Marked.',
  linkReplaced: () => 'The old link no longer works.',

  // Books
  periodClosed: ({ until }: { until: string }) => `The books are closed until ${officeDay(until)}.`,
  periodReopened: ({ until }: { until: string }) =>
    `The days up to ${officeDay(until)} are open again.`,
  inputCreditsSet: ({ from, to, amount }: { from: string; to: string; amount: string }) =>
    `Line 106 is ${amount} from ${officeDay(from)} to ${officeDay(to)}.`,

  // Bank
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
  bankDataThrough: ({ day, waiting }: { day: string; waiting: number }) => {
    const apart = `${transactions(waiting)} of an unknown currency, or without a rate, ${waiting === 1 ? 'is' : 'are'} not counted: see Bank, Accounts.`;
    return `Bank data through ${day}.${waiting === 0 ? '' : ` ${apart}`}`;
  },
  noBankData: () =>
    'No bank statement has been read yet. Put statement files into the inbox folder or upload them here, then reload the data.',
  statementsRead: ({ files }: { files: readonly StatementOutcome[] }) => {
    if (files.length === 0) return 'There is nothing new to read.';
    const aside = files.filter(({ outcome }) => outcome === 'refused').length;
    const summary =
      aside === 0 || files.length === 1
        ? []
        : [`${aside} of ${files.length} files could not be read and were set aside.`];
    return [...summary, ...files.map(fileText)].join(' ');
  },

  // The caller's own login
  loggedOut: () => 'You are logged out.',
  ownPasswordChanged: ({ othersEnded }: { othersEnded: boolean }) =>
    `You have a new password.${othersEnded ? ' All your other sessions have ended.' : ''}`,
  ownSessionEnded: () => 'The session has ended.',
  otherSessionsEnded: ({ count }: { count: number }) =>
    count === 1 ? '1 session has ended.' : `${count} sessions have ended.`,
  factorSetUp: () => 'From now on, a code is asked for when you log in.',
  factorRemoved: () => 'A password is enough now when you log in.',
  recoveryCodesMade: () => 'You have ten new recovery codes. The old ones are worth nothing now.',

  // Other people's logins
  loginMade: ({ username }: Named) => `${username} can log in now.`,
  roleChanged: ({ username, role }: Named & { role: Role }) =>
    `${username} has the role ${roleWords[role]} from now on.`,
  personFactorReset: ({ username, wasOn, needsNew, isCommand }: FactorReset) => {
    const message = wasOn
      ? `${username} logs in with the password alone now${isCommand ? ', and is logged out everywhere' : ''}.`
      : `${username} has no second factor.`;
    return needsNew
      ? `${message} Owners need one here: it has to be set up after the next log-in.`
      : message;
  },
  loginDisabled: ({ username }: Named) => `${username} is logged out and can't log in any more.`,
  loginEnabled: ({ username }: Named) => `${username} can log in again.`,
  passwordSet: ({ username }: Named) => `${username} has a new password and has to log in with it.`,
  adminsNeedFactor: () => 'Every owner needs a second factor now.',
  adminsNeedNoFactor: () => 'Owners may do without a second factor now.',

  // Releases
  releaseMadeLive: ({ app, version }: Version) => `${app} ${version} is live.`,
  releaseWithdrawn: ({ app, version }: Version) => `${app} ${version} is withdrawn.`,
  releaseGiven: ({ app, version, percent }: Version & { percent: number }) =>
    `${app} ${version} is given to ${percent} % of the visitors.`,
  previewEnded: () => 'The preview has ended.',
  trialKept: ({ app, version }: Version) => `The trial of ${app} ${version} is kept.`,
  deployTokenRevoked: ({ name }: { name: string }) =>
    `The token ${name} is revoked. What was released with it stays.`,
};

interface ContractCounts {
  changed: number;
  cancelled: number;
  added: number;
}

interface Numbered {
  number: number | null;
}

interface Credited {
  number: string;
  amount: string;
  onAccount: string | undefined;
}

interface Sent extends Numbered {
  recipients: readonly string[];
}

interface Named {
  username: string;
}

interface Version {
  app: AppName;
  version: string;
}

interface FactorReset extends Named {
  wasOn: boolean;
  needsNew: boolean;
  /** Whether an operator did it by the command. */
  isCommand: boolean;
}

interface LeadTied {
  name: string;
  /** Of the quotes that went along. */
  numbers: readonly number[];
}

const withQuotes = (numbers: readonly number[]): string => {
  if (numbers.length === 0) return '';
  return ` and ${numbers.length === 1 ? 'quote' : 'quotes'} ${numbers.join(', ')}`;
};

interface Undone {
  entity: EntityName;
  removed: number;
  restored: number;
}

interface DepositMoved {
  /** `10234-D1`. */
  number: string;
  amount: string;
}

interface Daily {
  services: number;
  invoices: number;
  billed: number;
  reminders: number;
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

const transactions = (count: number): string => counted(count, 'transaction');

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
