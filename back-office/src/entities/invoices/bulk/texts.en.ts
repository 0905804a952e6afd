import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { SendSkipReason } from 'shared-api/contract/entities/bulk/sends';

const counted = (kind: LetterKind, count: number): string => {
  const word = kind === 'bill' ? 'invoice' : 'reminder';
  return `${count} ${word}${count === 1 ? '' : 's'}`;
};

/** Texts of sending many invoices, or reminders of them. */
export const texts = {
  button: { bill: 'Send…', reminder: 'Remind…' } satisfies Record<LetterKind, string>,
  title: { bill: 'Send invoices', reminder: 'Send reminders' } satisfies Record<LetterKind, string>,
  loading: 'Looking at what would be sent…',
  message: 'Message (optional)',
  messageHint: 'Stands above the details in each mail.',
  drafts: (count: number) =>
    count === 1
      ? '1 of them is a draft: it is issued and gets its number.'
      : `${count} of them are drafts: they are issued and get their numbers.`,
  goes: (kind: LetterKind, count: number) =>
    count === 0 ? 'Nothing is sent' : `${counted(kind, count)} will be sent`,
  stays: (count: number) =>
    count === 1 ? 'Nothing is sent about 1 invoice' : `Nothing is sent about ${count} invoices`,
  number: 'Invoice',
  draft: 'Draft',
  client: 'Client',
  to: 'To',
  amount: { bill: 'Total', reminder: 'Owed' } satisfies Record<LetterKind, string>,
  why: 'Why',
  sum: 'Sum',
  reason: {
    gone: 'Deleted in the meantime',
    changed: 'Changed by somebody else in the meantime',
    void: 'Void',
    paid: 'Nothing is owed on it',
    draft: 'A draft: send it first',
    sentBefore: 'Sent before: send it again from the invoice itself',
    remindedToday: 'Reminded today',
    onAccount: 'The client has as much on account',
    noAddress: 'The client has no e-mail address',
  } satisfies Record<Exclude<SendSkipReason, 'refused'>, string>,
  cannotUndo: 'Mails that are sent cannot be taken back.',
  submit: (kind: LetterKind, count: number) => `Send ${counted(kind, count)}`,
  sentTitle: 'On their way',
  progress: (sent: number, mails: number) => `${sent} of ${mails} mails are sent`,
  failed: (count: number) =>
    `${count} ${count === 1 ? 'mail has' : 'mails have'} failed: see Settings, Outbox.`,
  mayClose: 'This window may be closed: they go on being sent.',
  cancel: 'Cancel',
  close: 'Close',
};
