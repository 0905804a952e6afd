import {
  type BankAccount,
  type BankAccountChange,
  type ForeignMonth,
} from 'shared-api/contract/billing/bankAccounts';
import { fromCents } from 'shared-api/contract/values/money';
import { audit } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { lockImports } from '../imports/lockImports.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { applyRules } from '../rules.ts';
import { findTransfers, partChanged } from '../transfers/findTransfers.ts';
import { applyRates } from './rates.ts';

/** All accounts: those that nobody has looked at yet first. */
export async function listAccounts(database: Queryable): Promise<BankAccount[]> {
  const { rows } = await database.query<Omit<BankAccount, 'foreign'>>(
    `SELECT a.id, a.version, a.name, a.label, a.kind, a.currency, a.says_currency AS "saysCurrency",
       a.brand, a.settled_at IS NULL AS "isNew", coalesce(t.lines, 0) AS lines,
       (SELECT f.name FROM statement_file_accounts s JOIN statement_files f ON f.id = s.file_id
        WHERE s.account_id = a.id ORDER BY f.at, f.id LIMIT 1) AS "firstFile",
       to_char(t.first, 'YYYY-MM-DD') AS "firstDay", to_char(t.last, 'YYYY-MM-DD') AS "lastDay"
     FROM bank_accounts a LEFT JOIN (
       SELECT account_id, count(*) AS lines, min(day) AS first, max(day) AS last
       FROM bank_transactions GROUP BY account_id
     ) t ON t.account_id = a.id
     ORDER BY a.settled_at IS NULL DESC, a.name, a.label, a.id`,
  );
  const months = await foreignMonths(database);
  return rows.map((account) => ({ ...account, foreign: months.get(account.id) ?? [] }));
}

/** What accounts have in other currencies, by account and month, the newest first. */
async function foreignMonths(database: Queryable): Promise<Map<number, ForeignMonth[]>> {
  const { rows } = await database.query<
    Omit<ForeignMonth, 'amount'> & { accountId: number; cents: number }
  >(
    `SELECT t.account_id AS "accountId", t.currency, to_char(t.day, 'YYYY-MM') AS month,
       count(*) AS lines, sum(t.cents)::bigint AS cents,
       count(*) FILTER (WHERE t.rate IS NULL) AS waiting,
       CASE WHEN min(t.rate) = max(t.rate) THEN min(t.rate)::float8 END AS rate,
       CASE WHEN min(t.rate_id) = max(t.rate_id) THEN min(r.source) END AS source,
       CASE WHEN min(t.rate_id) = max(t.rate_id) THEN min(r.who) END AS who
     FROM bank_transactions t LEFT JOIN bank_rates r ON r.id = t.rate_id
     WHERE t.currency IS DISTINCT FROM 'CAD'
     GROUP BY t.account_id, t.currency, to_char(t.day, 'YYYY-MM')
     ORDER BY month DESC, t.currency`,
  );
  const months = new Map<number, ForeignMonth[]>();
  for (const { accountId, cents, ...month } of rows) {
    const all = months.get(accountId) ?? [];
    months.set(accountId, [...all, { ...month, amount: fromCents(cents) }]);
  }
  return months;
}

interface Stored {
  label: string;
  version: number;
  name: string;
  currency: string | null;
  saysCurrency: boolean;
  brand: string | null;
}

/**
 * Sets what an account is called, its currency and its brand. Lines that follow the account follow the
 * change.
 * @throws HttpError 404 if it is unknown, 409 if it was changed meanwhile or its files say the currency
 */
export async function updateAccount(
  database: Database,
  id: number,
  { version, name, currency, brand }: BankAccountChange,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    await lockImports(connection);
    const { rows } = await connection.query<Stored>(
      `SELECT label, version, name, currency, says_currency AS "saysCurrency", brand
       FROM bank_accounts WHERE id = $1 FOR UPDATE`,
      [id],
    );
    const [was] = rows;
    if (!was) throw new HttpError(404, { code: 'noBankAccount', params: { id: String(id) } });
    if (was.version !== version) throw new HttpError(409, { code: 'accountChanged' });
    if (was.saysCurrency && was.currency !== null && was.currency !== currency) {
      const params = { currency: was.currency };
      throw new HttpError(409, { code: 'accountSaysCurrency', params });
    }
    await connection.query(
      `UPDATE bank_accounts SET name = $2, currency = $3, brand = $4, version = version + 1,
         settled_at = coalesce(settled_at, now())
       WHERE id = $1`,
      [id, name.trim(), currency, brand],
    );
    if (was.currency !== currency) {
      await connection.query(
        `UPDATE bank_transactions
         SET currency = $3, rate = CASE WHEN $3 = 'CAD' THEN 1 END, rate_id = NULL
         WHERE account_id = $1 AND currency IS NOT DISTINCT FROM $2`,
        [id, was.currency, currency],
      );
      await applyRates(connection, id);
      await partChanged(connection);
      await findTransfers(connection, null);
    }
    if (was.brand !== brand) await applyRules(connection, { account: id });
    await audit(connection, {
      who,
      entity: 'bankAccounts',
      recordId: id,
      action: 'update',
      before: { name: was.name, currency: was.currency, brand: was.brand },
      after: { name: name.trim(), currency, brand },
    });
    return { message: outcomeOf('accountSaved', { account: name.trim() || was.label }) };
  });
}
