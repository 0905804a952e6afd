import type { HolidayRules } from 'shared-api/contract/company/holidays';
import {
  contractDays,
  plannedThrough,
  type ContractSchedule,
} from 'shared-api/contract/entities/contractDays';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Queryable } from '../db/Database.ts';
import type { Visit } from './contracts/layVisits.ts';
import { placeOf, planVisits } from './contracts/planVisits.ts';

/** Services created by a run, and those that existed already. */
export interface ContractServices {
  created: number;
  existing: number;
}

/** What is read of a contract to plan its services. */
interface PlannedContract extends ContractSchedule, Omit<Visit, 'contractId' | 'day'> {
  id: number;
}

/**
 * Makes the services of active contracts on their days, from today through the end of next
 * month. The database holds one service for a contract and day, so a run changes nothing that an
 * earlier or concurrent one has made; services that were moved or cancelled stay as they are
 * (docs/product/money.md "From quote to money").
 * @param company whose holidays are left out
 * @param today the company day
 * @param contractId one contract, or all
 */
export async function createContractServices(
  connection: Queryable,
  company: { holidays?: HolidayRules | undefined },
  today: string,
  contractId?: number,
): Promise<ContractServices> {
  await lockContractServices(connection);
  const contracts = await activeContracts(connection, contractId);
  const wanted = contracts.flatMap((contract) =>
    contractDays(company, contract, today, plannedThrough(today)).map((day): Visit => {
      const { id, employeeId, startTime, hours, place } = contract;
      return { contractId: id, day, employeeId, startTime, hours, place };
    }),
  );
  const existing = await existingDays(connection, wanted);
  const created = await makeServices(
    connection,
    wanted.filter(({ contractId: id, day }) => !existing.has(`${id} ${day}`)),
  );
  return { created: created.length, existing: wanted.length - created.length };
}

/**
 * Until the transaction ends, nobody else plans services of contracts: else two runs would each put a
 * contract of one employee at the same time of a day. To be taken before a contract's row is locked.
 */
export async function lockContractServices(connection: Queryable): Promise<void> {
  await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.contractServices]);
}

/** Makes services of contracts on days without one. @returns their ids */
export async function makeServices(
  connection: Queryable,
  visits: readonly Visit[],
  ignored: readonly number[] = [],
): Promise<number[]> {
  if (visits.length === 0) return [];
  const starts = await planVisits(connection, visits, ignored);
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO services (contract_id, contract_day, planned_ts, date_ts, client_id, employee_id, type,
       service_status, address, city, postal_code, price_cents, emp_cost_cents, hours, line_data,
       instructions)
     SELECT c.id, w.day, w.starts::timestamp, w.starts::timestamp, c.client_id, c.employee_id, 'Janitorial', 'Scheduled',
       c.address, c.city, c.postal_code, CASE WHEN c.is_monthly THEN NULL ELSE c.price_cents END,
       c.emp_cost_cents, c.hours, c.line_data, c.instructions
     FROM unnest($1::integer[], $2::date[], $3::text[]) AS w (contract_id, day, starts)
     JOIN contracts c ON c.id = w.contract_id
     ORDER BY c.id, w.day
     ON CONFLICT (contract_id, contract_day) DO NOTHING
     RETURNING id`,
    [visits.map(({ contractId }) => contractId), visits.map(({ day }) => day), starts],
  );
  return rows.map(({ id }) => id);
}

/** Their rows are held, so that none changes before its services are made. */
async function activeContracts(
  connection: Queryable,
  contractId: number | undefined,
): Promise<PlannedContract[]> {
  const { rows } = await connection.query<
    Omit<PlannedContract, 'place'> & Parameters<typeof placeOf>[0]
  >(
    `SELECT c.id, c.is_active AS "isActive", c.employee_id AS "employeeId", c.hours, c.address, c.city,
       c.postal_code AS "postalCode", to_char(c.start_time, 'HH24:MI') AS "startTime", c.repeat,
       c.month_week AS "monthWeek", c.first_day AS "firstDay", c.last_day AS "lastDay",
       c.paused_from AS "pausedFrom", c.paused_until AS "pausedUntil",
       c.skip_holidays AS "skipHolidays", c.since_ts AS "sinceTs", c.monday, c.tuesday, c.wednesday,
       c.thursday, c.friday, c.saturday, c.sunday
     FROM contracts c
     WHERE c.is_active AND ($1::integer IS NULL OR c.id = $1)
     ORDER BY c.id FOR SHARE`,
    [contractId ?? null],
  );
  return rows.map((row) => ({ ...row, place: placeOf(row) }));
}

/** The contracts' days that have a service, whatever has become of it. */
async function existingDays(
  connection: Queryable,
  visits: readonly Visit[],
): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query<{ contractId: number | null; day: string | null }>(
    `SELECT s.contract_id AS "contractId", s.contract_day AS day FROM services s
     JOIN unnest($1::integer[], $2::date[]) AS w (contract_id, day)
       ON w.contract_id = s.contract_id AND w.day = s.contract_day`,
    [visits.map(({ contractId }) => contractId), visits.map(({ day }) => day)],
  );
  return new Set(rows.map(({ contractId, day }) => `${contractId ?? 0} ${day ?? ''}`));
}
