import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  forgetStatements,
  monthsAgo,
  ofxOfRows,
  uploadTo,
} from '../../../harness/testing/bankStatements.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
beforeEach(() => forgetStatements(server));

type Json = Record<string, unknown>;

const dayIn = (monthsBack: number, day: number) => monthsAgo(server, monthsBack, day);

async function clientOf(companyName: string): Promise<number> {
  const { body } = await server.call('POST', 'clients/create', {
    as: 'Admin',
    body: { fullName: 'Ann Example', companyName },
  });
  return Number(body['id']);
}

async function openInvoice(number: number, cents: number, clientId: number): Promise<number> {
  const { rows } = await server.database.query<{ id: number }>(
    `INSERT INTO invoices (invoice_number, type, date_ts, total_cents, client_id)
     VALUES ($1, 'Janitorial', $2, $3, $4) RETURNING id`,
    [number, dayIn(1, 1), cents, clientId],
  );
  return rows[0]?.id ?? 0;
}

const receive = (amount: string, words: string) =>
  uploadTo(server, ofxOfRows([[dayIn(0, 1), amount, words, 'CREDIT']]));
const suggestions = async (): Promise<Json[]> =>
  (await server.call('GET', 'payment-suggestions/', { as: 'Admin' })).body['results'] as Json[];
const act = (transaction: unknown, action: string, body: object = {}) =>
  server.call('POST', `payment-suggestions/${String(transaction)}/${action}`, {
    as: 'Admin',
    body,
  });
const balanceOf = async (id: number): Promise<unknown> =>
  (await server.call('GET', `invoices/${id}/ledger/`, { as: 'Admin' })).body['balance'];
const sharesOf = ({ allocations }: Json) =>
  (allocations as Json[]).map(({ invoiceId, amount }) => ({ invoiceId, amount }));

describe('an e-transfer with a client’s name', () => {
  it('that comes to several invoices of theirs pays them in one, once in a race of 30, and is undone', async () => {
    const clientId = await clientOf('Kingsdale Property');
    const ids = [
      await openInvoice(31_001, 10_000, clientId),
      await openInvoice(31_002, 5_050, clientId),
      await openInvoice(31_003, 7_700, clientId),
    ];
    await openInvoice(31_004, 15_050, await clientOf('Somebody Else'));
    await receive('127.50', 'Interac e-Transfer KINGSDALE PROPERTY');
    const [found = {}] = await suggestions();
    expect(found).toMatchObject({
      match: 'several',
      clientName: 'Kingsdale Property',
      onAccount: 0,
    });
    const allocations = sharesOf(found);
    expect(allocations).toEqual([
      { invoiceId: ids[1], amount: 50.5 },
      { invoiceId: ids[2], amount: 77 },
    ]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => act(found['transactionId'], 'accept', { allocations })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
    expect(await Promise.all(ids.map(balanceOf))).toEqual([100, 0, 0]);
    const { body } = await server.call('GET', `payments/?clientId=${clientId}`, { as: 'Admin' });
    expect(body['results']).toMatchObject([
      { amount: 127.5, method: 'e-transfer', source: 'bank', onAccount: 0 },
    ]);
    expect(await suggestions()).toEqual([]);
    expect((await act(found['transactionId'], 'undo')).status).toBe(200);
    expect(await Promise.all(ids.map(balanceOf))).toEqual([100, 50.5, 77]);
    expect(await suggestions()).toMatchObject([{ match: 'several' }]);
  });

  it('that names an invoice pays a part of it, and says what is still owed', async () => {
    const id = await openInvoice(31_011, 30_000, await clientOf('Uptown Law Office'));
    await receive('100.00', 'Interac e-Transfer invoice 31011');
    const [found = {}] = await suggestions();
    expect(found).toMatchObject({
      match: 'part',
      namesNumber: true,
      allocations: [{ invoiceNumber: 31_011, amount: 100, left: 200 }],
    });
    await act(found['transactionId'], 'accept', { allocations: sharesOf(found) });
    expect(await balanceOf(id)).toBe(200);
  });

  it('that is more than they owe leaves the rest on their account', async () => {
    const clientId = await clientOf('Rosewood Dental');
    await openInvoice(31_021, 10_000, clientId);
    await receive('130.00', 'Interac e-Transfer ROSEWOOD DENTAL');
    const [found = {}] = await suggestions();
    expect(found).toMatchObject({ match: 'client', onAccount: 30 });
    const { body } = await act(found['transactionId'], 'accept', { allocations: sharesOf(found) });
    expect(body['message']).toContain('$ 30.00 is kept on account');
    const account = await server.call('GET', `clients/${clientId}/account/`, { as: 'Admin' });
    expect(account.body['balance']).toBe(-30);
  });

  it('is refused for more than it is, for too much of an invoice, and for invoices of two clients', async () => {
    const mine = await openInvoice(31_031, 10_000, await clientOf('First Client'));
    const others = await openInvoice(31_032, 10_000, await clientOf('Second Client'));
    await receive('150.00', 'Interac e-Transfer 31031');
    const [found = {}] = await suggestions();
    const accept = async (...shares: [number, number][]) => {
      const allocations = shares.map(([invoiceId, amount]) => ({ invoiceId, amount }));
      const { status } = await act(found['transactionId'], 'accept', { allocations });
      return status;
    };
    expect(await accept([mine, 100], [others, 60])).toBe(400);
    expect(await accept([mine, 100.01])).toBe(409);
    expect(await accept([mine, 100], [mine, 1])).toBe(400);
    expect(await accept()).toBe(400);
    expect(await accept([mine, 60], [others, 90])).toBe(409);
    expect(await accept([mine, 100])).toBe(200);
  });
});

it('an import with a transfer that pays several invoices is not taken back, and names them', async () => {
  const clientId = await clientOf('Kingsdale Property');
  await openInvoice(31_041, 10_000, clientId);
  await openInvoice(31_042, 5_000, clientId);
  await receive('150.00', 'Interac e-Transfer KINGSDALE PROPERTY');
  const [found = {}] = await suggestions();
  await act(found['transactionId'], 'accept', { allocations: sharesOf(found) });
  const { body } = await server.call('GET', 'bank-statements/', { as: 'Admin' });
  const [file = {}] = body['results'] as Json[];
  const undone = await server.call('POST', `bank-statements/${String(file['id'])}/undo/`, {
    as: 'Admin',
    body: {},
  });
  expect(undone.status).toBe(409);
  expect(undone.body['message']).toContain('#31041');
  expect(undone.body['message']).toContain('#31042');
});
