import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import type { Database, Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { issueInvoices } from './issueInvoices.ts';

interface Context {
  database: Database;
  company: Company;
}

/**
 * Records a manual payment of the outstanding balance, which the ledger allocates to the invoice: it is
 * paid then. A draft is issued by it. Idempotent (docs/product/money.md "From quote to money").
 * @returns the id of the payment too, so that it can be taken back; null where nothing was owed
 * @throws HttpError 404 for an unknown invoice, 409 for a void one or while a card payment is being
 * confirmed
 */
export async function receivePayment(
  { database, company }: Context,
  id: number,
  who: string,
): Promise<{ message: Outcome; id: number | null }> {
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<{
      paid: boolean;
      number: number | null;
      voidedOn: string | null;
    }>(
      `SELECT i.paid, i.invoice_number AS number, i.voided_on AS "voidedOn"
       FROM invoices i WHERE i.id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    const [invoice] = rows;
    if (!invoice)
      throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
    if (invoice.paid) return { message: outcomeOf('paidAlready'), id: null };
    if (invoice.voidedOn !== null) {
      throw new HttpError(409, { code: 'invoiceVoid', params: { number: invoice.number } });
    }
    const { rowCount: underWay } = await connection.query(
      "SELECT FROM payment_attempts WHERE invoice_id = $1 AND status = 'pending'",
      [id],
    );
    if (underWay) {
      throw new HttpError(409, { code: 'paymentOfThisConfirming' });
    }
    await issueInvoices(connection, [id], today, who);
    // After taking the lock, so that concurrent payments are counted.
    const { rows: owed } = await connection.query<{ balance: number }>(
      'SELECT balance_cents AS balance FROM invoice_balance WHERE invoice_id = $1',
      [id],
    );
    const balance = owed[0]?.balance ?? 0;
    const payment =
      balance > 0 ? await insertPayment(connection, id, { balance, today, who }) : null;
    await audit(connection, {
      who,
      entity: 'invoices',
      recordId: id,
      action: 'update',
      before: { paid: false },
      after: { paid: true, paidDateTs: today, received: fromCents(Math.max(balance, 0)) },
    });
    const message = invoice.number === null ? 'issuedAndPaid' : 'paymentRecorded';
    return { message: outcomeOf(message), id: payment };
  });
}

/** @returns the id of the payment */
async function insertPayment(
  connection: Queryable,
  invoiceId: number,
  { balance, today, who }: { balance: number; today: string; who: string },
): Promise<number | null> {
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
     VALUES ($1, $2, 'manual', $3, $4) RETURNING id`,
    [invoiceId, balance, today, who],
  );
  return rows[0]?.id ?? null;
}
