import { describe, expect, it } from '@jest/globals';
import { depositsOf } from '../../../harness/testing/money/testDeposits.ts';
import { billingPerFile, eight, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { client, giveBack, onQuote, paid, quoteOf, ask, receive } = depositsOf(billing);

const moveTo = (clientId: number, entity: 'quotes' | 'contracts', { id, version }: Json) =>
  billing.call('PUT', `${entity}/update/${String(id)}/`, { version, clientId });
const invoiceFor = (clientId: number, { id }: Json) =>
  billing.call('POST', 'invoices/create', {
    clientId,
    quoteId: id,
    subTotal: 1000,
    type: 'Janitorial',
  });

/** What is held by whose it is, in cents. */
const heldByClient = async (): Promise<Json[]> => {
  const { rows } = await billing.server.database.query<Json>(
    `SELECT client_id AS "clientId", -sum(cents)::bigint AS cents FROM ledger_postings
     WHERE account = 'deposits' GROUP BY client_id HAVING sum(cents) <> 0`,
  );
  return rows;
};

describe('a quote stays with its client', () => {
  it('while money of theirs is held for it, and goes once that is given back', async () => {
    const [ann, ben] = [await client(), await client()];
    const quote = await quoteOf(ann);
    const request = await paid(onQuote(quote));
    const refused = await moveTo(ben, 'quotes', quote);
    const why = `Money of this client is held for quote ${String(quote['number'])}, so it stays with them. Give that money back first, or make a new quote for the other client.`;
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: why, errors: { clientId: why } },
    ]);
    expect(await heldByClient()).toEqual([{ clientId: ann, cents: 30_000 }]);
    expect((await giveBack(request)).status).toBe(200);
    expect((await moveTo(ben, 'quotes', quote)).status).toBe(200);
  });

  it('once they have accepted it, and once an invoice bills it; one of nobody gets a client', async () => {
    const [ann, ben] = [await client(), await client()];
    const agreed = await quoteOf(ann);
    const { id, version } = agreed;
    const acceptance = { version, on: billing.today, how: 'email', by: 'Ann', note: '' };
    const accepted = await billing.call('POST', `quotes/${String(id)}/accept/`, acceptance);
    expect(accepted.status).toBe(200);
    const { body: now } = await billing.call('GET', `quotes/${String(id)}/`);
    const refused = await moveTo(ben, 'quotes', now);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      expect.stringContaining('was agreed with this client'),
    ]);

    const billed = await quoteOf(ann);
    await billing.issue((await invoiceFor(ann, billed)).body['id']);
    const other = await moveTo(ben, 'quotes', billed);
    expect([other.status, other.body['message']]).toEqual([
      409,
      expect.stringContaining('bills quote'),
    ]);

    const nobodys = await billing.create('quotes', { category: 'Janitorial', price: 1130 });
    await paid(onQuote(nobodys));
    expect((await moveTo(ben, 'quotes', nobodys)).status).toBe(200);
  });

  it('or its money goes with it, where both come at once', async () => {
    const [ann, ben] = [await client(), await client()];
    await eight(async () => {
      const quote = await quoteOf(ann);
      const { body: request } = await ask(onQuote(quote));
      await Promise.all([receive(request), moveTo(ben, 'quotes', quote)]);
    });
    const { rows } = await billing.server.database.query(
      `SELECT q.client_id AS "clientId", sum(p.amount_cents)::bigint AS cents
       FROM payments p JOIN quotes q ON q.id = p.quote_id GROUP BY q.client_id ORDER BY 1`,
    );
    const held = await heldByClient();
    expect(held.toSorted((a, b) => Number(a['clientId']) - Number(b['clientId']))).toEqual(rows);
  });
});

it('a contract stays with its client while money of theirs is held for it', async () => {
  const [ann, ben] = [await client(), await client()];
  const contract = await billing.create('contracts', { clientId: ann, price: 500 });
  const request = await paid(`contracts/${String(contract['id'])}`);
  const { status, body } = await moveTo(ben, 'contracts', contract);
  expect([status, Object.keys(body['errors'] as Json)]).toEqual([409, ['clientId']]);
  await giveBack(request);
  expect((await moveTo(ben, 'contracts', contract)).status).toBe(200);
});

describe('an invoice of another client than the quote that it names', () => {
  it('is not written, and its field says why', async () => {
    const [ann, ben] = [await client(), await client()];
    const quote = await quoteOf(ann);
    const refused = await invoiceFor(ben, quote);
    const why = `Quote ${String(quote['number'])} is of another client than this invoice. Choose a quote of its client, or none.`;
    expect([refused.status, refused.body]).toEqual([
      400,
      { message: why, errors: { quoteId: why } },
    ]);
    const own = (await invoiceFor(ann, quote)).body;
    const { id, version } = own;
    const given = await billing.call('PUT', `invoices/update/${String(id)}/`, {
      version,
      clientId: ben,
    });
    expect([given.status, Object.keys(given.body['errors'] as Json)]).toEqual([400, ['quoteId']]);
  });

  it('is not issued, by a person or a run, and takes no money of the quote', async () => {
    const [ann, ben] = [await client(), await client()];
    const quote = await quoteOf(ann);
    const { id } = (await invoiceFor(ann, quote)).body;
    expect((await moveTo(ben, 'quotes', quote)).status).toBe(200);
    const { body: now } = await billing.call('GET', `quotes/${String(quote['id'])}/`);
    await paid(onQuote(now));
    await expect(billing.issue(id)).rejects.toMatchObject({ status: 409 });
    expect(await billing.invoiceOf(id)).toMatchObject({ invoiceNumber: null });
    expect(await heldByClient()).toEqual([{ clientId: ben, cents: 30_000 }]);
  });
});
