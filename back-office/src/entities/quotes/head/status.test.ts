import { expect, it } from '@jest/globals';
import { quoteStates } from 'shared-api/contract/quotes/office/quoteState';
import { statusOf } from './status.ts';

it('every state of a quote has its own word', () => {
  const words = quoteStates.map((state) => statusOf({ state, validUntil: '2026-11-22' }).word);
  expect(new Set(words).size).toBe(quoteStates.length);
  expect(words).toContain('Expired on Nov 22, 2026');
});
