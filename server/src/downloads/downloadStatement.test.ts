import { describe, expect, it } from '@jest/globals';
import { billingPerFile } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

const download = (address: string, as: 'Admin' | 'Employee' = 'Admin') =>
  billing.server.call('GET', address, { as });

describe('a statement', () => {
  const account = async () => {
    const client = await billing.create('clients', {
      fullName: '=HYPERLINK("http://evil")',
      companyName: '',
    });
    const clientId = Number(client['id']);
    for (const [dateTs, subTotal] of [
      ['2026-01-10', 100],
      ['2026-02-10', 200],
      ['2026-03-10', 0.1],
    ] as const) {
      const invoice = await billing.create('invoices', { clientId, dateTs, subTotal });
      await download(`download-invoice/draft-${String(invoice['id'])}`);
      if (dateTs === '2026-01-10') {
        await billing.server.database.query(
          "INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by) VALUES ($1, 11300, 'card', '2026-02-01', 'test')",
          [invoice['id']],
        );
      }
    }
    // A draft is not owed yet.
    await billing.create('invoices', { clientId, dateTs: '2026-01-11', subTotal: 999 });
    return clientId;
  };
  const csv = async (clientId: number, query = ''): Promise<string[][]> => {
    const { text } = await download(`invoices/download-csv/${clientId}${query}`);
    return text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
  };

  it('has every charge and payment, and a balance that adds up', async () => {
    const clientId = await account();
    const rows = await csv(clientId);
    expect(rows.slice(2).map((row) => [row[0], row[1], row[3], row[4], row[5]])).toEqual([
      ['', 'Opening balance', '', '', '0.00'],
      ['2026-01-10', 'Invoice', '113.00', '', '113.00'],
      ['2026-02-01', 'Payment', '', '113.00', '0.00'],
      ['2026-02-10', 'Invoice', '226.00', '', '226.00'],
      ['2026-03-10', 'Invoice', '0.11', '', '226.11'],
      ['', 'Closing balance', '', '', '226.11'],
    ]);
  });

  it('fits together with the statement of the days before, wherever it is cut', async () => {
    const clientId = await account();
    for (const cut of ['2026-01-10', '2026-01-31', '2026-02-01', '2026-02-10', '2026-03-31']) {
      const next = new Date(Date.parse(cut) + 86_400_000).toISOString().slice(0, 10);
      const before = await csv(clientId, `?to=${cut}`);
      const after = await csv(clientId, `?from=${next}`);
      expect(before.at(-1)?.[5]).toBe(after[2]?.[5]);
      expect(after.at(-1)?.[5]).toBe('226.11');
    }
  });

  it('holds nothing that a spreadsheet would take for a formula', async () => {
    const clientId = await account();
    const { text, headers } = await download(`invoices/download-csv/${clientId}`);
    expect(headers['content-disposition']).toBe(`attachment; filename="statement-${clientId}.csv"`);
    expect(text).toContain(`Client,"'=HYPERLINK(""http://evil"")"`);
  });

  it.each([
    ['?from=yesterday', 400],
    ['?until=2026-01-01', 400],
  ])('refuses %s', async (query, status) => {
    expect((await download(`invoices/download-csv/1${query}`)).status).toBe(status);
  });

  it('is for a client that is there, and an Admin', async () => {
    expect((await download('invoices/download-csv/999999')).status).toBe(404);
    expect((await download('invoices/download-csv/1', 'Employee')).status).toBe(403);
  });
});
