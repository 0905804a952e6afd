import { describe, expect, it } from '@jest/globals';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { ask, client, onQuote, paid, quoteOf, receive } = depositsOf(billing);

const termsOf = (subject: string) => billing.call('GET', `${subject}/deposits/`);

/** Bills the work of a quote: a service of it is on an invoice that is a draft, or issued. */
async function bill(quote: Json, isIssued: boolean): Promise<number | undefined> {
  const { clientId } = quote;
  const invoice = await billing.create('invoices', { clientId, subTotal: 1000 });
  const service = await billing.create('services', { clientId });
  await billing.server.database.query(
    'UPDATE services SET quote_id = $2, invoice_id = $3 WHERE id = $1',
    [service['id'], quote['id'], invoice['id']],
  );
  if (!isIssued) return undefined;
  await billing.issue(invoice['id']);
  return Number((await billing.invoiceOf(invoice['id']))['invoiceNumber']);
}

describe('what can be asked for', () => {
  it('is of a quote or a contract that there is', async () => {
    expect((await termsOf('quotes/999999')).status).toBe(404);
    expect((await termsOf('contracts/999999')).status).toBe(404);
  });

  it('is what a quote comes to less what was received, down to nothing', async () => {
    const quote = onQuote(await quoteOf(await client()));
    expect((await termsOf(quote)).body).toMatchObject({ price: 1130, left: 1130 });
    await paid(quote, { amount: 1129 });
    expect((await termsOf(quote)).body).toMatchObject({ left: 1 });
    await paid(quote, { kind: 'partPayment', amount: 1 });
    expect((await termsOf(quote)).body).toMatchObject({ price: 1130, left: 0 });
    expect((await ask(quote, { amount: 1 })).status).toBe(409);
  });

  it('has no end where a quote has no price, or one a visit', async () => {
    const clientId = await client();
    const open = onQuote(await quoteOf(clientId, { price: null }));
    expect((await termsOf(open)).body).toMatchObject({ price: null, left: null });
    const weekly = await quoteOf(clientId);
    await billing.server.database.query(
      `UPDATE quotes SET request = '{"frequency": "weekly"}' WHERE id = $1`,
      [weekly['id']],
    );
    expect((await termsOf(onQuote(weekly))).body).toMatchObject({ price: 1130, left: null });
  });

  it('is of a contract with its tax, without an end, also once its visits are billed', async () => {
    const clientId = await client();
    const contract = await billing.create('contracts', { clientId, price: 100 });
    const subject = `contracts/${String(contract['id'])}`;
    expect((await termsOf(subject)).body).toMatchObject({ price: 113, left: null });
    expect((await ask(subject)).status).toBe(201);
  });

  it('is nothing once work of the quote is billed, also by a draft', async () => {
    const clientId = await client();
    for (const isIssued of [false, true]) {
      const quote = await quoteOf(clientId);
      const { body: asked } = await ask(onQuote(quote));
      // Work of it that is not billed stops nothing.
      const service = await billing.create('services', { clientId });
      await billing.server.database.query('UPDATE services SET quote_id = $2 WHERE id = $1', [
        service['id'],
        quote['id'],
      ]);
      const { status, body } = await ask(onQuote(quote), { kind: 'partPayment', amount: 10 });
      expect(status).toBe(201);
      expect((await receive(body)).status).toBe(200);
      const number = await bill(quote, isIssued);
      for (const refused of [await ask(onQuote(quote)), await receive(asked)]) {
        expect(refused.status).toBe(409);
        if (number !== undefined) expect(refused.body['message']).toContain(String(number));
      }
    }
  });
});
