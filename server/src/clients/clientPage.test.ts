import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { clientPagePerFile } from '../../harness/testing/people/clientPagePerFile.ts';

const { billing, newClient, visit, dayFrom, overviewOf, timelineOf, kindsOf } = clientPagePerFile();

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
