import type { BankRules } from 'shared-api/contract/billing/bank';
import type { RuleTrial } from 'shared-api/contract/billing/bankLines';
import type { RulesHistoryEntry } from 'shared-api/contract/history/rulesHistory';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { judged, lastTransaction } from './rules.ts';

/** Lines that a trial shows; all are counted. */
const mostShown = 50;

/** Lines tried per SQL statement, well within its time limit. */
const atATime = 50_000;

type Changed = Omit<RuleTrial['lines'][number], 'amount' | 'before' | 'after'> & {
  cents: number;
  kind: string;
  category: string;
  brand: string;
  newKind: string;
  newCategory: string;
  newBrand: string;
  all: number;
};

/** The lines that other rules would change, and what they would be then; stores nothing. */
export async function tryRules(database: Queryable, rules: BankRules): Promise<RuleTrial> {
  const json = JSON.stringify(rules);
  const trial: RuleTrial = { changes: 0, lines: [] };
  for (let last = await lastTransaction(database); last > 0; last -= atATime) {
    const { rows } = await database.query<Changed>(
      `${judged('t.id > $2 AND t.id <= $3')}
       SELECT t.id, to_char(t.day, 'YYYY-MM-DD') AS day, t.description, t.cents, t.currency,
         coalesce(nullif(a.name, ''), a.label) AS account, t.kind, t.category, t.brand,
         d.kind AS "newKind", d.category AS "newCategory", d.brand AS "newBrand",
         count(*) OVER () AS all
       FROM different d JOIN bank_transactions t ON t.id = d.id
         JOIN bank_accounts a ON a.id = t.account_id
       ORDER BY t.day DESC, t.id DESC LIMIT ${mostShown}`,
      [json, last - atATime, last],
    );
    trial.changes += rows[0]?.all ?? 0;
    trial.lines.push(...rows.map(lineOf));
  }
  trial.lines = trial.lines
    .sort((a, b) => b.day.localeCompare(a.day) || b.id - a.id)
    .slice(0, mostShown);
  return trial;
}

const lineOf = ({
  cents,
  all: _all,
  kind,
  category,
  brand,
  newKind,
  newCategory,
  newBrand,
  ...line
}: Changed): RuleTrial['lines'][number] => ({
  ...line,
  amount: fromCents(cents),
  before: { kind, category, brand },
  after: { kind: newKind, category: newCategory, brand: newBrand },
});

/** What differs between two lists of rules, for the audit trail. */
export function ruleChanges(was: BankRules, becomes: BankRules) {
  // The database keeps a rule's parts in another order than a file or a form.
  const texts = (rules: BankRules): string[] =>
    rules.map((rule) => JSON.stringify(Object.entries(rule).sort()));
  const [old, fresh] = [texts(was), texts(becomes)];
  return {
    before: { rules: was.filter((_, index) => !fresh.includes(old[index] ?? '')) },
    after: { rules: becomes.filter((_, index) => !old.includes(fresh[index] ?? '')) },
  };
}

/** Who changed which rules, the newest first. */
export async function rulesHistory(database: Queryable): Promise<RulesHistoryEntry[]> {
  const { rows } = await database.query<Omit<RulesHistoryEntry, 'at'> & { at: Date }>(
    `SELECT at, who, action, before, after, record_id AS version FROM audit_trail
     WHERE entity = 'bankRules' ORDER BY id DESC LIMIT 100`,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
