import { describe, expect, it, jest } from '@jest/globals';
import { companyNoon } from 'shared-api/contract/company/companyTime';
import { dayAfter } from '../../harness/ledger/oracle/amounts.ts';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { Database } from '../db/Database.ts';
import { actAs, dayOf } from '../ledger/ledger.ts';

const billing = billingPerFile();
const { ask, client, onQuote, paid, quoteOf, receive } = depositsOf(billing);

/**
 * Gives a quote or a contract to another client, which an editor refuses while money is held for it, but a
 * server of the release before does not.
 */
async function moveTo({ id }: Json, clientId: number, entity = 'quotes'): Promise<void> {
  const { database, company } = billing.server;
  await database.transaction(async (connection) => {
    await actAs(connection, 'test-admin', dayOf(company));
    await connection.query(
      entity === 'quotes'
        ? 'UPDATE quotes SET client_id = $2, version = version + 1 WHERE id = $1'
        : 'UPDATE contracts SET client_id = $2, version = version + 1 WHERE id = $1',
      [id, clientId],
    );
  });
}

/** What is held for whom, in cents. */
async function heldByClient(): Promise<{ clientId: number; cents: number }[]> {
  const { rows } = await billing.server.database.query<{ clientId: number; cents: number }>(
    `SELECT client_id AS "clientId", sum(cents)::bigint AS cents FROM ledger_postings
     WHERE account = 'deposits' GROUP BY client_id HAVING sum(cents) <> 0`,
    [],
  );
  return rows;
}

describe('a deposit', () => {
  it('goes with its quote to another client, and comes back from there if it is taken back', async () => {
    const quote = await quoteOf(await client());
    const { paymentId } = await paid(onQuote(quote));
    const other = await client();
    await moveTo(quote, other);
    expect(await heldByClient()).toEqual([{ clientId: other, cents: -30_000 }]);
    const path = `payments/${String(paymentId)}/reverse/`;
    expect((await billing.call('POST', path, { reason: 'Bounced' })).status).toBe(200);
    expect(await heldByClient()).toEqual([]);
  });

  it.each(['quotes', 'contracts'])(
    'of %s goes to another client on the company’s day, also at 23:30',
    async (entity) => {
      const clientId = await client();
      const record =
        entity === 'quotes'
          ? await quoteOf(clientId)
          : await billing.create('contracts', { clientId, price: 200 });
      await paid(`${entity}/${String(record['id'])}`);
      const noon = companyNoon(billing.today, billing.server.company.timeZone);
      // It is tomorrow already in UTC.
      const clock = jest.spyOn(Date, 'now').mockReturnValue((noon + 11.5 * 3600) * 1000);
      await moveTo(record, await client(), entity);
      clock.mockRestore();
      const { rows } = await billing.server.database.query(
        "SELECT day, who FROM ledger_entries WHERE kind = 'accountMoved'",
      );
      expect(rows).toEqual([{ day: billing.today, who: 'test-admin' }]);
    },
  );

  it('that is paid in the moment in which its quote goes to another client goes with it', async () => {
    const quote = await quoteOf(await client());
    const { body: request } = await ask(onQuote(quote));
    const other = await client();
    let isMoved = false;
    let moving: Promise<void> = Promise.resolve();
    const aside = new Database(billing.server.databaseUrl, () => undefined);
    await aside.transaction(async (connection) => {
      await connection.query(
        `INSERT INTO payments (deposit_request_id, amount_cents, method, received_on, recorded_by)
         VALUES ($1, 30000, 'cheque', $2, 'test')`,
        [request['id'], billing.today],
      );
      moving = moveTo(quote, other).then(() => {
        isMoved = true;
      });
      for (let isWaiting = false; !isWaiting && !isMoved;) {
        const { rowCount } = await connection.query('SELECT FROM pg_locks WHERE NOT granted', []);
        isWaiting = rowCount !== 0;
      }
    });
    await moving;
    await aside.close();
    expect(await heldByClient()).toEqual([{ clientId: other, cents: -30_000 }]);
  });

  it('that went to another client pays none of their invoices before that day', async () => {
    const quote = await quoteOf(await client());
    const request = await ask(onQuote(quote));
    const early = dayAfter(billing.today, -40);
    expect((await receive(request.body, { day: early })).status).toBe(200);
    const other = await client();
    await moveTo(quote, other);
    const dated = { clientId: other, quoteId: quote['id'], dateTs: dayAfter(billing.today, -20) };
    await billing.issued(dated);
    const { rows } = await billing.server.database.query(
      "SELECT day FROM ledger_entries WHERE kind = 'depositApplied'",
    );
    expect(rows).toEqual([{ day: billing.today }]);
  });
});
