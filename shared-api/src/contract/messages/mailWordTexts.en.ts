import {
  mailWordNames,
  mailWordOf,
  type MailKind,
  type MailPart,
  type MailWordName,
} from '../values/mailKinds.ts';
import type { Language } from '../values/language.ts';

/** What the mails, their parts and their languages are called in the office. */
export const mailWordTexts = {
  kinds: {
    instantQuote: 'Instant quote',
    bookingReceived: 'Booking request received',
    requestReceived: 'Question or change received',
    visitReceived: 'Visit request received',
    leadReply: 'Reply to a lead',
    replyCallYou: 'Reply: we will call you',
    replyQuestion: 'Reply: tell us more',
    replyVisit: 'Reply: let us visit',
    replyQuote: 'Reply: about your quote',
    replyDecline: 'Reply: not our work',
    quote: 'Quote',
    deposit: 'Deposit request',
    partPayment: 'Part payment request',
    invoice: 'Invoice',
    earlyReminder: 'Reminder before the due date',
    reminder: 'Reminder when overdue',
    receipt: 'Receipt',
    credit: 'Credit note',
    refund: 'Refund to a card',
    statement: 'Statement',
  } satisfies Record<MailKind, string>,
  languages: { en: 'English', fr: 'French' } satisfies Record<Language, string>,
  parts: {
    subject: 'Subject',
    greeting: 'Greeting',
    opening: 'Opening',
    payment: 'How to pay',
    closing: 'Closing',
  } satisfies Record<MailPart, string>,
};

const labelOf = (name: MailWordName): string => {
  const { kind, language, part } = mailWordOf(name);
  const { kinds, languages, parts } = mailWordTexts;
  return `${kinds[kind]}, ${languages[language]}: ${parts[part]}`;
};

/** Labels of the words of mails, by their names. */
export const mailWordLabels: Readonly<Record<MailWordName, string>> = Object.fromEntries(
  mailWordNames.map((name) => [name, labelOf(name)]),
) as Record<MailWordName, string>;
