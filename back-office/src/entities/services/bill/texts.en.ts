import type { BillSkipReason } from 'shared-api/contract/entities/bulk/bills';

const visits = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);

/** Texts of billing visits that are done. */
export const texts = {
  button: 'Bill…',
  title: 'Bill what is done',
  intro:
    'Drafts are made, which you can change before they are sent. Nothing goes to a client by this.',
  loading: 'Looking at what can be billed…',
  made: (count: number) =>
    count === 0 ? 'Nothing can be billed' : count === 1 ? '1 draft' : `${count} drafts`,
  client: 'Client',
  what: 'What',
  subTotal: 'Before tax',
  total: 'Total',
  visits,
  quote: (number: number, count: number) => `Quote ${number}, ${visits(count)}`,
  left: (count: number) =>
    count === 1 ? '1 visit is not billed' : `${count} visits are not billed`,
  code: 'Service',
  when: 'Day',
  noDay: 'No day',
  whose: 'Client',
  why: 'Why',
  reason: {
    gone: 'Deleted in the meantime',
    changed: 'Changed by somebody else in the meantime',
    notDone: 'Not complete',
    billed: 'On an invoice already',
    clientless: 'It has no client',
    priceless: 'It has no price',
    monthly: 'Billed once a month by its contract',
    quoteOpen: 'Its quote has visits that are still to be done',
  } satisfies Record<BillSkipReason, string>,
  submit: (count: number) => (count === 1 ? 'Make the draft' : `Make ${count} drafts`),
  notAsShown: 'Not all was billed as it was shown',
  cancel: 'Cancel',
  close: 'Close',
  manyToBill: (count: number) => `${visits(count)} to bill`,
  toBill: (count: number, sum: string) => `${visits(count)} to bill, ${sum} before tax`,
};
