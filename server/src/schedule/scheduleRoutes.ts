import type { FastifyPluginAsync } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { validate } from 'shared-api/contract/fields/schemas';
import {
  markSchema,
  type ScheduleEntry,
  type ServiceMark,
} from 'shared-api/contract/schedule/schedule';
import { scheduleCalls } from 'shared-api/contract/calls/schedule';
import type { Database, Queryable } from '../db/Database.ts';
import { unlessImporting } from '../db/unlessImporting.ts';
import { serviceCodeSql, serviceIdOf } from '../db/serviceCode.ts';
import { audit } from '../audit/audit.ts';
import { recordId } from '../recordIds.ts';
import { newSecret } from '../entities/sources/employees.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { employeeWeek } from './employeeWeek.ts';

interface Options {
  database: Database;
  company: Company;
}

interface Employee {
  id: number;
  fullName: string;
}

/** Days back for which a mark made offline is accepted. */
const lateDays = 7;

/**
 * The schedule of a day, opened by an employee's secret (docs/product/pages.md "Employee's
 * schedule").
 */
export const scheduleRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  app.handle(scheduleCalls.employeeWeek, ({ params }) =>
    employeeWeek(database, recordId(params), companyDay(Date.now() / 1000, company.timeZone)),
  );

  app.handle(scheduleCalls.schedule, async ({ params }) => {
    const employee = await employeeOf(database, params.secret);
    const { rows } = await database.query<ScheduleEntry>(
      `SELECT ${serviceCodeSql} AS "serviceCode", c.company_name AS "companyName",
           c.full_name AS "clientName", c.phone_number AS "phoneNumber",
           to_char(t.date_ts, 'YYYY-MM-DD"T"HH24:MI') AS "dateTs", t.address, t.city,
           t.line_data AS "lineData", t.instructions, t.contract_id IS NOT NULL AS "isContract",
           t.service_status AS "serviceStatus",
           EXISTS (SELECT FROM service_marks m WHERE m.service_id = t.id AND m.mark = 'started')
             AS "isStarted"
         FROM services t LEFT JOIN clients c ON c.id = t.client_id
         WHERE t.employee_id = $1 AND t.date_ts >= $2::date AND t.date_ts < $2::date + 1
           AND t.service_status <> 'Cancelled'
         ORDER BY t.date_ts, t.id`,
      [employee.id, companyDay(Date.now() / 1000, company.timeZone)],
    );
    return rows;
  });

  app.handle(scheduleCalls.markService, async ({ params, body }) => {
    const employee = await employeeOf(database, params.secret);
    const { value, errors } = validate(markSchema, body);
    if (errors) throw invalidInput(errors, markSchema);
    const { serviceCode, mark, key, markedAt } = value;
    const id = serviceIdOf(serviceCode);
    await unlessImporting(database, ['services'], async (connection) => {
      const { rows } = await connection.query<{ service_status: string }>(
        `SELECT service_status FROM services WHERE id = $1 AND employee_id = $2
             AND date_ts >= $3::date - $4::integer AND date_ts < $3::date + 1 FOR UPDATE`,
        [id, employee.id, companyDay(Date.now() / 1000, company.timeZone), lateDays],
      );
      const [service] = rows;
      // Sent again after its answer was lost: it stays taken, whatever the office did since.
      const sent: SentMark = { key, serviceId: id, employeeId: employee.id, mark };
      if (await isTaken(connection, sent)) return;
      if (!service) throw new HttpError(404, { code: 'notOnSchedule', params: { serviceCode } });
      // No 409: phones that keep an older page send again what is refused by anything but 400 and 404.
      if (service.service_status === 'Cancelled')
        throw new HttpError(404, { code: 'serviceCalledOff' });
      const { rowCount } = await connection.query(
        `INSERT INTO service_marks (key, service_id, employee_id, mark, marked_at)
           VALUES ($1, $2, $3, $4, to_timestamp($5)) ON CONFLICT (key) DO NOTHING`,
        [key, id, employee.id, mark, markedAt],
      );
      if (rowCount === 0 && (await isTaken(connection, sent))) return;
      // Staff may have completed it in the meantime.
      if (mark !== 'complete' || service.service_status !== 'Scheduled') return;
      await complete(connection, id, employee);
    });
    return { message: outcomeOf('serviceMarked') };
  });

  app.handle(scheduleCalls.replaceSecret, async ({ staff: { username }, params: { id } }) => {
    const secret = newSecret();
    return database.transaction(async (connection) => {
      const { rowCount } = await connection.query(
        'UPDATE employees SET secret = $2, version = version + 1 WHERE id = $1',
        [/^\d{1,9}$/.test(id) ? Number(id) : 0, secret],
      );
      if (rowCount === 0)
        throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'employees', id } });
      await audit(connection, {
        who: username,
        entity: 'employees',
        recordId: Number(id),
        action: 'update',
        // Only that it was replaced: secrets do not belong in the audit trail.
        before: { secret: 'replaced' },
        after: { secret: 'replaced' },
      });
      return { secret, message: outcomeOf('linkReplaced') };
    });
  });
};

async function complete(connection: Queryable, id: number, { fullName }: Employee): Promise<void> {
  await connection.query(
    "UPDATE services SET service_status = 'Complete', version = version + 1 WHERE id = $1",
    [id],
  );
  await audit(connection, {
    who: fullName,
    entity: 'services',
    recordId: id,
    action: 'update',
    before: { serviceStatus: 'Scheduled' },
    after: { serviceStatus: 'Complete' },
  });
}

interface SentMark {
  key: string;
  serviceId: number;
  employeeId: number;
  mark: ServiceMark['mark'];
}

/**
 * Whether this mark has been taken under its key.
 * @throws HttpError 400 if another one has
 */
async function isTaken(
  database: Queryable,
  { key, serviceId, employeeId, mark }: SentMark,
): Promise<boolean> {
  const { rows } = await database.query<{ isSame: boolean }>(
    `SELECT (service_id, employee_id, mark) = ($2, $3, $4) AS "isSame"
     FROM service_marks WHERE key = $1`,
    [key, serviceId, employeeId, mark],
  );
  const [taken] = rows;
  if (taken && !taken.isSame) throw new HttpError(400, { code: 'markSentBefore' });
  return taken !== undefined;
}

/** @throws HttpError 404 for an unknown secret */
async function employeeOf(database: Queryable, secret: string): Promise<Employee> {
  const { rows } = await database.query<Employee>(
    'SELECT id, full_name AS "fullName" FROM employees WHERE secret = $1',
    [secret],
  );
  const [employee] = rows;
  if (!employee) throw new HttpError(404, { code: 'noSchedule' });
  return employee;
}
