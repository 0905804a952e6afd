import type { MergeConflict, MovedKind } from './merge.ts';

/** What goes from one client to the other, as one and as many. */
const kinds: Record<MergeConflict['kind'], string> = {
  invoices: 'Invoice',
  payments: 'Payment',
  credits: 'Credit note',
  refunds: 'Refund',
  entries: 'Entry of the ledger',
  quotes: 'Quote',
  requests: 'Request',
  contracts: 'Contract',
  services: 'Service',
  addresses: 'Address',
  contacts: 'Contact',
  notes: 'Note',
  tags: 'Tags',
  statements: 'Statement',
  mails: 'E-mail',
  fields: "The kept client's fields",
};

const plurals: Partial<Record<MergeConflict['kind'], true>> = { tags: true, fields: true };

/** What goes from one client to the other. */
export const movedKindTexts: Record<MovedKind, string> = {
  invoices: 'Invoices, drafts too',
  payments: 'Payments',
  credits: 'Credit notes',
  refunds: 'Refunds',
  entries: 'Entries of the ledger',
  quotes: 'Quotes',
  requests: 'Requests, with photos and replies',
  contracts: 'Contracts',
  services: 'Services',
  addresses: 'Further addresses',
  contacts: 'Further contacts',
  notes: 'Notes',
  tags: 'Tags',
  statements: 'Statements that were sent',
  mails: 'E-mails',
};

/** What stands in the way of taking a merge back, as a sentence. */
export function mergeConflictText({ kind, why, name }: MergeConflict): string {
  const what = [kinds[kind], name].filter(Boolean).join(' ');
  if (why === 'gone') return `${what} is not there any more.`;
  if (why === 'new') return `${what} was made since and belongs to what would go back.`;
  return `${what} ${plurals[kind] ? 'were' : 'was'} changed since.`;
}
