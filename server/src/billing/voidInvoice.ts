import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { formatMoney } from 'shared-api/contract/values/money';
import type { VoidRequest } from 'shared-api/contract/billing/voidInvoice';
import type { Database, Queryable } from '../db/Database.ts';
import { unlessImporting } from '../db/unlessImporting.ts';
import { appliedTo, creditedOf, settledOtherwise } from '../db/settledOtherwise.ts';
import { audit } from '../audit/audit.ts';
import { HttpError } from '../HttpError.ts';
import { actAs } from '../ledger/ledger.ts';
import { releaseDeposits } from '../ledger/releaseDeposits.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';

interface Context {
  database: Database;
  company: Company;
}

interface LockedInvoice {
  version: number;
  number: number | null;
  paid: boolean;
  voidedOn: string | null;
}

/**
 * Makes an issued invoice void: it keeps its number and its amounts, and nothing is owed on it from
 * today on. Its services can be invoiced again, and what was applied to it of a deposit or a part payment
 * is held again. A second call changes nothing.
 * @throws HttpError 404 for an unknown invoice; 409 for a draft, for one that other money was received on
 *   or may be any moment, that was credited or written off, and for a version that is not the newest
 */
export async function voidInvoice(
  { database, company }: Context,
  id: number,
  { version, reason }: VoidRequest,
  who: string,
): Promise<{ message: Outcome }> {
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return unlessImporting(database, ['services'], async (connection) => {
    const { rows } = await connection.query<LockedInvoice>(
      `SELECT version, invoice_number AS number, paid, voided_on AS "voidedOn" FROM invoices
       WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    const [invoice] = rows;
    if (!invoice)
      throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
    if (invoice.voidedOn !== null)
      return { message: outcomeOf('voidAlready', { number: invoice.number }) };
    await refuseWhatCannotBeVoid(connection, id, invoice);
    if (invoice.version !== version) {
      throw new HttpError(409, { code: 'changedMeanwhile', params: { entity: 'invoices' } });
    }
    await actAs(connection, who, today);
    const held = await releaseDeposits(connection, id, { day: today, reason, who });
    // Clearing the month lets a monthly contract be billed for it again.
    await connection.query(
      `UPDATE invoices SET voided_on = $2, void_reason = $3, contract_month = NULL,
         version = version + 1 WHERE id = $1`,
      [id, today, reason],
    );
    const { rowCount: services } = await connection.query(
      'UPDATE services SET invoice_id = NULL, version = version + 1 WHERE invoice_id = $1',
      [id],
    );
    await connection.query(
      `UPDATE mails SET status = 'failed', last_error = 'Not sent: the invoice is void.'
       WHERE entity = 'invoices' AND record_id = $1 AND status = 'queued'`,
      [id],
    );
    await audit(connection, {
      who,
      entity: 'invoices',
      recordId: id,
      action: 'update',
      before: { voidedOn: null },
      after: { voidedOn: today, voidReason: reason },
    });
    return {
      message: outcomeOf('voided', {
        number: invoice.number,
        services: services ?? 0,
        held: held > 0 ? formatMoney(held) : undefined,
      }),
    };
  });
}

async function refuseWhatCannotBeVoid(
  connection: Queryable,
  id: number,
  { number, paid }: LockedInvoice,
): Promise<void> {
  if (number === null) {
    throw new HttpError(409, { code: 'draftNotVoided' });
  }
  // After taking the lock, so that concurrent payments are counted.
  const { rows } = await connection.query<{
    received: number;
    applied: number;
    credited: number;
    writtenOff: number;
    everCredited: number;
    isUnderWay: boolean;
  }>(
    `SELECT
       (SELECT received_cents FROM invoice_balance WHERE invoice_id = $1) AS received,
       ${appliedTo('$1')} AS applied,
       ${settledOtherwise('$1')},
       ${creditedOf('$1')} AS "everCredited",
       EXISTS (SELECT FROM payment_attempts WHERE invoice_id = $1 AND status = 'pending')
         AS "isUnderWay"`,
    [id],
  );
  const [found] = rows;
  const {
    received = 0,
    applied = 0,
    credited = 0,
    writtenOff = 0,
    everCredited = 0,
    isUnderWay = false,
  } = found ?? {};
  if (isUnderWay) {
    throw new HttpError(409, { code: 'paymentConfirming', params: { number } });
  }
  // One of no amount is paid as soon as it is issued, with nothing that was received. What was held for
  // its quote or contract goes back there.
  const money = received - applied - credited - writtenOff;
  if (money > 0) {
    const part = paid && money === received ? undefined : formatMoney(money);
    throw new HttpError(409, { code: 'paidNotVoided', params: { number, received: part } });
  }
  // A credit stands, whatever became of the money that had been received before it: what it took back of
  // the sale and of its tax is not taken back twice.
  if (received > applied || everCredited > 0)
    throw new HttpError(409, { code: 'creditedNotVoided', params: { number } });
}
