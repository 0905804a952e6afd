import type {
  BulkChangedService,
  SkippedService,
} from 'shared-api/contract/entities/bulk/services';
import { clientName } from '../../db/clientName.ts';
import type { Queryable } from '../../db/Database.ts';
import { serviceCodeSql } from '../../db/serviceCode.ts';
import type { BulkPlan, BulkState } from './planBulk.ts';

/** A service as far as a change of many depends on it, and what it is called. */
export interface BulkService {
  id: number;
  version: number;
  code: string;
  clientName: string;
  address: string;
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  dateTs: string | null;
  hours: number | null;
  serviceStatus: string;
  employeeId: number | null;
  employeeName: string | null;
}

/** Services in the order of the ids given; those that are gone are not among them. */
export async function readServices(
  connection: Queryable,
  ids: readonly number[],
): Promise<BulkService[]> {
  const { rows } = await connection.query<BulkService>(
    `SELECT t.id, t.version, ${serviceCodeSql} AS code, coalesce(${clientName}, '') AS "clientName",
       concat_ws(', ', nullif(t.address, ''), nullif(t.city, '')) AS address,
       to_char(t.date_ts, 'YYYY-MM-DD"T"HH24:MI') AS "dateTs", t.hours,
       t.service_status AS "serviceStatus", t.employee_id AS "employeeId",
       e.full_name AS "employeeName"
     FROM unnest($1::integer[]) WITH ORDINALITY AS given (id, position)
       JOIN services t ON t.id = given.id
       LEFT JOIN clients c ON c.id = t.client_id LEFT JOIN employees e ON e.id = t.employee_id
     ORDER BY given.position`,
    [ids],
  );
  return rows;
}

/**
 * Locks services and whoever they are or will be with until the transaction ends: employees first, as a move
 * on the board does, each kind in the order of ids. Locks of employees allow references, so that inserts do not wait.
 */
export async function lockServices(
  connection: Queryable,
  ids: readonly number[],
  employeeId: number | null,
): Promise<void> {
  await connection.query(
    `SELECT FROM employees e
     WHERE e.id = $2 OR e.id IN (SELECT employee_id FROM services WHERE id = ANY ($1::integer[]))
     ORDER BY e.id FOR NO KEY UPDATE`,
    [ids, employeeId],
  );
  await connection.query(
    'SELECT FROM services WHERE id = ANY ($1::integer[]) ORDER BY id FOR UPDATE',
    [ids],
  );
}

/** Writes states of services that are locked. @returns their new versions, by id */
export async function writeStates(
  connection: Queryable,
  states: readonly (BulkState & { id: number })[],
): Promise<ReadonlyMap<number, number>> {
  if (states.length === 0) return new Map();
  const { rows } = await connection.query<{ id: number; version: number }>(
    `UPDATE services s SET employee_id = n."employeeId", date_ts = n."dateTs",
       service_status = n."serviceStatus", version = s.version + 1
     FROM jsonb_to_recordset($1::jsonb) AS n (id integer, "employeeId" integer,
       "dateTs" timestamp, "serviceStatus" text)
     WHERE s.id = n.id RETURNING s.id, s.version`,
    [JSON.stringify(states)],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const told = ({ id, code, clientName: client, address, dateTs, employeeName }: BulkService) => ({
  id,
  code,
  clientName: client,
  address,
  at: dateTs,
  employeeName,
});

/** The part of a plan that stays, as people are told. @param gone ids of services that are not there any more */
export const toldSkipped = (
  { skipped }: Pick<BulkPlan, 'skipped'>,
  gone: readonly number[] = [],
): SkippedService[] => [
  ...skipped.map(({ service, reason, clash }) => ({ ...told(service), reason, clash })),
  ...gone.map((id) => ({
    id,
    code: '',
    clientName: '',
    address: '',
    at: null,
    employeeName: null,
    reason: 'gone' as const,
    clash: null,
  })),
];

/** The part of a plan that changes. @param newName whom services are assigned to; undefined if they keep whom they have */
export const toldChanged = (
  { changed }: BulkPlan,
  newName: string | null | undefined,
): BulkChangedService[] =>
  changed.map(({ service, next, warnings, clash }) => ({
    ...told(service),
    version: service.version,
    next: {
      at: next.dateTs,
      employeeName: newName === undefined ? service.employeeName : newName,
    },
    warnings,
    clash,
  }));
