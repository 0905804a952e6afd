import { texts as contact } from 'shared-api/contract/messages/contactTexts.en';
import { texts as fieldFaults } from 'shared-api/contract/messages/fieldFaultTexts.en';
import { texts as officeFaults } from 'shared-api/contract/messages/officeFaultTexts.en';
import { texts as quoteFaults } from 'shared-api/contract/messages/quoteFaultTexts.en';
import { texts as quoteLabels } from 'shared-api/contract/messages/quoteLabelTexts.en';
import { officeEn } from './officeTexts.en.ts';

/**
 * Why the server refuses something, and what is wrong with a field, by code; quotes, mails and documents
 * have catalogues of their own.
 */
export const en = {
  ...fieldFaults,
  ...quoteFaults,
  ...contact.faults,
  ...officeFaults,
  ...officeEn,

  // Quotes
  formSentBefore: () =>
    'This form has already been sent with other answers. Reload the page to ask for another quote.',
  tooManyQuotes: ({ minutes }: { minutes: number }) =>
    `You have asked for many quotes in a short time. Please try again in ${minutes} minutes, or call us.`,
  noSuchQuoteAnswer: () => 'We cannot find this quote. Please ask for it again, or call us.',
  areaUnreadable: () => 'Enter the total area in square feet as a number, 420 say.',
  noForm: () => 'There is no form at this address.',

  // Contact
  tooManyMessages: ({ minutes }: { minutes: number }) =>
    `You have sent many messages in a short time. Please try again in ${minutes} minutes, or call us.`,

  // Payments
  cardNumberSent: () =>
    'Card numbers belong to the payment provider alone. Nothing was kept; reload the page and try again.',
  paymentSentBefore: () => 'This payment has already been sent with another number or amount.',
  amountMismatch: () =>
    "Invoice/Quote number don't match the amount, please make sure you are entering the correct amount.",
  alreadyPaid: ({ number }: { number: number }) => `#${number} is paid already. Thank you!`,
  quoteInvoiced: ({ number, invoice }: { number: number; invoice: number | null }) =>
    `Quote #${number} has been invoiced. Please pay ${invoice === null ? 'its invoice' : `invoice #${invoice}`} instead.`,
  tooManyPayments: ({ minutes }: { minutes: number }) =>
    `Too many tries. Please try again in ${minutes} minutes, or call us.`,
  noPayment: () => 'There is no payment under this key.',
  foreignSignature: () => 'The signature is not the payment provider’s.',

  // An employee's schedule
  noSchedule: () => 'There is no schedule at this address.',
  notOnSchedule: ({ serviceCode }: { serviceCode: string }) =>
    `${serviceCode} is not on this schedule.`,
  noScheduleWorker: () => 'The release of back-office that you get has no worker for the schedule.',

  // Documents
  numbersUsedUp: () =>
    'All five-digit numbers for quotes and invoices are used up. Nothing was saved.',
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

  // Any call
  tooManyRequests: ({ milliseconds }: { milliseconds: number }) =>
    `Too many requests. Please try again in ${shortly(milliseconds)}.`,
  tooManyAtOnce: () => 'Too many requests. Please try again in a few seconds.',
  bodyLate: () => 'The body of the request did not arrive in time. Please try again.',
  requestLate: () => 'The request took too long to arrive.',
  hostHeader: () => 'The request must have exactly one Host header.',
  nulInAddress: () => 'The address must not contain the NUL character (%00).',
  addressUndecodable: () =>
    'The address cannot be decoded: each % must be followed by two hexadecimal digits, of UTF-8.',
  addressPartTooLong: () => 'A part of the address is too long.',
  headersTooLong: () => 'The address and the headers of the request are too long.',
  chunksTooLong: () => 'The chunk extensions of the body are too long.',
  expectHeader: () => 'The Expect header may only say 100-continue.',
  notHttp: () => 'The request is not valid HTTP.',
  noCall: ({ method, path }: { method: string; path: string }) =>
    `There is no call ${method} ${path}.`,
  clientGone: () => 'The client has gone.',
  siteUnavailable: () => 'The site is not available right now. Please try again in a moment.',
  notBuilt: () => 'The site has not been built yet. Run "npm run build" and start again.',
  bodyNoJson: () =>
    'The body must be JSON: send it with the header "content-type: application/json".',
  bodyTooLarge: () => 'The body is too large.',
  bodyEmpty: () => 'The body is empty; it must be a JSON object.',
  bodyInvalidJson: () => 'The body is not valid JSON.',
  bodyNoFields: () => 'The body must be a JSON object of fields.',
  databaseGone: () => 'The service is not available right now. Please try again in a moment.',
  gaveUp: () => 'This took too long and was given up. Please try again in a moment.',
  clashes: () => 'This does not fit what is stored. Reload the page and try again.',
  notStorable: () => 'Something that was entered cannot be stored. Please check it.',
  ourFault: ({ id }: { id: string }) =>
    `Something went wrong on our side. If it happens again, tell us this number: ${id}`,
  /** Appended to the first of many field errors. */
  andMore: ({ more }: { more: number }) => `And ${more} more.`,

  // Bounds on any input
  inputTooMuch: ({ label, most }: { label: string; most: number }) =>
    `${label || 'The body'} holds too much: ${most} values at most.`,
  inputTooLong: ({ label, most }: { label: string; most: number }) =>
    `${label || 'The body'} can't be longer than ${most.toLocaleString('en-CA')} characters.`,
  inputNumber: ({ label }: { label: string }) =>
    `${label || 'The body'} holds a number that is too large.`,
  inputTooDeep: ({ label, most }: { label: string; most: number }) =>
    `${label || 'The body'} is nested too deeply: ${most} levels at most.`,
  inputEntries: ({ label, most }: { label: string; most: number }) =>
    `${label || 'The body'} may have ${most} entries at most.`,
  inputFields: ({ label, most }: { label: string; most: number }) =>
    `${label || 'The body'} has too many fields: ${most} at most.`,
  inputUnstorable: ({ label, fault }: { label: string; fault: Unstorable }) =>
    `${label || 'The body'} ${unstorable[fault]}`,
  inputName: ({ fault }: { fault: Unstorable }) => `The name of a field ${unstorable[fault]}`,
  inputParameters: ({ most }: { most: number }) =>
    `An address may have ${most} parameters at most.`,

  // Query parameters
  unknownParameter: ({ name }: { name: string }) => `There is no parameter "${name}".`,
  unknownFilter: ({ name }: { name: string }) => `There is no filter "${name}".`,
  parameterTwice: ({ label }: { label: string }) => `${label} may be given once only.`,
  filterTwice: ({ label }: { label: string }) => `Give "${label}" once.`,
  notDayShort: ({ label }: { label: string }) => `${label} must be a day, YYYY-MM-DD.`,
  notInOrOut: ({ label }: { label: string }) => `${label} must be in or out.`,
  notGivenPlace: ({ label }: { label: string }) =>
    `${label} must be the place that an answer gave.`,
  notWhole: ({ label, max }: { label: string; max: number }) =>
    `${label} must be a whole number from 1 to ${max}.`,
};

