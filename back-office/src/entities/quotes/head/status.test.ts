import { expect, it } from '@jest/globals';
import { quoteStates } from 'shared-api/contract/quotes/office/quoteState';
import { nextOf, othersOf, statusOf } from './status.ts';

it('every state of a quote has its own word', () => {
  const words = quoteStates.map((state) => statusOf({ state, validUntil: '2026-11-22' }).word);
  expect(new Set(words).size).toBe(quoteStates.length);
  expect(words).toContain('Expired on Nov 22, 2026');
});

it('a draft invoice of a quote is gone on with, once an invoice is next', () => {
  const nextWith = (draftInvoice: number | null) =>
    Object.fromEntries(quoteStates.map((state) => [state, nextOf({ state, draftInvoice })]));
  expect(nextWith(null)).toMatchObject({ sent: 'accept', accepted: 'bill', partBilled: 'bill' });
  expect(nextWith(7)).toEqual({
    ...nextWith(null),
    accepted: 'open',
    paid: 'open',
    partBilled: 'open',
  });
});

it('beside what is next, a draft invoice is opened, or another one made where it is next itself', () => {
  const others = (state: 'draft' | 'accepted', draftInvoice: number | null) =>
    othersOf({ state, draftInvoice, acceptedOn: state === 'accepted' ? '2026-11-22' : null });
  expect(others('draft', null)).toEqual(['accept', 'bill']);
  expect(others('draft', 7)).toEqual(['accept', 'open']);
  expect(others('accepted', null)).toEqual(['send']);
  expect(others('accepted', 7)).toEqual(['send', 'bill']);
});
