import { randomUUID } from 'node:crypto';
import type { Company } from 'shared-api/contract/company/company';
import { taxOf } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { insertQuoteMails } from './demoMails.ts';

/** Change orders of the quotes that are accepted, in their order: the first one's are accepted. */
const orders = [
  {
    reason: 'The subfloor under the old tiles has to be replaced.',
    quantity: 6,
    rateCents: 14_500,
  },
  { reason: 'The client asks for a second coat in the hallway.', quantity: 1, rateCents: 32_000 },
];

/** Quotes of clients that have been sent: all but the newest, which are drafts. */
async function insertSends(connection: Queryable, company: Company): Promise<void> {
  await connection.query(
    `INSERT INTO quote_sends (key, quote_id, recipients, day, at, who)
     SELECT gen_random_uuid(), q.id, ARRAY[c.email], q.since_ts, q.since_ts + time '19:00', 'demo'
     FROM (SELECT * FROM quotes WHERE client_id IS NOT NULL ORDER BY number DESC OFFSET 2) q
       JOIN clients c ON c.id = q.client_id`,
  );
  await insertQuoteMails(connection, company);
  await connection.query(
    `UPDATE quote_sends SET seen_at = at + interval '3 hours'
     WHERE id % 4 <> 0 AND at < now() - interval '1 day'`,
  );
}

/** Sends quotes, and accepts the two newest quotes of clients before the last; the newest ones stay open. */
export async function insertAgreements(connection: Queryable, company: Company): Promise<void> {
  await insertSends(connection, company);
  const { taxRate } = company;
  const { rows } = await connection.query<{ id: number; client: string }>(
    `INSERT INTO acceptances (quote_id, accepted_on, how, accepted_by, note, recorded_by,
       sub_total_cents, tax_cents, total_cents)
     SELECT q.id, q.since_ts, 'phone', c.full_name, '', 'demo', q.sub_total_cents, q.tax_cents,
       q.price_cents
     FROM (SELECT * FROM quotes WHERE client_id IS NOT NULL ORDER BY number DESC OFFSET 3 LIMIT 2) q
       JOIN clients c ON c.id = q.client_id
     RETURNING quote_id AS id, accepted_by AS client`,
  );
  const made = rows.slice(0, 1).flatMap(({ id, client }) =>
    orders.map(({ reason, quantity, rateCents }, index) => {
      const subTotal = quantity * rateCents;
      return {
        quote: id,
        position: index + 1,
        reason,
        lines: [{ description: reason, quantity, rateCents, amountCents: subTotal }],
        subTotal,
        tax: taxOf(subTotal, taxRate),
        key: randomUUID(),
        by: index === 0 ? client : null,
      };
    }),
  );
  await connection.query(
    `WITH made AS (
       INSERT INTO change_orders (quote_id, position, day, made_by, reason, lines, sub_total_cents,
         tax_cents, total_cents, form_key)
       SELECT r."quote", r."position", q.since_ts + 1, 'demo', r."reason", r."lines", r."subTotal",
         r."tax", r."subTotal" + r."tax", r."key"
       FROM jsonb_to_recordset($1) r ("quote" int, "position" int, "reason" text, "lines" jsonb,
         "subTotal" bigint, "tax" bigint, "key" uuid) JOIN quotes q ON q.id = r."quote"
       RETURNING *
     )
     INSERT INTO acceptances (quote_id, change_order_id, accepted_on, how, accepted_by, note,
       recorded_by, sub_total_cents, tax_cents, total_cents)
     SELECT m.quote_id, m.id, m.day, 'email', r."by", '', 'demo', m.sub_total_cents, m.tax_cents,
       m.total_cents
     FROM made m JOIN jsonb_to_recordset($1) r ("key" uuid, "by" text) ON r."key" = m.form_key
     WHERE r."by" IS NOT NULL`,
    [JSON.stringify(made)],
  );
}
