import type { Queryable } from '../db/Database.ts';

/** Asks for thirty percent of each accepted quote: a deposit that is held, and a part payment that is open. */
export async function insertDeposits(connection: Queryable, taxRate: number): Promise<void> {
  await connection.query(
    `INSERT INTO deposit_requests (quote_id, number, position, kind, percent, amount_cents,
       tax_cents, day, due_on, note, made_by, form_key)
     SELECT q.id, q.number, 1, q.kind, 30, q.cents, q.cents - round(q.cents / (1 + $1::numeric)),
       q.since_ts, q.since_ts + 14, 'We order the material once it is here.', 'demo',
       gen_random_uuid()
     FROM (
       SELECT q.*, round(q.price_cents * 0.3)::bigint AS cents,
         CASE row_number() OVER (ORDER BY q.number) WHEN 1 THEN 'deposit' ELSE 'partPayment' END
           AS kind
       FROM quotes q JOIN acceptances a ON a.quote_id = q.id AND a.change_order_id IS NULL
     ) q WHERE q.cents >= 100`,
    [taxRate],
  );
  await connection.query(
    `INSERT INTO payments (deposit_request_id, amount_cents, method, received_on, recorded_by)
     SELECT id, amount_cents, 'e-transfer', day, 'demo' FROM deposit_requests
     WHERE kind = 'deposit'`,
  );
}
