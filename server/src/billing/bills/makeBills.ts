import type { MadeBill } from 'shared-api/contract/entities/bulk/bills';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../../db/clientName.ts';
import type { Queryable } from '../../db/Database.ts';
import { createQuoteInvoices } from '../quoteInvoices.ts';
import { amounts, asMoney } from '../serviceInvoices.ts';
import type { BillCandidate } from './candidates.ts';

/** By whom and when drafts are made, and at which tax. */
export interface BilledBy {
  today: string;
  taxRate: number;
  who: string;
}

/**
 * Makes a draft a client and brand of services that are locked and may be billed: a line each, in the order of their
 * days; and one a quote whose services are all done, as the daily update does.
 * @returns the ids of the drafts
 */
export async function makeBills(
  connection: Queryable,
  services: readonly BillCandidate[],
  by: BilledBy,
): Promise<number[]> {
  const single = services.filter(({ quoteId }) => quoteId === null).map(({ id }) => id);
  const quoteIds = services.flatMap(({ quoteId }) => quoteId ?? []);
  const ofClients = single.length === 0 ? [] : await billClients(connection, single, by);
  const ofQuotes =
    quoteIds.length === 0 ? [] : await createQuoteInvoices(connection, by, [...new Set(quoteIds)]);
  return [...ofClients, ...ofQuotes];
}

async function billClients(
  connection: Queryable,
  ids: readonly number[],
  { today, taxRate }: BilledBy,
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `WITH bills AS MATERIALIZED (
       SELECT client_id, type, sum(price_cents)::bigint AS cents,
         CASE WHEN count(contract_id) = count(*) AND min(contract_id) = max(contract_id)
           THEN min(contract_id) END AS contract_id,
         jsonb_agg(jsonb_build_array(
           concat_ws(', ', coalesce(nullif(line_data, ''), 'Service'),
             to_char(date_ts, 'YYYY-MM-DD'), nullif(address, '')),
           ${asMoney('price_cents')}) ORDER BY date_ts, id) AS lines,
         nextval(pg_get_serial_sequence('invoices', 'id')) AS new_id
       FROM services WHERE id = ANY ($3::integer[]) GROUP BY client_id, type ORDER BY client_id, type
     ), made AS (
       INSERT INTO invoices (id, client_id, contract_id, type, date_ts, sub_total_cents, tax_cents,
         total_cents, new_line_data)
       OVERRIDING SYSTEM VALUE
       SELECT new_id, client_id, contract_id, type, $1::date, ${amounts('cents')},
         jsonb_build_array(jsonb_build_array('Description', 'Amount')) || lines
       FROM bills RETURNING id
     ), marked AS (
       UPDATE services s SET invoice_id = b.new_id, version = s.version + 1
       FROM bills b WHERE s.id = ANY ($3::integer[])
         AND s.client_id = b.client_id AND s.type IS NOT DISTINCT FROM b.type RETURNING s.id
     )
     SELECT id FROM made ORDER BY id`,
    [today, taxRate, ids],
  );
  return rows.map(({ id }) => id);
}

/** What drafts that were just made are about, in the order of their clients' names. */
export async function toldBills(
  connection: Queryable,
  ids: readonly number[],
): Promise<MadeBill[]> {
  const { rows } = await connection.query<
    Omit<MadeBill, 'subTotal' | 'total'> & { subTotal: number; total: number }
  >(
    `SELECT i.id AS "invoiceId", c.id AS "clientId", coalesce(${clientName}, '') AS "clientName",
       q.number AS "quoteNumber", coalesce(i.sub_total_cents, 0) AS "subTotal",
       coalesce(i.total_cents, 0) AS total,
       (SELECT count(*) FROM services s WHERE s.invoice_id = i.id) AS visits
     FROM invoices i JOIN clients c ON c.id = i.client_id LEFT JOIN quotes q ON q.id = i.quote_id
     WHERE i.id = ANY ($1::integer[]) ORDER BY "clientName", i.id`,
    [ids],
  );
  return rows.map(({ subTotal, total, ...bill }) => ({
    ...bill,
    subTotal: fromCents(subTotal),
    total: fromCents(total),
  }));
}
