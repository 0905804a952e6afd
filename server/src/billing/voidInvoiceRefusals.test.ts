import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testInvoices, type TestInvoices } from '../../harness/testing/testInvoices.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
let invoices: TestInvoices;
beforeAll(async () => {
  server = await startTestServer();
  invoices = testInvoices(server);
}, 60_000);
afterAll(() => server.close());

describe('voiding is refused', () => {
  it('for a draft, which can be deleted', async () => {
    const { status, body } = await invoices.makeVoid(
      await invoices.create('invoices', { subTotal: 1 }),
    );
    expect([status, body['message']]).toEqual([
      409,
      'This invoice is a draft without a number. Delete it instead.',
    ]);
  });

  it('where money was received, or may be any moment', async () => {
    const paid = await invoices.issued();
    await invoices.call('PUT', `receive-payment/${String(paid['id'])}/`, {});
    const partly = await invoices.issued();
    await server.database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 5000, 'manual', $2, 'test')`,
      [partly['id'], invoices.today],
    );
    const pending = await invoices.issued();
    await server.database.query(
      `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, claimed_until)
       VALUES ($1, $2, $3, 11300, 'tok', now() + interval '1 hour')`,
      [randomUUID(), pending['invoiceNumber'], pending['id']],
    );
    for (const [invoice, why] of [
      [paid, 'is paid, so it cannot be voided: that money would belong to nothing.'],
      [
        partly,
        'is paid in part, with $ 50.00, so it cannot be voided: that money would belong to nothing.',
      ],
      [pending, 'is being confirmed. Try again in a minute.'],
    ] as const) {
      const { status, body } = await invoices.makeVoid(await invoices.invoiceOf(invoice['id']));
      expect([status, String(body['message']).endsWith(why)]).toEqual([409, true]);
    }
  });

  it('for a version that is not the newest, with the one that is', async () => {
    const invoice = await invoices.issued();
    const address = `invoices/update/${String(invoice['id'])}/`;
    const { body: newer } = await invoices.call('PUT', address, { ...invoice, notes: 'Newer' });
    const { status, body } = await invoices.makeVoid(invoice);
    expect([status, body['current']]).toEqual([409, newer]);
  });

  it('without a reason, and for what is not there', async () => {
    const invoice = await invoices.issued();
    const { status, body } = await invoices.makeVoid(invoice, '  ');
    expect([status, body['errors']]).toEqual([400, { reason: 'Say why this invoice is void.' }]);
    expect((await invoices.makeVoid({ id: 999_999, version: 1 })).status).toBe(404);
  });

  it('or the payment is, when both come at once', async () => {
    const raced = await Promise.all(Array.from({ length: 20 }, () => invoices.issued()));
    await Promise.all(
      raced.flatMap((invoice, index) => {
        const both = [
          () => invoices.makeVoid(invoice),
          () => invoices.call('PUT', `receive-payment/${String(invoice['id'])}/`, {}),
        ];
        return (index % 2 === 0 ? both : both.reverse()).map((work) => work());
      }),
    );
    const after = await Promise.all(raced.map(({ id }) => invoices.invoiceOf(id)));
    expect(after.filter(({ paid, voidedOn }) => (paid === true) === (voidedOn !== null))).toEqual(
      [],
    );
  });
});
