import pg from 'pg';
import { audit } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { applyRules } from '../rules.ts';
import { partChanged } from '../transfers/findTransfers.ts';
import { lockImports } from './lockImports.ts';

/**
 * Takes an import back: the lines that it brought go, except those that another file has as well, and
 * words that it has changed are as they were. The file can be imported again.
 * @throws HttpError 404 if there is no such import, 409 if it cannot be taken back
 */
export async function undoImport(
  database: Database,
  id: number,
  who: string,
): Promise<{ message: Outcome }> {
  try {
    return await database.transaction(async (connection) => {
      await lockImports(connection);
      const name = await nameOf(connection, id);
      await refuseWhilePaid(connection, id);
      const kept = await handOver(connection, id);
      await connection.query('DELETE FROM known_bank_lines WHERE file_id = $1', [id]);
      await restoreWords(connection, id, who);
      // A payment that was taken back stays on record, without the line that it was made of.
      await connection.query(
        `UPDATE payments p SET bank_transaction_id = NULL FROM bank_transactions t
         WHERE t.file_id = $1 AND p.bank_transaction_id = t.id AND p.reversed_at IS NOT NULL`,
        [id],
      );
      const { rowCount } = await connection.query(
        'DELETE FROM bank_transactions WHERE file_id = $1',
        [id],
      );
      const removed = rowCount ?? 0;
      await connection.query(
        'UPDATE statement_files SET undone_at = now(), undone_by = $2 WHERE id = $1',
        [id, who],
      );
      const after = { name, removed, kept };
      await audit(connection, {
        who,
        entity: 'bankImports',
        recordId: id,
        action: 'delete',
        after,
      });
      return { message: outcomeOf('importTakenBack', after) };
    });
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    // A line was accepted as a payment at the same moment, and stays.
    if (code === foreignKeyViolation) throw new HttpError(409, { code: 'importIsUsed' });
    // The words of before would make a line equal to one that a later file has brought.
    if (code === uniqueViolation) throw new HttpError(409, { code: 'importIsUsed' });
    throw error;
  }
}

const foreignKeyViolation = '23503';
const uniqueViolation = '23505';

async function nameOf(connection: Queryable, id: number): Promise<string> {
  const { rows } = await connection.query<{ name: string; outcome: string; isUndone: boolean }>(
    `SELECT name, outcome, undone_at IS NOT NULL AS "isUndone" FROM statement_files
     WHERE id = $1 FOR UPDATE`,
    [id],
  );
  const [file] = rows;
  if (!file) throw new HttpError(404, { code: 'noImport', params: { id: String(id) } });
  if (file.outcome !== 'read') throw new HttpError(409, { code: 'importRefused' });
  if (file.isUndone) throw new HttpError(409, { code: 'importUndone' });
  return file.name;
}

/** How many invoices a refusal names. */
const mostNamed = 5;

async function refuseWhilePaid(connection: Queryable, id: number): Promise<void> {
  const { rows } = await connection.query<{ number: number | null; all: number }>(
    `SELECT DISTINCT i.invoice_number AS number, count(*) OVER () AS all
     FROM bank_transactions t
     JOIN payments p ON p.bank_transaction_id = t.id
     LEFT JOIN LATERAL (
       SELECT p.invoice_id AS id WHERE p.invoice_id IS NOT NULL
       UNION
       SELECT g.invoice_id FROM ledger_postings g
       WHERE g.payment_id = p.id AND g.account = 'receivable'
       GROUP BY g.invoice_id HAVING sum(g.cents) < 0
     ) paid ON true
     LEFT JOIN invoices i ON i.id = paid.id
     WHERE t.file_id = $1 AND p.reversed_at IS NULL
       AND NOT EXISTS (SELECT FROM known_bank_lines k WHERE k.transaction_id = t.id)
     ORDER BY number LIMIT $2`,
    [id, mostNamed],
  );
  const [first] = rows;
  if (!first) return;
  const invoices = rows.flatMap(({ number }) => (number === null ? [] : [number]));
  const more = first.all - invoices.length;
  throw new HttpError(409, { code: 'importPays', params: { invoices, more } });
}

/** @returns how many lines another file has as well, whose they are from now on */
async function handOver(connection: Queryable, id: number): Promise<number> {
  const { rowCount } = await connection.query(
    `WITH others AS (
       SELECT k.transaction_id, min(k.file_id) AS file_id
       FROM known_bank_lines k JOIN bank_transactions t ON t.id = k.transaction_id
       WHERE t.file_id = $1 GROUP BY k.transaction_id
     ), moved AS (
       UPDATE bank_transactions t SET file_id = o.file_id FROM others o
       WHERE t.id = o.transaction_id RETURNING t.id, t.file_id
     )
     DELETE FROM known_bank_lines k USING moved m
     WHERE k.transaction_id = m.id AND k.file_id = m.file_id`,
    [id],
  );
  return rowCount ?? 0;
}

/** The change of a line that came after one of this import. */
const next = `LATERAL (
  SELECT n.id FROM changed_bank_lines n
  WHERE n.transaction_id = c.transaction_id AND n.id > c.id ORDER BY n.id LIMIT 1
) later`;

const words = (target: string): string =>
  ['day', 'cents', 'description', 'counterparty', 'bank_kind', 'check_number', 'as_of']
    .map((column) => `${column} = ${target}.${column}`)
    .join(', ');

/** Gives lines of other files the bank's words from before this import. */
async function restoreWords(connection: Queryable, id: number, who: string): Promise<void> {
  // What a later file has changed stays, and goes back to the words from before this one when that
  // file is taken back too.
  await connection.query(
    `UPDATE changed_bank_lines l SET ${words('c')}
     FROM changed_bank_lines c, ${next}
     WHERE c.file_id = $1 AND l.id = later.id AND l.file_id <> $1`,
    [id],
  );
  const { rows } = await connection.query<{ id: number }>(
    `WITH back AS (
       SELECT c.* FROM changed_bank_lines c LEFT JOIN ${next} ON true
       WHERE c.file_id = $1 AND later.id IS NULL
     ), kept AS (
       INSERT INTO audit_trail (who, entity, record_id, action, before, after)
       SELECT $2, 'bankTransactions', t.id, 'update',
         jsonb_build_object('day', t.day, 'amount', t.cents / 100.0, 'description', t.description),
         jsonb_build_object('day', b.day, 'amount', b.cents / 100.0, 'description', b.description)
       FROM back b JOIN bank_transactions t ON t.id = b.transaction_id
     )
     UPDATE bank_transactions t SET ${words('b')} FROM back b
     WHERE t.id = b.transaction_id RETURNING t.id`,
    [id, who],
  );
  await connection.query('DELETE FROM changed_bank_lines WHERE file_id = $1', [id]);
  await applyRules(connection, { ids: rows.map((line) => line.id) });
  if (rows.length > 0) await partChanged(connection);
}
