import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clearPeriods } from '../../harness/testing/clearMoney.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { issueWithinEstimates } from '../billing/issueInvoices.ts';
import { readReport } from './readReport.ts';

const billing = billingPerFile();
let clientId: unknown;
beforeEach(async () => {
  clientId = (await billing.create('clients', { fullName: 'Ann' }))['id'];
});
afterEach(() => clearPeriods(billing.server.database));

const close = (until: string) => billing.call('POST', 'periods/close', { until });
const pay = (invoice: Json, amount: number, day: string) =>
  billing.call('POST', 'payments/', {
    key: randomUUID(),
    clientId,
    amount,
    day,
    method: 'cheque',
    reference: '',
    allocations: [{ invoiceId: invoice['id'], amount }],
  });
const entries = async (): Promise<[string, string][]> => {
  const { rows } = await billing.server.database.query<{ kind: string; day: string }>(
    'SELECT kind, day FROM ledger_entries ORDER BY id',
  );
  return rows.map(({ kind, day }) => [kind, day]);
};
const dayBefore = (days: number): string =>
  new Date(Date.parse(billing.today) - days * 86_400_000).toISOString().slice(0, 10);

describe('a closed period', () => {
  it('takes no payment that is typed into it, and says what to do', async () => {
    const invoice = await billing.issued({ clientId, dateTs: '2026-01-15' });
    expect((await close('2026-01-31')).body['message']).toBe(
      'The books are closed through Jan 31, 2026.',
    );
    const refused = await pay(invoice, 50, '2026-01-31');
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        message:
          'The books are closed through Jan 31, 2026. Choose a later day, or reopen them under Reports.',
        errors: {
          day: 'The books are closed through Jan 31, 2026. Choose a later day, or reopen them under Reports.',
        },
      },
    ]);
    expect((await pay(invoice, 50, '2026-02-01')).status).toBe(201);
    expect((await entries()).slice(1)).toEqual([
      ['payment', '2026-02-01'],
      ['allocation', '2026-02-01'],
    ]);
  });

  it('takes no invoice that is dated in it; a run dates such a draft anew', async () => {
    await close('2026-01-31');
    const { id } = await billing.create('invoices', {
      clientId,
      subTotal: 100,
      dateTs: '2026-01-31',
    });
    await expect(billing.issue(id)).rejects.toMatchObject({ status: 409 });
    expect((await billing.invoiceOf(id))['invoiceNumber']).toBeNull();
    expect(await entries()).toEqual([]);
    await billing.server.database.transaction((connection) =>
      issueWithinEstimates(connection, [Number(id)], billing.today, 'test'),
    );
    expect((await billing.invoiceOf(id))['dateTs']).toBe(billing.today);
    expect(await entries()).toEqual([['invoiceIssued', billing.today]]);
  });

  it('is not changed by what comes late: that counts on the next open day', async () => {
    const { database } = billing.server;
    const invoice = await billing.issued({ clientId, dateTs: '2026-01-15' });
    await pay(invoice, 50, '2026-01-20');
    await close('2026-01-31');
    const span = { from: '2026-01-01', to: '2026-01-31' };
    const before = await Promise.all(
      (['ageing', 'hst', 'received'] as const).map((name) => readReport(database, name, span)),
    );
    // As a bank's line that is read late, and as a server of the release before takes a payment back.
    await database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 1000, 'e-transfer', '2026-01-25', 'test')`,
      [invoice['id']],
    );
    await database.query("DELETE FROM payments WHERE received_on = '2026-01-20'");
    expect((await entries()).slice(3)).toEqual([
      ['payment', '2026-02-01'],
      ['allocation', '2026-02-01'],
      ['allocationReleased', '2026-02-01'],
      ['paymentReversed', '2026-02-01'],
    ]);
    const after = await Promise.all(
      (['ageing', 'hst', 'received'] as const).map((name) => readReport(database, name, span)),
    );
    expect(after).toEqual(before);
  });

  it('stays as it is, whoever pays at the moment in which it is closed', async () => {
    const { database } = billing.server;
    const invoice = await billing.issued({ clientId, dateTs: '2026-01-15', subTotal: 1000 });
    const day = '2026-01-20';
    const calls = await Promise.all([
      ...Array.from({ length: 15 }, () => pay(invoice, 1, day)),
      close('2026-01-31'),
      ...Array.from({ length: 15 }, () => pay(invoice, 1, day)),
    ]);
    const paid = calls.filter(({ status }) => status === 201).length;
    expect(new Set(calls.map(({ status }) => status))).toEqual(
      new Set(paid === 30 ? [200, 201] : paid === 0 ? [200, 409] : [200, 201, 409]),
    );
    // Whoever came later was refused: nothing of theirs was moved to the next day.
    const { rows } = await database.query<{ entries: number }>(
      "SELECT count(*) AS entries FROM ledger_entries WHERE kind = 'payment' AND day = '2026-01-20'",
    );
    expect(rows[0]?.entries).toBe(paid);
  });

  it('is closed by one of ten who do at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => close('2026-01-31')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('is reopened with a reason, the last one first, and both are kept', async () => {
    await close('2026-01-31');
    await close('2026-02-28');
    const list = async () => (await billing.call('GET', 'periods/')).body;
    const { results, closedUntil, latest } = await list();
    expect([closedUntil, latest]).toEqual(['2026-02-28', dayBefore(1)]);
    const [second, first] = results as Json[];
    const reopen = (closing: Json | undefined, reason: string) =>
      billing.call('POST', `periods/${String(closing?.['id'])}/reopen`, { reason });
    expect((await reopen(first, 'Wrong')).body['message']).toBe(
      'Reopen the period that was closed last first.',
    );
    expect((await reopen(second, ' ')).body['message']).toBe('Say why.');
    expect((await reopen(second, 'An invoice was missing')).body['message']).toBe(
      'The days up to Feb 28, 2026 are open again.',
    );
    expect((await reopen(second, 'Twice')).status).toBe(409);
    expect((await reopen({ id: 999 }, 'None')).status).toBe(404);
    const after = await list();
    expect(after['closedUntil']).toBe('2026-01-31');
    expect((after['results'] as Json[])[0]).toMatchObject({
      until: '2026-02-28',
      reopenedBy: 'test-admin',
      reason: 'An invoice was missing',
    });
    const { rows } = await billing.server.database.query(
      "SELECT action, after FROM audit_trail WHERE entity = 'periods' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([
      { action: 'update', after: { until: null, reason: 'An invoice was missing' } },
    ]);
  });

  it('is over, and not closed before', async () => {
    expect((await close(billing.today)).body['message']).toBe(
      'Only days that are over can be closed.',
    );
    await close('2026-02-28');
    const again = await close('2026-02-28');
    expect([again.status, again.body['message']]).toEqual([
      409,
      'The books are closed through Feb 28, 2026 already. Choose a later day.',
    ]);
  });

  it('cannot be changed in the database', async () => {
    await close('2026-01-31');
    const { database } = billing.server;
    await expect(database.query('DELETE FROM period_closings')).rejects.toThrow('stays as it is');
    await expect(database.query("UPDATE period_closings SET until = '2026-03-31'")).rejects.toThrow(
      'stays as it is',
    );
  });
});

describe('input tax credits', () => {
  const set = (from: string, to: string, amount: number) =>
    billing.call('PUT', 'input-tax-credits/', { from, to, amount });
  const line = async (key: string, from: string, to: string) => {
    const { lines } = await readReport(billing.server.database, 'hst', { from, to });
    return lines.find((one) => one.key === key)?.amounts[0];
  };
  afterEach(() =>
    billing.server.database.query('DELETE FROM input_tax_credits').then(() => undefined),
  );

  it('are line 106 of their period, and of a longer one', async () => {
    await set('2026-01-01', '2026-03-31', 40);
    await set('2026-01-01', '2026-03-31', 30.5);
    await set('2026-04-01', '2026-06-30', 10);
    expect(await line('106', '2026-01-01', '2026-03-31')).toBe(3050);
    expect(await line('109', '2026-01-01', '2026-12-31')).toBe(-4050);
    expect(await line('106', '2026-01-01', '2026-01-31')).toBe(0);
    await set('2026-01-01', '2026-03-31', 0);
    expect(await line('106', '2026-01-01', '2026-12-31')).toBe(1000);
  });

  it('stay as they were filed in a period that is closed', async () => {
    await set('2026-01-01', '2026-03-31', 40);
    await billing.call('POST', 'periods/close', { until: '2026-03-31' });
    for (const [from, to] of [
      ['2026-01-01', '2026-03-31'],
      ['2026-01-01', '2026-01-31'],
    ] as const) {
      const { status, body } = await set(from, to, 10);
      expect([status, body['message']]).toEqual([
        409,
        expect.stringContaining('The books are closed through Mar 31, 2026.'),
      ]);
    }
    expect(await line('106', '2026-01-01', '2026-03-31')).toBe(4000);
    // A longer one that is not over for the books can still be typed.
    await set('2026-01-01', '2026-03-31', 0);
    expect((await set('2026-04-01', '2026-06-30', 10)).status).toBe(200);
  });

  it('are of a year at most, which may begin on any day', async () => {
    expect((await set('2025-04-01', '2026-03-31', 40)).status).toBe(200);
    const refused = await set('2026-04-01', '9999-12-31', 5);
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      { to: 'A period of the GST/HST return is a year at most: check the days.' },
    ]);
    expect((await set('2026-04-01', '2027-04-01', 5)).status).toBe(400);
  });

  it('count once: periods that share days are refused', async () => {
    await set('2026-01-01', '2026-03-31', 40);
    const refused = await set('2026-03-01', '2026-03-31', 5);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Input tax credits of $ 40.00 stand from Jan 1, 2026 to Mar 31, 2026 already: no day counts twice.',
    ]);
  });
});

it('the books are not closed before they begin, and a period is reopened once', async () => {
  await billing.issued({ clientId, dateTs: '2026-01-15' });
  const early = await close('2026-01-14');
  expect([early.status, early.body['message']]).toEqual([
    409,
    'The books begin on Jan 15, 2026. Choose that day or a later one.',
  ]);
  expect((await close('1999-12-31')).status).toBe(400);
  await close('2026-01-31');
  const { results } = (await billing.call('GET', 'periods/')).body as { results: Json[] };
  const address = `periods/${String(results[0]?.['id'])}/reopen`;
  expect((await billing.call('POST', address, { reason: 'Late' })).status).toBe(200);
  const again = await billing.call('POST', address, { reason: 'Late' });
  expect([again.status, again.body['message']]).toEqual([
    409,
    'The period through Jan 31, 2026 is open again already.',
  ]);
});
