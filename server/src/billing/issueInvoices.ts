import type { Queryable } from '../db/Database.ts';
import { actAs } from '../ledger/ledger.ts';
import { takeDocumentNumbers } from '../numbers/documentNumbers.ts';
import { moveClosedDrafts, refuseClosedDrafts } from './issuing/closedDrafts.ts';
import { findUnissuable, type Unissuable } from './issuing/unissuable.ts';

/**
 * Numbers drafts in the order of their dates, and dates those without one. Invoices that already
 * have a number keep it. The ledger's entries follow by trigger, and what was paid on a draft or on its
 * quote is allocated.
 * @throws HttpError 409 if the numbers are used up, or if one is dated in a closed period or may not be
 *   issued (`findUnissuable`); nothing is written then
 */
export async function issueInvoices(
  connection: Queryable,
  ids: readonly number[],
  today: string,
  who: string,
): Promise<void> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT id FROM invoices WHERE id = ANY($1) AND invoice_number IS NULL
     ORDER BY coalesce(date_ts, $2), id FOR NO KEY UPDATE`,
    [ids, today],
  );
  if (rows.length === 0) return;
  await refuseClosedDrafts(connection, ids);
  const [refused] = await findUnissuable(
    connection,
    rows.map(({ id }) => id),
    today,
  );
  if (refused) throw refused.why;
  const first = await takeDocumentNumbers(connection, rows.length);
  await actAs(connection, who, today);
  await connection.query(
    `UPDATE invoices i SET invoice_number = $1 + u.position - 1, date_ts = coalesce(i.date_ts, $2),
       version = i.version + 1
     FROM unnest($3::integer[]) WITH ORDINALITY AS u (id, position) WHERE i.id = u.id`,
    [first, today, rows.map(({ id }) => id)],
  );
  await auditAll(
    connection,
    who,
    rows.map(({ id }, index) => ({ id, after: { invoiceNumber: first + index } })),
  );
}

/**
 * Issues drafts as `issueInvoices` does, but leaves those as drafts that may not be issued, for runs
 * that no single invoice may stop.
 * @returns those left
 */
export async function issueWithinEstimates(
  connection: Queryable,
  ids: readonly number[],
  today: string,
  who: string,
): Promise<Unissuable[]> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT id FROM invoices WHERE id = ANY($1) AND invoice_number IS NULL
     ORDER BY coalesce(date_ts, $2), id FOR NO KEY UPDATE`,
    [ids, today],
  );
  const drafts = rows.map(({ id }) => id);
  await moveClosedDrafts(connection, drafts, today);
  const left = await findUnissuable(connection, drafts, today);
  const isLeft = new Set(left.map(({ invoiceId }) => invoiceId));
  await issueInvoices(
    connection,
    drafts.filter((id) => !isLeft.has(id)),
    today,
    who,
  );
  return left;
}

/** Writes the invoices' audit entries in one statement. */
export async function auditAll(
  connection: Queryable,
  who: string,
  changes: { id: number; after: object }[],
): Promise<void> {
  await connection.query(
    `INSERT INTO audit_trail (who, entity, record_id, action, after)
     SELECT $1, 'invoices', c."id", 'update', c."after"
     FROM jsonb_to_recordset($2) AS c ("id" integer, "after" jsonb)`,
    [who, JSON.stringify(changes)],
  );
}

/** The actor named in audit entries of the daily update. */
export const dailyWho = 'daily update';
