import { texts as officeFaults } from 'shared-api/contract/messages/officeFaultTexts.en';
import { texts as moneyBack } from 'shared-api/contract/messages/moneyBackTexts.en';
import type { RefundFailure } from 'shared-api/contract/billing/moneyBack';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { depositEn } from './depositTexts.en.ts';
import { quoteEn } from './quoteTexts.en.ts';
import type { ForbiddenCode } from 'shared-api/contract/calls/Call';
import { isEntityName, type EntityName } from 'shared-api/contract/entities/entityNames';
import type { Action } from 'shared-api/contract/staff/roles';
import type { AppName } from 'shared-api/contract/releases/release';

/** Refusals that only staff and operators meet. */
export const officeEn = {
  ...officeFaults,
  ...quoteEn,
  ...depositEn,

  // Permissions
  forbidden: ({ what }: { what: ForbiddenCode }) => forbidden[what],
  forbiddenRecords: ({ action, entity }: { action: Action; entity: EntityName }) =>
    `Your role may not ${action} ${values.entities[entity].plural}.`,
  forbiddenField: ({ field }: { field: string }) => `Your role may not change ${field}.`,
  noSuchPhoto: () => 'There is no such photo; it may have been deleted.',
  forbiddenDay: () => 'Your role may not change the day of a service, only who does it.',

  // Logging in
  noSession: () => 'Please log in: your session has ended or has not begun.',
  factorNeeded: () =>
    'Admins need a second factor here. Set yours up under "My account"; until then nothing else is open to you.',
  loginsBusy: () => 'Too many people are logging in right now. Please try again.',
  wrongLogin: () => 'The user name or the password is wrong.',
  loginChanged: () => 'Your login was changed just now. Please log in again.',
  codeNeeded: () => 'Enter the code that your authenticator app shows.',
  codeUncheckable: () =>
    'Your code cannot be checked right now. Use a recovery code, or tell whoever runs this site.',
  wrongCode: () => 'This code is not right, or was used before. Wait for the next one.',
  tooManyLogins: ({ seconds }: { seconds: number }) =>
    `Too many wrong logins. Please wait ${waitOf(seconds)} and try again.`,
  tooManyCodes: ({ seconds }: { seconds: number }) =>
    `Too many wrong codes. Please wait ${waitOf(seconds)} and try again.`,

  // The caller's own login
  tooManyTries: ({ seconds }: { seconds: number }) =>
    `Too many wrong tries. Please wait ${count(Math.ceil(seconds / 60), 'minute')} and try again.`,
  samePassword: () => 'This is your current password. Choose another one.',
  wrongPassword: () => 'This is not your current password.',
  passwordLength: ({ min, max }: { min: number; max: number }) =>
    `A password has ${min} to ${max} characters.`,
  passwordWeak: () =>
    'This password is too easy to guess. Use three short words that do not belong together, without names of the company or your own, or let a password manager make one.',
  sessionEnded: () => 'This session has ended already.',
  setUpExpired: () => 'This took longer than 15 minutes. Please begin again.',
  wrongFirstCode: () =>
    'This code is not right. Scan the picture again, check the clock of your phone, and enter the code that the app shows now.',
  factorRequired: () =>
    'Admins need a second factor here. Set up another app instead: it takes the place of this one.',
  noFactor: () => 'Set up a second factor first: recovery codes stand in for it.',
  passwordChanged: () => 'The password was changed somewhere else just now. Log in again.',

  // Other people's logins
  noLogin: ({ id }: { id: string }) => `There is no login with id ${id}.`,
  loginTaken: ({ username }: { username: string }) =>
    `There is a login "${username}" already. Choose another user name.`,
  ownFactorMissing: () =>
    'Set up a second factor for yourself first, under "My account": the rule would lock you out of everything else.',
  ownRole: () => "You can't take your own role away. Another Admin can.",
  ownFactor: () => 'Change your own second factor under "My account".',
  ownPassword: () => 'Change your own password under "My account".',
  ownLogin: () => "You can't disable your own login. Another Admin can.",
  lastAdmin: () => 'This is the last Admin who can log in. Make another one first.',
  notLoginId: ({ label }: { label: string }) => `${label} must be the id of a login.`,
  notLogCursor: () => 'The place in the log is not valid: start again from the newest.',

  // Records
  noRecord: ({ id }: { id: string }) => `There is no record with id ${id}.`,
  noSuchRecord: ({ entity, id }: { entity: EntityName; id: number | string }) =>
    `There is no ${values.entities[entity].singular} with id ${id}.`,
  notDeleted: ({ entity, id }: { entity: EntityName; id: number }) =>
    `No ${values.entities[entity].singular} with id ${id} was deleted of late.`,
  recordChanged: ({ entity }: { entity: EntityName }) =>
    `This ${values.entities[entity].singular} was changed by somebody else in the meantime.`,
  recordReferredTo: ({ entity, by }: { entity: EntityName; by: string | undefined }) =>
    `This ${values.entities[entity].singular} cannot be deleted: ${referrer(by)} refer to it.`,
  recordMissing: ({ label }: { label: string }) =>
    `${label} names a record that is not there. Choose another one.`,
  wrongCursor: () => 'The cursor is not valid: start again from the first page.',
  notCursor: () => 'The cursor is not valid.',
  noMail: ({ id }: { id: string }) => `There is no mail with id ${id}.`,
  notList: ({ label }: { label: string }) => `${label} must be one of the lists, quotes say.`,

  // Invoices, contracts, documents
  subTotalTooLarge: ({ most }: { most: string }) =>
    `Subtotal is too large: with its tax it may come to ${most} at most.`,
  issuedNotDeleted: ({ number }: { number: number }) =>
    `Invoice #${number} has been issued and cannot be deleted. Void it instead: that credits the whole amount and keeps the number.`,
  frozen: () =>
    'This invoice is issued or paid, so its client, date and amounts are frozen. Make a credit instead.',
  frozenField: () => 'Frozen, since the invoice is issued or paid.',
  nothingToBill: () =>
    'This invoice comes to nothing. Enter its lines and its subtotal, and update it first.',
  draftNotReminded: () => 'This invoice is a draft. Send the invoice before a reminder of it.',
  paidNotReminded: ({ number }: { number: number }) =>
    `Invoice #${number} is paid, so no reminder of it is sent.`,
  nothingOwed: ({ number }: { number: number }) =>
    `Nothing is owed on invoice #${number}, so no reminder of it is sent.`,
  sendKeyUsed: () =>
    'This was used to send something else before. Close this window, open it again, and send from there.',
  sentDayToCome: () => 'The day it was sent cannot be a day to come.',
  noDailyRun: ({ id }: { id: string }) => `There is no run of the daily update with id ${id}.`,
  draftNotVoided: () => 'This invoice is a draft without a number. Delete it instead.',
  paymentConfirming: ({ number }: { number: number }) =>
    `A card payment of invoice #${number} is being confirmed. Try again in a minute.`,
  paymentOfThisConfirming: () =>
    'A card payment of this invoice is being confirmed. Try again in a minute.',
  paidNotVoided: ({ number, received }: { number: number; received: string | undefined }) => {
    const what = received === undefined ? 'is paid' : `is paid in part, with ${received}`;
    return `Invoice #${number} ${what}, so it cannot be voided: that money would belong to nothing.`;
  },
  creditedNotVoided: ({ number }: { number: number }) =>
    `Invoice #${number} is credited or written off, at least in part, so it cannot be voided. Credit the rest instead.`,
  invoiceVoid: ({ number }: { number: number | null }) =>
    `Invoice #${number} is void: nothing is owed on it.`,
  thisInvoiceVoid: () => 'This invoice is void: nothing is owed on it.',
  // Payments, credits, refunds
  draftNotPaid: () => 'This invoice is a draft without a number. Issue it first.',
  overAllocated: ({ number, balance }: { number: number; balance: string }) =>
    `Invoice #${number} owes ${balance}: no more can be allocated to it.`,
  invoiceTwice: () => 'Name each invoice once.',
  moreThanPaid: ({ amount }: { amount: string }) =>
    `The invoices come to more than the payment, which is ${amount}.`,
  dayInFuture: ({ label }: { label: string }) => `${label} can't be later than today.`,
  noPayer: () => 'Choose a client: what no invoice takes is kept on account.',
  otherClient: ({ number }: { number: number }) =>
    `Invoice #${number} is of another client than this money.`,
  noPaymentOfId: ({ id }: { id: string | number }) => `There is no payment with id ${id}.`,
  noCreditOfId: ({ id }: { id: string | number }) => `There is no credit with id ${id}.`,
  notOnAccount: ({ left }: { left: string }) => `Only ${left} of it is left on account.`,
  paymentWasReversed: () => 'This payment was taken back.',
  cardNotReversed: () =>
    'The provider holds this card payment: refund it, which gives the money back to the card.',
  bankNotReversed: () => 'This payment is a line of the bank statement: undo it there.',
  refundedNotReversed: () => 'A part of this payment was refunded, so it cannot be taken back.',
  overCredited: ({ line, left }: { line: number; left: string }) =>
    `Only ${left} of line ${line} is left to credit.`,
  creditedAlready: ({ number }: { number: number }) =>
    `Invoice #${number} is credited already, as a whole.`,
  lineTwice: () => 'Name each line once.',
  noSuchLine: ({ line }: { line: number }) => `The invoice has no line ${line}.`,
  overWrittenOff: ({ number, balance }: { number: number; balance: string }) =>
    `Invoice #${number} owes ${balance}: no more can be written off.`,
  oneLot: () => 'Name the payment or the credit that is given back, one of them.',
  paymentDisputed: () =>
    'The payer disputes this card payment with their bank. Nothing can go back to the card until that has ended.',
  overCard: ({ left }: { left: string }) =>
    `Only ${left} can go back to this card. Choose how the rest is given back.`,
  cardRefundFailed: ({ amount, failure }: { amount: string; failure: RefundFailure | '' }) =>
    `The card provider has not given ${amount} back: ${moneyBack.refundFailures[failure || 'refused']}. It is on account again: give it back in another way.`,
  noRefund: ({ id }: { id: string | number }) => `There is no refund with id ${id}.`,
  noDispute: ({ id }: { id: string | number }) => `There is no dispute with id ${id}.`,
  refundNotFailed: () => 'This refund has not failed.',
  movementSentBefore: () =>
    'This form has been sent before with other values. Reload the page and begin again.',
  contractInactive: () => 'This contract is not active. Tick Active and update it first.',
  noDocument: ({
    kind,
    name,
  }: {
    kind: 'invoice' | 'quote' | 'change order' | 'credit note' | 'deposit request';
    name: string | number;
  }) => `There is no ${kind} ${name}.`,

  booksClosed: ({ until }: { until: string }) =>
    `The books are closed until ${officeDay(until)}. Choose a later day, or reopen them under Reports.`,
  closedAlready: ({ until }: { until: string }) =>
    `The books are closed until ${officeDay(until)} already. Choose a later day.`,
  dayNotOver: () => 'Only days that are over can be closed.',
  notLastClosing: () => 'Reopen the period that was closed last first.',
  creditsOverlap: ({ from, to, amount }: { from: string; to: string; amount: string }) =>
    `Input tax credits of ${amount} stand from ${officeDay(from)} to ${officeDay(to)} already: no day counts twice.`,
  accountMapChanged: () =>
    'The accounts were changed by somebody else in the meantime. Reload the page.',
  noJournal: ({ format }: { format: string }) => `There is no journal "${format}".`,
  noReport: ({ report }: { report: string }) => `There is no report "${report}".`,
  noReportColumn: () => 'The report has no such column.',
  endsBefore: () => 'The last day is before the first one.',

  // Bank
  noTransferOrInvoice: () => 'There is no such transfer or invoice.',
  settledAlready: () => 'This invoice or this transfer is settled already.',
  transferMismatch: () => 'The transfer is not what is owed on the invoice.',
  paysNothing: () => 'This transfer is the payment of nothing.',
  noTransaction: ({ id }: { id: string }) => `There is no transaction ${id}.`,
  noBankAccount: ({ id }: { id: string }) => `There is no bank account ${id}.`,
  accountChanged: () => 'This account was changed by somebody else in the meantime.',
  accountSaysCurrency: ({ currency }: { currency: string }) =>
    `The files of this account say that it is in ${currency}.`,
  monthOrImport: () => 'Give a rate for a month or for an import.',
  rateForNothing: ({ currency }: { currency: string }) =>
    `This account has no lines in ${currency} there.`,
  noTransfer: ({ id }: { id: string }) => `Transaction ${id} is no half of a transfer.`,
  noTransferAnyMore: () =>
    'These two transactions are something else by now, so they are no transfer.',
  halfOfTransfer: () =>
    'This transaction is half of a transfer between own accounts. Split that first.',
  noImport: ({ id }: { id: string }) => `There is no import ${id}.`,
  importRefused: () => 'This file was not read, so there is nothing to take back.',
  importUndone: () => 'This import is taken back already.',
  importPays: ({ invoices, more }: { invoices: readonly number[]; more: number }) =>
    `This import cannot be taken back: its lines are the payments of ${invoices.map((number) => `invoice #${number}`).join(', ')}${more > 0 ? ` and ${more} more` : ''}. Take those payments back first.`,
  importIsUsed: () =>
    'This import cannot be taken back: a later one builds on its lines. Take that one back first.',
  rulesChanged: () => 'The rules were changed by somebody else in the meantime.',
  fileEmpty: () => 'The file is empty. Choose a statement file of your bank.',
  fileTooLarge: ({ megabytes }: { megabytes: number }) =>
    `This file is larger than ${megabytes} MB. Download a shorter period from the bank.`,
  mappingNoJson: () => 'The mapping of the columns cannot be used. It is not valid JSON.',

  // Prices
  pricesChanged: () => 'The prices were changed by somebody else in the meantime.',

  // Schedule and week board
  employeeMissing: ({ label }: { label: string }) => `${label} names a record that is not there.`,
  serviceStays: ({ status }: { status: string }) =>
    `This service is ${wordOf(values.serviceStatus, status)} and stays where it is.`,
  serviceUndated: () => 'This service has no date yet. Set its day and time in its editor.',
  clash: ({ employee, address, begins, ends }: Clash) => {
    const who = employee === '' ? 'This employee' : employee;
    const where = address === '' ? 'at another service' : `at ${address}`;
    return `${who} is ${where} from ${begins} to ${ends} already.`;
  },

  // An employee's schedule
  noSchedule: () => 'There is no schedule at this address.',
  notOnSchedule: ({ serviceCode }: { serviceCode: string }) =>
    `${serviceCode} is not on this schedule.`,
  noScheduleWorker: () => 'The release of back-office that you get has no worker for the schedule.',

  // Documents
  documentTooLong: ({ document, pages }: { document: LongDocument; pages: number }) => {
    const { kind, number } = document;
    const title = number === null ? drafts[kind] : `${titles[kind]} #${number}`;
    return `${title} would have more than ${pages} pages. ${shortenings[kind]}`;
  },

  // Work on worker threads
  workersBusy: ({ subject }: { subject: Subject }) =>
    `${subjects[subject]} has to wait: the server is busy with others. Please try again in a few seconds.`,
  tookTooLong: ({ subject, seconds, cure }: GivenUp & { seconds: number }) =>
    `${subjects[subject]} was not finished within ${seconds} seconds, and was given up. ${cures[cure]}`,
  tookTooMuch: ({ subject, megabytes, cure }: GivenUp & { megabytes: number }) =>
    `${subjects[subject]} needs more than ${megabytes} MB of memory, and was given up. ${cures[cure]}`,

  // Releases and running the server
  releaseLive: ({ app, version }: Version) => `${app} ${version} is live already.`,
  releaseNotShared: ({ app, version }: Version) =>
    `${app} ${version} is given to no share of the visitors.`,
  releaseRefused: ({ app, version }: Version) =>
    `${app} ${version} was not made live: a check refuses it.`,
  noPreview: ({ app, id }: { app: AppName; id: string }) => `There is no preview ${id} of ${app}.`,
  noRelease: ({ app, version, location }: StoredVersion) =>
    `There is no release ${version} of ${app} in ${location}.`,
  releaseDamaged: ({
    app,
    version,
    location,
    files,
  }: StoredVersion & { files: readonly string[] }) =>
    `The release ${version} of ${app} in ${location} is damaged: ${files.length} of its files are missing or cut (${files.slice(0, 3).join(', ')}). Release it again from its sources.`,
  releasesUnusable: ({
    location,
    cure,
    fault,
  }: {
    location: string;
    cure?: StorageCure;
    fault: string;
  }) =>
    [`The releases in ${location} could not be used.`, cure && storageCures[cure], `(${fault})`]
      .filter(Boolean)
      .join(' '),
  nothingHere: () => 'There is nothing at this address.',
  metricsToken: () => 'The figures need the token of METRICS_TOKEN.',
};

