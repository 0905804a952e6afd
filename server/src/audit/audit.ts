import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Queryable } from '../db/Database.ts';

type BankEntity = 'bankAccounts' | 'bankImports' | 'bankTransactions' | 'bankRules';

/** Parts of what the office sets over the company file. */
export type SettingsPart = 'bookingRules' | 'companyData' | 'mailWords';

type BookEntity = 'periods' | 'accountMap' | 'inputCredits';

/** A change of a record. */
export interface Change {
  who: string;
  /** What is not an entity, but whose changes are audited too. */
  entity: EntityName | 'logins' | 'rateCard' | SettingsPart | BankEntity | BookEntity;
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

/** Writes the entries of several changes, in one statement. */
export async function auditAll(connection: Queryable, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await connection.query(
    `INSERT INTO audit_trail (who, entity, record_id, action, before, after, deleted_row)
     SELECT who, entity, "recordId", action, before, after, "deletedRow"
     FROM jsonb_to_recordset($1::jsonb) AS c (who text, entity text, "recordId" integer, action text,
       before jsonb, after jsonb, "deletedRow" jsonb)`,
    [JSON.stringify(changes)],
  );
}
