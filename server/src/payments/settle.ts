import type { PaymentWay } from 'shared-api/contract/billing/payment';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import type { Database, Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { cardActors } from '../audit/cardActors.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { countPayment } from '../telemetry/metrics.ts';
import { findAttempt, paidRecord, type Attempt } from './attempts.ts';
import type { DeclineReason } from './declines.ts';
import type { Charge } from './outcomes.ts';
import { receiptMails } from './receiptMails.ts';

/** Dependencies for recording a payment. */
export interface PaymentContext {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

/** The actor named in audit entries of card payments. */
const who = cardActors.payer;

/**
 * Records a charge that the provider has made: the payment, what it pays, and the receipts, in one
 * transaction. Told again, by answer, event or sweep and in any order, it changes nothing. A charge
 * is a fact: it is recorded also when the attempt had been given up.
 * @returns whether an attempt here explains the charge
 */
export async function settleCharge(
  { database, company, queueMails }: PaymentContext,
  key: string,
  { intent, cents }: Charge,
): Promise<boolean> {
  const settled = await database.transaction(async (connection) => {
    const attempt = await findAttempt(connection, key, { lock: true });
    if (!attempt) return 'unexplained';
    if (attempt.status === 'succeeded') {
      // A second charge is none that this attempt explains.
      return attempt.intent === intent ? 'before' : 'unexplained';
    }
    await connection.query(
      `UPDATE payment_attempts SET status = 'succeeded', intent = $2, amount_cents = $3,
         settled_at = now() WHERE key = $1`,
      [key, intent, cents],
    );
    const today = companyDay(Date.now() / 1000, company.timeZone);
    await connection.query(
      `INSERT INTO payments (invoice_id, quote_id, amount_cents, method, received_on, recorded_by,
         attempt_key)
       VALUES ($1, $2, $3, 'card', $4, $5, $6)`,
      [attempt.invoiceId, attempt.quoteId, cents, today, who, key],
    );
    await noteReceived(connection, attempt, cents, today);
    await queueMails(connection, await receiptMails(connection, company, attempt, cents));
    return 'now';
  });
  if (settled === 'now') countPayment('charged');
  return settled !== 'unexplained';
}

/** Notes in the history of what was paid what has been received; that the database keeps by itself. */
async function noteReceived(
  connection: Queryable,
  { invoiceId, quoteId, contractId }: Attempt,
  cents: number,
  today: string,
): Promise<void> {
  const received = { received: fromCents(cents), method: 'card' };
  const { rows } = await connection.query<{ paid: boolean }>(
    'SELECT paid FROM invoices WHERE id = $1',
    [invoiceId],
  );
  await audit(connection, {
    who,
    ...paidRecord({ invoiceId, quoteId, contractId }),
    action: 'update',
    after: rows[0]?.paid === true ? { ...received, paid: true, paidDateTs: today } : received,
  });
}

/**
 * Marks an attempt as failed that has definitely not been charged; settled ones stay as they are.
 * @param reason none where the provider has none for the payer, who then reads that the card could not
 *   be charged
 * @param way the attempts that it is about; all if omitted
 */
export async function failAttempt(
  database: Queryable,
  key: string,
  reason?: DeclineReason,
  way?: PaymentWay,
): Promise<void> {
  const { rowCount } = await database.query(
    `UPDATE payment_attempts SET status = 'failed', reason = $2, settled_at = now()
     WHERE key = $1 AND status = 'pending' AND way = coalesce($3, way)`,
    [key, reason ?? '', way ?? null],
  );
  if (rowCount === 1) countPayment('declined');
}
