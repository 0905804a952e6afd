import {
  brandNames,
  transactionKinds,
  type TransactionRow,
} from 'shared-api/contract/billing/bank';
import { isDay } from 'shared-api/contract/fields/isDay';
import type { HistoryEntry } from 'shared-api/contract/history/history';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { invalidInput } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';

const pageSize = 50;

/** The query parameters, the columns they filter and their validation. */
export const filters: Record<
  string,
  {
    /** The condition, by the placeholder of the value. */
    sql: (value: string) => string;
    isValid: (text: string) => boolean;
    otherwise: Refusal;
  }
> = {
  brand: {
    sql: (value) => `t.brand = ${value}`,
    isValid: oneOf(brandNames),
    otherwise: { code: 'notAmong', params: { options: brandNames } },
  },
  kind: {
    sql: (value) => `t.kind = ${value}`,
    isValid: oneOf(transactionKinds),
    otherwise: { code: 'notAmong', params: { options: transactionKinds } },
  },
  category: {
    sql: (value) => `t.category = ${value}`,
    isValid: () => true,
    otherwise: { code: 'notText' },
  },
  counterparty: {
    sql: (value) => `coalesce(nullif(t.counterparty, ''), 'Unknown') = ${value}`,
    isValid: () => true,
    otherwise: { code: 'notText' },
  },
  from: {
    sql: (value) => `t.day >= ${value}`,
    isValid: isStoredDay,
    otherwise: { code: 'notDay' },
  },
  to: {
    sql: (value) => `t.day <= ${value}`,
    isValid: isStoredDay,
    otherwise: { code: 'notDay' },
  },
  direction: {
    sql: (value) => `CASE WHEN t.cents > 0 THEN 'in' ELSE 'out' END = ${value}`,
    isValid: oneOf(['in', 'out']),
    otherwise: { code: 'notInOrOut' },
  },
  accountId: {
    sql: (value) => `t.account_id = ${value}`,
    isValid: isId,
    otherwise: { code: 'notRecordNumber' },
  },
  // The import that brought a line, or one that had it as well.
  fileId: {
    sql: (value) =>
      `(t.file_id = ${value} OR EXISTS (SELECT FROM known_bank_lines k
         WHERE k.transaction_id = t.id AND k.file_id = ${value}))`,
    isValid: isId,
    otherwise: { code: 'notRecordNumber' },
  },
  q: {
    sql: (value) => `strpos(lower(t.description), lower(${value})) > 0`,
    isValid: () => true,
    otherwise: { code: 'notText' },
  },
  counted: {
    sql: (value) =>
      `CASE WHEN t.kind <> 'Transfer' AND t.paired_with IS NULL AND t.rate IS NOT NULL
         THEN 'true' ELSE 'false' END = ${value}`,
    isValid: oneOf(['true', 'false']),
    otherwise: { code: 'notFlag' },
  },
  waiting: {
    sql: (value) => `CASE WHEN t.rate IS NULL THEN 'true' ELSE 'false' END = ${value}`,
    isValid: oneOf(['true', 'false']),
    otherwise: { code: 'notFlag' },
  },
  before: {
    sql: (value) => `(t.day, t.id) < ${value}`,
    isValid: (text) => isStoredDay(text.slice(0, 10)) && /^_\d{1,15}$/.test(text.slice(10)),
    otherwise: { code: 'notGivenCursor' },
  },
};

function oneOf(all: readonly string[]): (text: string) => boolean {
  return (text) => all.includes(text);
}

function isId(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

function isStoredDay(text: string): boolean {
  // PostgreSQL has no year 0.
  return isDay(text) && text >= '0001';
}

type Row = Omit<TransactionRow, 'amount' | 'bookAmount' | 'hand'> & {
  cents: number;
  bookCents: number | null;
  handKind: string | null;
  handCategory: string | null;
  handBrand: string | null;
};

/**
 * Bank transactions matching the filters, newest first, paginated.
 * @throws HttpError 400 naming an unknown or invalid parameter
 */
export async function listTransactions(
  database: Queryable,
  query: Record<string, unknown>,
): Promise<{ results: TransactionRow[]; next: string | null }> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  for (const [name, value] of Object.entries(query)) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) throw invalidInput({ [name]: { code: 'unknownFilter', params: { name } } });
    if (typeof value !== 'string' || !filter.isValid(value)) {
      throw invalidInput({ [name]: filter.otherwise });
    }
    if (name === 'before') {
      values.push(...value.split('_'));
      conditions.push(filter.sql(`($${values.length - 1}::date, $${values.length}::bigint)`));
    } else {
      values.push(value);
      conditions.push(filter.sql(`$${values.length}`));
    }
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const { rows } = await database.query<Row>(
    `SELECT t.id, to_char(t.day, 'YYYY-MM-DD') AS day, t.cents, t.description, t.counterparty, t.kind,
       t.category, t.brand, coalesce(nullif(a.name, ''), a.label) AS account,
       t.account_id AS "accountId", t.file_id AS "fileId", t.currency, t.rate::float8 AS rate,
       t.book_cents AS "bookCents", t.paired_with AS "pairedWith", t.hand_kind AS "handKind",
       t.hand_category AS "handCategory", t.hand_brand AS "handBrand"
     FROM bank_transactions t JOIN bank_accounts a ON a.id = t.account_id
     ${where} ORDER BY t.day DESC, t.id DESC LIMIT ${pageSize + 1}`,
    values,
  );
  const results = rows
    .slice(0, pageSize)
    .map(({ cents, bookCents, handKind, handCategory, handBrand, ...row }) => ({
      ...row,
      hand: { kind: handKind, category: handCategory, brand: handBrand },
      amount: fromCents(cents),
      bookAmount: bookCents === null ? null : fromCents(bookCents),
    }));
  const last = results.at(-1);
  const more = rows.length > pageSize && last !== undefined;
  return { results, next: more ? `${last.day}_${last.id}` : null };
}

/** Earlier texts of a transaction from the bank, newest change first. */
export async function transactionHistory(database: Queryable, id: number): Promise<HistoryEntry[]> {
  const { rows } = await database.query<Omit<HistoryEntry, 'at'> & { at: Date }>(
    `SELECT at, who, action, before, after FROM audit_trail
     WHERE entity = 'bankTransactions' AND record_id = $1::bigint ORDER BY id DESC LIMIT 200`,
    [id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
