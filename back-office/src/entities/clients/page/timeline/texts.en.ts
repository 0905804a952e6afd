import type { ClientEvent, TimelinePart } from 'shared-api/contract/entities/clientPage';
import { texts as parts } from '../../../../document/timeline/texts.ts';

const ofNumber = ({ record }: ClientEvent): string =>
  record === null || record.number === '' ? '' : ` ${record.number}`;

const withNote = (sentence: string, { note }: ClientEvent): string =>
  note === '' ? sentence : `${sentence}: ${note}`;

/** How money came, where that is known. */
const how = ({ note }: ClientEvent): string => {
  const word = note === '' ? undefined : parts.method(note);
  return word === undefined ? '' : `, ${word}`;
};

const forInvoice = (event: ClientEvent): string =>
  event.record === null
    ? ''
    : event.record.entity === 'invoices'
      ? ` for invoice${ofNumber(event)}`
      : ` on quote${ofNumber(event)}`;

/** What happened, as a sentence; `fields` are the labels of the fields that were changed. */
const sentences: Record<ClientEvent['kind'], (event: ClientEvent, fields: string) => string> = {
  clientMade: () => 'Client added',
  clientChanged: (_event, fields) => `Details changed: ${fields}`,
  clientsMerged: ({ note }) => `Merged with ${note}`,
  mergeUndone: ({ note }) => `Merge with ${note} undone`,
  note: ({ note }) => note,
  messageReceived: (event) => withNote('Wrote to us', event),
  requestReceived: (event) => withNote('Asked for a visit', event),
  contractMade: (event) => withNote('Contract made', event),
  contractChanged: (_event, fields) => `Contract changed: ${fields}`,
  visitPlanned: (event) => withNote('Visit not marked complete', event),
  visitDone: (event) => withNote('Visit done', event),
  visitCancelled: (event) => withNote('Visit cancelled', event),
  quoteAsked: (event) => `Quote${ofNumber(event)} asked for on the site`,
  quoteMade: (event) => `Quote${ofNumber(event)} made`,
  quoteSent: (event) => `Quote${ofNumber(event)} sent to ${parts.to(event)}`,
  quoteSeen: (event) => `Quote${ofNumber(event)} opened by the client`,
  quoteAccepted: (event) => `Quote${ofNumber(event)} accepted`,
  orderMade: (event) => `Change order${ofNumber(event)} made`,
  orderAccepted: (event) => `Change order${ofNumber(event)} accepted`,
  depositAsked: (event) => `Deposit asked for with${ofNumber(event)}`,
  invoiceIssued: (event) => `Invoice${ofNumber(event)} issued`,
  invoiceVoided: (event) => withNote(`Invoice${ofNumber(event)} voided`, event),
  invoiceSent: (event) => `Invoice${ofNumber(event)} sent to ${parts.to(event)}`,
  invoiceSentOtherwise: (event) => withNote(`Invoice${ofNumber(event)} sent`, event),
  invoiceReminded: (event) => `Reminder of invoice${ofNumber(event)} sent to ${parts.to(event)}`,
  invoiceSeen: (event) => `Invoice${ofNumber(event)} opened by the client`,
  payment: (event) => `Payment received${forInvoice(event)}${how(event)}`,
  paymentReversed: (event) => `Payment taken back${forInvoice(event)}`,
  credit: (event) => withNote(`Credit made${forInvoice(event)}`, event),
  refund: (event) => withNote('Money given back', event),
  refundFailed: () => 'Giving money back failed',
  writeOff: (event) => withNote(`Written off${forInvoice(event)}`, event),
  writeOffReversed: (event) => `Write-off taken back${forInvoice(event)}`,
  depositReceived: (event) => `Deposit received${forInvoice(event)}${how(event)}`,
  depositReversed: () => 'Deposit taken back',
  depositApplied: (event) => `Deposit applied${forInvoice(event)}`,
  depositReturned: () => 'Deposit given back',
  depositForfeited: (event) => withNote('Deposit kept', event),
  dispute: () => 'Card payment disputed with the bank',
  disputeWon: () => 'Dispute decided for us',
  disputeLost: () => 'Dispute decided for the client',
  mailed: (event) => `E-mail "${event.note}" to ${parts.to(event)}`,
};

/** Texts of what happened with a client. */
export const texts = {
  /** What there is to say where a part of it is empty. */
  none: {
    messages: {
      title: 'No messages yet',
      text: 'What this client wrote, mails to them, and what was sent otherwise stand here.',
    },
    notes: {
      title: 'No notes yet',
      text: 'Write down what others should know of this client.',
    },
  } satisfies Record<TimelinePart, { title: string; text: string }>,
  loading: 'Loading what happened',
  failed: 'What happened with this client did not come.',
  moreFailed: 'What happened before did not come.',
  coming: (visits: number, day: string) =>
    visits === 1 ? `1 visit to come, on ${day}` : `${visits} visits to come, the next on ${day}`,
  today: 'Today',
  yesterday: 'Yesterday',
  sentence: (event: ClientEvent, fields: string): string => sentences[event.kind](event, fields),
  /** Whose work it was, or by whom it was done. */
  who: ({ kind, who }: ClientEvent): string =>
    who === '' ? '' : kind.startsWith('visit') ? `· ${who}` : `· by ${who}`,
  /** What is changed besides fields. */
  others: { tags: 'Tags' } as Partial<Record<string, string>>,
  waiting: parts.waiting,
  failedMail: parts.failedMail,
};
