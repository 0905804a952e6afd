import type { FastifyPluginAsync } from 'fastify';
import {
  isBoardDay,
  isMovable,
  type Board,
  type BoardMove,
  type BoardService,
} from 'shared-api/contract/schedule/board';
import { daysAfter, mondayOf } from 'shared-api/contract/values/days';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { scheduleCalls } from 'shared-api/contract/calls/schedule';
import { canChangeField } from 'shared-api/contract/staff/roles';
import type { Database, Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { EntityRepository, type JsonRecord } from '../entities/EntityRepository.ts';
import { clientName } from '../db/clientName.ts';
import { services } from '../entities/sources/services.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import type { Staff } from '../session/sessions.ts';
import { refuseClash } from './refuseClash.ts';

interface Options {
  database: Database;
  company: Company;
}

/** The week board: what is planned, and moving it. */
export const boardRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  const repository = new EntityRepository(services, company.timeZone);

  app.handle(scheduleCalls.board, ({ query }) =>
    readBoard(database, mondayOf(dayAsked(query, company))),
  );

  app.handle(scheduleCalls.moveService, async ({ staff, params: { id }, body }) => {
    // More digits than any id has: an unknown service rather than a malformed call.
    const known = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    return database.transaction((connection) =>
      moveService(connection, repository, staff, known, body),
    );
  });
};

/** The day from the query's `from`; today by default. */
function dayAsked(query: Record<string, unknown>, { timeZone }: Company): string {
  const { from = companyDay(Date.now() / 1000, timeZone), ...unknown } = query;
  const faults: Record<string, Refusal> = Object.fromEntries(
    Object.keys(unknown).map((name) => [name, { code: 'unknownParameter', params: { name } }]),
  );
  if (typeof from !== 'string' || !isBoardDay(from)) {
    faults['from'] = { code: 'notDay' };
  }
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
  return from as string;
}

/** Reads a week in one statement, so that rows and cards are consistent. */
async function readBoard(database: Queryable, from: string): Promise<Board> {
  const { rows } = await database.query<Pick<Board, 'employees' | 'services'>>(
    `SELECT
       (SELECT coalesce(json_agg(e), '[]') FROM (
          SELECT id, full_name AS "fullName" FROM employees ORDER BY lower(full_name), id
        ) e) AS employees,
       (SELECT coalesce(json_agg(s), '[]') FROM (
          SELECT t.id, t.version, t.employee_id AS "employeeId", ${clientName} AS "clientName",
            t.address, t.city, to_char(t.date_ts, 'YYYY-MM-DD"T"HH24:MI') AS "dateTs", t.hours,
            t.service_status AS "serviceStatus", t.contract_id IS NOT NULL AS "isContract", t.type
          FROM services t LEFT JOIN clients c ON c.id = t.client_id
          -- As the index of the list has it.
          WHERE coalesce(t.date_ts, 'infinity'::timestamp) >= $1::date
            AND coalesce(t.date_ts, 'infinity'::timestamp) < $1::date + 7
          ORDER BY t.date_ts, t.id
        ) s) AS services`,
    [from],
  );
  return { from, to: daysAfter(from, 6), employees: [], services: [], ...rows[0] };
}

/** Moves a service, or explains why it cannot be moved. */
async function moveService(
  connection: Queryable,
  repository: EntityRepository,
  staff: Staff,
  id: number,
  { version, employeeId, day }: BoardMove,
): Promise<BoardService> {
  const employee = employeeId === null ? undefined : await lockEmployee(connection, employeeId);
  const before = await repository.find(connection, id, true);
  if (!before)
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'services', id } });
  const service = cardOf(before);
  const dateTs = before['dateTs'] === null ? null : `${day}T${service.dateTs.slice(11)}`;
  const changed = {
    ...(service.employeeId === employeeId ? {} : { employeeId }),
    ...(service.dateTs === dateTs ? {} : { dateTs }),
  };
  if ('dateTs' in changed && !canChangeField(staff.role, 'services', 'dateTs')) {
    throw new HttpError(403, { code: 'forbiddenDay' });
  }
  if (service.version !== version) {
    throw new HttpError(
      409,
      { code: 'recordChanged', params: { entity: 'services' } },
      { current: before },
    );
  }
  if (Object.keys(changed).length === 0 && dateTs !== null) return service;
  if (!isMovable(service)) {
    throw new HttpError(409, {
      code: 'serviceStays',
      params: { status: service.serviceStatus },
    });
  }
  if (dateTs === null) {
    throw new HttpError(409, { code: 'serviceUndated' });
  }
  if (employeeId !== null && !employee) {
    throw invalidInput({ employeeId: { code: 'employeeMissing' } });
  }
  if (employee && service.serviceStatus === 'Scheduled') {
    await refuseClash(connection, employee, { ...service, dateTs });
  }
  const after = cardOf(await repository.update(connection, id, changed));
  const names = Object.keys(changed) as (keyof typeof changed)[];
  await audit(connection, {
    who: staff.username,
    entity: 'services',
    recordId: id,
    action: 'update',
    before: Object.fromEntries(names.map((name) => [name, service[name]])),
    after: Object.fromEntries(names.map((name) => [name, after[name]])),
  });
  return after;
}

/**
 * Locks an employee until the transaction ends, so that moves to the same person are serialized.
 * The lock mode still allows foreign key references, so bulk inserts do not wait.
 */
async function lockEmployee(
  connection: Queryable,
  id: number,
): Promise<{ id: number; fullName: string } | undefined> {
  const { rows } = await connection.query<{ id: number; fullName: string }>(
    'SELECT id, full_name AS "fullName" FROM employees WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return rows[0];
}

/** The fields of a service that its card shows. */
function cardOf(record: JsonRecord): BoardService {
  const { id, version, employeeId, clientName, address, city, dateTs, hours } =
    record as unknown as BoardService;
  const { serviceStatus, isContract, type } = record as unknown as BoardService;
  return {
    id,
    version,
    employeeId,
    clientName,
    address,
    city,
    dateTs,
    hours,
    serviceStatus,
    isContract,
    type,
  };
}
