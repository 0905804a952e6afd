import {
  usualHours,
  type Leave,
  type WorkingDay,
  type WorkingHours,
} from 'shared-api/contract/schedule/workingHours';
import { daysAfter } from 'shared-api/contract/values/days';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { hoursOf } from './hoursOf.ts';

/** Leave is shown until a year after it is over. */
const shownFor = 366;

/**
 * When an employee works, and leave.
 * @throws HttpError 404 for an unknown employee
 */
export async function readWorkingHours(
  database: Queryable,
  id: number,
  today: string,
): Promise<WorkingHours> {
  const { rows } = await database.query<{
    days: WorkingDay[] | null;
    leave: WorkingHours['leave'];
  }>(
    `SELECT ${hoursOf('e.id')} AS days,
       (SELECT coalesce(json_agg(l), '[]') FROM (
          SELECT v.id, v.from_day AS "from", v.until_day AS until, v.word,
            (SELECT count(*) FROM services s WHERE s.employee_id = e.id
               AND s.service_status = 'Scheduled'
               AND s.date_ts >= v.from_day AND s.date_ts < v.until_day + 1) AS services
          FROM employee_leave v WHERE v.employee_id = e.id AND v.until_day >= $2::date
          ORDER BY v.from_day, v.id
        ) l) AS leave
     FROM employees e WHERE e.id = $1`,
    [id, daysAfter(today, -shownFor)],
  );
  const [found] = rows;
  if (!found) throw unknownEmployee(id);
  const { days, leave } = found;
  return { isUsual: days === null, days: days ?? [...usualHours], leave };
}

/**
 * Says when an employee works, in place of what was said before.
 * @throws HttpError 404 for an unknown employee
 */
export const setWorkingHours = (
  database: Database,
  id: number,
  days: readonly WorkingDay[] | null,
  who: string,
): Promise<{ message: Outcome }> =>
  database.transaction(async (connection) => {
    const { rows } = await connection.query<{ days: WorkingDay[] | null }>(
      `SELECT ${hoursOf('e.id')} AS days FROM employees e WHERE e.id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    const [before] = rows;
    if (!before) throw unknownEmployee(id);
    const message = outcomeOf('workingHoursSaved');
    if (JSON.stringify(before.days) === JSON.stringify(days)) return { message };
    await connection.query('DELETE FROM employee_hours WHERE employee_id = $1', [id]);
    await connection.query(
      `INSERT INTO employee_hours (employee_id, weekday, begins, ends)
       SELECT $1, d.position, nullif(d.day->>'begins', '')::time, nullif(d.day->>'ends', '')::time
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS d (day, position)`,
      [id, JSON.stringify(days ?? [])],
    );
    await audit(connection, {
      who,
      entity: 'employees',
      recordId: id,
      action: 'update',
      before: { workingHours: weekInShort(before.days) },
      after: { workingHours: weekInShort(days) },
    });
    return { message };
  });

/**
 * Writes leave down. It is locked as a move locks, so that a move does not miss it.
 * @throws HttpError 404 for an unknown employee, 409 where there is leave in these days
 */
export const addLeave = (
  database: Database,
  id: number,
  leave: Leave,
  who: string,
): Promise<{ message: Outcome; id: number }> =>
  database.transaction(async (connection) => {
    await lockEmployee(connection, id);
    const { from, until } = leave;
    const word = leave.word.trim();
    const { rows: others } = await connection.query<{ from: string; until: string }>(
      `SELECT from_day AS "from", until_day AS until FROM employee_leave
       WHERE employee_id = $1 AND from_day <= $3::date AND until_day >= $2::date
       ORDER BY from_day LIMIT 1`,
      [id, from, until],
    );
    if (others[0]) throw new HttpError(409, { code: 'leaveThere', params: others[0] });
    const { rows } = await connection.query<{ id: number; services: number }>(
      `INSERT INTO employee_leave (employee_id, from_day, until_day, word) VALUES ($1, $2, $3, $4)
       RETURNING id, (SELECT count(*) FROM services s WHERE s.employee_id = $1
         AND s.service_status = 'Scheduled' AND s.date_ts >= $2::date
         AND s.date_ts < $3::date + 1) AS services`,
      [id, from, until, word],
    );
    const [added] = rows;
    if (!added) throw new Error('Leave was not stored.');
    await audit(connection, {
      who,
      entity: 'employees',
      recordId: id,
      action: 'update',
      before: { leave: '' },
      after: { leave: leaveInShort({ from, until, word }) },
    });
    const { services } = added;
    return { message: outcomeOf('leaveAdded', { services }), id: added.id };
  });

/**
 * Takes leave back.
 * @throws HttpError 404 for unknown leave, or of somebody else
 */
export const removeLeave = (
  database: Database,
  id: number,
  leaveId: number,
  who: string,
): Promise<{ message: Outcome }> =>
  database.transaction(async (connection) => {
    await lockEmployee(connection, id);
    const { rows } = await connection.query<Leave & { from: string; until: string }>(
      `DELETE FROM employee_leave WHERE id = $1 AND employee_id = $2
       RETURNING from_day AS "from", until_day AS until, word`,
      [leaveId, id],
    );
    const [removed] = rows;
    if (!removed) throw new HttpError(404, { code: 'noRecord', params: { id: String(leaveId) } });
    await audit(connection, {
      who,
      entity: 'employees',
      recordId: id,
      action: 'update',
      before: { leave: leaveInShort(removed) },
      after: { leave: '' },
    });
    return { message: outcomeOf('leaveRemoved') };
  });

const unknownEmployee = (id: number): HttpError =>
  new HttpError(404, { code: 'noSuchRecord', params: { entity: 'employees', id } });

/** @throws HttpError 404 for an unknown employee */
async function lockEmployee(connection: Queryable, id: number): Promise<void> {
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM employees WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  if (rows.length === 0) throw unknownEmployee(id);
}

const leaveInShort = ({ from, until, word }: Leave): string =>
  [`${from} – ${until}`, word].filter(Boolean).join(', ');

/** A week for the audit trail, which shows values as they are. */
const weekInShort = (days: readonly WorkingDay[] | null): string =>
  days?.map((day) => (day ? `${day.begins}–${day.ends}` : '–')).join(', ') ?? '';
