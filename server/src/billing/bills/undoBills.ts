import type { MadeBill } from 'shared-api/contract/entities/bulk/bills';
import { auditAll } from '../../audit/audit.ts';
import { advisoryLocks } from '../../db/advisoryLocks.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';

/**
 * Takes drafts back that were made of services, by the key of the call that made them: their services can be billed again.
 * A draft stays that somebody has changed or issued since, or that money was paid on. A second call changes nothing.
 * @throws HttpError 404 for a key by which no drafts were made
 */
export const undoBills = (
  database: Database,
  key: string,
  who: string,
): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['services'], async (connection) => {
    await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.dailyUpdate]);
    const { rows } = await connection.query<{ invoices: MadeBill[] }>(
      `SELECT answer->'invoices' AS invoices FROM ledger_requests
       WHERE key = $1 AND call = 'POST /services/bill/'`,
      [key],
    );
    const [made] = rows;
    if (!made) throw new HttpError(404, { code: 'noBulkChange' });
    const ids = made.invoices.map(({ invoiceId }) => Number(invoiceId));
    const { there, back } = await untouched(connection, ids);
    await remove(connection, back, who);
    const stayed = there.length - back.length;
    return { message: outcomeOf('billsUndone', { removed: back.length, stayed }) };
  });

/** Locks drafts that are still there, and finds those that are as they were made. */
async function untouched(
  connection: Queryable,
  ids: readonly number[],
): Promise<{ there: number[]; back: number[] }> {
  const { rows } = await connection.query<{ id: number; isUntouched: boolean }>(
    `SELECT i.id, i.version = 1 AND i.invoice_number IS NULL
       AND NOT EXISTS (SELECT FROM payments p WHERE p.invoice_id = i.id) AS "isUntouched"
     FROM invoices i WHERE i.id = ANY ($1::integer[]) ORDER BY i.id FOR UPDATE`,
    [ids],
  );
  return {
    there: rows.map(({ id }) => id),
    back: rows.filter(({ isUntouched }) => isUntouched).map(({ id }) => id),
  };
}

async function remove(connection: Queryable, ids: readonly number[], who: string): Promise<void> {
  if (ids.length === 0) return;
  await connection.query(
    `UPDATE services SET invoice_id = NULL, version = version + 1
     WHERE invoice_id = ANY ($1::integer[])`,
    [ids],
  );
  await connection.query('DELETE FROM invoices WHERE id = ANY ($1::integer[])', [ids]);
  // Without the row: put back, a draft would have none of its services.
  await auditAll(
    connection,
    ids.map((recordId) => ({ who, entity: 'invoices', recordId, action: 'delete' })),
  );
}