/** Labels of visitors' forms, by schema and field. */
export const labelsEn = { ...quoteLabels, ...contact.labels };

/** A document that is too long. */
export interface LongDocument {
  kind: keyof typeof titles;
  /** Null if it has none yet. */
  number: number | null;
}

const titles = { invoice: 'Invoice', quote: 'Quote', statement: 'Statement' };
const drafts = { invoice: 'Draft invoice', quote: 'Quote', statement: 'Statement' };

const shortenings = {
  invoice: 'Shorten its details or its notes.',
  quote: 'Shorten its scope, its line items or its notes.',
  statement: 'Ask for fewer days, with "from" and "to".',
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

interface GivenUp {
  subject: Subject;
  cure: CureCode;
}

/** Sentence endings, after the name of a text. */
const unstorable = {
  nul: 'holds a character that cannot be stored (NUL): remove it.',
  halfPair: 'holds a broken character that cannot be stored (half of a pair): remove it.',
};

type Unstorable = keyof typeof unstorable;

/** A short duration in minutes, or in seconds if below one minute. */
function shortly(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  const isSeconds = milliseconds < 60_000;
  const amount = Math.round(milliseconds / (isSeconds ? 1000 : 60_000));
  return `${amount} ${isSeconds ? 'second' : 'minute'}${amount === 1 ? '' : 's'}`;
}
