import type { Queryable } from '../db/Database.ts';
import { issueWithinEstimates } from './issueInvoices.ts';
import { asMoney } from './serviceInvoices.ts';

/**
 * Makes one draft invoice for every quote whose services are all Complete or Cancelled, over the
 * Complete ones; and carries payments over that were made on the quote (docs/product/money.md "From
 * quote to money").
 * @param quoteIds only these quotes; all unless given
 * @returns the ids of the invoices that were made
 */
export async function createQuoteInvoices(
  connection: Queryable,
  { today, taxRate, who }: { today: string; taxRate: number; who: string },
  quoteIds: readonly number[] | null = null,
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `${dueQuotes}, made AS (
       INSERT INTO invoices (id, client_id, quote_id, type, date_ts, sub_total_cents, tax_cents,
         total_cents, new_line_data)
       OVERRIDING SYSTEM VALUE
       SELECT due.new_id, due.client_id, due.quote_id, due.type, $1::date, due.sub_total,
         due.total - due.sub_total, due.total,
         jsonb_build_array(jsonb_build_array('Description', 'Amount')) || lines.rows
       FROM due JOIN lines USING (quote_id) RETURNING id
     ), marked AS (
       UPDATE services s SET invoice_id = due.new_id, version = s.version + 1
       FROM due WHERE s.quote_id = due.quote_id AND s.service_status = 'Complete' RETURNING s.id
     )
     SELECT id FROM made`,
    [today, taxRate, quoteIds],
  );
  const ids = rows.map(({ id }) => id);
  await carryOver(connection, ids, today, who);
  return ids;
}

/**
 * The quotes to invoice, and the lines of their invoices. Prices of services are before tax, as
 * everywhere, unless those of a quote come to its total: then they are parts of that, and no tax is
 * added to them. Services that come to the whole of what was agreed to are billed as exactly that.
 */
const dueQuotes = `
  WITH served AS MATERIALIZED (
    SELECT * FROM services WHERE quote_id IS NOT NULL AND service_status <> 'Cancelled'
      AND ($3::integer[] IS NULL OR quote_id = ANY ($3))
    ORDER BY id FOR NO KEY UPDATE
  ), complete AS (
    SELECT quote_id, max(client_id) AS client_id, max(type) AS type, sum(price_cents)::bigint AS cents
    FROM served GROUP BY quote_id
    HAVING bool_and(service_status = 'Complete' AND invoice_id IS NULL)
      AND max(client_id) IS NOT NULL AND sum(price_cents) IS NOT NULL
  ), compared AS (
    SELECT c.*, agreed.sub_total AS agreed_sub_total, agreed.total AS agreed_total,
      coalesce(agreed.total IN (c.cents, planned.cents) AND agreed.total <> agreed.sub_total, false)
        AS is_taxed
    FROM complete c JOIN quotes q ON q.id = c.quote_id
      LEFT JOIN quote_agreements g ON g.quote_id = q.id
      CROSS JOIN LATERAL (SELECT coalesce(g.sub_total_cents, q.sub_total_cents) AS sub_total,
        coalesce(g.total_cents, q.price_cents) AS total) agreed
      -- With those that were cancelled.
      CROSS JOIN LATERAL (SELECT sum(s.price_cents)::bigint AS cents FROM services s
        WHERE s.quote_id = q.id) planned
  ), due AS MATERIALIZED (
    SELECT *, nextval(pg_get_serial_sequence('invoices', 'id')) AS new_id,
      CASE WHEN cents IN (agreed_total, agreed_sub_total) THEN agreed_sub_total
        WHEN is_taxed THEN round(cents / (1 + $2::numeric))::bigint ELSE cents END AS sub_total,
      CASE WHEN cents IN (agreed_total, agreed_sub_total) THEN agreed_total
        WHEN is_taxed THEN cents ELSE cents + round(cents * $2::numeric)::bigint END AS total
    FROM compared
  ), shares AS (
    SELECT s.*,
      -- Of what is before tax, up to this line less up to the one before: without a cent lost.
      CASE WHEN s.whole IS NULL OR s.whole = 0 THEN s.price
        ELSE round(s.sub_total::numeric * s.running / s.whole)
          - round(s.sub_total::numeric * (s.running - s.price) / s.whole) END AS cents
    FROM (
      SELECT v.quote_id, v.id, v.line_data, v.date_ts, v.address, due.sub_total,
        coalesce(v.price_cents, 0) AS price,
        sum(coalesce(v.price_cents, 0)) OVER (PARTITION BY v.quote_id ORDER BY v.date_ts, v.id)
          AS running,
        CASE WHEN due.is_taxed THEN due.cents END AS whole
      FROM served v JOIN due USING (quote_id)
    ) s
  ), lines AS (
    SELECT quote_id, jsonb_agg(jsonb_build_array(
        concat_ws(', ', coalesce(nullif(line_data, ''), 'Service'),
          to_char(date_ts, 'YYYY-MM-DD'), nullif(address, '')),
        ${asMoney('cents')}) ORDER BY date_ts, id) AS rows
    FROM shares GROUP BY quote_id
  )`;

/**
 * Names payments on a quote as those of its invoice, and issues it if they cover it: the ledger then
 * allocates them.
 */
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
  await issueWithinEstimates(
    connection,
    rows.map(({ id }) => id),
    today,
    who,
  );
}
