import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import type { Database, Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { countPayment } from '../telemetry/metrics.ts';
import { findAttempt, type Attempt } from './attempts.ts';
import type { Charge } from './provider.ts';
import { receiptMails } from './receiptMails.ts';

/** Dependencies for recording a payment. */
export interface PaymentContext {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

/** The actor named in audit entries of card payments. */
const who = 'card payment';

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
    if (attempt.status === 'succeeded') return 'before';
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
    await markPaid(connection, attempt, cents, today);
    await queueMails(connection, await receiptMails(connection, company, attempt, cents));
    return 'now';
  });
  if (settled === 'now') countPayment('charged');
  return settled !== 'unexplained';
}

/** Marks an invoice paid if payments cover it; a quote's payments are kept for its invoice. */
async function markPaid(
  connection: Queryable,
  { invoiceId, quoteId }: Attempt,
  cents: number,
  today: string,
): Promise<void> {
  const after = { received: fromCents(cents), method: 'card' };
  if (invoiceId === null) {
    await audit(connection, {
      who,
      entity: 'quotes',
      recordId: quoteId ?? 0,
      action: 'update',
      after,
    });
    return;
  }
  await connection.query('SELECT FROM invoices WHERE id = $1 FOR UPDATE', [invoiceId]);
  const { rowCount } = await connection.query(
    `UPDATE invoices SET paid = true, paid_date_ts = $2, version = version + 1
     WHERE id = $1 AND NOT paid AND voided_on IS NULL
       AND (SELECT balance_cents FROM invoice_balance WHERE invoice_id = $1) <= 0`,
    [invoiceId, today],
  );
  await audit(connection, {
    who,
    entity: 'invoices',
    recordId: invoiceId,
    action: 'update',
    after: rowCount === 0 ? after : { ...after, paid: true, paidDateTs: today },
  });
}

/**
 * Marks an attempt as failed that has definitely not been charged; settled ones stay as they are.
 * @param message the provider's words; empty where it has none for the payer, who then reads ours
 */
export async function failAttempt(database: Queryable, key: string, message = ''): Promise<void> {
  const { rowCount } = await database.query(
    `UPDATE payment_attempts SET status = 'failed', message = $2, settled_at = now()
     WHERE key = $1 AND status = 'pending'`,
    [key, message],
  );
  if (rowCount === 1) countPayment('declined');
}
