import { expect, it } from '@jest/globals';
import { isFree, untilWaitedFor, withHolder } from '../../harness/testing/money/lockHolder.ts';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { ask, client, onQuote, paid, quoteOf, receive } = depositsOf(billing);

/** Who takes a payment back has its invoice and then asks for the payment: the two would wait for each other. */
it('a deposit that is received waits for the invoices of its quote before it has anything else', async () => {
  const clientId = await client();
  const quote = await quoteOf(clientId);
  const request = await paid(onQuote(quote));
  const invoice = await billing.issued({ clientId, quoteId: quote['id'], subTotal: 100 });
  const path = `payments/${String(request['paymentId'])}/reverse/`;
  expect((await billing.call('POST', path, { reason: 'Bounced' })).status).toBe(200);
  const { database, databaseUrl } = billing.server;
  await withHolder(databaseUrl, async (holder) => {
    await holder.query('SELECT FROM invoices WHERE id = $1 FOR NO KEY UPDATE', [invoice['id']]);
    const received = receive(request);
    await untilWaitedFor(database, holder);
    expect(await isFree(holder, 'quotes', quote['id'])).toBe(true);
    expect(await isFree(holder, 'deposit_requests', request['id'])).toBe(true);
    expect(await isFree(holder, 'payments', request['paymentId'])).toBe(true);
    await holder.query('COMMIT');
    expect((await received).status).toBe(200);
  });
});

/** Who comes after the invoice has it and then asks for the quote: the two would wait for each other. */
it('a deposit that waits for its quote waits for an invoice that is issued meanwhile before it has the quote', async () => {
  const clientId = await client();
  const quote = await quoteOf(clientId);
  const { body: request } = await ask(onQuote(quote));
  const draft = await billing.create('invoices', { clientId, quoteId: quote['id'], subTotal: 100 });
  const { database, databaseUrl } = billing.server;
  await withHolder(databaseUrl, (holder) =>
    withHolder(databaseUrl, async (next) => {
      await holder.query('SELECT FROM quotes WHERE id = $1 FOR NO KEY UPDATE', [quote['id']]);
      const received = receive(request);
      await untilWaitedFor(database, holder);
      await next.query(
        'UPDATE invoices SET invoice_number = 90001, date_ts = current_date WHERE id = $1',
        [draft['id']],
      );
      await next.query('COMMIT');
      await next.query('BEGIN');
      await next.query('SELECT FROM invoices WHERE id = $1 FOR NO KEY UPDATE', [draft['id']]);
      await holder.query('COMMIT');
      await untilWaitedFor(database, next);
      expect(await isFree(next, 'quotes', quote['id'])).toBe(true);
      expect(await isFree(next, 'deposit_requests', request['id'])).toBe(true);
      await next.query('COMMIT');
      expect((await received).status).toBe(200);
      expect(await billing.invoiceOf(draft['id'])).toMatchObject({ balance: 0, paid: true });
    }),
  );
});
