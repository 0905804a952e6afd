import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { brokenOff } from '../../../harness/testing/brokenOff.ts';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const client = async (fullName = 'Ann Payer'): Promise<number> =>
  Number((await billing.create('clients', { fullName, email: 'ann@example.com' }))['id']);
interface Belongs {
  quoteId?: unknown;
  contractId?: unknown;
}

/** A service that is done, unless other fields are given; what it belongs to is written beside the calls. */
async function service(
  clientId: number | null,
  { quoteId, contractId, ...fields }: Json & Belongs = {},
): Promise<Json> {
  const made = await billing.create('services', {
    clientId,
    type: 'Janitorial',
    price: 100,
    lineData: 'Windows',
    address: '1 Main Street',
    dateTs: '2026-05-04T09:00',
    serviceStatus: 'Complete',
    ...fields,
  });
  await billing.server.database.query(
    'UPDATE services SET quote_id = $2, contract_id = $3 WHERE id = $1',
    [made['id'], quoteId ?? null, contractId ?? null],
  );
  return made;
}
const preview = async (services: readonly Json[]): Promise<Json> => {
  const ids = services.map(({ id }) => id);
  return (await billing.call('POST', 'services/bill/preview/', { ids, matching: null })).body;
};
const bill = (services: readonly Json[], key: string = randomUUID()) =>
  billing.call('POST', 'services/bill/', {
    records: services.map(({ id, version }) => ({ id, version })),
    key,
  });
const now = async ({ id }: Json): Promise<Json> =>
  (await billing.call('GET', `services/${String(id)}/`)).body;
const invoices = async (): Promise<Json[]> => {
  const { rows } = await billing.server.database.query<Json>(
    `SELECT id, client_id AS "clientId", sub_total_cents AS "subTotal", total_cents AS total,
       new_line_data AS lines, contract_id AS "contractId" FROM invoices ORDER BY id`,
  );
  return rows;
};

