import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { Queryable } from '../../db/Database.ts';
import { lastGivenBack } from '../../db/givenBack.ts';
import { HttpError } from '../../HttpError.ts';

/** A request for a deposit or a part payment that can be paid. */
export interface DueDeposit {
  id: number;
  kind: DepositKind;
  /** `10234-D1`. */
  number: string;
  day: string;
  /** The day until which it is asked for. */
  dueOn: string;
  /** Whether nothing that was received for its quote has been given back since it was made. */
  isSinceRefund: boolean;
}

/**
 * Finds the request under a number that asks for an amount: of several, the first that is open.
 * @param number of a quote that is locked, or of a contract, whose requests are locked here
 */
export async function dueDeposit(
  connection: Queryable,
  number: number,
  cents: number,
): Promise<DueDeposit | undefined> {
  await connection.query(
    `SELECT FROM deposit_requests WHERE number = $1 AND contract_id IS NOT NULL
     ORDER BY id FOR NO KEY UPDATE`,
    [number],
  );
  const { rows } = await connection.query<DueDeposit & { isPaid: boolean }>(
    `SELECT r.id, r.kind, r.number || '-D' || r.position AS number, r.day,
       r.due_on AS "dueOn",
       coalesce(r.made_at > ${lastGivenBack('r.quote_id')}, true) AS "isSinceRefund",
       a.payment_id IS NOT NULL AS "isPaid"
     FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
     WHERE r.number = $1 AND r.amount_cents = $2 AND r.withdrawn_on IS NULL
     ORDER BY r.position`,
    [number, cents],
  );
  const open = rows.find(({ isPaid }) => !isPaid);
  if (!open) return undefined;
  const { isPaid: _, ...due } = open;
  return due;
}

/** Whether an amount was asked for under a number and is paid. */
export async function isPaidRequest(
  connection: Queryable,
  number: number,
  cents: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `SELECT FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
     WHERE r.number = $1 AND r.amount_cents = $2 AND a.payment_id IS NOT NULL`,
    [number, cents],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Refuses an amount that was asked for under a number and is paid.
 * @throws HttpError 409
 */
export async function refusePaidDeposit(
  connection: Queryable,
  number: number,
  cents: number,
): Promise<void> {
  if (!(await isPaidRequest(connection, number, cents))) return;
  throw new HttpError(409, { code: 'requestPaid', params: { number } });
}
