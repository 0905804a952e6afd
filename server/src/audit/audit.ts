import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Queryable } from '../db/Database.ts';

type BankEntity = 'bankAccounts' | 'bankImports' | 'bankTransactions' | 'bankRules';

type BookEntity = 'periods' | 'accountMap' | 'inputCredits';

/** A change of a record. */
export interface Change {
  who: string;
  /** What is not an entity, but whose changes are audited too. */
  entity: EntityName | 'logins' | 'rateCard' | BankEntity | BookEntity;
  recordId: number;
  action: 'create' | 'update' | 'delete' | 'restore';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The complete row of a deleted record. */
  deletedRow?: Record<string, unknown>;
}

/** Writes an entry to the audit trail, in the same transaction as the change. */
export async function audit(
  connection: Queryable,
  { who, entity, recordId, action, before, after, deletedRow }: Change,
): Promise<void> {
  await connection.query(
    `INSERT INTO audit_trail (who, entity, record_id, action, before, after, deleted_row)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [who, entity, recordId, action, before ?? null, after ?? null, deletedRow ?? null],
  );
}
