import type { FastifyPluginAsync } from 'fastify';
import { isBoardDay, type Board } from 'shared-api/contract/schedule/board';
import { usualHours, type WorkingDay } from 'shared-api/contract/schedule/workingHours';
import { daysAfter, mondayOf } from 'shared-api/contract/values/days';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { scheduleCalls } from 'shared-api/contract/calls/schedule';
import type { Database, Queryable } from '../db/Database.ts';
import { unlessImporting } from '../db/unlessImporting.ts';
import { EntityRepository } from '../entities/EntityRepository.ts';
import { clientName } from '../db/clientName.ts';
import { services } from '../entities/sources/services.ts';
import { invalidInput } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import { serviceBulkRoutes } from './bulk/bulkRoutes.ts';
import { hoursOf } from './hoursOf.ts';
import { moveService } from './moveService.ts';

interface Options {
  database: Database;
  company: Company;
}

/** The week board: what is planned, and moving it. */
export const boardRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  await app.register(serviceBulkRoutes, { database, company });
  const repository = new EntityRepository(services, company.timeZone);

  app.handle(scheduleCalls.board, ({ query }) =>
    readBoard(database, mondayOf(dayAsked(query, company))),
  );

  app.handle(scheduleCalls.moveService, async ({ staff, params: { id }, body }) => {
    // More digits than any id has: an unknown service rather than a malformed call.
    const known = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    return unlessImporting(database, ['services'], (connection) =>
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

interface Found extends Pick<Board, 'services'> {
  /** Hours are null where the usual ones apply. */
  employees: (Omit<Board['employees'][number], 'hours'> & { hours: WorkingDay[] | null })[];
}

/** Reads a week in one statement, so that rows and cards are consistent. */
async function readBoard(database: Queryable, from: string): Promise<Board> {
  const { rows } = await database.query<Found>(
    `SELECT
       (SELECT coalesce(json_agg(p), '[]') FROM (
          SELECT e.id, e.full_name AS "fullName", ${hoursOf('e.id')} AS hours,
            (SELECT coalesce(json_agg(l), '[]') FROM (
               SELECT v.from_day AS "from", v.until_day AS until, v.word FROM employee_leave v
               WHERE v.employee_id = e.id AND v.from_day < $1::date + 7 AND v.until_day >= $1::date
               ORDER BY v.from_day
             ) l) AS leave
          FROM employees e ORDER BY lower(e.full_name), e.id
        ) p) AS employees,
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
  const { employees = [], services = [] } = rows[0] ?? {};
  return {
    from,
    to: daysAfter(from, 6),
    employees: employees.map((one) => ({ ...one, hours: one.hours ?? [...usualHours] })),
    services,
  };
}
