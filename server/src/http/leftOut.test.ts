import { beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { billingPerFile } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });
let [invoice, payment, client, quote, held] = ['', '', '', '', ''];

beforeAll(async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  client = String(clientId);
  invoice = String((await billing.issued({ clientId }))['id']);
  const asked = { price: 1_130, category: 'Contracting', projectTitle: 'Kitchen' };
  quote = String((await billing.create('quotes', { clientId, ...asked }))['id']);
  const call = async (address: string, body: object) =>
    String((await billing.call('POST', address, { key: randomUUID(), ...body })).body['id']);
  const paid = { clientId, amount: 50, day: billing.today, method: 'cash', reference: '' };
  payment = await call('payments/', { ...paid, allocations: [] });
  const request = { kind: 'deposit', amount: 100, percent: null, dueOn: billing.today, note: '' };
  held = await call(`quotes/${quote}/deposits/`, request);
  await call(`deposit-requests/${held}/receive/`, {
    day: billing.today,
    method: 'cash',
    reference: '',
  });
});

const today = () => billing.today;

it.each([
  ['an amount to write off', () => `invoices/${invoice}/write-off/`, () => ({ reason: 'Gone' })],
  [
    'a reference',
    () => 'payments/',
    () => ({ clientId: Number(client), amount: 1, day: today(), method: 'cash', allocations: [] }),
  ],
  [
    'the credit of a refund',
    () => 'refunds/',
    () => ({ paymentId: Number(payment), amount: 1, method: 'cash', reason: 'Asked' }),
  ],
  [
    'a percentage and a note',
    () => `quotes/${quote}/deposits/`,
    () => ({ kind: 'deposit', amount: 1, dueOn: today() }),
  ],
  [
    'an amount to ask for',
    () => `quotes/${quote}/deposits/`,
    () => ({ kind: 'deposit', percent: 1, dueOn: today() }),
  ],
  [
    'what to give back',
    () => `deposit-requests/${held}/return/`,
    () => ({ method: 'cash', reason: 'Asked' }),
  ],
  ['what to keep', () => `deposit-requests/${held}/forfeit/`, () => ({ reason: 'Broken off' })],
  ['the days of a statement', () => `clients/${client}/statement-letter/`, () => ({ message: '' })],
  [
    'where a statement begins',
    () => `clients/${client}/send-statement/`,
    () => ({ to: ['a@example.com'], cc: [], message: '', until: today() }),
  ],
  ['how and when it was sent', () => `invoices/${invoice}/mark-sent/`, () => ({ version: 1 })],
  [
    'a note of an acceptance',
    () => `quotes/${quote}/accept/`,
    () => ({ version: 1, on: today(), how: 'phone', by: 'Ann' }),
  ],
])('%s may be left out, or is asked for by name', async (_what, address, body) => {
  const { status, body: answer } = await billing.call('POST', address(), {
    ...(/accept|letter/.test(address()) ? {} : { key: randomUUID() }),
    ...body(),
  });
  expect([200, 201, 400, 409]).toContain(status);
  if (status !== 400) return;
  expect(Object.keys(answer['errors'] as object)).not.toEqual([]);
  expect(answer['message']).not.toMatch(/cannot be stored/);
});
