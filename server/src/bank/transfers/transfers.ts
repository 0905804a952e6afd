import type { BankTransfer } from 'shared-api/contract/billing/bankLines';
import { fromCents } from 'shared-api/contract/values/money';
import { audit } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { lockImports } from '../imports/lockImports.ts';
import { amountsFit, findTransfers, pair } from './findTransfers.ts';

const pageSize = 50;

type Row = Omit<BankTransfer, 'amount' | 'outAmount'> & { cents: number; outCents: number };

/**
 * Transfers between own accounts, the newest first, page by page.
 * @throws HttpError 400 for a cursor that was not given
 */
export async function listTransfers(
  database: Queryable,
  before: unknown,
): Promise<{ results: BankTransfer[]; next: string | null }> {
  if (before !== undefined && (typeof before !== 'string' || !isCursor.test(before))) {
    throw invalidInput({ before: { code: 'notGivenCursor' } });
  }
  const [day = null, id = null] = before?.split('_') ?? [];
  const { rows } = await database.query<Row>(
    `SELECT o.id AS "outId", i.id AS "inId", to_char(o.day, 'YYYY-MM-DD') AS "outDay",
       to_char(i.day, 'YYYY-MM-DD') AS "inDay", i.cents, i.currency,
       -o.cents AS "outCents", o.currency AS "outCurrency", o.rate::float8 AS "outRate",
       i.rate::float8 AS "inRate",
       coalesce(nullif(f.name, ''), f.label) AS "fromAccount",
       coalesce(nullif(t.name, ''), t.label) AS "toAccount",
       o.description AS "outDescription", i.description AS "inDescription"
     FROM bank_transactions o
     JOIN bank_transactions i ON i.id = o.paired_with
     JOIN bank_accounts f ON f.id = o.account_id
     JOIN bank_accounts t ON t.id = i.account_id
     WHERE o.cents < 0 AND ($1::date IS NULL OR (o.day, o.id) < ($1::date, $2::bigint))
     ORDER BY o.day DESC, o.id DESC LIMIT $3`,
    [day, id, pageSize + 1],
  );
  const results = rows.slice(0, pageSize).map(({ cents, outCents, ...row }) => ({
    ...row,
    amount: fromCents(cents),
    outAmount: fromCents(outCents),
  }));
  const last = results.at(-1);
  const more = rows.length > pageSize && last !== undefined;
  return { results, next: more ? `${last.outDay}_${last.outId}` : null };
}

const isCursor = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])_\d{1,15}$/;

/** Looks for transfers among all lines. */
export function findAllTransfers(database: Database): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    await lockImports(connection);
    const transfers = await findTransfers(connection, null);
    return { message: outcomeOf('transfersFound', { transfers }) };
  });
}

/**
 * Says that two lines are no transfer; they are not recognized as one again.
 * @param id of either line
 * @throws HttpError 404 if it is no half of a transfer
 */
export function splitTransfer(
  database: Database,
  id: number,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    await lockImports(connection);
    const { rows } = await connection.query<{ id: number; cents: number; other: number }>(
      `SELECT id, cents, paired_with AS other FROM bank_transactions
       WHERE id = $1 AND paired_with IS NOT NULL`,
      [id],
    );
    const [line] = rows;
    if (!line) throw new HttpError(404, { code: 'noTransfer', params: { id: String(id) } });
    const [outId, inId] = line.cents < 0 ? [line.id, line.other] : [line.other, line.id];
    await connection.query('UPDATE bank_transactions SET paired_with = NULL WHERE id = ANY($1)', [
      [outId, inId],
    ]);
    await connection.query(
      `INSERT INTO split_transfers (out_id, in_id, who) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [outId, inId, who],
    );
    await auditPair(connection, who, outId, { transferTo: inId }, { transferTo: null });
    return { message: outcomeOf('transferSplit') };
  });
}

/**
 * Takes the splitting of a transfer back.
 * @param id of either line
 * @throws HttpError 404 if it was not split, 409 if a line is something else by now
 */
export function joinTransfer(
  database: Database,
  id: number,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    await lockImports(connection);
    const { rows } = await connection.query<{ outId: number; inId: number; isFree: boolean }>(
      `SELECT s.out_id AS "outId", s.in_id AS "inId",
         o.paired_with IS NULL AND i.paired_with IS NULL AND (${amountsFit('o', 'i')}) IS TRUE
           AND NOT EXISTS (
             SELECT FROM payments p
             WHERE p.bank_transaction_id IN (o.id, i.id) AND p.reversed_at IS NULL
           ) AS "isFree"
       FROM split_transfers s JOIN bank_transactions o ON o.id = s.out_id
         JOIN bank_transactions i ON i.id = s.in_id
       WHERE $1 IN (s.out_id, s.in_id) ORDER BY s.at DESC LIMIT 1`,
      [id],
    );
    const [split] = rows;
    if (!split) throw new HttpError(404, { code: 'noTransfer', params: { id: String(id) } });
    if (!split.isFree) throw new HttpError(409, { code: 'noTransferAnyMore' });
    const { outId, inId } = split;
    await connection.query('DELETE FROM split_transfers WHERE out_id = $1 AND in_id = $2', [
      outId,
      inId,
    ]);
    await pair(connection, [split]);
    await auditPair(connection, who, outId, { transferTo: null }, { transferTo: inId });
    return { message: outcomeOf('transferJoined') };
  });
}

const auditPair = (
  connection: Queryable,
  who: string,
  recordId: number,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> =>
  audit(connection, { who, entity: 'bankTransactions', recordId, action: 'update', before, after });
