import type { BillSkipReason, SkippedBill } from 'shared-api/contract/entities/bulk/bills';
import { clientName } from '../../db/clientName.ts';
import type { Queryable } from '../../db/Database.ts';
import { serviceCodeSql } from '../../db/serviceCode.ts';

/** A service as far as billing it depends on it, and what it is called. */
export interface BillCandidate {
  id: number;
  version: number;
  code: string;
  clientId: number | null;
  clientName: string;
  address: string;
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  at: string | null;
  serviceStatus: string;
  /** Whether it has a price. */
  isPriced: boolean;
  invoiceId: number | null;
  quoteId: number | null;
  /** Whether it is of a contract that is billed by the month. */
  isMonthly: boolean;
}

/**
 * Locks services, and the others of their quotes, until the transaction ends, in the order of their ids, and reads the
 * services in the order given. Those that are not there are left out.
 */
export async function lockCandidates(
  connection: Queryable,
  ids: readonly number[],
): Promise<BillCandidate[]> {
  await connection.query(
    `SELECT FROM services WHERE id = ANY ($1::integer[]) OR quote_id = ANY (ARRAY(
       SELECT quote_id FROM services WHERE id = ANY ($1::integer[])))
     ORDER BY id FOR UPDATE`,
    [ids],
  );
  // After taking the locks, so that what was billed meanwhile is seen.
  const { rows } = await connection.query<BillCandidate>(
    `SELECT t.id, t.version, ${serviceCodeSql} AS code, t.client_id AS "clientId",
       coalesce(${clientName}, '') AS "clientName",
       concat_ws(', ', nullif(t.address, ''), nullif(t.city, '')) AS address,
       to_char(t.date_ts, 'YYYY-MM-DD"T"HH24:MI') AS at, t.service_status AS "serviceStatus",
       t.price_cents IS NOT NULL AS "isPriced", t.invoice_id AS "invoiceId", t.quote_id AS "quoteId",
       coalesce(k.is_monthly, false) AS "isMonthly"
     FROM unnest($1::integer[]) WITH ORDINALITY AS given (id, position)
       JOIN services t ON t.id = given.id
       LEFT JOIN clients c ON c.id = t.client_id LEFT JOIN contracts k ON k.id = t.contract_id
     ORDER BY given.position`,
    [ids],
  );
  return rows;
}

/** Why a service goes on no invoice; undefined if it may, as far as it tells by itself. */
export function reasonNotTo(service: BillCandidate): BillSkipReason | undefined {
  if (service.invoiceId !== null) return 'billed';
  if (service.serviceStatus !== 'Complete') return 'notDone';
  if (service.clientId === null) return 'clientless';
  if (service.quoteId !== null) return undefined;
  if (service.isMonthly) return 'monthly';
  return service.isPriced ? undefined : 'priceless';
}

/** A service that goes on no invoice, as people are told of it. */
export const toldSkipped = (
  { id, code, clientName: client, address, at }: BillCandidate,
  reason: BillSkipReason,
): SkippedBill => ({ id, code, clientName: client, address, at, reason });

/** A service that is not there any more. */
export const gone = (id: number): SkippedBill => ({
  id,
  code: '',
  clientName: '',
  address: '',
  at: null,
  reason: 'gone',
});
