import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DailyReport } from 'shared-api/contract/billing/dailyReport';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
beforeEach(async () => {
  await billing.server.database.query('TRUNCATE daily_updates');
});

/** A day's work: services to make, one to invoice, one to bill by itself, and one overdue. */
async function prepare(): Promise<void> {
  const payer = await billing.create('clients', {
    companyName: 'Uptown Law',
    email: 'ann@example.com',
    ccEmails: 'books@example.com',
  });
  const contract = await billing.create('contracts', {
    clientId: payer['id'],
    autoBill: true,
    isActive: true,
    monday: true,
    price: 80,
  });
  const complete = async (fields: object): Promise<Json> =>
    billing.create('services', {
      clientId: payer['id'],
      type: 'Janitorial',
      serviceStatus: 'Complete',
      dateTs: '2026-01-05T09:00',
      price: 100,
      lineData: 'Carpet',
      ...fields,
    });
  await complete({});
  const ofContract = await complete({ price: 80, lineData: 'Offices' });
  await billing.server.database.query(
    "UPDATE services SET contract_id = $1, contract_day = '2026-01-05' WHERE id = $2",
    [contract['id'], ofContract['id']],
  );
  const overdue = await billing.issued({ clientId: payer['id'], dateTs: '2026-01-02' });
  await billing.server.database.query('UPDATE invoices SET billed = true WHERE id = $1', [
    overdue['id'],
  ]);
}

const preview = async (): Promise<{ counts: Json; report: DailyReport }> => {
  const { body } = await billing.call('GET', 'daily-update/preview/');
  return body as unknown as { counts: Json; report: DailyReport };
};

/** Everything that a run could change. */
const state = async (): Promise<unknown> => {
  const { rows } = await billing.server.database.query(
    `SELECT (SELECT jsonb_agg(i ORDER BY i.id) FROM invoices i) AS invoices,
       (SELECT jsonb_agg(s ORDER BY s.id) FROM services s) AS services,
       (SELECT count(*) FROM mails) AS mails, (SELECT count(*) FROM invoice_sends) AS sends,
       (SELECT count(*) FROM audit_trail) AS audited, (SELECT count(*) FROM daily_updates) AS runs,
       (SELECT next FROM document_numbers) AS next`,
  );
  return rows[0];
};

const withoutIds = ({ services, invoices, bills, reminders }: DailyReport) => ({
  services,
  invoices: invoices.map(({ clientName, what, total }) => ({ clientName, what, total })),
  bills: bills.map(({ clientName, owed, recipients }) => ({ clientName, owed, recipients })),
  reminders,
});

describe('what the daily update will do', () => {
  it('is told with names, sums and recipients, and changes nothing', async () => {
    await prepare();
    const before = await state();
    const { counts, report } = await preview();
    expect(await state()).toEqual(before);
    expect(counts).toMatchObject({ invoices: 2, billed: 1, reminders: 1 });
    expect(report.services).toEqual([
      expect.objectContaining({ clientName: 'Uptown Law', count: counts['services'] }),
    ]);
    expect(report.invoices).toEqual([
      expect.objectContaining({ invoiceId: null, number: null, total: 113 }),
      expect.objectContaining({ invoiceId: null, number: null, total: 90.4 }),
    ]);
    expect(report.bills).toEqual([
      expect.objectContaining({
        invoiceId: null,
        number: null,
        clientName: 'Uptown Law',
        owed: 90.4,
        recipients: ['ann@example.com', 'books@example.com'],
      }),
    ]);
    expect(report.reminders).toEqual([
      expect.objectContaining({ number: expect.any(Number), owed: 113 }),
    ]);
  });

  it('is what it does then, and is kept with who asked for it', async () => {
    await prepare();
    const told = await preview();
    const { body } = await billing.call('POST', 'daily-update');
    expect(body).toMatchObject(told.counts);
    const runs = await billing.call('GET', 'daily-runs/');
    const [run, ...others] = runs.body['results'] as Json[];
    expect(others).toEqual([]);
    expect(run).toMatchObject({ day: billing.today, who: 'test-admin', counts: told.counts });
    const kept = await billing.call('GET', `daily-runs/${String(run?.['id'])}/`);
    const report = kept.body['report'] as DailyReport;
    expect(withoutIds(report)).toEqual(withoutIds(told.report));
    // Of what is done, each invoice has its id, and what was billed its number.
    expect(report.invoices.every(({ invoiceId }) => invoiceId !== null)).toBe(true);
    expect(report.bills.every(({ number }) => number !== null)).toBe(true);
    expect(await preview()).toMatchObject({
      counts: { services: 0, invoices: 0, billed: 0, reminders: 0 },
    });
  });

  it('stays right while it is asked for and run many times at once', async () => {
    await prepare();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0 ? billing.call('POST', 'daily-update') : preview(),
      ),
    );
    expect(answers).toHaveLength(30);
    const { rows } = await billing.server.database.query(
      'SELECT count(*) AS invoices, count(DISTINCT invoice_number) AS numbers FROM invoices',
    );
    expect(rows).toEqual([{ invoices: 3, numbers: 2 }]);
  });

  it('names a client without an address, whom nobody writes to', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'No Address' });
    const overdue = await billing.issued({ clientId, dateTs: '2026-01-02' });
    await billing.server.database.query('UPDATE invoices SET billed = true WHERE id = $1', [
      overdue['id'],
    ]);
    const { report } = await preview();
    expect(report.reminders).toEqual([
      expect.objectContaining({ clientName: 'No Address', recipients: [] }),
    ]);
  });
});

describe('the runs of the daily update', () => {
  it('are listed page by page, newest first', async () => {
    await billing.server.database.query(
      `INSERT INTO daily_updates (day, counts)
       SELECT '2026-01-01', '{"services":0,"invoices":0,"billed":0,"reminders":0}'
       FROM generate_series(1, 30)`,
    );
    const first = await billing.call('GET', 'daily-runs/');
    expect(first.body['results']).toHaveLength(25);
    const rest = await billing.call('GET', `daily-runs/?before=${String(first.body['next'])}`);
    expect([(rest.body['results'] as Json[]).length, rest.body['next']]).toEqual([5, null]);
  });

  it('of earlier releases have counts and no report', async () => {
    await billing.server.database.query(
      `INSERT INTO daily_updates (day, counts)
       VALUES ('2026-01-01', '{"services":1,"invoices":2,"billed":3,"reminders":4}')`,
    );
    const { body } = await billing.call('GET', 'daily-runs/');
    const [run] = body['results'] as Json[];
    const answer = await billing.call('GET', `daily-runs/${String(run?.['id'])}/`);
    expect(answer.body).toMatchObject({ who: '', counts: { reminders: 4 }, report: null });
  });

  it('that are not there are refused with words', async () => {
    for (const id of ['999999', 'abc', '99999999999999999']) {
      const { status, body } = await billing.call('GET', `daily-runs/${id}/`);
      expect([status, body['message']]).toEqual([
        404,
        'This run of the daily update is not there, or not any more. Load the screen again.',
      ]);
    }
    expect((await billing.call('GET', 'daily-runs/?before=x')).status).toBe(400);
  });
});
