import type { Queryable } from '../db/Database.ts';
import { matchLines } from './matchLines.ts';
import type { PackedAccount } from './packStatement.ts';
import { applyRules } from './rules.ts';

/** Rows written per SQL statement, well within its time limit. */
const rowsAtATime = 10_000;

/** Keeps a line's previous texts in the audit trail. */
const keepOldWords = `
  INSERT INTO audit_trail (who, entity, record_id, action, before, after)
  SELECT $1, 'bankTransactions', s.id, 'update',
    jsonb_build_object('day', s.day, 'amount', s.cents / 100.0, 'description', s.description,
      'counterparty', s.counterparty, 'bankKind', s.bank_kind, 'checkNumber', s.check_number),
    jsonb_build_object('day', l.day, 'amount', l.cents / 100.0, 'description', l.description,
      'counterparty', l.counterparty, 'bankKind', l.bank_kind, 'checkNumber', l.check_number)
  FROM changed_lines c
  JOIN incoming_lines l USING (position)
  JOIN stored_lines s ON s.id = c.stored_id
  WHERE c.position >= $2 AND c.position < $3`;

/** Keeps them for taking the import back, too. */
const keepForUndo = `
  INSERT INTO changed_bank_lines (file_id, transaction_id, day, cents, description, counterparty,
    bank_kind, check_number, as_of)
  SELECT $1, s.id, s.day, s.cents, s.description, s.counterparty, s.bank_kind, s.check_number, s.as_of
  FROM changed_lines c
  JOIN stored_lines s ON s.id = c.stored_id
  WHERE c.position >= $2 AND c.position < $3`;

/** The lines that were there from another file. */
const keepKnown = `
  INSERT INTO known_bank_lines (file_id, transaction_id)
  SELECT $1, s.id
  FROM matched_lines m
  JOIN stored_lines s ON s.id = m.stored_id
  WHERE s.file_id <> $1 AND m.position >= $2 AND m.position < $3
  ON CONFLICT DO NOTHING`;

/** Stored lines whose reference turns out to be an id get numbers like new ones. */
const asId = `has_id = true, occurrence = coalesce(n.occurrence, t.occurrence),
    as_of = greatest(t.as_of, $3::timestamp)`;

const update = `
  UPDATE bank_transactions t SET day = l.day, cents = l.cents, description = l.description,
    counterparty = l.counterparty, bank_kind = l.bank_kind, check_number = l.check_number,
    ${asId}
  FROM changed_lines c
  JOIN incoming_lines l USING (position)
  LEFT JOIN line_numbers n USING (position)
  WHERE t.id = c.stored_id AND c.position >= $1 AND c.position < $2`;

/** Once a statement contains a line, older statements cannot change it. */
const confirm = `
  UPDATE bank_transactions t SET ${asId}
  FROM matched_lines m
  JOIN incoming_lines l USING (position)
  LEFT JOIN line_numbers n USING (position)
  WHERE t.id = m.stored_id AND l.has_id AND m.position >= $1 AND m.position < $2
    AND (NOT t.has_id OR t.as_of IS NULL OR t.as_of < $3::timestamp)`;

const insert = `
  INSERT INTO bank_transactions (account_id, file_id, day, cents, description, counterparty,
    bank_kind, reference, check_number, has_id, as_of, currency, rate, occurrence)
  SELECT $3, $4, day, cents, description, counterparty, bank_kind, reference, check_number, has_id,
    CASE WHEN has_id THEN $5::timestamp END, coalesce(l.currency, $6),
    CASE WHEN coalesce(l.currency, $6) = 'CAD' THEN 1 END, n.occurrence
  FROM incoming_lines l
  JOIN line_numbers n USING (position)
  LEFT JOIN matched_lines m USING (position)
  WHERE m.position IS NULL AND position >= $1 AND position < $2
  ORDER BY position`;

/** Payments from transfers whose amount the bank has changed since. */
const changedPayments = `
  SELECT to_char(s.day, 'YYYY-MM-DD') AS day, s.cents AS "from", l.cents AS "to",
    coalesce(i.invoice_number, (
      SELECT min(v.invoice_number) FROM ledger_postings g JOIN invoices v ON v.id = g.invoice_id
      WHERE g.payment_id = p.id AND g.account = 'receivable')) AS "invoiceNumber"
  FROM changed_lines c
  JOIN incoming_lines l USING (position)
  JOIN stored_lines s ON s.id = c.stored_id
  JOIN payments p ON p.bank_transaction_id = s.id
  LEFT JOIN invoices i ON i.id = p.invoice_id
  WHERE l.cents <> s.cents
  ORDER BY l.position`;

/** A payment from a transfer whose amount has changed. */
export interface ChangedPayment {
  day: string;
  /** Cents before and after. */
  from: number;
  to: number;
  invoiceNumber: number | null;
}

/** The outcome for an account's lines. */
export interface Stored {
  added: number;
  updated: number;
  changedPayments: ChangedPayment[];
  /** The first and last day of the file's lines. */
  firstDay: string | null;
  lastDay: string | null;
}

const span = `
  SELECT to_char(min(day), 'YYYY-MM-DD') AS "firstDay", to_char(max(day), 'YYYY-MM-DD') AS "lastDay"
  FROM incoming_lines`;

/** Where the lines of a file go. */
interface Target {
  accountId: number;
  fileId: number;
  /** Who reads the file. */
  who: string;
  /** The account's currency, for lines that name none. */
  currency: string | null;
}

/**
 * Stores the lines of an account that are not there yet, within a transaction that holds the lock of
 * imports. A line that the bank knows by an id takes the newest words of the bank, and the audit trail
 * keeps those before; its payment stays. Other lines are told apart by their words, and by how many
 * equal ones a day has.
 */
export async function storeLines(
  connection: Queryable,
  { accountId, fileId, who, currency }: Target,
  account: PackedAccount,
): Promise<Stored> {
  const { count, hasIds, asOf } = account;
  await matchLines(connection, accountId, account);
  const { rows: spans } = await connection.query<Pick<Stored, 'firstDay' | 'lastDay'>>(span);
  const { firstDay = null, lastDay = null } = spans[0] ?? {};
  const stored: Stored = { added: 0, updated: 0, changedPayments: [], firstDay, lastDay };
  for (let from = 0; from < count; from += rowsAtATime) {
    const range = [from, from + rowsAtATime];
    if (hasIds) {
      await connection.query(keepOldWords, [who, ...range]);
      await connection.query(keepForUndo, [fileId, ...range]);
      const { rowCount } = await connection.query(update, [...range, asOf]);
      stored.updated += rowCount ?? 0;
      await connection.query(confirm, [...range, asOf]);
    }
    await connection.query(keepKnown, [fileId, ...range]);
    const values = [...range, accountId, fileId, asOf, currency];
    const { rowCount } = await connection.query(insert, values);
    stored.added += rowCount ?? 0;
  }
  if (stored.updated > 0) {
    const { rows } = await connection.query<ChangedPayment>(changedPayments);
    stored.changedPayments = rows;
    const { rows: changed } = await connection.query<{ id: number }>(
      'SELECT stored_id AS id FROM changed_lines',
    );
    await applyRules(connection, { ids: changed.map(({ id }) => id) });
  }
  return stored;
}
