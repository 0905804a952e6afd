import type { StatementOutcome } from 'shared-api/contract/billing/bank';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import type { AppName } from 'shared-api/contract/releases/release';
import type { Role } from 'shared-api/contract/staff/roles';
import { roleWords } from 'shared-api/contract/staff/roleWords';

/** What calls of staff say when they have succeeded, by code. */
export const en = {
  // Invoices
  paymentRecorded: () => 'The payment is recorded.',
  paidAlready: () => 'This invoice is paid already.',
  voidAlready: ({ number }: Numbered) => `Invoice #${number} is void already.`,
  voided: ({ number, services }: Numbered & { services: number }) => {
    const again = services === 1 ? 'Its service' : `Its ${services} services`;
    const rest = services === 0 ? '' : ` ${again} can be invoiced again.`;
    return `Invoice #${number} is void: nothing is owed on it.${rest}`;
  },
  updatedDaily: ({ services, invoices, billed, reminders }: Daily) =>
    `Daily update: ${services} services scheduled, ${invoices} invoices made, ${billed} billed, ${reminders} reminders sent.`,

  // Records, mails, schedules
  recordDeleted: ({ entity }: { entity: EntityName }) =>
    `The ${values.entities[entity].singular} was deleted.`,
  photoDeleted: () => 'The photo is deleted.',
  mailQueued: () => 'The mail is on its way.',
  serviceMarked: () => 'Marked.',
  linkReplaced: () => 'The old link no longer works.',

  // Bank
  paymentTakenBack: () => 'The payment is taken back.',
  notSuggested: () => 'It is not suggested any more.',
  bankDataThrough: ({ day }: { day: string }) => `Bank data through ${day}.`,
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
    `${username} is an ${roleWords[role]} now, and has to log in again.`,
  personFactorReset: ({ username, wasOn, needsNew, isCommand }: FactorReset) => {
    const message = wasOn
      ? `${username} logs in with the password alone now${isCommand ? ', and is logged out everywhere' : ''}.`
      : `${username} has no second factor.`;
    return needsNew
      ? `${message} Admins need one here: it has to be set up after the next log-in.`
      : message;
  },
  loginDisabled: ({ username }: Named) => `${username} is logged out and can't log in any more.`,
  loginEnabled: ({ username }: Named) => `${username} can log in again.`,
  passwordSet: ({ username }: Named) => `${username} has a new password and has to log in with it.`,
  adminsNeedFactor: () => 'Every Admin needs a second factor now.',
  adminsNeedNoFactor: () => 'Admins may do without a second factor now.',

  // Releases
  releaseMadeLive: ({ app, version }: Version) => `${app} ${version} is live.`,
  releaseWithdrawn: ({ app, version }: Version) => `${app} ${version} is withdrawn.`,
  releaseGiven: ({ app, version, percent }: Version & { percent: number }) =>
    `${app} ${version} is given to ${percent} % of the visitors.`,
  previewEnded: () => 'The preview has ended.',
};

interface Numbered {
  number: number | null;
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

interface Daily {
  services: number;
  invoices: number;
  billed: number;
  reminders: number;
}

const transactions = (count: number): string =>
  `${count} ${count === 1 ? 'transaction' : 'transactions'}`;

function fileText({
  name,
  outcome,
  reason,
  note,
  lines,
  added,
  updated,
}: StatementOutcome): string {
  if (outcome !== 'read') return `${name} was not read: ${reason}`;
  const changed = updated === 0 ? '' : ` The bank has changed ${transactions(updated)}.`;
  return `${name}: ${added} of ${lines} transactions are new.${changed}${note === '' ? '' : ` ${note}`}`;
}
