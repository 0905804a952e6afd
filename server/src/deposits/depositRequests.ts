import type { DepositKind, DepositRequest } from 'shared-api/contract/billing/deposits';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/** What a request is made on. */
export type DepositSubject = { entity: 'quotes'; id: number } | { entity: 'contracts'; id: number };

interface Row extends Omit<
  DepositRequest,
  'amount' | 'tax' | 'held' | 'applied' | 'returned' | 'forfeited'
> {
  amountCents: number;
  taxCents: number;
  heldCents: number;
  appliedCents: number;
  returnedCents: number;
  forfeitedCents: number;
}

const selectRequests = `
  SELECT r.id, r.version, r.number || '-D' || r.position AS number, r.kind,
    r.percent::double precision AS percent, r.amount_cents AS "amountCents", r.tax_cents AS "taxCents",
    r.day, r.due_on AS "dueOn", r.note, r.made_by AS "madeBy",
    CASE WHEN r.withdrawn_on IS NOT NULL THEN 'withdrawn' WHEN a.payment_id IS NULL THEN 'open'
      WHEN a.held_cents > 0 THEN 'held' WHEN a.applied_cents > 0 THEN 'applied'
      WHEN a.forfeited_cents > 0 THEN 'forfeited' ELSE 'returned' END AS state,
    r.withdrawn_on AS "withdrawnOn", a.payment_id AS "paymentId", a.received_on AS "receivedOn",
    coalesce(a.method, '') AS method,
    EXISTS (SELECT FROM payments p WHERE p.id = a.payment_id AND p.attempt_key IS NOT NULL) AS "isCard",
    a.held_cents AS "heldCents", a.applied_cents AS "appliedCents",
    a.returned_cents AS "returnedCents", a.forfeited_cents AS "forfeitedCents"
  FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id`;

const requestOf = ({
  amountCents,
  taxCents,
  heldCents,
  appliedCents,
  returnedCents,
  forfeitedCents,
  ...rest
}: Row): DepositRequest => ({
  ...rest,
  amount: fromCents(amountCents),
  tax: fromCents(taxCents),
  held: fromCents(heldCents),
  applied: fromCents(appliedCents),
  returned: fromCents(returnedCents),
  forfeited: fromCents(forfeitedCents),
});

/** Requests on a quote or a contract, the first first. */
export async function listRequests(
  connection: Queryable,
  { entity, id }: DepositSubject,
): Promise<DepositRequest[]> {
  const { rows } = await connection.query<Row>(
    `${selectRequests} WHERE r.quote_id = $1 OR r.contract_id = $2 ORDER BY r.position`,
    [entity === 'quotes' ? id : null, entity === 'contracts' ? id : null],
  );
  return rows.map(requestOf);
}

/** A request by its id. */
export async function findRequest(connection: Queryable, id: number): Promise<DepositRequest> {
  const { rows } = await connection.query<Row>(`${selectRequests} WHERE r.id = $1`, [id]);
  const [request] = rows;
  if (!request) throw noRequest(id);
  return requestOf(request);
}

/** A request that is locked until the transaction ends. */
export interface LockedRequest {
  id: number;
  version: number;
  /** `10234-D1`. */
  number: string;
  /** What a payer types. */
  typed: number;
  kind: DepositKind;
  subject: DepositSubject;
  amountCents: number;
  isWithdrawn: boolean;
  paymentId: number | null;
  /** What is held of it, and the tax in that which is owed already. */
  heldCents: number;
  advanceTaxCents: number;
}

/**
 * Locks a request, after the invoices of its quote and the quote, and the payment of it.
 * @throws HttpError 404
 */
export async function lockRequest(connection: Queryable, id: number): Promise<LockedRequest> {
  // Before all, as whoever takes a payment back does: what is received settles the quote's open invoices. Then the
  // quote, as whoever begins a card payment of it does, and again if an invoice was issued while that was waited for.
  await connection.query('SELECT ledger_lock_invoices_of_request($1)', [id]);
  const { rows } = await connection.query<{
    version: number;
    number: string;
    typed: number;
    kind: DepositKind;
    quoteId: number | null;
    contractId: number | null;
    amountCents: number;
    isWithdrawn: boolean;
  }>(
    `SELECT version, number || '-D' || position AS number, number AS typed, kind,
       quote_id AS "quoteId", contract_id AS "contractId", amount_cents AS "amountCents",
       withdrawn_on IS NOT NULL AS "isWithdrawn"
     FROM deposit_requests WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  const [row] = rows;
  if (!row) throw noRequest(id);
  const { rows: payments } = await connection.query<{ id: number }>(
    `SELECT id FROM payments WHERE deposit_request_id = $1 AND reversed_at IS NULL
     FOR NO KEY UPDATE`,
    [id],
  );
  const paymentId = payments[0]?.id ?? null;
  // After taking the locks, so that what was used meanwhile is counted.
  const { rows: sums } = await connection.query<{ heldCents: number; advanceTaxCents: number }>(
    `SELECT coalesce(-sum(cents) FILTER (WHERE account = 'deposits'), 0)::bigint AS "heldCents",
       coalesce(sum(cents) FILTER (WHERE account = 'advanceTax'), 0)::bigint AS "advanceTaxCents"
     FROM ledger_postings WHERE payment_id = $1`,
    [paymentId],
  );
  const { quoteId, contractId, ...request } = row;
  return {
    ...request,
    id,
    subject:
      quoteId === null
        ? { entity: 'contracts', id: contractId ?? 0 }
        : { entity: 'quotes', id: quoteId },
    paymentId,
    heldCents: sums[0]?.heldCents ?? 0,
    advanceTaxCents: sums[0]?.advanceTaxCents ?? 0,
  };
}

/**
 * Refuses while a card payment may come in for a request any moment.
 * @throws HttpError 409
 */
export async function refuseWhileConfirming(
  connection: Queryable,
  { id, number }: Pick<LockedRequest, 'id' | 'number'>,
): Promise<void> {
  const { rowCount } = await connection.query(
    `SELECT FROM payment_attempts WHERE deposit_request_id = $1 AND status = 'pending'`,
    [id],
  );
  if (rowCount) throw new HttpError(409, { code: 'depositConfirming', params: { number } });
}

/** @throws HttpError 409 for a request that nobody can pay any more */
export function refusePaidOrWithdrawn({ number, paymentId, isWithdrawn }: LockedRequest): void {
  if (isWithdrawn) throw new HttpError(409, { code: 'depositWithdrawn', params: { number } });
  if (paymentId !== null) throw new HttpError(409, { code: 'depositPaid', params: { number } });
}

const noRequest = (id: number): HttpError =>
  new HttpError(404, { code: 'noRecord', params: { id: String(id) } });
