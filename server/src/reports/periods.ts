import type { InputCredits, PeriodClosing, Periods } from 'shared-api/contract/billing/periods';
import { formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Database, Queryable, Transactional } from '../db/Database.ts';
import { fieldRefused, HttpError, invalidInput } from '../HttpError.ts';
import { refuseClosedDay } from '../ledger/closedDays.ts';
import { yearAfter } from '../ledger/invoiceDays.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { currentAccountMap } from './accountMap.ts';
import { customers } from './customers.ts';

/** The day before a day. */
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Until when the books are closed, and what was closed and reopened, the last first. */
export async function listPeriods(database: Queryable, today: string): Promise<Periods> {
  const { rows } = await database.query<
    Omit<PeriodClosing, 'closedAt' | 'reopenedAt'> & { closedAt: Date; reopenedAt: Date | null }
  >(
    `SELECT id, until, closed_at AS "closedAt", closed_by AS "closedBy", reopened_at AS "reopenedAt",
       reopened_by AS "reopenedBy", reopen_reason AS reason
     FROM period_closings ORDER BY id DESC LIMIT 200`,
  );
  const results = rows.map(({ closedAt, reopenedAt, ...closing }) => ({
    ...closing,
    closedAt: closedAt.toISOString(),
    reopenedAt: reopenedAt?.toISOString() ?? null,
  }));
  return {
    closedUntil: results.find(({ reopenedAt }) => reopenedAt === null)?.until ?? null,
    latest: dayBefore(today),
    results,
  };
}

/** Whoever closes or reopens waits for all who are writing entries, and they for it. */
async function lockBooks(connection: Queryable): Promise<void> {
  await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.books]);
}

/** The closing that holds at present. */
async function lastClosing(
  connection: Queryable,
): Promise<{ id: number; until: string } | undefined> {
  const { rows } = await connection.query<{ id: number; until: string }>(
    'SELECT id, until FROM period_closings WHERE reopened_at IS NULL ORDER BY until DESC LIMIT 1',
  );
  return rows[0];
}

/**
 * Closes all days up to one, with what accounts and clients are called now.
 * @throws HttpError 400 for a day that is not over; 409 for one that is closed already, or before the
 *   first entry
 */
export async function closePeriod(
  database: Transactional,
  { until, today }: { until: string; today: string },
  who: string,
): Promise<{ message: Outcome }> {
  if (until >= today) throw invalidInput({ until: { code: 'dayNotOver' } });
  return database.transaction(async (connection) => {
    await lockBooks(connection);
    const last = await lastClosing(connection);
    if (last && until <= last.until) {
      throw fieldRefused(409, 'until', { code: 'closedAlready', params: { until: last.until } });
    }
    const { rows: entries } = await connection.query<{ first: string | null }>(
      'SELECT min(day) AS first FROM ledger_entries',
    );
    const first = entries[0]?.first ?? null;
    if (first !== null && until < first) {
      throw fieldRefused(409, 'until', { code: 'nothingBefore', params: { first } });
    }
    const { taxRate, accounts } = await currentAccountMap(connection);
    const { rows } = await connection.query<{ id: number }>(
      'INSERT INTO period_closings (until, accounts, closed_by) VALUES ($1, $2, $3) RETURNING id',
      [until, { taxRate, accounts }, who],
    );
    const id = rows[0]?.id ?? 0;
    await connection.query(
      `INSERT INTO closed_names (closing_id, client_id, name, customer)
       SELECT $1, c.id, c.name, c.customer FROM (${customers}) c
       WHERE EXISTS (
         SELECT FROM ledger_postings g
         WHERE g.client_id = c.id AND g.day <= $2 AND ($3::date IS NULL OR g.day > $3))`,
      [id, until, last?.until ?? null],
    );
    const change = { who, entity: 'periods', recordId: id, action: 'create' } as const;
    await audit(connection, { ...change, after: { until } });
    return { message: outcomeOf('periodClosed', { until }) };
  });
}

/**
 * Reopens the closing that holds at present.
 * @throws HttpError 404 for an unknown closing; 409 for one that is reopened already, and for another than
 *   the last one
 */
export async function reopenPeriod(
  database: Database,
  { id, reason }: { id: number; reason: string },
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    await lockBooks(connection);
    const { rows } = await connection.query<{ until: string; isReopened: boolean }>(
      `SELECT until, reopened_at IS NOT NULL AS "isReopened" FROM period_closings WHERE id = $1`,
      [id],
    );
    const [closing] = rows;
    if (!closing) throw new HttpError(404, { code: 'noRecord', params: { id: String(id) } });
    if (closing.isReopened) {
      throw new HttpError(409, { code: 'reopenedAlready', params: { until: closing.until } });
    }
    const last = await lastClosing(connection);
    if (last?.id !== id) throw new HttpError(409, { code: 'notLastClosing' });
    await connection.query(
      `UPDATE period_closings SET reopened_at = now(), reopened_by = $2, reopen_reason = $3
       WHERE id = $1`,
      [id, who, reason],
    );
    const change = { who, entity: 'periods', recordId: id, action: 'update' } as const;
    const before = { until: last.until };
    await audit(connection, { ...change, before, after: { until: null, reason } });
    return { message: outcomeOf('periodReopened', { until: last.until }) };
  });
}

/**
 * Sets the input tax credits of a period, or takes them off with 0.
 * @throws HttpError 400 for a period that ends before it begins or is longer than a year; 409 for one that shares days with
 *   another, and for one that is closed: what was filed of it stays
 */
export async function setInputCredits(
  database: Database,
  { from, to, amount }: InputCredits,
  who: string,
): Promise<{ message: Outcome }> {
  if (from > to) throw invalidInput({ to: { code: 'endsBefore' } });
  // The longest period that a return is filed for.
  if (to >= yearAfter(from)) throw invalidInput({ to: { code: 'creditsTooLong' } });
  const cents = toCents(amount);
  return database.transaction(async (connection) => {
    await refuseClosedDay(connection, 'to', to);
    await connection.query('LOCK TABLE input_tax_credits IN SHARE ROW EXCLUSIVE MODE');
    const { rows } = await connection.query<{ from: string; to: string; cents: number }>(
      `SELECT from_day AS from, to_day AS to, cents FROM input_tax_credits
       WHERE daterange(from_day, to_day, '[]') && daterange($1, $2, '[]') ORDER BY from_day`,
      [from, to],
    );
    const own = rows.find((row) => row.from === from && row.to === to);
    const other = rows.find((row) => row !== own);
    if (other) {
      const params = { from: other.from, to: other.to, amount: formatMoney(other.cents) };
      throw fieldRefused(409, 'from', { code: 'creditsOverlap', params });
    }
    await connection.query('DELETE FROM input_tax_credits WHERE from_day = $1 AND to_day = $2', [
      from,
      to,
    ]);
    if (cents > 0) {
      await connection.query(
        'INSERT INTO input_tax_credits (from_day, to_day, cents, typed_by) VALUES ($1, $2, $3, $4)',
        [from, to, cents, who],
      );
    }
    await audit(connection, {
      who,
      entity: 'inputCredits',
      // They have no id of their own.
      recordId: Number(from.replaceAll('-', '')),
      action: 'update',
      before: { from, to, amount: fromCents(own?.cents ?? 0) },
      after: { from, to, amount },
    });
    const message = outcomeOf('inputCreditsSet', { from, to, amount: formatMoney(cents) });
    return { message };
  });
}
