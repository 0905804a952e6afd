import { beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ClientEvent,
  ClientOverview,
  ClientTimeline,
} from 'shared-api/contract/entities/clientPage';
import { randomUUID } from 'node:crypto';
import { sendingOf } from '../../harness/testing/money/testSending.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

async function newClient(): Promise<number> {
  const { id } = await billing.create('clients', { fullName: 'Ann Lee', email: 'ann@example.com' });
  return Number(id);
}

async function read<T>(address: string, as: 'Admin' | 'Employee' = 'Admin'): Promise<T> {
  const answer = await billing.server.call('GET', address, { as });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as T;
}

const overviewOf = (id: number, as?: 'Admin' | 'Employee') =>
  read<ClientOverview>(`clients/${id}/overview/`, as);

const timelineOf = (id: number, cursor?: string, as?: 'Admin' | 'Employee') =>
  read<ClientTimeline>(
    `clients/${id}/timeline/${cursor === undefined ? '' : `?cursor=${cursor}`}`,
    as,
  );

const kindsOf = ({ results }: ClientTimeline): ClientEvent['kind'][] =>
  results.map(({ kind }) => kind);

/** Days before or after the company day. */
const dayFrom = (days: number): string =>
  new Date(Date.parse(billing.today) + days * 86_400_000).toISOString().slice(0, 10);

const visit = (clientId: number, dateTs: string, more: Json = {}) =>
  billing.create('services', { clientId, dateTs, serviceStatus: 'Scheduled', ...more });

describe('the first lines of a client', () => {
  it('count what there is, and name the next visit and its person', async () => {
    const clientId = await newClient();
    const employee = await billing.create('employees', { fullName: 'Priya Nair' });
    await visit(clientId, `${dayFrom(-9)}T09:00`, { serviceStatus: 'Complete' });
    await visit(clientId, `${dayFrom(2)}T09:00`, { serviceStatus: 'Cancelled' });
    const next = await visit(clientId, `${dayFrom(3)}T13:30`, {
      employeeId: employee['id'],
      address: '12 King St',
      city: 'Elora',
    });
    await visit(clientId, `${dayFrom(10)}T09:00`);
    await visit(await newClient(), `${dayFrom(1)}T09:00`);
    await billing.create('contracts', { clientId });
    await billing.create('quotes', { clientId });
    expect(await overviewOf(clientId)).toEqual({
      counts: { visits: 4, contracts: 1, quotes: 1, invoices: 0, payments: 0 },
      tags: [],
      coming: 2,
      nextVisit: {
        id: next['id'],
        dateTs: `${dayFrom(3)}T13:30`,
        employeeId: employee['id'],
        employeeName: 'Priya Nair',
        address: '12 King St, Elora',
      },
      money: { balance: 0, onAccount: 0, held: 0, overdue: 0, overdueInvoices: 0 },
    });
  });

  it('say what is owed, what of it is late, and what is on account', async () => {
    const clientId = await newClient();
    const late = await billing.create('invoices', {
      clientId,
      subTotal: 100,
      dateTs: dayFrom(-60),
    });
    const open = await billing.create('invoices', {
      clientId,
      subTotal: 200,
      dateTs: billing.today,
    });
    await billing.issue(late['id']);
    await billing.issue(open['id']);
    const payment = { day: billing.today, method: 'cash', reference: '', clientId, amount: 50 };
    await billing.call('POST', 'payments/', { key: randomUUID(), ...payment, allocations: [] });
    const { counts, money } = await overviewOf(clientId);
    expect(counts).toMatchObject({ invoices: 2, payments: 1 });
    expect(money).toEqual({
      balance: 289,
      onAccount: 50,
      held: 0,
      overdue: 113,
      overdueInvoices: 1,
    });
    // Money is told as itself, and is no change of the client's fields.
    expect(kindsOf(await timelineOf(clientId))).not.toContain('clientChanged');
  });

  it('say nothing of money to an Employee', async () => {
    const clientId = await newClient();
    const { counts, money } = await overviewOf(clientId, 'Employee');
    expect([counts.payments, money]).toEqual([null, null]);
  });
});

