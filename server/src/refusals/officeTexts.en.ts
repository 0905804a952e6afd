import { gone } from './gone.ts';
import { texts as officeFaults } from 'shared-api/contract/messages/officeFaultTexts.en';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { bankEn } from './bankTexts.en.ts';
import { conflictEn, importEn } from './importTexts.en.ts';
import { depositEn } from './depositTexts.en.ts';
import { ledgerEn } from './ledgerTexts.en.ts';
import { loginEn } from './loginTexts.en.ts';
import { mergeEn } from './mergeTexts.en.ts';
import { quoteEn } from './quoteTexts.en.ts';
import { warningSentences, type Warned } from './moveTexts.en.ts';
import { releaseEn } from './releaseTexts.en.ts';
import { sentEn } from './sentTexts.en.ts';
import { isEntityName, type EntityName } from 'shared-api/contract/entities/entityNames';
import type { Permission } from 'shared-api/contract/staff/permissions';
import { permissionWords } from 'shared-api/contract/staff/permissionWords';
import { roleWords } from 'shared-api/contract/staff/roleWords';
import type { Action, Role } from 'shared-api/contract/staff/roles';
import { anonymiseObstacleTexts } from 'shared-api/contract/entities/anonymise/obstacleTexts.en';
import type { AnonymiseObstacle } from 'shared-api/contract/entities/anonymise/anonymise';

