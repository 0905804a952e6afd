import { beforeAll, describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
let client: Json;
beforeAll(async () => {
  client = await billing.create('clients', { fullName: 'Ann', email: 'ann@example.com' });
});

/** A quote of a client with complete services, or with others if statuses are given. */
async function served(
  price: number | null,
  services: readonly (number | null)[],
  statuses: readonly string[] = [],
): Promise<Json> {
  const quote = await billing.create('quotes', { clientId: client['id'], price });
  for (const [index, cost] of services.entries()) {
    const service = await billing.create('services', {
      clientId: client['id'],
      type: 'Contracting',
      serviceStatus: statuses[index] ?? 'Complete',
      dateTs: `2026-01-0${index + 1}T09:00`,
      price: cost,
      lineData: 'Work',
    });
    await billing.server.database.query('UPDATE services SET quote_id = $1 WHERE id = $2', [
      quote['id'],
      service['id'],
    ]);
  }
  return quote;
}

const invoices = async () => {
  await billing.dailyUpdate();
  const { rows } = await billing.server.database.query<{
    sub: number;
    tax: number;
    total: number;
    quote: number;
    amounts: string[];
  }>(
    `SELECT sub_total_cents AS sub, tax_cents AS tax, total_cents AS total, quote_id AS quote,
       (SELECT array_agg(row->>-1 ORDER BY position)
        FROM jsonb_array_elements(new_line_data) WITH ORDINALITY AS element (row, position)
        WHERE position > 1) AS amounts
     FROM invoices ORDER BY id`,
  );
  return rows;
};

describe('an invoice of a quote', () => {
  it('comes to the quote when its services come to the quote before tax', async () => {
    const quote = await served(1_130, [600, 400]);
    expect(await invoices()).toEqual([
      {
        sub: 100_000,
        tax: 13_000,
        total: 113_000,
        quote: quote['id'],
        amounts: ['$ 600.00', '$ 400.00'],
      },
    ]);
  });

  it('has no tax added twice when its services come to the quote with tax', async () => {
    await served(1_130, [700, 430]);
    expect(await invoices()).toMatchObject([
      { sub: 100_000, tax: 13_000, total: 113_000, amounts: ['$ 619.47', '$ 380.53'] },
    ]);
  });

  it('comes to the quote to the cent where no subtotal has such a total', async () => {
    await served(4_186, [1_000.01, 2_000.02, 1_185.97]);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ sub: 370_442, tax: 48_158, total: 418_600 });
    const cents = invoice?.amounts.map((text) => Number(text.replace(/\D/g, ''))) ?? [];
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(370_442);
  });

  it('bills what was done of a quote with tax, when the rest was cancelled', async () => {
    await served(1_130, [565, 565], ['Complete', 'Cancelled']);
    expect(await invoices()).toMatchObject([{ sub: 50_000, tax: 6_500, total: 56_500 }]);
  });

  it('has tax added to other prices, and to those of a quote without one', async () => {
    await served(1_130, [900]);
    await served(null, [100, null]);
    expect(await invoices()).toMatchObject([
      { sub: 90_000, tax: 11_700, total: 101_700 },
      { sub: 10_000, tax: 1_300, total: 11_300, amounts: ['$ 100.00', '$ 0.00'] },
    ]);
  });

  it('is covered by a payment of the whole quote', async () => {
    const quote = await served(1_130, [1_000]);
    await billing.server.database.query(
      `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 113000, 'card', '2026-01-02', 'test')`,
      [quote['id']],
    );
    await billing.dailyUpdate();
    const { rows } = await billing.server.database.query(
      'SELECT paid, invoice_number IS NOT NULL AS issued FROM invoices',
    );
    expect(rows).toEqual([{ paid: true, issued: true }]);
  });
});
