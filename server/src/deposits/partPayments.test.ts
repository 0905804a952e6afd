import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { client, giveBack, keep, onQuote, paid, quoteOf, sums } = depositsOf(billing);

describe('a part payment', () => {
  const part = { kind: 'partPayment', amount: 339 };

  it('is on the client’s account from the day on which it is paid, and pays nothing else', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    const { number, paymentId } = await paid(onQuote(quote), part);
    const account = async (): Promise<Json> =>
      (await billing.call('GET', `clients/${clientId}/account/`)).body;
    expect(await account()).toMatchObject({ balance: -339, onAccount: 339, lots: [] });
    const { text } = await billing.call('GET', `invoices/download-csv/${clientId}`);
    expect(text).toContain(
      `${billing.today},Part payment,${String(number)},,339.00,-339.00\r\n,Closing balance,,,,-339.00`,
    );
    const ageing = await billing.call('GET', 'money-reports/ageing/');
    expect((ageing.body['lines'] as Json[])[0]).toMatchObject({ key: String(clientId) });
    expect(JSON.stringify(ageing.body['lines'])).toContain('-339');
    const other = await billing.issued({ clientId });
    const taken = await billing.call('POST', `payments/${String(paymentId)}/allocate/`, {
      key: randomUUID(),
      allocations: [{ invoiceId: other['id'], amount: 1 }],
    });
    expect(taken.status).toBe(409);
    await billing.issued({ clientId, quoteId: quote['id'], subTotal: 1000 });
    expect(await account()).toMatchObject({ balance: 113 + 791, onAccount: 0 });
  });

  it('is taxed when it is paid, and not again by the invoice', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    await paid(onQuote(quote), part);
    expect(await sums()).toEqual({
      money: 33_900,
      deposits: -33_900,
      hst: -3900,
      advanceTax: 3900,
    });
    await billing.issued({ clientId, quoteId: quote['id'], subTotal: 1000 });
    expect(await sums()).toEqual({
      money: 33_900,
      receivable: 79_100,
      revenue: -100_000,
      hst: -13_000,
    });
  });

  it('that is given back is not taxed any more, and one that is kept stays taxed', async () => {
    const quote = await quoteOf(await client());
    const request = await paid(onQuote(quote), part);
    await giveBack(request, { amount: 100 });
    await keep(request);
    const { hst, ...rest } = await sums();
    expect(hst).toBe(-2750);
    expect(rest).toEqual({ money: 23_900, revenue: -21_150 });
  });
});
