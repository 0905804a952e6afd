import { bankRulesSchema, type BankRules } from 'shared-api/contract/billing/bank';
import type { Queryable } from '../db/Database.ts';
import shipped from './rules.json' with { type: 'json' };

/** The current rules and their version. */
export interface CurrentRules {
  version: number;
  rules: BankRules;
}

/** The current rules: the latest stored ones, or the built-in ones as version 0. */
export async function currentRules(database: Queryable): Promise<CurrentRules> {
  const { rows } = await database.query<CurrentRules>(
    'SELECT version, rules FROM bank_rules ORDER BY version DESC LIMIT 1',
  );
  return rows[0] ?? { version: 0, rules: bankRulesSchema.validateSync(shipped, { strict: true }) };
}

/** A missing condition always matches. */
const matches = `(r."contains" IS NULL OR strpos(t.lowered, r."contains") > 0)
  AND (r."bankKind" IS NULL OR lower(t.bank_kind) = r."bankKind")
  AND (r."account" IS NULL OR right(t.label, length(r."account")) = r."account")
  AND (r."direction" IS NULL OR (r."direction" = 'in') = t.is_in)`;

/** The value from the first matching rule that sets this column. */
const firstOf = (column: string): string =>
  `(array_agg(r."${column}" ORDER BY r.position) FILTER (WHERE r."${column}" IS NOT NULL))[1]`;

/**
 * The lines among some of which rules say something else than what is stored, as `different`. Each
 * distinct text is matched only once; what a person has said of a line stays.
 */
export const judged = (which: string): string => `
  WITH rules AS MATERIALIZED (
    SELECT lower(r."contains") AS "contains", lower(r."bankKind") AS "bankKind", r."account",
      r."direction", r."kind", r."category", r."brand", row_number() OVER () AS position
    FROM jsonb_to_recordset($1) r ("contains" text, "bankKind" text, "account" text,
      "direction" text, "kind" text, "category" text, "brand" text)
  ), texts AS MATERIALIZED (
    SELECT DISTINCT t.account_id, a.label, t.description, lower(t.description) AS lowered,
      a.brand AS own, t.bank_kind, t.cents > 0 AS is_in, t.cents < 0 AS is_out
    FROM bank_transactions t JOIN bank_accounts a ON a.id = t.account_id
    WHERE ${which}
  ), ruled AS MATERIALIZED (
    SELECT t.*, coalesce(f.kind, 'Other') AS kind,
      coalesce(f.category, CASE WHEN t.is_out THEN 'Other' ELSE '' END) AS category,
      coalesce(f.brand, t.own, 'cleaning') AS brand
    FROM texts t CROSS JOIN LATERAL (
      SELECT ${firstOf('kind')} AS kind, ${firstOf('category')} AS category,
        ${firstOf('brand')} AS brand
      FROM rules r WHERE ${matches}
    ) f
  ), said AS (
    SELECT t.id, t.kind AS was_kind, t.category AS was_category, t.brand AS was_brand,
      coalesce(t.hand_kind, d.kind) AS kind, coalesce(t.hand_category, d.category) AS category,
      coalesce(t.hand_brand, d.brand) AS brand
    FROM ruled d JOIN bank_transactions t ON d.account_id = t.account_id
      AND d.description = t.description AND d.bank_kind = t.bank_kind
      AND d.is_in = (t.cents > 0) AND d.is_out = (t.cents < 0)
    WHERE ${which}
  ), different AS MATERIALIZED (
    SELECT id, kind, category, brand FROM said
    WHERE (was_kind, was_category, was_brand) IS DISTINCT FROM (kind, category, brand)
  )`;

const judge = (which: string): string => `${judged(which)}
  UPDATE bank_transactions t SET kind = d.kind, category = d.category, brand = d.brand
  FROM different d WHERE t.id = d.id`;

/** Transactions classified per SQL statement, well within its time limit. */
const atATime = 10_000;

/**
 * Assigns kind, category and brand to transactions by the current rules.
 * @param which some ids, all above one, or all of an account; all transactions if omitted
 */
export async function applyRules(
  connection: Queryable,
  which: { ids: readonly number[] } | { above: number } | { account: number } = { above: 0 },
): Promise<void> {
  const { rules } = await currentRules(connection);
  const json = JSON.stringify(rules);
  if ('ids' in which) {
    for (let from = 0; from < which.ids.length; from += atATime) {
      const some = which.ids.slice(from, from + atATime);
      await connection.query(judge('t.id = ANY($2)'), [json, some]);
    }
    return;
  }
  const last = await lastTransaction(connection);
  const isOf = 'account' in which ? which.account : null;
  const above = 'above' in which ? which.above : 0;
  for (let from = above; from < last; from += atATime) {
    await connection.query(
      judge('t.id > $2 AND t.id <= $3 AND ($4::integer IS NULL OR t.account_id = $4)'),
      [json, from, from + atATime, isOf],
    );
  }
}

/** The highest transaction id, or 0. */
export async function lastTransaction(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ last: number }>(
    'SELECT coalesce(max(id), 0) AS last FROM bank_transactions',
  );
  return rows[0]?.last ?? 0;
}
