import type { ReversePayment } from 'shared-api/contract/billing/ledger';
import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { dayOf, type LedgerContext } from './ledger.ts';
import { lockInvoices } from './openInvoices.ts';

interface WriteOff {
  invoiceId: number;
  cents: number;
  isReversed: boolean;
}

/**
 * Takes a write-off back, today: what it gave up is owed again, and may be asked for. Today is never
 * closed, so a period that is closed keeps what it had. A second call changes nothing.
 * @param id of the ledger's entry
 * @throws HttpError 404 if it is no write-off; 409 if its invoice is void or being paid by card
 */
export async function reverseWriteOff(
  { database, company }: LedgerContext,
  id: number,
  { reason }: ReversePayment,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    const { invoiceId } = await writeOffOf(connection, id);
    const invoice = (await lockInvoices(connection, [invoiceId])).get(invoiceId);
    if (!invoice) throw new Error(`Invoice ${invoiceId} is not locked.`);
    // After taking the lock, so that of many who ask at once one takes it back.
    const { cents, isReversed } = await writeOffOf(connection, id);
    const { number, balance } = invoice;
    if (isReversed) return { message: outcomeOf('writeOffReversedAlready', { number }) };
    await connection.query(
      `SELECT ledger_reverse(ARRAY[e.id], ARRAY[greatest($2::date, e.day)], ARRAY[$3::text], $4)
       FROM ledger_entries e WHERE e.id = $1`,
      [id, dayOf(company), reason, who],
    );
    await audit(connection, {
      who,
      entity: 'invoices',
      recordId: invoiceId,
      action: 'update',
      before: { balance: fromCents(balance), writtenOff: fromCents(cents) },
      after: { balance: fromCents(balance + cents), writtenOff: null, reason },
    });
    const amount = formatMoney(cents);
    return { message: outcomeOf('writeOffReversed', { number, amount }) };
  });
}

async function writeOffOf(connection: Queryable, id: number): Promise<WriteOff> {
  const { rows } = await connection.query<WriteOff>(
    `SELECT e.invoice_id AS "invoiceId", p.cents,
       EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id) AS "isReversed"
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id AND p.account = 'badDebt'
     WHERE e.id = $1 AND e.kind = 'writeOff' AND e.invoice_id IS NOT NULL`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new HttpError(404, { code: 'noRecord', params: { id: String(id) } });
  return found;
}
