import type { LeadEvent } from 'shared-api/contract/entities/leadWork';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { texts as parts } from '../../../document/timeline/texts.ts';

const reasonOf = ({ reason, note }: LeadEvent): string =>
  [reason === '' ? '' : values.leadCloseReason[reason], note].filter(Boolean).join(': ');

/** What happened, as a sentence. */
const sentences: Record<LeadEvent['kind'], (event: LeadEvent) => string> = {
  quoteMailed: (event) => `E-mail "${event.note}" to ${parts.to(event)}`,
  quoteSent: (event) => `Quote sent to ${parts.to(event)}`,
  quoteAccepted: () => 'Quote accepted',
  replied: (event) => `Reply "${event.note}" to ${parts.to(event)}`,
  answered: () => 'Answered otherwise',
  clientTied: () => 'Given to the client',
  quoteTied: () => 'Quote made',
  handled: () => 'Marked as handled',
  closed: (event) => (reasonOf(event) === '' ? 'Closed' : `Closed. ${reasonOf(event)}`),
  reopened: () => 'Taken up again',
};

/** Texts of a lead's page. */
export const texts = {
  back: 'Leads',
  unnamed: (id: number) => `Lead #${id}`,
  mail: (address: string) => `Write to ${address}`,
  call: (number: string) => `Call ${number}`,
  came: (source: string, when: string) => `${source}, ${when}`,
  inLanguage: (language: string) => `In ${language}`,

  reply: 'Reply',
  more: 'More actions',
  makeClient: 'Make client',
  openClient: 'Open client',
  makeQuote: 'Make quote',
  openQuote: 'Open quote',
  answered: 'Answered otherwise',
  close: 'Close…',
  reopen: 'Take up again',
  isReopened: (who: string) => `The lead of ${who} is new again.`,
  notDone: 'That did not work',

  loading: 'Loading what hangs on the lead',
  failed: 'What hangs on the lead did not come.',
  client: 'Client',
  noClient: 'Nobody’s yet.',
  maybe: (name: string) => `${name} is a client already.`,
  sameEmail: 'The same e-mail.',
  samePhone: 'The same phone.',
  choose: 'Use this client…',
  quote: 'Quote',
  noQuote: 'None yet.',
  quoteName: (number: number) => `Quote # ${number}`,
  valid: (day: string) => `valid until ${day}`,
  foreign: (name: string) => `The quote belongs to another client: ${name}.`,
  message: 'Message',
  noMessage: 'Nothing was written.',
  wished: (day: string, time: string) => `Requested for ${[day, time].filter(Boolean).join(', ')}`,
  events: 'What happened',
  nothing: 'Nothing yet: reply, call, or make a client of it.',
  by: (who: string) => `by ${who}`,
  sentence: (event: LeadEvent): string => sentences[event.kind](event),
  waiting: parts.waiting,
  failedMail: parts.failedMail,
};
