import { daysAfter, mondayOf } from 'shared-api/contract/values/days';
import type { EmployeeWeek } from 'shared-api/contract/schedule/employeeWeek';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/**
 * How many hours an employee is planned for in the week of a day, and how many are done.
 * @throws HttpError 404 for an unknown employee
 */
export async function employeeWeek(
  database: Queryable,
  id: number,
  today: string,
): Promise<EmployeeWeek> {
  const from = mondayOf(today);
  const { rows } = await database.query<Omit<EmployeeWeek, 'from' | 'to'>>(
    `SELECT count(s.id) AS services,
       count(s.id) FILTER (WHERE s.service_status = 'Complete') AS done,
       coalesce(sum(s.hours), 0) AS "plannedHours",
       coalesce(sum(s.hours) FILTER (WHERE s.service_status = 'Complete'), 0) AS "doneHours",
       count(s.id) FILTER (WHERE s.hours IS NULL) AS "withoutHours"
     FROM employees e LEFT JOIN services s ON s.employee_id = e.id
       AND s.date_ts >= $2::date AND s.date_ts < $2::date + 7 AND s.service_status <> 'Cancelled'
     WHERE e.id = $1 GROUP BY e.id`,
    [id, from],
  );
  const [found] = rows;
  if (!found) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'employees', id } });
  }
  return { from, to: daysAfter(from, 6), ...found };
}
