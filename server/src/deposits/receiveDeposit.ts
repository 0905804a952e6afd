import {
  receiveDepositSchema,
  type DepositMoved,
  type DepositReceived,
  type DepositWithdrawal,
} from 'shared-api/contract/billing/deposits';
import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { refuseClosedDay } from '../ledger/closedDays.ts';
import { dayOf, type LedgerContext } from '../ledger/ledger.ts';
import { once } from '../formKeys/once.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import {
  findRequest,
  lockRequest,
  refusePaidOrWithdrawn,
  refuseWhileConfirming,
  type LockedRequest,
} from './depositRequests.ts';
import { depositTerms } from './depositTerms.ts';

/**
 * Records that a request was paid otherwise than by card on our page, with exactly what it asks for. The
 * ledger's entry follows by trigger: its money is held.
 * @throws HttpError 400 for a day to come; 404; 409 for one that is paid, withdrawn or being paid by card,
 *   and for one of a quote that is invoiced, whose invoice is paid instead
 */
export async function receiveDeposit(
  { database, company }: LedgerContext,
  id: number,
  { key, ...received }: DepositReceived,
  who: string,
): Promise<Spoken<DepositMoved>> {
  const { day, method, reference } = received;
  if (day > dayOf(company)) {
    throw invalidInput({ day: { code: 'dayInFuture' } }, receiveDepositSchema);
  }
  return database.transaction((connection) =>
    once(connection, { key, call: 'receiveDeposit', who, input: { id, ...received } }, async () => {
      await refuseClosedDay(connection, 'day', day);
      const request = await lockRequest(connection, id);
      refusePaidOrWithdrawn(request);
      await refuseWhileConfirming(connection, request);
      await refuseInvoiced({ connection, company }, request);
      const { number, subject, amountCents } = request;
      await connection.query(
        `INSERT INTO payments (deposit_request_id, amount_cents, method, reference, received_on,
             recorded_by)
           VALUES ($1, $2, $3, $4, $5, $6)`,
        [id, amountCents, method, reference, day, who],
      );
      await audit(connection, {
        who,
        entity: subject.entity,
        recordId: subject.id,
        action: 'update',
        after: { paid: number, received: fromCents(amountCents), day, method, reference },
      });
      return {
        message: outcomeOf('depositReceived', { number, amount: formatMoney(amountCents) }),
        request: await findRequest(connection, id),
      };
    }),
  );
}

/** @throws HttpError 409 that names the invoice to be paid instead */
async function refuseInvoiced(
  { connection, company }: { connection: Queryable; company: LedgerContext['company'] },
  { subject }: LockedRequest,
): Promise<void> {
  const { number, isInvoiced, invoicedAs } = await depositTerms(connection, company, subject);
  if (number === null || !isInvoiced) return;
  throw new HttpError(409, { code: 'quoteInvoiced', params: { number, invoice: invoicedAs } });
}

/**
 * Takes a request back that nobody has paid; it keeps its number.
 * @throws HttpError 404; 409 for one that is paid, withdrawn or being paid by card, or changed meanwhile
 */
export async function withdrawDeposit(
  { database, company }: LedgerContext,
  id: number,
  { version }: DepositWithdrawal,
  who: string,
): Promise<Spoken<DepositMoved>> {
  return database.transaction(async (connection) => {
    const request = await lockRequest(connection, id);
    refusePaidOrWithdrawn(request);
    await refuseWhileConfirming(connection, request);
    const { number, subject } = request;
    if (request.version !== version) {
      throw new HttpError(409, { code: 'depositChanged', params: { number } });
    }
    const today = dayOf(company);
    await connection.query(
      'UPDATE deposit_requests SET withdrawn_on = $2, version = version + 1 WHERE id = $1',
      [id, today],
    );
    await audit(connection, {
      who,
      entity: subject.entity,
      recordId: subject.id,
      action: 'update',
      after: { withdrawn: number, withdrawnOn: today },
    });
    return {
      message: outcomeOf('depositWithdrawn', { number }),
      request: await findRequest(connection, id),
    };
  });
}