describe('notes and tags of a client', () => {
  it('takes a key for one note alone', async () => {
    const { id } = await billing.create('clients', { fullName: 'Ann Payer' });
    const { id: other } = await billing.create('clients', { fullName: 'Ben Other' });
    const key = randomUUID();
    const add = async (clientId: unknown, note: string) =>
      (await billing.call('POST', `clients/${String(clientId)}/notes/`, { key, note })).status;
    expect(await add(id, 'First')).toBe(201);
    expect(await add(id, ' First ')).toBe(201);
    expect(await add(id, 'Second')).toBe(409);
    expect(await add(other, 'First')).toBe(409);
  });

  it('has what was written down in its timeline, once for a key, with who and when', async () => {
    const id = await newClient();
    const body = { key: randomUUID(), note: ' The key is under the mat. ' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => billing.call('POST', `clients/${id}/notes/`, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    const { results } = await timelineOf(id);
    expect(results.filter(({ kind }) => kind === 'note')).toMatchObject([
      { day: billing.today, who: 'test-admin', note: 'The key is under the mat.' },
    ]);
    expect(kindsOf(await timelineOf(id, undefined, 'Employee'))).not.toContain('note');
  });

  it.each([
    [{ note: ' ' }, { note: 'Type the note.' }],
    [{ note: 'x'.repeat(2001) }, { note: expect.stringContaining('2,000') }],
  ])('refuses the note %j', async (note, errors) => {
    const id = await newClient();
    const body = { key: randomUUID(), ...note };
    const answer = await billing.call('POST', `clients/${id}/notes/`, body);
    expect([answer.status, answer.body['errors']]).toEqual([400, errors]);
  });

  it('keeps each tag once as it was first written, finds clients by it, and tells of changes', async () => {
    const id = await newClient();
    const word = `Key holder ${randomUUID().slice(0, 8)}`;
    const set = (tags: string[]) => billing.call('PUT', `clients/${id}/tags/`, { tags });
    expect((await set([` ${word} `, word.toUpperCase(), 'VIP'])).body['tags']).toEqual([
      word,
      'VIP',
    ]);
    expect((await overviewOf(id)).tags).toEqual([word, 'VIP']);
    const found = await billing.call(
      'GET',
      `clients/?tag=${encodeURIComponent(word.toLowerCase())}`,
    );
    expect(found.body).toMatchObject({ count: 1, results: [{ id }] });
    expect((await timelineOf(id)).results[0]).toMatchObject({
      kind: 'clientChanged',
      fields: ['tags'],
    });
    await set([]);
    expect((await overviewOf(id)).tags).toEqual([]);
  });

  it.each([[['x'.repeat(31)]], [[' ']], [Array.from({ length: 13 }, (_, n) => `t${n}`)], ['VIP']])(
    'refuses the tags %j',
    async (tags) => {
      const id = await newClient();
      expect((await billing.call('PUT', `clients/${id}/tags/`, { tags })).status).toBe(400);
    },
  );

  it('are not there of a client that is not there', async () => {
    const note = { key: randomUUID(), note: 'Gone' };
    expect((await billing.call('POST', 'clients/99999999/notes/', note)).status).toBe(404);
    expect((await billing.call('PUT', 'clients/99999999/tags/', { tags: [] })).status).toBe(404);
  });
});

describe('the timeline of a client', () => {
  let clientId: number;
  beforeAll(async () => {
    clientId = await newClient();
    const client = (await billing.call('GET', `clients/${clientId}/`)).body;
    await billing.call('PUT', `clients/update/${clientId}/`, { ...client, city: 'Elora' });
    await billing.create('contracts', { clientId, lineData: 'Office cleaning' });
    await visit(clientId, `${dayFrom(-20)}T09:00`, { serviceStatus: 'Complete' });
    await visit(clientId, `${dayFrom(-13)}T09:00`, { serviceStatus: 'Cancelled' });
    await visit(clientId, `${dayFrom(-6)}T09:00`);
    await visit(clientId, `${dayFrom(6)}T09:00`);
    await billing.create('quotes', { clientId, price: 226 });
    const invoice = await billing.create('invoices', {
      clientId,
      subTotal: 100,
      dateTs: dayFrom(-3),
    });
    expect((await sendingOf(billing).send(invoice)).status).toBe(200);
    const payment = { day: billing.today, method: 'cash', reference: '', clientId, amount: 50 };
    const allocations = [{ invoiceId: invoice['id'], amount: 50 }];
    await billing.call('POST', 'payments/', { key: randomUUID(), ...payment, allocations });
    const credit = { key: randomUUID(), reason: 'Cut short', lines: null };
    await billing.call('POST', `invoices/${String(invoice['id'])}/credit/`, credit);
  });

  it('has what happened, newest first, and nothing to come', async () => {
    const timeline = await timelineOf(clientId);
    expect(timeline.next).toBeNull();
    expect([...kindsOf(timeline)].sort()).toEqual(
      [
        ...[
          'clientMade',
          'clientChanged',
          'contractMade',
          'credit',
          'invoiceIssued',
          'invoiceSent',
        ],
        ...['payment', 'quoteMade', 'visitCancelled', 'visitDone', 'visitPlanned'],
      ].sort(),
    );
    const days = timeline.results.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    expect(kindsOf(timeline).indexOf('invoiceIssued')).toBeLessThan(
      kindsOf(timeline).indexOf('visitPlanned'),
    );
    expect(kindsOf(timeline).slice(-3)).toEqual(['visitPlanned', 'visitCancelled', 'visitDone']);
  });

  it('has what is known by its day alone above that day, but a beginning below', async () => {
    const id = await newClient();
    const day = dayFrom(-2);
    await visit(id, `${day}T10:00`, { serviceStatus: 'Complete' });
    const invoice = await billing.create('invoices', { clientId: id, subTotal: 100, dateTs: day });
    await billing.issue(invoice['id']);
    const payment = { day, method: 'cash', reference: '', clientId: id, amount: 113 };
    const allocations = [{ invoiceId: invoice['id'], amount: 113 }];
    await billing.call('POST', 'payments/', { key: randomUUID(), ...payment, allocations });
    const kinds = kindsOf(await timelineOf(id)).filter((kind) => kind !== 'clientMade');
    expect(kinds).toEqual(['payment', 'visitDone', 'invoiceIssued']);
  });

  it('leads to the record of each entry, with its number, amount and mails', async () => {
    const { results } = await timelineOf(clientId);
    const entryOf = (kind: string) => results.find((entry) => entry.kind === kind);
    const record = entryOf('invoiceIssued')?.record;
    expect(record).toEqual({
      entity: 'invoices',
      id: expect.any(Number),
      number: expect.stringMatching(/^\d{5}$/),
    });
    expect(entryOf('invoiceIssued')).toMatchObject({ amount: 113, day: dayFrom(-3), time: null });
    expect(entryOf('invoiceSent')).toMatchObject({
      record,
      who: 'test-admin',
      mails: [{ id: expect.any(Number), recipient: 'ann@example.com', status: 'queued' }],
    });
    expect(entryOf('payment')).toMatchObject({ record, amount: 50, note: 'cash' });
    expect(entryOf('credit')).toMatchObject({ record, amount: 113, note: 'Cut short' });
    expect(entryOf('clientChanged')).toMatchObject({ fields: ['city'], who: 'test-admin' });
    expect(entryOf('visitDone')).toMatchObject({ time: '09:00', record: { entity: 'services' } });
  });

  it('tells an Employee what the lists show, without money, mails and changes', async () => {
    const kinds = kindsOf(await timelineOf(clientId, undefined, 'Employee'));
    expect([...kinds].sort()).toEqual(
      [
        ...['clientMade', 'contractMade', 'invoiceIssued', 'quoteMade'],
        ...['visitCancelled', 'visitDone', 'visitPlanned'],
      ].sort(),
    );
  });

  it('goes on by its cursor, without repeating or skipping what is of one instant', async () => {
    const id = await newClient();
    await billing.server.database.query(
      `INSERT INTO services (client_id, service_status, date_ts)
       SELECT $1, 'Complete', $2::timestamp - (n / 3) * interval '1 day' FROM generate_series(1, 61) n`,
      [id, `${dayFrom(-5)} 09:00`],
    );
    const pages: ClientTimeline[] = [];
    let cursor: string | undefined;
    do {
      const page: ClientTimeline = await timelineOf(id, cursor);
      pages.push(page);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    const keys = pages.flatMap(({ results }) => results.map(({ key }) => key));
    expect(pages.map(({ results }) => results.length)).toEqual([15, 15, 15, 15, 2]);
    expect(new Set(keys).size).toBe(62);
  });

  it.each([
    ['', 'eyJhIjoxfQ'],
    ['of a day alone', Buffer.from('["2026-02-30","payment 1"]').toString('base64url')],
    [
      'with a key of another form',
      Buffer.from('["2026-02-03 09:00:00","x\'; --"]').toString('base64url'),
    ],
  ])('refuses a cursor that it has not given %s', async (_what, cursor) => {
    const answer = await billing.call('GET', `clients/${clientId}/timeline/?cursor=${cursor}`);
    expect([answer.status, answer.body['errors']]).toEqual([400, { cursor: expect.any(String) }]);
  });

  it('is not there of a client that is not there', async () => {
    const calls = ['overview', 'timeline'].map((part) =>
      billing.call('GET', `clients/99999999/${part}/`),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404]);
  });
});
