import type { Queryable } from '../../db/Database.ts';

/** A service of a contract on a day to come, as stored. Amounts are cents. */
export interface StoredService {
  id: number;
  version: number;
  /** The day of the contract that it is for. */
  contractDay: string;
  /** When it is, `YYYY-MM-DDTHH:MM`; null without a day. */
  dateTs: string | null;
  /** When the contract wanted it. */
  plannedTs: string | null;
  serviceStatus: string;
  invoiceId: number | null;
  isStarted: boolean;
  cancelledWithContract: boolean;
  employeeName: string | null;
  clientId: number | null;
  employeeId: number | null;
  address: string;
  city: string;
  postalCode: string;
  priceCents: number | null;
  empCostCents: number | null;
  hours: number | null;
  lineData: string;
  instructions: string;
}

/**
 * The services of a contract that are, or were planned, on a day to come.
 * @param isLocked whether they are held until the transaction ends
 */
export async function comingServices(
  connection: Queryable,
  contractId: number,
  today: string,
  isLocked: boolean,
): Promise<StoredService[]> {
  if (isLocked) {
    // Held in the order of their ids, as elsewhere.
    await connection.query<{ id: number }>(
      `SELECT id FROM services WHERE contract_id = $1 AND (contract_day >= $2::date OR date_ts >= $2::date)
       ORDER BY id FOR UPDATE`,
      [contractId, today],
    );
  }
  const { rows } = await connection.query<StoredService>(
    `SELECT s.id, s.version, s.contract_day AS "contractDay",
       to_char(s.date_ts, 'YYYY-MM-DD"T"HH24:MI') AS "dateTs",
       to_char(s.planned_ts, 'YYYY-MM-DD"T"HH24:MI') AS "plannedTs",
       s.service_status AS "serviceStatus", s.invoice_id AS "invoiceId",
       EXISTS (SELECT FROM service_marks m WHERE m.service_id = s.id) AS "isStarted",
       s.cancelled_with_contract AS "cancelledWithContract", e.full_name AS "employeeName",
       s.client_id AS "clientId", s.employee_id AS "employeeId", s.address, s.city,
       s.postal_code AS "postalCode", s.price_cents AS "priceCents",
       s.emp_cost_cents AS "empCostCents", s.hours, s.line_data AS "lineData", s.instructions
     FROM services s LEFT JOIN employees e ON e.id = s.employee_id
     WHERE s.contract_id = $1 AND (s.contract_day >= $2::date OR s.date_ts >= $2::date)
     ORDER BY coalesce(s.date_ts, s.contract_day), s.id`,
    [contractId, today],
  );
  return rows;
}
