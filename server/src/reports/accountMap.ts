import {
  shippedAccountMap,
  type AccountMap,
  type AccountMapAnswer,
  type AccountMapChange,
} from 'shared-api/contract/billing/accounts';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/** What accounts are called at the accountant's; what ships until an Admin has said otherwise. */
export async function currentAccountMap(database: Queryable): Promise<AccountMapAnswer> {
  const { rows } = await database.query<{
    version: number;
    map: AccountMap;
    who: string;
    at: Date;
  }>(
    `SELECT version, accounts AS map, saved_by AS who, saved_at AS at
     FROM account_maps ORDER BY version DESC LIMIT 1`,
  );
  const [last] = rows;
  if (!last) return { version: 0, ...shippedAccountMap, who: '', at: '' };
  const { version, map, who, at } = last;
  return { version, ...map, who, at: at.toISOString() };
}

/** @throws HttpError 409 if somebody else has changed them in the meantime */
export async function replaceAccountMap(
  database: Database,
  { version, taxRate, accounts }: AccountMapChange,
  who: string,
): Promise<AccountMapAnswer> {
  return database.transaction(async (connection) => {
    await connection.query('LOCK TABLE account_maps IN SHARE ROW EXCLUSIVE MODE');
    const current = await currentAccountMap(connection);
    if (version !== current.version) {
      throw new HttpError(409, { code: 'accountMapChanged' }, { current });
    }
    const map: AccountMap = { taxRate, accounts };
    await connection.query(
      'INSERT INTO account_maps (version, accounts, saved_by) VALUES ($1, $2, $3)',
      [version + 1, map, who],
    );
    await audit(connection, {
      who,
      entity: 'accountMap',
      recordId: version + 1,
      action: 'update',
      before: { taxRate: current.taxRate, accounts: current.accounts },
      after: { ...map },
    });
    return currentAccountMap(connection);
  });
}
