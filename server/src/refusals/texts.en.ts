import { texts as contact } from 'shared-api/contract/messages/contactTexts.en';
import { texts as fieldFaults } from 'shared-api/contract/messages/fieldFaultTexts.en';
import { texts as paymentFaults } from 'shared-api/contract/messages/paymentFaultTexts.en';
import { texts as photos } from 'shared-api/contract/messages/photos/photoTexts.en';
import { texts as quoteFaults } from 'shared-api/contract/messages/quoteFaultTexts.en';
import { texts as quoteLabels } from 'shared-api/contract/messages/quoteLabelTexts.en';
import { texts as visit } from 'shared-api/contract/messages/visitTexts.en';

const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** @param day `YYYY-MM-DD` */
const written = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/**
 * Refusals that a visitor may meet, in every language; the others are in `officeTexts.en.ts` and
 * `programTexts.en.ts`. Quotes, mails and documents have catalogues of their own.
 */
export const en = {
  ...fieldFaults,
  ...quoteFaults,
  ...contact.faults,
  ...paymentFaults,
  ...visit.faults,
  ...photos,

  // Quotes
  formSentBefore: () =>
    'This form has already been sent with other answers. Reload the page to ask for another quote.',
  tooManyQuotes: ({ minutes }: { minutes: number }) =>
    `You have asked for many quotes in a short time. Please try again in ${minutes} minutes, or call us.`,
  noSuchQuoteAnswer: () => 'We cannot find this quote. Please ask for it again, or call us.',
  notBookable: () =>
    'This quote cannot be booked any more. Ask us about it, or ask for a new quote.',
  calledOffQuote: () =>
    'We have refunded what was paid for this quote, so it cannot be booked any more. If you would like the work after all, write to us here, or ask for a new quote.',
  noForm: () => 'There is no form at this address.',
  nothingHere: () => 'There is nothing at this address.',
  numbersUsedUp: () =>
    'All five-digit numbers for quotes and invoices are used up. Nothing was saved.',

  // Contact
  tooManyMessages: ({ minutes }: { minutes: number }) =>
    `You have sent many messages in a short time. Please try again in ${minutes} minutes, or call us.`,

  // Requests for a visit
  visitSentBefore: () =>
    'This form has already been sent with other answers. Reload the page to send another request.',
  photosGone: () =>
    'We cannot find some of these photos any more. Please remove them and choose them again.',
  photosBusy: () =>
    'Many photos are arriving at the moment. Please try again in a minute, or send the request without them.',
  photosFull: () =>
    'We cannot take more photos at the moment. Please send the request without them, or call us.',
  photosUnusable: () =>
    'Photos cannot be kept at the moment. Please send the request without them, or call us.',
  tooManyUploads: ({ minutes }: { minutes: number }) =>
    `You have sent many photos in a short time. Please try again in ${minutes} minutes, or send the request without them.`,
  formUnreadable: () => 'This form did not arrive completely. Please send it again.',
  formTooLarge: () => 'This form is too long. Please shorten it, or call us.',

  // Payments
  cardNumberSent: () =>
    'Card numbers belong to the payment provider alone. Nothing was kept; reload the page and try again.',
  paymentSentBefore: () => 'This payment has already been sent with another number or amount.',
  paymentWithdrawn: () => 'This payment was given up before it reached us. You were not charged.',
  amountMismatch: () =>
    "Invoice/Quote number don't match the amount, please make sure you are entering the correct amount.",
  alreadyPaid: ({ number }: { number: number }) => `#${number} has already been paid. Thank you!`,
  nothingToPay: ({ number }: { number: number }) => `Nothing is owed on #${number}.`,
  invoiceCancelled: ({ number }: { number: number }) =>
    `We have cancelled invoice #${number}, so there is nothing to pay on it. If you expected to pay something, please call us. Nothing was charged.`,
  paidOn: ({ number, day }: { number: number; day: string }) =>
    `#${number} was paid on ${written(day)}. Thank you!`,
  requestPaid: ({ number }: { number: number }) =>
    `This amount has already been paid for #${number}. Thank you!`,
  otherPaymentConfirming: ({ number }: { number: number }) =>
    `Another payment for #${number} is being confirmed. Please try again in a minute.`,
  quoteExpired: ({ number, day }: { number: number; day: string }) =>
    `The price of quote #${number} was valid until ${written(day)}. Please ask for a new quote online, which takes a minute, or call us. Nothing was charged.`,
  quoteCalledOff: ({ number }: { number: number }) =>
    `We have refunded what was paid for quote #${number}, so there is nothing to pay. If you would like the work after all, write to us, or ask for a new quote. Nothing was charged.`,
  quoteInvoiced: ({ number, invoice }: { number: number; invoice: number | null }) =>
    `Quote #${number} has been invoiced. Please pay ${invoice === null ? 'its invoice' : `invoice #${invoice}`} instead.`,
  tooManyPayments: ({ minutes }: { minutes: number }) =>
    `Too many tries. Please try again in ${minutes} minutes, or call us.`,
  noPayment: () => 'We cannot find this payment.',

  // Any call
  tooManyRequests: ({ milliseconds }: { milliseconds: number }) =>
    `Too many requests. Please try again in ${shortly(milliseconds)}.`,
  tooManyAtOnce: () => 'Too many requests. Please try again in a few seconds.',
  bodyLate: () => 'What you sent did not arrive in time. Please try again.',
  requestLate: () => 'The request took too long to arrive.',
  nulInAddress: () => 'This address cannot be read: it contains %00. Please check it.',
  addressUndecodable: () =>
    'This address cannot be read: something is wrong after a % sign in it. Please check it.',
  addressPartTooLong: () => 'This address is too long. Please check it.',
  headersTooLong: () =>
    'This address is too long, or your browser sends too much along with it. Please check it, or delete the cookies of this site.',
  siteUnavailable: () => 'The site is not available right now. Please try again in a moment.',
  bodyTooLarge: () => 'The body is too large.',
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
};

/** Labels of visitors' forms, by schema and field. */
export const labelsEn = { ...quoteLabels, ...contact.labels, ...visit.labels };

/** A photo by the name of its file. */
/** Sentence endings, after the name of a text. */
const unstorable = {
  nul: 'holds a character that cannot be stored (NUL): remove it.',
  halfPair: 'holds a broken character that cannot be stored (half of a pair): remove it.',
};

type Unstorable = keyof typeof unstorable;

/** A short duration in minutes, or in seconds if below one minute. */
function shortly(milliseconds: number): string {
  if (milliseconds < 1000) return 'a moment';
  const isSeconds = milliseconds < 60_000;
  const amount = Math.round(milliseconds / (isSeconds ? 1000 : 60_000));
  return `${amount} ${isSeconds ? 'second' : 'minute'}${amount === 1 ? '' : 's'}`;
}