export interface Version {
  app: AppName;
  version: string;
}

export interface StoredVersion extends Version {
  location: string;
}

export interface Clash {
  /** Empty if the name is unknown. */
  employee: string;
  address: string;
  begins: string;
  ends: string;
}

const forbidden: Record<ForbiddenCode, string> = {
  adminsOnly: 'Only an Admin may do this.',
  logins: 'Only an Admin may see and change logins.',
  securityLog: 'Only an Admin may read the security log.',
  registration: 'Only an Admin may register somebody.',
  secrets: 'Only an Admin may replace a secret.',
  prices: 'Only an Admin may see and set prices.',
  documents: 'Only an Admin may download documents.',
  exports: 'Only an Admin may export lists.',
  auditTrail: 'Only an Admin may see the audit trail.',
  mails: 'Only an Admin may see mails.',
  releases: 'Only an Admin may see and change releases.',
};

/** What refers to a record: the records of an entity, or another table. */
const referrer = (by = 'other records'): string =>
  isEntityName(by) ? values.entities[by].plural : by;

/** What to do when the release storage is unavailable. */
const storageCures = {
  diskFull: 'Its disk is full: free some room, then do the same again.',
  quotaUsed: 'The quota of its disk is used up: free some room, then do the same again.',
  readOnly: 'Its disk can only be read: mount it to be written, or set another DATA_DIR.',
  notOurs: 'This user may not use it: run as the user of the server, or give it to this one.',
  notFolder: 'A part of that path is a file: move it away, or set another DATA_DIR.',
  keysRefused: 'The keys do not allow it: they have to allow to list, read, write and remove.',
  keyUnknown: 'The key is not known there: look at AWS_ACCESS_KEY_ID.',
  wrongSecret: 'The secret is not that of the key: look at AWS_SECRET_ACCESS_KEY.',
  noKeys: 'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  noBucket: 'There is no such bucket: look at RELEASES_BUCKET.',
  nothingAnswers: 'Nothing answers there: look at RELEASES_ENDPOINT, and whether the store runs.',
  unknownAddress: 'That address is not known: look at RELEASES_ENDPOINT.',
  noAnswer: 'It does not answer in time: look at the network, and whether the store runs.',
};

