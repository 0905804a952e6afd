import type { Queryable } from '../db/Database.ts';

/** An amount formatted for invoice details: `$ 1,234.50`. */
export const asMoney = (cents: string): string =>
  `'$ ' || to_char(${cents} / 100.0, 'FM999,999,990.00')`;

/** Subtotal, tax and total; `numeric` rounds half away from zero, as `taxOf` does. */
export const amounts = (cents: string): string =>
  `${cents}, round(${cents} * $2::numeric)::bigint, ${cents} + round(${cents} * $2::numeric)::bigint`;

/**
 * Makes a draft invoice for every service that is Complete, has a client and a price, and is on no
 * invoice yet; services of monthly contracts are left to `createMonthlyInvoices`, those of quotes to
 * `createQuoteInvoices`.
 * @returns how many invoices were made
 */
export async function createServiceInvoices(
  connection: Queryable,
  today: string,
  taxRate: number,
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `WITH due AS MATERIALIZED (
       SELECT s.*, nextval(pg_get_serial_sequence('invoices', 'id')) AS new_id
       FROM (
         SELECT s.* FROM services s LEFT JOIN contracts k ON k.id = s.contract_id
         WHERE s.service_status = 'Complete' AND s.invoice_id IS NULL AND s.quote_id IS NULL
           AND s.client_id IS NOT NULL AND s.price_cents IS NOT NULL AND NOT coalesce(k.is_monthly, false)
         ORDER BY s.id FOR UPDATE OF s
       ) s
     ), made AS (
       INSERT INTO invoices (id, client_id, contract_id, type, date_ts, sub_total_cents, tax_cents,
         total_cents, new_line_data)
       OVERRIDING SYSTEM VALUE
       SELECT new_id, client_id, contract_id, type, $1::date, ${amounts('price_cents')},
         jsonb_build_array(
           jsonb_build_array('Description', 'Amount'),
           jsonb_build_array(
             concat_ws(', ', coalesce(nullif(line_data, ''), 'Service'),
               to_char(date_ts, 'YYYY-MM-DD'), nullif(address, '')),
             ${asMoney('price_cents')}))
       FROM due RETURNING id
     ), marked AS (
       UPDATE services s SET invoice_id = due.new_id, version = s.version + 1
       FROM due WHERE s.id = due.id RETURNING s.id
     )
     SELECT count(*) AS count FROM made`,
    [today, taxRate],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Makes one draft invoice at the contract's price for each ended month in which a monthly contract
 * was served; once for a contract and month, however often it runs.
 * @returns how many invoices were made
 */
export async function createMonthlyInvoices(
  connection: Queryable,
  today: string,
  taxRate: number,
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `WITH due AS MATERIALIZED (
       SELECT s.contract_id, date_trunc('month', s.date_ts)::date AS month
       FROM services s JOIN contracts k ON k.id = s.contract_id
       WHERE k.is_monthly AND k.client_id IS NOT NULL AND k.price_cents IS NOT NULL
         AND s.service_status = 'Complete' AND s.invoice_id IS NULL
         AND s.date_ts < date_trunc('month', $1::date)
       GROUP BY 1, 2
     ), made AS (
       INSERT INTO invoices (client_id, contract_id, contract_month, type, date_ts,
         sub_total_cents, tax_cents, total_cents, new_line_data)
       SELECT k.client_id, k.id, due.month, 'Janitorial', $1::date, ${amounts('k.price_cents')},
         jsonb_build_array(
           jsonb_build_array('Description', 'Amount'),
           jsonb_build_array(
             concat_ws(', ', coalesce(nullif(k.line_data, ''), 'Service'),
               to_char(due.month, 'FMMonth YYYY'), nullif(k.address, '')),
             ${asMoney('k.price_cents')}))
       FROM due JOIN contracts k ON k.id = due.contract_id
       ON CONFLICT (contract_id, contract_month) DO NOTHING
       RETURNING id
     )
     SELECT count(*) AS count FROM made`,
    [today, taxRate],
  );
  await connection.query(
    `UPDATE services s SET invoice_id = i.id, version = s.version + 1
     FROM invoices i
     WHERE i.contract_id = s.contract_id AND i.contract_month = date_trunc('month', s.date_ts)::date
       AND s.invoice_id IS NULL AND s.service_status = 'Complete'`,
  );
  return rows[0]?.count ?? 0;
}
