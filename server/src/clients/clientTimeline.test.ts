import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientTimeline } from 'shared-api/contract/entities/clientPage';
import { sendingOf } from '../../harness/testing/money/testSending.ts';
import { clientPagePerFile } from '../../harness/testing/people/clientPagePerFile.ts';
import { carpetQuotes } from '../../harness/testing/quotes/carpetQuotes.ts';

const { billing, newClient, visit, dayFrom, timelineOf, kindsOf } = clientPagePerFile();

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

  it('has its messages and its notes alone, for the tabs of these', async () => {
    const id = await newClient();
    await billing.call('POST', `clients/${id}/notes/`, { key: randomUUID(), note: 'Two cats.' });
    const only = async (of: number, part: string): Promise<string[]> =>
      kindsOf((await billing.call('GET', `clients/${of}/timeline/?part=${part}`)).body as never);
    expect(await only(id, 'notes')).toEqual(['note']);
    expect(await only(id, 'messages')).toEqual([]);
    expect(await only(clientId, 'messages')).toEqual(['invoiceSent']);
    const { status } = await billing.call('GET', `clients/${id}/timeline/?part=rumours`);
    expect(status).toBe(400);
  });

  it('has a visit of today that was done before its time', async () => {
    const id = await newClient();
    await visit(id, `${dayFrom(0)}T23:59`, { serviceStatus: 'Complete' });
    await visit(id, `${dayFrom(0)}T23:59`);
    await visit(id, `${dayFrom(1)}T09:00`, { serviceStatus: 'Complete' });
    const told = kindsOf(await timelineOf(id)).filter((kind) => kind.startsWith('visit'));
    expect(told).toEqual(['visitDone']);
  });

  it('has what a lead wrote and the replies to it, for who sees leads', async () => {
    const id = await newClient();
    const { server } = billing;
    const lead = { name: 'Ann', email: 'ann@example.com', subject: 'Weekly cleaning', phone: '' };
    await server.call('POST', 'contact/', { body: { ...lead, message: 'Tuesdays, please.' } });
    const { rows } = await server.database.query<{ id: number }>(
      `UPDATE leads SET client_id = $1 WHERE subject = 'Weekly cleaning' RETURNING id`,
      [id],
    );
    const leadId = rows[0]?.id ?? 0;
    const timeline = await timelineOf(id);
    expect(timeline.results).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'messageReceived', note: 'Weekly cleaning', who: 'Ann' },
        record: { entity: 'leads', id: leadId, number: '' },
      }),
    );
    const { version } = (await billing.call('GET', `leads/${leadId}/`)).body;
    const reply = { key: randomUUID(), to: ['ann@example.com'], cc: [], subject: 'Re: Weekly' };
    const sent = await billing.call('POST', `leads/${leadId}/reply/`, {
      ...{ ...reply, message: 'We will call.', version },
    });
    expect(sent.status).toBe(200);
    const told = kindsOf(await timelineOf(id)).filter((kind) => kind !== 'clientMade');
    expect(told).toEqual(['mailed', 'messageReceived']);
    const part = await billing.call('GET', `clients/${id}/timeline/?part=messages`);
    expect(kindsOf(part.body as never)).toEqual(['mailed', 'messageReceived']);
    const { body } = await server.call('GET', `clients/${id}/timeline/`, { as: 'Employee' });
    expect(kindsOf(body as never)).toEqual(['clientMade']);
  });

  it('has what was written from the page of a quote', async () => {
    const id = await newClient();
    const { server } = billing;
    const { number, secret } = await carpetQuotes(server).ask('en');
    await server.database.query('UPDATE quotes SET client_id = $1 WHERE number = $2', [id, number]);
    await server.database.query(
      `UPDATE leads SET client_id = $1 FROM quotes WHERE quotes.id = quote_id AND number = $2`,
      [id, number],
    );
    const wish = { wish: 'ask', name: 'Ann', phone: '', message: 'Do you bring a ladder?' };
    const asked = await server.call('POST', `quote-answers/${secret}/wishes/`, {
      body: wish,
    });
    expect(asked.status).toBe(200);
    const { results } = await timelineOf(id);
    expect(kindsOf({ results } as never).filter((kind) => kind !== 'clientMade')).toEqual([
      'messageReceived',
      'quoteAsked',
      'mailed',
    ]);
    expect(results[0]).toMatchObject({ who: 'Ann', note: expect.stringContaining(String(number)) });
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