/** Refusals that only staff and operators meet. */
export const officeEn = {
  ...officeFaults,
  ...quoteEn,
  ...depositEn,
  ...loginEn,
  ...ledgerEn,
  ...bankEn,
  ...releaseEn,
  ...importEn,
  ...conflictEn,
  ...mergeEn,
  ...sentEn,

  // Permissions
  forbidden: ({ needed, role }: { needed: Permission; role: Role }) =>
    `Your role (${wordOf(roleWords, role)}) does not include "${permissionWords[needed]}". An owner can change it.`,
  forbiddenRecords: ({ action, entity }: { action: Action; entity: EntityName }) =>
    `Your role may not ${action} ${values.entities[entity].plural}.`,
  forbiddenField: ({ field }: { field: string }) => `Your role may not change ${field}.`,
  hiddenField: ({ field }: { field: string }) => `Your role may not see ${field}.`,
  noSuchPhoto: () => 'There is no such photo; it may have been deleted.',
  servicesChanged: () =>
    'Services of this contract have changed since this was shown. It shows now what would become of them: look at it, and save again.',
  forbiddenCancel: () => 'Your role may not cancel services, only change who does them.',
  forbiddenUndo: () => 'Somebody else has made this change. Your role takes back only its own.',
  forbiddenDay: () => 'Your role may not change day or time of a service, only who does it.',

  // Records
  noRecord: (_id: { id: string }) => gone('entry'),
  noSuchRecord: ({ entity }: { entity: EntityName; id: number | string }) =>
    `This ${values.entities[entity].singular} is not there, or not any more. If it was deleted, an Admin can restore it for 30 days, in Settings under Deleted.`,
  createdAndDeleted: ({ entity }: { entity: EntityName }) =>
    `This form was sent before, and that is done: the ${values.entities[entity].singular} was created. It has been deleted since. Send the form again only if you want it once more.`,
  notDeleted: ({ entity }: { entity: EntityName; id: number }) =>
    `This ${values.entities[entity].singular} cannot be restored: it is there again, or was deleted more than 30 days ago.`,
  deletedAnew: ({ entity }: { entity: EntityName }) =>
    `This ${values.entities[entity].singular} was restored and deleted again in the meantime. Look at it anew.`,
  placeTaken: ({ entity, by }: { entity: EntityName; by: string }) =>
    `Another record has taken the place of this ${values.entities[entity].singular} meanwhile: its ${by} is used there. Change that one first.`,
  recordNeeded: ({ entity, needed }: { entity: EntityName; needed: string }) => {
    const owner = isEntityName(needed) ? values.entities[needed].singular : 'record';
    const a = /^[aeiou]/.test(owner) ? 'an' : 'a';
    return `This ${values.entities[entity].singular} belongs to ${a} ${owner} that is deleted too. Restore the ${owner} first.`;
  },
  recordChanged: ({ entity }: { entity: EntityName }) =>
    `This ${values.entities[entity].singular} was changed by somebody else in the meantime.`,
  /** For windows whose button can be pressed once more, about the record as it is now. */
  changedMeanwhile: ({ entity }: { entity: EntityName }) =>
    `This ${values.entities[entity].singular} was changed by somebody else in the meantime. What you have typed is still here: look at the ${values.entities[entity].singular} again, or press the button once more all the same.`,
  recordReferredTo: ({ entity, by }: { entity: EntityName; by: string | undefined }) =>
    `This ${values.entities[entity].singular} cannot be deleted: ${referrer(by)} refer to it.`,
  recordMissing: ({ label }: { label: string }) =>
    `${label} names a record that is not there. Choose another one.`,
  leadHasClient: ({ name }: { name: string }) =>
    `The lead belongs to ${name}. Choose another client in the lead's fields.`,
  leadQuoteOfOther: ({ number, name }: { number: number; name: string }) =>
    `Quote ${number} of this lead belongs to ${name}. Use that client, or give the quote to another one first.`,
  leadHasQuote: () => 'This lead has a quote already.',
  clientThere: ({ name }: { name: string }) =>
    `${name} has this e-mail or phone. Use that client, or look at it and make a new one then.`,
  noSuchClient: () => 'There is no such client any more; it may have been deleted.',
  noSuchQuoteRecord: () => 'There is no such quote any more; it may have been deleted.',
  wrongCursor: () => 'The cursor is not valid: start again from the first page.',
  notCursor: () => 'The cursor is not valid.',
  noMail: (_id: { id: string }) => gone('mail'),
  noMailFile: () => 'There is no such file with this e-mail any more.',
  mailTestNoAddress: () =>
    'Your login has no e-mail address. An owner, who may type one, can send the test.',
  mailTestTypeAddress: () =>
    'Your login has no e-mail address: type the one to which the test goes.',
  mailTestElsewhere: ({ email }: { email: string }) =>
    `A test goes to the address of your login, ${email}, and to no other.`,
  mailTestToClient: ({ email }: { email: string }) =>
    `${email} is an address of a client or lead, and a test goes to none of them. Type one of your own.`,
  tooManyMailTests: ({ most, minutes }: { most: number; minutes: number }) =>
    `You have sent ${most} tests within an hour. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  noteKeyTaken: () =>
    'This note is added already, as it was before you changed it. Add it again only if you want both.',
  mailIsTest: () =>
    'A test of mail words is not sent again. Send a new one from Settings, Mail words.',
  mailOfVoid: () => 'Not sent: the invoice is void.',
  mailOfPaid: () => 'Not sent: nothing is owed on the invoice any more.',
  mailOfWithdrawn: () => 'Not sent: the deposit or part payment is no longer asked for.',
  mailOfReceived: () => 'Not sent: the deposit or part payment was received.',
  notList: ({ label }: { label: string }) => `${label} must be one of the lists, quotes say.`,

  // Invoices, contracts, documents
  subTotalTooLarge: ({ most }: { most: string }) =>
    `Subtotal is too large: with its tax it may come to ${most} at most. Check the number, or make several invoices.`,
  issuedNotDeleted: ({ number }: { number: number }) =>
    `Invoice ${number} has been issued and cannot be deleted. Void it instead: that credits the whole amount and keeps the number.`,
  frozen: () =>
    'This invoice is issued or paid, so its client, date and amounts are frozen. Make a credit instead.',
  frozenField: () => 'Frozen, since the invoice is issued or paid.',
  nothingToBill: () =>
    'This invoice comes to nothing. Enter its lines and its subtotal, and update it first.',
  draftNotReminded: () => 'This invoice is a draft. Send the invoice before a reminder of it.',
  nothingOwed: ({ number }: { number: number }) =>
    `Nothing is owed on invoice ${number}, so no reminder of it is sent.`,
  sendKeyUsed: () =>
    'This was used to send something else before. Close this window, open it again, and send from there.',
  sentDayToCome: () => 'The day it was sent cannot be a day to come.',
  sentBeforeMade: ({ made }: { made: string }) =>
    `The day it was sent cannot be before it was made, on ${officeDay(made)}.`,
  invoiceDayFar: ({ earliest, latest }: { earliest: string; latest: string }) =>
    `An invoice can be dated from ${officeDay(earliest)} to ${officeDay(latest)}. Check the year.`,
  dayFar: ({ label, latest }: { label: string; latest: string }) =>
    `${label} can't be after ${officeDay(latest)}, a year from today. Check the year.`,
  invoiceBelowNothing: ({ total }: { total: string }) =>
    `This invoice comes to ${total}, and an invoice cannot come to less than nothing. To give money back or to take an amount off, credit the invoice that it is about instead.`,
  dailyUpdateUnderWay: () =>
    'Another daily update is under way and takes long. Wait until Runs shows it, then look whether anything is left to do.',
  noDailyRun: (_id: { id: string }) => gone('run of the daily update'),
  draftNotVoided: () => 'This invoice is a draft without a number. Delete it instead.',
  paymentConfirming: ({ number }: { number: number }) =>
    `A card payment of invoice ${number} is being confirmed. Try again in a minute.`,
  paymentOfThisConfirming: () =>
    'A card payment of this invoice is being confirmed. Try again in a minute.',
  paidNotVoided: ({ number, received }: { number: number; received: string | undefined }) => {
    const what = received === undefined ? 'is paid' : `is paid in part, with ${received}`;
    return `Invoice ${number} ${what}, so it cannot be voided: that money would belong to nothing. Credit all of it instead; what was paid is then on account, to be used for another invoice or given back.`;
  },
  creditedNotVoided: ({ number }: { number: number }) =>
    `Invoice ${number} is credited or written off, at least in part, so it cannot be voided. Credit the rest instead.`,
  invoiceVoid: ({ number }: { number: number | null }) =>
    `Invoice ${number} is void: nothing is owed on it.`,
  thisInvoiceVoid: () => 'This invoice is void: nothing is owed on it.',
  notAnonymised: ({ obstacles }: { obstacles: readonly AnonymiseObstacle[] }) =>
    `This client cannot be anonymised yet. ${obstacles.map((one) => anonymiseObstacleTexts[one]).join(' ')}`,
  noBulkChange: () => 'This change of services is not kept any more, so it cannot be taken back.',
  noContractChange: () =>
    'This change of the contract is not kept any more, so it cannot be taken back.',
  contractChangedSince: () =>
    'This contract was changed again since, so that the change cannot be taken back. Open the contract and change it.',
  contractInactive: () => 'This contract is not active. Tick Active and update it first.',
  noDocument: ({
    kind,
    name,
  }: {
    kind: 'invoice' | 'quote' | 'change order' | 'credit note' | 'deposit request';
    name: string | number;
  }) => `There is no ${kind} ${name}.`,

  // Prices
  pricesChanged: () => 'The prices were changed by somebody else in the meantime.',

  // Settings
  settingsChanged: () => 'This was changed by somebody else in the meantime.',

  // Schedule and week board
  employeeMissing: ({ label }: { label: string }) => `${label} names a record that is not there.`,
  serviceStays: ({ status }: { status: string }) =>
    `This service is ${wordOf(values.serviceStatus, status)} and stays where it is.`,
  serviceUndated: () => 'This service has no date yet. Set its day and time in its editor.',
  moveWarned: ({ employee, ...found }: Warned) => warningSentences(employee, found).join(' '),
  noSuchPlace: () =>
    'There is no such address or contact of this client; it may have been removed.',
  placeAddedAndGone: ({ kind }: { kind: 'address' | 'contact' }) =>
    `This form was sent before, and that is done: the ${kind} was added. Since then it has been removed, or has become the client's main ${kind}. Send the form again only if you want it once more.`,
  placeChanged: () =>
    'Somebody else has changed this meanwhile. Look at it again, or press the button once more all the same.',
  tooManyPlaces: ({ most }: { most: number }) =>
    `A client may have ${most} further addresses and ${most} further contacts at most.`,
  leaveThere: ({ from, until }: { from: string; until: string }) =>
    `There is leave from ${officeDay(from)} to ${officeDay(until)} already.`,

  // An employee's schedule
  noSchedule: () =>
    'This link no longer works. Open the newest one that the office has sent you, and mark it there.',
  notOnSchedule: ({ serviceCode }: { serviceCode: string }) =>
    `${serviceCode} is not on your schedule any more. If you did it, call the office.`,
  serviceCalledOff: () => 'The office has cancelled this service. If you did it, call the office.',
  markSentBefore: () => 'This mark was sent before for something else. Mark the service again.',
  noScheduleWorker: () => 'The release of back-office that you get has no worker for the schedule.',

  // Documents
  documentTooLong: ({ document, pages }: { document: LongDocument; pages: number }) => {
    const { kind, number } = document;
    const title = number === null ? drafts[kind] : `${titles[kind]} #${number}`;
    return `${title} would have more than ${pages} pages.${shortenings[kind]}`;
  },

  // Work on worker threads
  workersBusy: ({ subject }: { subject: Subject }) =>
    `${subjects[subject]} has to wait: the server is busy with others. Please try again in a few seconds.`,
  tookTooLong: ({ subject, seconds, cure }: GivenUp & { seconds: number }) =>
    `${subjects[subject]} was not finished within ${seconds} seconds, and was given up. ${cures[cure]}`,
  tookTooMuch: ({ subject, megabytes, cure }: GivenUp & { megabytes: number }) =>
    `${subjects[subject]} needs more than ${megabytes} MB of memory, and was given up. ${cures[cure]}`,
};

/** What refers to a record: the records of an entity, or another table. */
const referrer = (by = 'other records'): string =>
  isEntityName(by) ? values.entities[by].plural : by;

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
  invoice: ' Shorten its details or its notes.',
  quote: ' Shorten its scope, its line items or its notes.',
  changeOrder: ' Shorten its reason or its lines.',
  creditNote: ' Shorten its reason.',
  depositRequest: ' Shorten its note.',
  receipt: '',
  statement: ' Ask for fewer days, with "from" and "to".',
  report: ' Take its CSV instead.',
};

/** What worker threads process. */
const subjects = {
  document: 'The document',
  statementFile: 'The statement file',
  importFile: 'The file to import',
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
