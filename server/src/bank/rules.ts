import { bankRulesSchema, type BankRules } from 'shared-api/contract/bank';
import type { Queryable } from '../db/Database.ts';
import shipped from './rules.json' with { type: 'json' };

/** The rules in force, and their version. */
export interface CurrentRules {
  version: number;
  rules: BankRules;
}

/** The rules in force: the newest stored ones, or, as version 0, those that the product ships. */
export async function currentRules(database: Queryable): Promise<CurrentRules> {
  const { rows } = await database.query<CurrentRules>(
    'SELECT version, rules FROM bank_rules ORDER BY version DESC LIMIT 1',
  );
  return rows[0] ?? { version: 0, rules: bankRulesSchema.validateSync(shipped, { strict: true }) };
}

/** A condition that is left out holds. */
const matches = `(r."contains" IS NULL OR strpos(lower(t.description), lower(r."contains")) > 0)
  AND (r."bankKind" IS NULL OR lower(t.bank_kind) = lower(r."bankKind"))
  AND (r."account" IS NULL OR right(a.label, length(r."account")) = r."account")
  AND (r."direction" IS NULL OR (r."direction" = 'in') = (t.cents > 0))`;

const firstOf = (column: string, otherwise: string): string =>
  `coalesce((SELECT r."${column}" FROM rules r WHERE r."${column}" IS NOT NULL AND ${matches}
     ORDER BY r.position LIMIT 1), ${otherwise})`;

/**
 * Gives transactions their kind, category and brand by the rules in force.
 * @param fileId of one statement file only; otherwise of all
 */
export async function applyRules(connection: Queryable, fileId?: number): Promise<void> {
  const { rules } = await currentRules(connection);
  await connection.query(
    `WITH rules AS MATERIALIZED (
       SELECT r.*, row_number() OVER () AS position
       FROM jsonb_to_recordset($1) r ("contains" text, "bankKind" text, "account" text,
         "direction" text, "kind" text, "category" text, "brand" text)
     ), ruled AS (
       SELECT t.id, ${firstOf('kind', "'Other'")} AS kind,
         ${firstOf('category', "CASE WHEN t.cents < 0 THEN 'Other' ELSE '' END")} AS category,
         ${firstOf('brand', "'cleaning'")} AS brand
       FROM bank_transactions t JOIN bank_accounts a ON a.id = t.account_id
       WHERE $2::integer IS NULL OR t.file_id = $2
     )
     UPDATE bank_transactions t SET kind = d.kind, category = d.category, brand = d.brand
     FROM ruled d WHERE d.id = t.id
       AND (t.kind, t.category, t.brand) IS DISTINCT FROM (d.kind, d.category, d.brand)`,
    [JSON.stringify(rules), fileId ?? null],
  );
}
