import * as yup from 'yup';
import { letter, message, sending } from '../billing/letters.ts';
import * as answer from '../fields/answers.ts';
import { timelineMail } from '../billing/timeline.ts';
import { email, language, phone, postalCode, record, text } from '../fields/fields.ts';
import { basedOn, isGiven } from '../fields/requestFields.ts';
import { fault } from '../messages/faults.ts';
import { quoteStates } from '../quotes/office/quoteState.ts';
import { languages } from '../values/language.ts';
import { leadCloseReasons } from './lead.ts';

/** Most quotes that one call gives to a client, and clients that a caller may name as known. */
const mostNamed = 50;

const ids = () =>
  yup
    .array(yup.number().strict().defined())
    .strict()
    .typeError(fault('notRecordNumbers'))
    .max(mostNamed, fault('manyRecords', { most: mostNamed }))
    .test(
      'ids',
      fault('notRecordNumbers'),
      (all) => all?.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31) ?? true,
    )
    .default([]);

/**
 * Whose client a lead is: one that there is, or a new one of what is typed. `known` are the clients with the
 * same e-mail or phone that the person has seen: where there is another, no new one is made.
 */
export const leadClientSchema = yup
  .object({
    clientId: record('clients', ['companyName', 'fullName']),
    known: ids(),
    /** Other quotes asked for with the same e-mail, which go to the client too. */
    quoteIds: ids(),
    fullName: text(),
    companyName: text(),
    email: email(),
    phoneNumber: phone(),
    address: text(),
    city: text(),
    postalCode: postalCode(),
    language: language(),
  })
  .test('named', ({ clientId, fullName, companyName }, { createError }) => {
    if (typeof clientId === 'number' || isGiven(fullName) || isGiven(companyName)) return true;
    return createError({ path: 'fullName', message: fault('noClientName') });
  })
  .meta({ labels: 'leadClient' });

export type LeadClientRequest = yup.InferType<typeof leadClientSchema>;

/** The quote that was made for a lead. */
export const leadQuoteSchema = yup
  .object({ quoteId: record('quotes', ['number', 'email']).required(fault('notRecordNumber')) })
  .meta({ labels: 'leads' });

/** The subject of a reply: one line. */
const subject = () =>
  text()
    .max(200, fault('tooLong', { most: 200 }))
    .test('given', fault('noSubject'), isGiven)
    .test('line', fault('notOneLine'), (value) => !/[\r\n]/.test(value));

/** A reply to a lead, to be looked at before it is sent. */
export const leadLetterSchema = yup
  .object({ subject: text().max(200, fault('tooLong', { most: 200 })), message: message() })
  .meta({ labels: 'sending' });

/** A reply to a lead: only where nobody has answered it meanwhile. */
export const leadReplySchema = yup
  .object({
    version: basedOn(),
    subject: subject(),
    ...sending(),
    message: message().test('given', fault('noReply'), isGiven),
  })
  .meta({ labels: 'sending' });

export type LeadReplyRequest = yup.InferType<typeof leadReplySchema>;

/** What the office answers with most; the words are the server's, in the lead's language. */
export const leadTemplates = ['callYou', 'question', 'visit', 'quote', 'decline'] as const;
export type LeadTemplate = (typeof leadTemplates)[number];

/** A reply as it would be sent, and the words that it can begin with. */
export const leadLetterAnswer = answer.object({
  ...letter(),
  templates: answer.list(
    answer.object({
      name: answer.oneOf(leadTemplates),
      subject: answer.text(),
      message: answer.text(),
    }),
  ),
});
export type LeadLetter = yup.InferType<typeof leadLetterAnswer>;

const client = {
  id: answer.number(),
  name: answer.text(),
  email: answer.text(),
  phone: answer.text(),
};

const quote = {
  id: answer.number(),
  number: answer.number(),
  title: answer.text(),
  /** With tax, in dollars. */
  total: answer.number().nullable(),
};

/** What can have happened with a lead. */
export const leadEventKinds = [
  'quoteMailed',
  'quoteSent',
  'quoteAccepted',
  'replied',
  'answered',
  'clientTied',
  'quoteTied',
  'handled',
  'closed',
  'reopened',
] as const;

const leadEvent = answer.object({
  key: answer.text(),
  kind: answer.oneOf(leadEventKinds),
  /** ISO 8601. */
  at: answer.text(),
  who: answer.text(),
  /** A mail's subject, or what was written down. */
  note: answer.text(),
  /** A reply's words. */
  message: answer.text(),
  reason: answer.oneOf(['', ...leadCloseReasons]),
  mails: answer.list(timelineMail),
});
export type LeadEvent = yup.InferType<typeof leadEvent>;

/** Everything that hangs on a lead. */
export const leadThreadAnswer = answer.object({
  client: answer.object(client).nullable(),
  quote: answer
    .object({
      ...quote,
      state: answer.oneOf(quoteStates),
      validUntil: answer.text().nullable(),
      /** Whose it is; another one than the lead's is told of. */
      client: answer.object(client).nullable(),
    })
    .nullable(),
  /** Clients with the same e-mail or phone. */
  matches: answer.list(
    answer.object({ ...client, sameEmail: answer.flag(), samePhone: answer.flag() }),
  ),
  /** Other quotes asked for with the same e-mail that nobody has given to a client. */
  quotes: answer.list(answer.object(quote)),
  /** What a new client would begin with. */
  proposed: answer.object({
    fullName: answer.text(),
    email: answer.text(),
    phoneNumber: answer.text(),
    address: answer.text(),
    postalCode: answer.text(),
    language: answer.oneOf(languages),
  }),
  /** Oldest first. */
  events: answer.list(leadEvent),
});
export type LeadThread = yup.InferType<typeof leadThreadAnswer>;
