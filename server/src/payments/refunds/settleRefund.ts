import type { RefundFailure } from 'shared-api/contract/billing/moneyBack';
import { fromCents } from 'shared-api/contract/values/money';
import { audit } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Database.ts';
import { cardActors } from '../../audit/cardActors.ts';
import { dayOf } from '../../ledger/ledger.ts';
import type { PaymentContext } from '../settle.ts';
import { clientMails, officeMail } from './refundMails.ts';
import type { RefundOutcome } from './refundOutcomes.ts';

/** The actor named in the entries of what the provider does. */
export const who = cardActors.provider;

interface Stored {
  id: number;
  status: 'made' | 'pending' | 'failed';
  cents: number;
  clientId: number | null;
  providerId: string | null;
}

/**
 * Records what the provider has made of a refund: that it was made, with the mail to the client, or that it
 * failed, which reverses its entry and tells the office. Told again, and in any order, it changes nothing: a
 * refund that was made may still fail, and one that failed stays so.
 * @returns whether a refund here has that key
 */
export async function settleRefund(
  { database, company, queueMails }: PaymentContext,
  key: string,
  outcome: RefundOutcome,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<Stored>(
      `SELECT id, status, amount_cents AS cents, client_id AS "clientId",
         provider_id AS "providerId"
       FROM refunds WHERE provider_key = $1 FOR UPDATE`,
      [key],
    );
    const [refund] = rows;
    if (!refund) return false;
    if (outcome.kind === 'unknown' || refund.status === 'failed') return true;
    if (outcome.id !== null && refund.providerId === null) {
      await connection.query('UPDATE refunds SET provider_id = $2 WHERE id = $1', [
        refund.id,
        outcome.id,
      ]);
    }
    if (outcome.kind === 'made' && refund.status === 'pending') {
      await connection.query("UPDATE refunds SET status = 'made', ask_at = NULL WHERE id = $1", [
        refund.id,
      ]);
      await queueMails(connection, await clientMails(connection, company, refund.id));
    }
    if (outcome.kind === 'failed') {
      await fail(connection, refund, { failure: outcome.failure, day: dayOf(company) });
      await queueMails(connection, await officeMail(connection, company, refund.id));
    }
    return true;
  });
}

/** Takes the entry of a locked refund back: the money is on account again. */
async function fail(
  connection: Queryable,
  { id, cents, clientId }: Stored,
  { failure, day }: { failure: RefundFailure; day: string },
): Promise<void> {
  await connection.query(
    "UPDATE refunds SET status = 'failed', failure = $2, ask_at = NULL WHERE id = $1",
    [id, failure],
  );
  await connection.query(
    `SELECT ledger_reverse(array_agg(id), array_agg(greatest($2::date, day)), array_agg(''::text), $3)
     FROM ledger_entries WHERE refund_id = $1 AND kind IN ('refund', 'depositReturned')`,
    [id, day, who],
  );
  if (clientId === null) return;
  await audit(connection, {
    who,
    entity: 'clients',
    recordId: clientId,
    action: 'update',
    before: { refunded: fromCents(cents) },
    after: { refunded: null, failure },
  });
}
