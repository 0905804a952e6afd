import type { Transactional } from '../../src/db/Database.ts';

const grown = ['ledger_entries', 'ledger_postings'];

/**
 * Empties invoices, payments and the ledger, which refuses that to everybody else, and other tables
 * with them.
 */
export const clearMoney = (
  database: Transactional,
  others: readonly string[] = [],
): Promise<void> =>
  database.transaction(async (connection) => {
    const guards = (state: 'DISABLE' | 'ENABLE') =>
      grown.map((table) => `ALTER TABLE ${table} ${state} TRIGGER ledger_only_grows;`).join('');
    await connection.query(
      `${guards('DISABLE')}
       TRUNCATE ${[...grown, 'ledger_requests', 'payments', 'invoices', ...others].join(', ')}
         RESTART IDENTITY CASCADE;
       ${guards('ENABLE')}`,
    );
  });

/** Opens all periods, as if none had ever been closed. */
export const clearPeriods = (database: Transactional): Promise<void> =>
  database.transaction(async (connection) => {
    await connection.query(
      'TRUNCATE period_closings, closed_names, account_maps, input_tax_credits RESTART IDENTITY',
    );
  });
