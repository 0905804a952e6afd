import * as yup from 'yup';
import { among } from '../fields/among.ts';
import * as answer from '../fields/answers.ts';
import { timelineMail } from '../billing/timeline.ts';
import { entityNames } from './entityNames.ts';

/** The first lines of a client's page: what there is of the client, what is next, and what is owed. */
export const clientOverviewAnswer = answer.object({
  counts: answer.object({
    visits: answer.number(),
    contracts: answer.number(),
    quotes: answer.number(),
    invoices: answer.number(),
    /** Null for an Employee, who is told of no payments. */
    payments: answer.number().nullable(),
  }),
  /** Words that the client is found by. */
  tags: answer.list(answer.text()),
  /** Visits to come, those of the rest of today included. */
  coming: answer.number(),
  /** The first visit from today on that is neither done nor cancelled. */
  nextVisit: answer
    .object({
      id: answer.number(),
      /** By the company's clock, as `2026-11-24T09:00`. */
      dateTs: answer.text(),
      employeeId: answer.number().nullable(),
      employeeName: answer.text(),
      address: answer.text(),
    })
    .nullable(),
  /** As the ledger has it today; null for an Employee. */
  money: answer
    .object({
      /** What is owed without what is on account; negative when we owe the client. */
      balance: answer.number(),
      onAccount: answer.number(),
      /** Deposits that are held as security. */
      held: answer.number(),
      /** What of it should have been paid by now, and on how many invoices. */
      overdue: answer.number(),
      overdueInvoices: answer.number(),
    })
    .nullable(),
});
export type ClientOverview = yup.InferType<typeof clientOverviewAnswer>;

/** What can have happened with a client. Those of money are called as in the ledger. */
export const clientEventKinds = [
  'clientMade',
  'clientChanged',
  'clientsMerged',
  'mergeUndone',
  'note',
  'messageReceived',
  'requestReceived',
  'contractMade',
  'contractChanged',
  'visitPlanned',
  'visitDone',
  'visitCancelled',
  'quoteAsked',
  'quoteMade',
  'quoteSent',
  'quoteSeen',
  'quoteAccepted',
  'orderMade',
  'orderAccepted',
  'depositAsked',
  'invoiceIssued',
  'invoiceVoided',
  'invoiceSent',
  'invoiceSentOtherwise',
  'invoiceReminded',
  'invoiceSeen',
  'payment',
  'paymentReversed',
  'credit',
  'refund',
  'refundFailed',
  'writeOff',
  'writeOffReversed',
  'depositReceived',
  'depositReversed',
  'depositApplied',
  'depositReturned',
  'depositForfeited',
  'dispute',
  'disputeWon',
  'disputeLost',
  'mailed',
] as const;
export type ClientEventKind = (typeof clientEventKinds)[number];

const clientEvent = answer.object({
  /** Of this entry alone. */
  key: answer.text(),
  kind: answer.oneOf(clientEventKinds),
  /** The company day. */
  day: answer.text(),
  /** By the company's clock, as `14:05`; null where only the day is known. */
  time: answer.text().nullable(),
  /** Who did it, or whose visit it is; empty if that is not known. */
  who: answer.text(),
  amount: answer.number().nullable(),
  /**
   * What somebody wrote down, the subject of a lead or of a mail, a visit's place, a contract's name, how money came, or why
   * it went.
   */
  note: answer.text(),
  /** The fields that were changed, by name. */
  fields: answer.list(answer.text()),
  /** The mails that went out with it, and what became of them. */
  mails: answer.list(timelineMail),
  /** The merge that can be taken back. */
  merge: answer.number().nullable(),
  /** The record that it is of. */
  record: answer
    .object({
      entity: answer.oneOf(entityNames),
      id: answer.number(),
      /** Its number, as people call it; empty where it has none. */
      number: answer.text(),
    })
    .nullable(),
});
export type ClientEvent = yup.InferType<typeof clientEvent>;

/** Parts of the timeline that stand in tabs of their own, by the kinds of what they tell. */
export const timelineParts = {
  messages: [
    'messageReceived',
    'requestReceived',
    'mailed',
    'quoteSent',
    'invoiceSent',
    'invoiceReminded',
    'invoiceSentOtherwise',
  ],
  notes: ['note'],
} as const satisfies Record<string, readonly ClientEventKind[]>;
export type TimelinePart = keyof typeof timelineParts;

export const clientTimelineQuery = yup.object({
  /** Opaque cursor from `next`. */
  cursor: yup.string(),
  /** Only what one tab tells; everything without it. */
  part: among(Object.keys(timelineParts) as TimelinePart[]),
});

/** What happened with a client, newest first; `next` is the cursor of what is older. */
export const clientTimelineAnswer = answer.object({
  results: answer.list(clientEvent),
  next: answer.text().nullable(),
});
export type ClientTimeline = yup.InferType<typeof clientTimelineAnswer>;
