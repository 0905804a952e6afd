import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { daysAfter } from 'shared-api/contract/values/days';
import { depositKinds } from 'shared-api/contract/billing/deposits';
import { paymentMethods } from 'shared-api/contract/billing/ledger';
import { made, type Preparation, type Tools } from './preparedRecords.ts';
import { address, line } from './values.ts';

const key = fc.uuid({ version: 4 });
const dollars = (least: number) =>
  fc.integer({ min: least, max: 50_000 }).map((cents) => cents / 100);
const reason = line.map((text) => `m${text}`);
/** A day that is so far ahead. */
const inDays = (count: number): string => daysAfter(new Date().toISOString().slice(0, 10), count);

const asked = fc
  .record({
    key,
    kind: fc.constantFrom(...depositKinds),
    share: fc.oneof(
      dollars(100).map((amount) => ({ amount, percent: null })),
      fc.integer({ min: 1, max: 100 }).map((percent) => ({ amount: null, percent })),
    ),
    dueOn: fc.constantFrom(inDays(20), inDays(300)),
    note: line,
  })
  .map(({ share, ...rest }) => ({ ...rest, ...share }));

/** Bodies of the calls around deposits and part payments. */
export const depositBodies: Record<string, fc.Arbitrary<unknown>> = {
  'POST /api/quotes/:id/deposits': asked,
  'POST /api/contracts/:id/deposits': asked,
  'POST /api/deposit-requests/:id/receive': fc.record({
    key,
    day: fc.constantFrom('2026-01-05', '2026-02-06'),
    method: fc.constantFrom(...paymentMethods),
    reference: line,
  }),
  'POST /api/deposit-requests/:id/return': fc.record({
    key,
    amount: fc.option(dollars(1)),
    method: fc.constantFrom(...paymentMethods),
    reference: line,
    reason,
  }),
  'POST /api/deposit-requests/:id/forfeit': fc.record({
    key,
    amount: fc.option(dollars(1)),
    reason,
  }),
  'POST /api/deposit-requests/:id/letter': fc.record({ message: line }),
  'POST /api/deposit-requests/:id/send': fc.record({
    key,
    to: fc.array(address, { minLength: 1, maxLength: 3 }),
    cc: fc.array(address, { maxLength: 2 }),
    message: line,
  }),
  'POST /api/deposit-requests/:id/withdraw': fc.record({ version: fc.constantFrom(1, 2) }),
};

const fifty = () => ({
  key: randomUUID(),
  kind: 'deposit',
  amount: 50,
  percent: null,
  dueOn: inDays(30),
  note: '',
});

async function onQuote(means: Tools): Promise<{ params: { id: string }; body: object }> {
  const { id } = await made(means, 'quotes', { price: 1_000 });
  return { params: { id: String(id) }, body: fifty() };
}

async function onContract(means: Tools): Promise<{ params: { id: string }; body: object }> {
  const { id } = await made(means, 'contracts', { price: 100 });
  return { params: { id: String(id) }, body: fifty() };
}

async function requested(means: Tools): Promise<Record<string, unknown>> {
  const { params, body } = await onQuote(means);
  return (await means.call('POST', `/api/quotes/${params.id}/deposits/`, body)).body;
}

/** The id of a request whose money is held. */
async function held(means: Tools): Promise<{ id: string }> {
  const id = String((await requested(means))['id']);
  const body = { key: randomUUID(), day: '2026-01-05', method: 'cash', reference: '' };
  await means.call('POST', `/api/deposit-requests/${id}/receive/`, body);
  return { id };
}

/** What the calls around deposits and part payments need. */
export const depositPreparations: Record<string, Preparation> = {
  'GET /api/quotes/:id/deposits': async (means) => ({ params: (await onQuote(means)).params }),
  'GET /api/contracts/:id/deposits': async (means) => ({
    params: (await onContract(means)).params,
  }),
  'POST /api/quotes/:id/deposits': onQuote,
  'POST /api/contracts/:id/deposits': onContract,
  'POST /api/deposit-requests/:id/receive': async (means) => ({
    params: { id: String((await requested(means))['id']) },
  }),
  'POST /api/deposit-requests/:id/letter': async (means) => ({
    params: { id: String((await requested(means))['id']) },
  }),
  'POST /api/deposit-requests/:id/send': async (means) => ({
    params: { id: String((await requested(means))['id']) },
  }),
  'POST /api/deposit-requests/:id/return': async (means) => ({
    params: await held(means),
    body: { key: randomUUID(), amount: 5, method: 'cash', reference: '', reason: 'A test' },
  }),
  'POST /api/deposit-requests/:id/forfeit': async (means) => ({
    params: await held(means),
    body: { key: randomUUID(), amount: null, reason: 'A test' },
  }),
  'POST /api/deposit-requests/:id/withdraw': async (means) => ({
    params: { id: String((await requested(means))['id']) },
    body: { version: 1 },
  }),
  'GET /api/download-deposit-request/:number': async (means) => ({
    params: { number: String((await requested(means))['number']) },
  }),
};
