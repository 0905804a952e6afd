import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { brokenOff } from '../../../harness/testing/brokenOff.ts';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const client = async (fields: object = {}): Promise<number> =>
  Number(
    (
      await billing.create('clients', {
        fullName: 'Ann Payer',
        email: 'ann@example.com',
        ...fields,
      })
    )['id'],
  );
const draft = async (fields: object = {}): Promise<Json> =>
  billing.create('invoices', {
    clientId: await client(),
    subTotal: 100,
    type: 'Janitorial',
    ...fields,
  });
const preview = (kind: string, invoices: readonly Json[]) =>
  billing.call('POST', 'invoices/bulk-send/preview/', {
    kind,
    ids: invoices.map(({ id }) => id),
    matching: null,
  });
const seen = (invoices: readonly Json[]) => invoices.map(({ id, version }) => ({ id, version }));
const send = (kind: string, invoices: readonly Json[], key: string = randomUUID()) =>
  billing.call('POST', 'invoices/bulk-send/', { kind, records: seen(invoices), message: '', key });
const now = ({ id }: Json): Promise<Json> => billing.invoiceOf(id);

const mails = async (): Promise<Json[]> => {
  const { rows } = await billing.server.database.query<Json>(
    `SELECT record_id AS "invoiceId", recipient, subject FROM mails
     WHERE entity = 'invoices' ORDER BY id`,
  );
  return rows;
};

/** Drafts of one client, written at once. */
async function manyDrafts(count: number): Promise<Json[]> {
  const { rows } = await billing.server.database.query<Json>(
    `INSERT INTO invoices (client_id, sub_total_cents, tax_cents, total_cents, type)
     SELECT $1, 10000, 1300, 11300, 'Janitorial' FROM generate_series(1, $2::integer)
     RETURNING id, version`,
    [await client(), count],
  );
  return rows;
}

describe('many invoices that are sent', () => {
  it('go to whom the preview says, drafts with numbers in the order of their days; others are left with the reason', async () => {
    const late = await draft({ dateTs: billing.today });
    const early = await draft({ dateTs: '2026-01-05' });
    const empty = await draft({ subTotal: 0 });
    const silent = await draft({ clientId: await client({ email: '' }) });
    const isVoid = await billing.issued();
    await billing.makeVoid(isVoid);
    const all = [late, early, empty, silent, await now(isVoid)];
    const { body } = await preview('bill', all);
    expect(body['sends']).toMatchObject([
      { id: late['id'], number: null, clientName: 'Ann Payer', to: ['ann@example.com'], cc: [] },
      { id: early['id'], total: 113 },
    ]);
    expect(body['skipped']).toMatchObject([
      { id: empty['id'], reason: 'refused', why: expect.stringMatching(/./) },
      { id: silent['id'], reason: 'noAddress' },
      { id: isVoid['id'], reason: 'void' },
    ]);
    expect(await now(late)).toMatchObject({ invoiceNumber: null, version: late['version'] });

    const sent = await send('bill', all);
    expect(sent.body).toMatchObject({
      message: '2 invoices are on their way. 3 skipped.',
      sent: 2,
    });
    const [first, second] = [await now(early), await now(late)];
    expect(first).toMatchObject({ billed: true });
    expect(second['invoiceNumber']).toBe(Number(first['invoiceNumber']) + 1);
    expect(await mails()).toEqual([
      expect.objectContaining({ invoiceId: early['id'], recipient: 'ann@example.com' }),
      expect.objectContaining({ invoiceId: late['id'] }),
    ]);
    expect((await preview('bill', [first])).body['skipped']).toMatchObject([
      { reason: 'sentBefore' },
    ]);
  });

  it('are reminded of once a day, and only where something is owed that is not on account', async () => {
    const owed = await billing.issued({ clientId: await client() });
    const paid = await billing.issued({ clientId: await client() });
    await billing.call('PUT', `receive-payment/${String(paid['id'])}/`);
    const rich = await client();
    const covered = await billing.issued({ clientId: rich });
    await billing.call('POST', 'payments/', {
      key: randomUUID(),
      clientId: rich,
      amount: 200,
      day: billing.today,
      method: 'cash',
      reference: '',
      allocations: [],
    });
    const all = [owed, await now(paid), await now(covered), await draft()];
    const { body } = await preview('reminder', all);
    expect(body['sends']).toMatchObject([{ id: owed['id'], owed: 113 }]);
    expect((body['skipped'] as Json[]).map(({ reason }) => reason)).toEqual([
      'paid',
      'onAccount',
      'draft',
    ]);
    expect((await send('reminder', [owed])).body).toMatchObject({
      message: '1 reminder is on its way.',
    });
    const again = await preview('reminder', [owed]);
    expect(again.body['skipped']).toMatchObject([{ reason: 'remindedToday' }]);
  });

  it('are left where somebody has changed them since they were looked at', async () => {
    const invoice = await draft();
    await billing.call('PUT', `invoices/update/${String(invoice['id'])}/`, {
      version: invoice['version'],
      notes: 'Wait',
    });
    const { body } = await send('bill', [invoice]);
    expect(body).toMatchObject({ sent: 0, skipped: [{ id: invoice['id'], reason: 'changed' }] });
    expect(await now(invoice)).toMatchObject({ invoiceNumber: null, billed: false });
    expect(await mails()).toEqual([]);
  });

  it('are sent once, however many ask at once, with one key or each with its own', async () => {
    const drafts = await manyDrafts(40);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send(
          'bill',
          index % 2 === 0 ? drafts : drafts.toReversed(),
          index % 3 === 0 ? randomUUID() : index % 2 === 0 ? key : randomUUID(),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const sent = await mails();
    expect(new Set(sent.map(({ invoiceId }) => invoiceId)).size).toBe(40);
    expect(sent).toHaveLength(40);
    const { rows } = await billing.server.database.query<Json>(
      `SELECT count(DISTINCT invoice_number) AS numbers, max(version) AS version FROM invoices
       WHERE id = ANY ($1::integer[])`,
      [drafts.map(({ id }) => id)],
    );
    // Issued and billed: two steps of one send.
    expect(rows).toEqual([{ numbers: 40, version: 3 }]);
  });

  it('are sent once where the database breaks the first call off and it is repeated', async () => {
    const drafts = await manyDrafts(5);
    const key = randomUUID();
    const { status } = await brokenOff(
      billing.server.databaseUrl,
      ['SELECT next FROM document_numbers FOR UPDATE', []],
      () => send('bill', drafts, key),
    );
    expect(status).toBe(503);
    expect(await mails()).toEqual([]);
    expect((await send('bill', drafts, key)).body).toMatchObject({ sent: 5 });
    expect((await send('bill', drafts, key)).body).toMatchObject({ sent: 5 });
    expect(await mails()).toHaveLength(5);
  });

  it('say how many of their mails are sent', async () => {
    const key = randomUUID();
    await send('bill', await manyDrafts(3), key);
    const progress = await billing.call('GET', `bulk-sends/${key}/`);
    expect(progress.body).toMatchObject({ mails: 3 });
    expect((await billing.call('GET', 'bulk-sends/none/')).status).toBe(404);
  });
});
