import { moveWarnings, type MoveWarning } from 'shared-api/contract/schedule/board';
import { usualHours, type WorkingDay } from 'shared-api/contract/schedule/workingHours';
import type { Queryable } from '../db/Database.ts';
import { clientName } from '../db/clientName.ts';
import type { Against } from '../refusals/moveTexts.en.ts';
import { hoursOf } from './hoursOf.ts';
import { endOf, longestSlot } from './serviceEnd.ts';

/** Where a service is to go; times are of the company's clock. */
interface Slot {
  id: number;
  employeeId: number;
  dateTs: string;
  hours: number | null;
}

interface Found extends Pick<Against, 'clash' | 'leave'> {
  /** When the service ends. */
  ends: string;
  /** The employee's week, where one is set. */
  week: WorkingDay[] | null;
}

/**
 * What planning a Scheduled service there would go against: another one of the same person, their
 * leave, their working hours (docs/decisions/0013-service-clashes.md). The caller holds the lock on
 * the employee, so there are no concurrent moves.
 */
export async function findWarnings(connection: Queryable, slot: Slot): Promise<Against> {
  const { id, employeeId, dateTs, hours } = slot;
  const { rows } = await connection.query<Found>(
    `WITH slot AS (
       SELECT $3::timestamp AS begins, ${endOf('$3::timestamp', '$4::double precision')} AS ends
     )
     SELECT to_char(slot.ends, 'YYYY-MM-DD"T"HH24:MI') AS ends, ${hoursOf('$1::integer')} AS week,
       (SELECT to_json(o) FROM (
          SELECT t.address, coalesce(${clientName}, '') AS client,
            to_char(t.date_ts, 'YYYY-MM-DD"T"HH24:MI') AS begins,
            to_char(${endOf('t.date_ts', 't.hours')}, 'YYYY-MM-DD"T"HH24:MI') AS ends,
            count(*) OVER () - 1 AS others
          FROM services t LEFT JOIN clients c ON c.id = t.client_id
          WHERE t.employee_id = $1 AND t.id <> $2 AND t.service_status = 'Scheduled'
            AND t.date_ts < slot.ends AND ${endOf('t.date_ts', 't.hours')} > slot.begins
            -- Follows from the line before; lets the index find them.
            AND t.date_ts > slot.begins - ${longestSlot} * interval '1 hour'
          ORDER BY t.date_ts, t.id LIMIT 1
        ) o) AS clash,
       (SELECT to_json(l) FROM (
          SELECT from_day AS "from", until_day AS until, word FROM employee_leave
          WHERE employee_id = $1 AND until_day >= slot.begins::date
            -- What ends at midnight ends on the day before.
            AND from_day <= greatest(slot.begins, slot.ends - interval '1 second')::date
          ORDER BY from_day LIMIT 1
        ) l) AS leave
     FROM slot`,
    [employeeId, id, dateTs, hours],
  );
  const [found] = rows;
  if (!found) return { clash: null, leave: null, hours: null };
  const { clash, leave, ends, week } = found;
  return { clash, leave, hours: outsideOf(week ?? usualHours, dateTs, ends) };
}

/** When somebody works on the day of a service that does not lie within these hours. */
function outsideOf(week: readonly WorkingDay[], begins: string, ends: string): Against['hours'] {
  const day = begins.slice(0, 10);
  const works = week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (!works) return { day, begins: '', ends: '' };
  const isWithin = begins.slice(11) >= works.begins && ends <= `${day}T${works.ends}`;
  return isWithin ? null : { day, ...works };
}

/** The kinds of what was found. */
export const kindsOf = (against: Against): MoveWarning[] =>
  moveWarnings.filter((kind) => against[kind] !== null);