describe('services that are billed', () => {
  it('go on one draft a client and brand, with a line each in the order of their days', async () => {
    const [ann, bob] = [await client('Ann'), await client('Bob')];
    const late = await service(ann, { dateTs: '2026-05-11T09:00', price: 33.33 });
    const early = await service(ann, { price: 33.33 });
    const paint = await service(ann, { type: 'Contracting', lineData: 'Paint', price: 500 });
    const other = await service(bob);
    const all = [late, early, paint, other];
    const looked = await preview(all);
    expect(looked['invoices']).toEqual([
      expect.objectContaining({ clientName: 'Ann', visits: 1, total: 565, invoiceId: null }),
      expect.objectContaining({ clientName: 'Ann', visits: 2, subTotal: 66.66, total: 75.33 }),
      expect.objectContaining({ clientName: 'Bob', visits: 1, total: 113 }),
    ]);
    // A look changes nothing.
    expect(await invoices()).toEqual([]);
    expect(await now(late)).toMatchObject({ invoiceId: null, version: late['version'] });

    const { body } = await bill(all);
    expect(body).toMatchObject({
      message: '3 invoices are drafted, $ 753.33 in all.',
      skipped: [],
    });
    const made = await invoices();
    expect(made).toHaveLength(3);
    expect(made.find(({ subTotal }) => subTotal === 6666)).toMatchObject({
      clientId: ann,
      total: 7533,
      lines: [
        ['Description', 'Amount'],
        ['Windows, 2026-05-04, 1 Main Street', '$ 33.33'],
        ['Windows, 2026-05-11, 1 Main Street', '$ 33.33'],
      ],
    });
    const draft = (body['invoices'] as Json[])[2];
    expect(await now(other)).toMatchObject({ invoiceId: draft?.['invoiceId'] });
    const history = await billing.call('GET', `invoices/history/${String(draft?.['invoiceId'])}`);
    expect(history.body['results']).toMatchObject([{ action: 'create' }]);
    // The daily update makes no second one.
    await billing.dailyUpdate();
    expect(await invoices()).toHaveLength(3);
  });

  it('are left with the reason where they cannot be billed', async () => {
    const ann = await client();
    const contract = await billing.create('contracts', {
      clientId: ann,
      price: 400,
      isMonthly: true,
      isActive: false,
    });
    const quote = await billing.create('quotes', { clientId: ann, price: 226 });
    const open = await service(ann, { serviceStatus: 'Scheduled' });
    const done = await service(ann, { quoteId: quote['id'] });
    await service(ann, { quoteId: quote['id'], serviceStatus: 'Scheduled' });
    const isBilled = await service(ann);
    await bill([isBilled]);
    const changed = await service(ann);
    await billing.call('PUT', `services/update/${String(changed['id'])}/`, {
      version: changed['version'],
      price: 120,
    });
    const left = [
      open,
      await service(null),
      await service(ann, { price: null }),
      await service(ann, { contractId: contract['id'] }),
      done,
      await now(isBilled),
      changed,
      { id: 999_999, version: 1 },
    ];
    const { body } = await bill(left);
    const reasons = new Map((body['skipped'] as Json[]).map(({ id, reason }) => [id, reason]));
    expect(left.map(({ id }) => reasons.get(id))).toEqual([
      'notDone',
      'clientless',
      'priceless',
      'monthly',
      'quoteOpen',
      'billed',
      'changed',
      'gone',
    ]);
    expect(body).toMatchObject({ message: 'No invoice was made. 8 skipped.', invoices: [] });
    expect(await invoices()).toHaveLength(1);
  });

  it('of a quote are billed as that, with all of its services', async () => {
    const ann = await client();
    const quote = await billing.create('quotes', { clientId: ann, price: 226 });
    const first = await service(ann, { quoteId: quote['id'], price: 50 });
    await service(ann, { quoteId: quote['id'], price: 150 });
    const { body } = await bill([first]);
    expect(body['invoices']).toMatchObject([
      { quoteNumber: quote['number'], visits: 2, subTotal: 200, total: 226 },
    ]);
  });

  it('can be billed again once that is undone, unless their draft was changed since', async () => {
    const [one, other] = [await service(await client('Ann')), await service(await client('Bob'))];
    const key = randomUUID();
    const { body } = await bill([one, other], key);
    const [, changed] = body['invoices'] as Json[];
    await billing.call('PUT', `invoices/update/${String(changed?.['invoiceId'])}/`, {
      version: 1,
      notes: 'Wait',
    });
    const undo = (of: string) => billing.call('POST', `bills/${of}/undo/`, {});
    expect((await undo(key)).body).toEqual({
      message: '1 draft is taken back. 1 draft that somebody has changed since stays.',
    });
    const again = await now(one);
    expect(again['invoiceId']).toBeNull();
    expect(await now(other)).toMatchObject({ invoiceId: changed?.['invoiceId'] });
    expect((await undo(key)).body['message']).toMatch(/^Nothing was taken back\./);
    expect((await bill([again])).body['invoices']).toHaveLength(1);
    expect((await undo(randomUUID())).status).toBe(404);
    expect((await undo('x')).status).toBe(404);
  });

  it('are billed once, however many ask at once beside the daily update', async () => {
    const ann = await client();
    const services = await Promise.all(Array.from({ length: 20 }, () => service(ann)));
    const key = randomUUID();
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: 36 }, (_, index) =>
          bill(
            index % 2 === 0 ? services : services.toReversed(),
            index % 4 === 0 ? key : randomUUID(),
          ),
        ),
      ),
      billing.dailyUpdate(),
      ...Array.from({ length: 10 }, () => preview(services)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await billing.server.database.query<Json>(
      `SELECT count(*) AS services, count(DISTINCT id) AS distinct,
         (SELECT sum(sub_total_cents)::bigint FROM invoices) AS cents
       FROM services WHERE invoice_id IS NOT NULL`,
    );
    expect(rows).toEqual([{ services: 20, distinct: 20, cents: 200_000 }]);
  });

  it('are billed once where the database breaks the first call off and it is repeated', async () => {
    const one = await service(await client());
    const key = randomUUID();
    const { status } = await brokenOff(
      billing.server.databaseUrl,
      ['SELECT FROM services WHERE id = $1 FOR UPDATE', [one['id']]],
      () => bill([one], key),
    );
    expect(status).toBe(503);
    expect(await invoices()).toEqual([]);
    const { body } = await bill([one], key);
    expect(body['invoices']).toHaveLength(1);
    expect((await bill([one], key)).body).toEqual(body);
    expect(await invoices()).toHaveLength(1);
  });

  it('are billed by who handles money alone', async () => {
    const one = await service(await client());
    const body = { records: [{ id: one['id'], version: one['version'] }], key: randomUUID() };
    const answer = await billing.server.call('POST', 'services/bill/', { as: 'Employee', body });
    expect(answer.status).toBe(403);
    expect((await bill([])).status).toBe(400);
  });
});
