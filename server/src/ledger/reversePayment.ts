import type { ReversePayment } from 'shared-api/contract/billing/ledger';
import { fromCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { dayOf, type LedgerContext } from './ledger.ts';
import { settleByOwnCredits } from './ownCredits.ts';

interface Payment {
  id: number;
  clientId: number | null;
  cents: number;
  isCard: boolean;
  isOfBank: boolean;
  isReversed: boolean;
}

/**
 * Takes a payment that the office has recorded back, today: what it covered is owed again. A second
 * call changes nothing.
 * @throws HttpError 404 for an unknown payment; 409 for one by card or of a bank line, and for one
 *   that was refunded in part
 */
export async function reversePayment(
  { database, company }: LedgerContext,
  id: number,
  { reason }: ReversePayment,
  who: string,
): Promise<{ message: Outcome }> {
  for (;;) {
    const done = await database.transaction(async (connection) => {
      const payment = await lockWhole(connection, id);
      return payment && reverse(connection, payment, { day: dayOf(company), reason, who });
    });
    // Undefined if it was allocated to another invoice just before it was locked.
    if (done) return done;
  }
}

interface Movement {
  day: string;
  reason: string;
  who: string;
}

async function reverse(
  connection: Queryable,
  { id, clientId, cents, isReversed, isCard, isOfBank }: Payment,
  movement: Movement,
): Promise<{ message: Outcome }> {
  if (isReversed) return { message: outcomeOf('paymentReversedAlready') };
  if (isCard) throw new HttpError(409, { code: 'cardNotReversed' });
  if (isOfBank) throw new HttpError(409, { code: 'bankNotReversed' });
  await takeBack(connection, id, movement);
  if (clientId !== null) {
    const { reason, who } = movement;
    await audit(connection, {
      who,
      entity: 'clients',
      recordId: clientId,
      action: 'update',
      before: { received: fromCents(cents) },
      after: { received: null, reason },
    });
  }
  return { message: outcomeOf('paymentReversed') };
}

/**
 * Locks the invoices that a payment covers, then the payment, as every allocation does.
 * @returns undefined if it covers another one by now
 */
export async function lockWhole(connection: Queryable, id: number): Promise<Payment | undefined> {
  const covered = `SELECT DISTINCT invoice_id AS id FROM ledger_entries
    WHERE payment_id = $1 AND kind IN ('allocation', 'depositApplied')
      AND invoice_id IS NOT NULL ORDER BY 1`;
  const { rows: before } = await connection.query<{ id: number }>(covered, [id]);
  await connection.query('SELECT FROM invoices WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
    before.map((invoice) => invoice.id),
  ]);
  const { rows } = await connection.query<Payment>(
    `SELECT id, client_id AS "clientId", amount_cents AS cents, attempt_key IS NOT NULL AS "isCard",
       bank_transaction_id IS NOT NULL AS "isOfBank", reversed_at IS NOT NULL AS "isReversed"
     FROM payments WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  const [payment] = rows;
  if (!payment) throw new HttpError(404, { code: 'noPaymentOfId', params: { id } });
  const { rows: now } = await connection.query<{ id: number }>(covered, [id]);
  return now.length === before.length ? payment : undefined;
}

/**
 * Reverses a locked payment and what it was allocated to; its row stays. What is owed again is paid by
 * credits of the same invoices, as far as they are on account.
 * @throws HttpError 409 if a part of it was refunded
 */
export async function takeBack(
  connection: Queryable,
  id: number,
  { day, reason, who }: Movement,
): Promise<void> {
  const { rows } = await connection.query<{ isRefunded: boolean; isKept: boolean }>(
    `SELECT EXISTS (SELECT FROM refunds WHERE payment_id = $1 AND status <> 'failed') AS "isRefunded",
       EXISTS (SELECT FROM ledger_entries e WHERE e.payment_id = $1 AND e.kind = 'depositForfeited')
         AS "isKept"`,
    [id],
  );
  if (rows[0]?.isKept) throw new HttpError(409, { code: 'depositKeptNotReversed' });
  if (rows[0]?.isRefunded) throw new HttpError(409, { code: 'refundedNotReversed' });
  const { rows: covered } = await connection.query<{ id: number; cents: number }>(
    `SELECT invoice_id AS id, -sum(cents)::bigint AS cents FROM ledger_postings
     WHERE payment_id = $1 AND account = 'receivable' AND invoice_id IS NOT NULL
     GROUP BY invoice_id HAVING sum(cents) <> 0`,
    [id],
  );
  await connection.query('SELECT ledger_reverse_payments(ARRAY[$1::integer], $2, $3, $4)', [
    id,
    day,
    reason,
    who,
  ]);
  await connection.query('UPDATE payments SET reversed_at = now() WHERE id = $1', [id]);
  await connection.query(
    `INSERT INTO audit_trail (who, entity, record_id, action, before, after)
     SELECT $1, 'invoices', c."id", 'update', jsonb_build_object('received', c."received"),
       jsonb_build_object('received', NULL, 'reason', $3::text)
     FROM jsonb_to_recordset($2) AS c ("id" integer, "received" numeric)`,
    [
      who,
      JSON.stringify(covered.map((each) => ({ id: each.id, received: fromCents(each.cents) }))),
      reason,
    ],
  );
  await settleByOwnCredits(
    connection,
    covered.map((invoice) => invoice.id),
    { day, who },
  );
}
