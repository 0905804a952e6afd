import { type BankRate } from 'shared-api/contract/billing/bankAccounts';
import { audit } from '../../audit/audit.ts';
import type { Queryable, Transactional } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { lockImports } from '../imports/lockImports.ts';
import { findTransfers, partChanged } from '../transfers/findTransfers.ts';

/**
 * Gives each foreign line of an account its rate: the newest one that was given for its import or for
 * its month, or none.
 */
export async function applyRates(connection: Queryable, accountId: number): Promise<void> {
  await connection.query(
    `UPDATE bank_transactions t SET rate = found.rate, rate_id = found.id
     FROM (
       SELECT s.id AS line, newest.rate, newest.id
       FROM bank_transactions s LEFT JOIN LATERAL (
         SELECT r.rate, r.id FROM bank_rates r
         WHERE r.account_id = s.account_id AND r.currency = s.currency
           AND (r.file_id = s.file_id OR r.month = date_trunc('month', s.day)::date)
         ORDER BY r.id DESC LIMIT 1
       ) newest ON true
       WHERE s.account_id = $1 AND s.currency IS DISTINCT FROM 'CAD'
     ) found
     WHERE t.id = found.line AND (t.rate, t.rate_id) IS DISTINCT FROM (found.rate, found.id)`,
    [accountId],
  );
}

/**
 * Gives a rate for the lines of a month or of an import. Rates are only added: a later one for the same
 * lines takes the place of an earlier one, which stays on record.
 * @throws HttpError 400 unless it is for one of them, 404 without the account, 409 without lines
 */
export async function giveRate(
  database: Transactional,
  { accountId, currency, month, fileId, rate, source }: BankRate,
  who: string,
): Promise<{ message: Outcome }> {
  if ((month === null) === (fileId === null)) throw new HttpError(400, { code: 'monthOrImport' });
  return database.transaction(async (connection) => {
    await lockImports(connection);
    const { rows: accounts } = await connection.query<{ id: number }>(
      'SELECT id FROM bank_accounts WHERE id = $1',
      [accountId],
    );
    if (accounts.length === 0) {
      throw new HttpError(404, { code: 'noBankAccount', params: { id: String(accountId) } });
    }
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO bank_rates (account_id, currency, month, file_id, rate, source, who)
       SELECT $1, $2, to_date($3, 'YYYY-MM'), f.id, $5, $6, $7
       FROM (SELECT) one LEFT JOIN statement_files f ON f.id = $4
       WHERE $4::integer IS NULL OR f.id IS NOT NULL
       RETURNING id`,
      [accountId, currency, month, fileId, rate, source, who],
    );
    const given = rows[0]?.id;
    if (given === undefined) {
      throw new HttpError(404, { code: 'noImport', params: { id: String(fileId) } });
    }
    await applyRates(connection, accountId);
    const { lines, first } = await linesWith(connection, accountId, given);
    if (lines === 0) throw new HttpError(409, { code: 'rateForNothing', params: { currency } });
    await partChanged(connection);
    const transfers = await findTransfers(connection, first);
    await audit(connection, {
      who,
      entity: 'bankAccounts',
      recordId: accountId,
      action: 'update',
      after: { currency, month, fileId, rate, source },
    });
    return { message: outcomeOf('rateGiven', { lines, transfers }) };
  });
}

/** How many lines have a rate, and the day of the first. */
async function linesWith(
  connection: Queryable,
  accountId: number,
  rateId: number,
): Promise<{ lines: number; first: string | null }> {
  const { rows } = await connection.query<{ lines: number; first: string | null }>(
    `SELECT count(*) AS lines, to_char(min(day), 'YYYY-MM-DD') AS first FROM bank_transactions
     WHERE account_id = $1 AND currency IS DISTINCT FROM 'CAD' AND rate_id = $2`,
    [accountId, rateId],
  );
  return rows[0] ?? { lines: 0, first: null };
}
