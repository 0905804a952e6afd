import type { Queryable } from '../db/Database.ts';
import { issueInvoices } from './issueInvoices.ts';
import { amounts, asMoney } from './serviceInvoices.ts';

/**
 * Makes one draft invoice for every quote whose services are all Complete or Cancelled, over the
 * Complete ones; and carries payments over that were made on the quote (docs/product/money.md "From
 * quote to money").
 * @returns how many invoices were made
 */
export async function createQuoteInvoices(
  connection: Queryable,
  today: string,
  taxRate: number,
  who: string,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `WITH due AS MATERIALIZED (
       SELECT quote_id, max(client_id) AS client_id, max(type) AS type, sum(price_cents) AS cents,
         jsonb_agg(jsonb_build_array(
             concat_ws(', ', coalesce(nullif(line_data, ''), 'Service'),
               to_char(date_ts, 'YYYY-MM-DD'), nullif(address, '')),
             ${asMoney('coalesce(price_cents, 0)')}) ORDER BY date_ts, id) AS lines,
         nextval(pg_get_serial_sequence('invoices', 'id')) AS new_id
       FROM (
         SELECT * FROM services WHERE quote_id IS NOT NULL AND service_status <> 'Cancelled'
         ORDER BY id FOR UPDATE
       ) s
       GROUP BY quote_id
       HAVING bool_and(service_status = 'Complete' AND invoice_id IS NULL)
         AND max(client_id) IS NOT NULL AND sum(price_cents) IS NOT NULL
     ), made AS (
       INSERT INTO invoices (id, client_id, type, date_ts, sub_total_cents, tax_cents, total_cents,
         new_line_data)
       OVERRIDING SYSTEM VALUE
       SELECT new_id, client_id, type, $1::date, ${amounts('cents::bigint')},
         jsonb_build_array(jsonb_build_array('Description', 'Amount')) || lines
       FROM due RETURNING id
     ), marked AS (
       UPDATE services s SET invoice_id = due.new_id, version = s.version + 1
       FROM due WHERE s.quote_id = due.quote_id AND s.service_status = 'Complete' RETURNING s.id
     )
     SELECT id FROM made`,
    [today, taxRate],
  );
  await carryOver(
    connection,
    rows.map(({ id }) => id),
    today,
    who,
  );
  return rows.length;
}

/** Applies payments on a quote to its invoice, which is issued and marked paid if they cover it. */
async function carryOver(
  connection: Queryable,
  ids: readonly number[],
  today: string,
  who: string,
): Promise<void> {
  await connection.query(
    `UPDATE payments p SET invoice_id = s.invoice_id FROM services s
     WHERE s.quote_id = p.quote_id AND s.invoice_id = ANY($1) AND p.invoice_id IS NULL`,
    [ids],
  );
  const { rows } = await connection.query<{ id: number }>(
    `SELECT invoice_id AS id FROM invoice_balance
     WHERE invoice_id = ANY($1) AND received_cents > 0 AND balance_cents <= 0`,
    [ids],
  );
  const covered = rows.map(({ id }) => id);
  await issueInvoices(connection, covered, today, who);
  await connection.query(
    `UPDATE invoices SET paid = true, paid_date_ts = $2, version = version + 1 WHERE id = ANY($1)`,
    [covered, today],
  );
}
