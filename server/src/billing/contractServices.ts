import { weekdays } from 'shared-api/contract/entities/contract';
import type { Queryable } from '../db/Database.ts';

/** The hour at which a contract's services begin, by the company's clock. */
const startTime = '09:00';

/** Services created by a run, and those that existed already. */
export interface ContractServices {
  created: number;
  existing: number;
}

/** Whether a contract is served on the weekday of `d.day`. */
const isServedOn = weekdays.map((name, index) => `WHEN ${index + 1} THEN c.${name}`).join(' ');

/**
 * Makes the services of active contracts on their weekdays, from today through the end of next
 * month. The database holds one service for a contract and day, so a run changes nothing that an
 * earlier or concurrent one has made; services that were moved or cancelled stay as they are
 * (docs/product/money.md "From quote to money").
 * @param today the company day
 * @param contractId one contract, or all
 */
export async function createContractServices(
  connection: Queryable,
  today: string,
  contractId?: number,
): Promise<ContractServices> {
  const { rows } = await connection.query<ContractServices>(
    `WITH wanted AS (
       SELECT c.*, d.day::date AS day
       FROM contracts c
       CROSS JOIN generate_series($1::date,
         date_trunc('month', $1::date + interval '2 months') - interval '1 day', '1 day') AS d (day)
       WHERE c.is_active AND ($2::integer IS NULL OR c.id = $2)
         AND CASE extract(isodow FROM d.day) ${isServedOn} END
     ), made AS (
       INSERT INTO services (contract_id, contract_day, client_id, employee_id, type,
         service_status, date_ts, address, city, postal_code, price_cents, emp_cost_cents, hours,
         line_data, instructions)
       SELECT id, day, client_id, employee_id, 'Janitorial', 'Scheduled', day + time '${startTime}',
         address, city, postal_code, CASE WHEN is_monthly THEN NULL ELSE price_cents END,
         emp_cost_cents, hours, line_data, instructions
       FROM wanted
       ON CONFLICT (contract_id, contract_day) DO NOTHING
       RETURNING id
     )
     SELECT (SELECT count(*) FROM made) AS created,
       (SELECT count(*) FROM wanted) - (SELECT count(*) FROM made) AS existing`,
    [today, contractId ?? null],
  );
  return rows[0] ?? { created: 0, existing: 0 };
}
