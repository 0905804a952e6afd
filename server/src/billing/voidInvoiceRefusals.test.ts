import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

describe('voiding is refused', () => {
  it('for a draft, which can be deleted', async () => {
    const { status, body } = await billing.makeVoid(
      await billing.create('invoices', { subTotal: 1 }),
    );
    expect([status, body['message']]).toEqual([
      409,
      'This invoice is a draft without a number. Delete it instead.',
    ]);
  });

  it('where money was received, or may be at this moment', async () => {
    const paid = await billing.issued();
    await billing.call('PUT', `receive-payment/${String(paid['id'])}/`, {});
    const partly = await billing.issued();
    await billing.server.database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 5000, 'manual', $2, 'test')`,
      [partly['id'], billing.today],
    );
    const pending = await billing.issued();
    await billing.server.database.query(
      `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, claimed_until)
       VALUES ($1, $2, $3, 11300, 'tok', now() + interval '1 hour')`,
      [randomUUID(), pending['invoiceNumber'], pending['id']],
    );
    const credited = await billing.issued();
    const credit = { key: randomUUID(), reason: 'Poor work', lines: [{ line: 1, amount: 10 }] };
    await billing.call('POST', `invoices/${String(credited['id'])}/credit/`, credit);
    for (const [invoice, why] of [
      [
        credited,
        'is credited or written off, at least in part, so it cannot be voided. Credit the rest instead.',
      ],
      [paid, 'is paid, so it cannot be voided: that money would belong to nothing.'],
      [
        partly,
        'is paid in part, with $ 50.00, so it cannot be voided: that money would belong to nothing.',
      ],
      [pending, 'is being confirmed. Try again in a minute.'],
    ] as const) {
      const { status, body } = await billing.makeVoid(await billing.invoiceOf(invoice['id']));
      expect([status, body['message']]).toEqual([409, expect.stringContaining(why)]);
    }
  });

  it('for a version that is not the newest, and says that it can be tried again', async () => {
    const invoice = await billing.issued();
    const address = `invoices/update/${String(invoice['id'])}/`;
    await billing.call('PUT', address, { ...invoice, notes: 'Newer' });
    const { status, body } = await billing.makeVoid(invoice);
    expect([status, body['message']]).toEqual([
      409,
      expect.stringContaining('or press the button once more all the same.'),
    ]);
  });

  it('without a reason, and for what is not there', async () => {
    const invoice = await billing.issued();
    const { status, body } = await billing.makeVoid(invoice, '  ');
    expect([status, body['errors']]).toEqual([400, { reason: 'Say why this invoice is void.' }]);
    expect((await billing.makeVoid({ id: 999_999, version: 1 })).status).toBe(404);
  });

  it('or the payment is, when both come at once', async () => {
    const raced = await Promise.all(Array.from({ length: 20 }, () => billing.issued()));
    await Promise.all(
      raced.flatMap((invoice, index) => {
        const both = [
          () => billing.makeVoid(invoice),
          () => billing.call('PUT', `receive-payment/${String(invoice['id'])}/`, {}),
        ];
        return (index % 2 === 0 ? both : both.reverse()).map((work) => work());
      }),
    );
    const after = await Promise.all(raced.map(({ id }) => billing.invoiceOf(id)));
    expect(after.filter(({ paid, voidedOn }) => (paid === true) === (voidedOn !== null))).toEqual(
      [],
    );
  });
});