export type StorageCure = keyof typeof storageCures;

const waitOf = (seconds: number): string =>
  seconds <= 90 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');

const count = (amount: number, unit: string): string =>
  `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** A document that is too long. */
export interface LongDocument {
  kind: keyof typeof titles;
  /** Null if it has none yet. */
  number: number | null;
}

const titles = {
  invoice: 'Invoice',
  quote: 'Quote',
  changeOrder: 'Change order of quote',
  creditNote: 'Credit note of invoice',
  depositRequest: 'Deposit request',
  receipt: 'Receipt',
  statement: 'Statement',
  report: 'Report',
};
const drafts = { ...titles, invoice: 'Draft invoice' };

const shortenings = {
  invoice: 'Shorten its details or its notes.',
  quote: 'Shorten its scope, its line items or its notes.',
  changeOrder: 'Shorten its reason or its lines.',
  creditNote: 'Shorten its reason.',
  depositRequest: 'Shorten its note.',
  receipt: '',
  statement: 'Ask for fewer days, with "from" and "to".',
  report: 'Take its CSV instead.',
};

/** What worker threads process. */
const subjects = {
  document: 'The document',
  statementFile: 'The statement file',
  password: 'The password',
  sample: 'The sample',
};

export type Subject = keyof typeof subjects;

/** What to do when a task was aborted. */
const cures = { split: 'Split it into smaller parts.', again: 'Please try again.' };

export type CureCode = keyof typeof cures;

export interface GivenUp {
  subject: Subject;
  cure: CureCode;
}
