import { moveWarnings, type MoveWarning } from 'shared-api/contract/schedule/board';
import { usualHours, type WorkingDay } from 'shared-api/contract/schedule/workingHours';
import type { Queryable } from '../db/Database.ts';
import { clientName } from '../db/clientName.ts';
import type { Against } from '../refusals/moveTexts.en.ts';
import { hoursOf } from './hoursOf.ts';
import { endOf, longestSlot } from './serviceEnd.ts';

/** Where a service is to go; times are of the company's clock. */
export interface Slot {
  id: number;
  employeeId: number;
  dateTs: string;
  hours: number | null;
}

interface Found extends Pick<Against, 'clash' | 'leave'> {
  id: number;
  /** When the service begins and ends. */
  begins: string;
  ends: string;
  /** The employee's week, where one is set. */
  week: WorkingDay[] | null;
}

/** What planning a service there goes against, and when it would begin and end. */
export type Weighed = Against & Pick<Found, 'begins' | 'ends'>;

/**
 * What planning Scheduled services there would go against, by their ids: others of the same person, `withEachOther` among
 * them those that are planned with them; leave; working hours (docs/decisions/0013-service-clashes.md). The caller
 * holds the locks on the employees, so there are no concurrent moves.
 */
export async function findWarnings(
  connection: Queryable,
  slots: readonly Slot[],
  { withEachOther }: { withEachOther: boolean },
): Promise<ReadonlyMap<number, Weighed>> {
  const { rows } = await connection.query<Found>(
    `WITH slots AS MATERIALIZED (
       SELECT s.id, s."employeeId" AS employee_id, s."dateTs" AS begins,
         ${endOf('s."dateTs"', 's.hours')} AS ends
       FROM jsonb_to_recordset($1::jsonb) AS s (id integer, "employeeId" integer,
         "dateTs" timestamp, hours double precision)
     )
     SELECT slot.id, to_char(slot.begins, 'YYYY-MM-DD"T"HH24:MI') AS begins,
       to_char(slot.ends, 'YYYY-MM-DD"T"HH24:MI') AS ends, ${hoursOf('slot.employee_id')} AS week,
       (SELECT to_json(o) FROM (
          SELECT t.id, t.address, coalesce(${clientName}, '') AS client,
            to_char(p.begins, 'YYYY-MM-DD"T"HH24:MI') AS begins,
            to_char(p.ends, 'YYYY-MM-DD"T"HH24:MI') AS ends,
            count(*) OVER () - 1 AS others
          FROM (
              SELECT t.id, t.date_ts AS begins, ${endOf('t.date_ts', 't.hours')} AS ends
              FROM services t
              WHERE t.employee_id = slot.employee_id AND t.service_status = 'Scheduled'
                AND t.id <> ALL ($2::integer[])
                AND t.date_ts < slot.ends AND ${endOf('t.date_ts', 't.hours')} > slot.begins
                -- Follows from the line before; lets the index find them.
                AND t.date_ts > slot.begins - ${longestSlot} * interval '1 hour'
              UNION ALL
              SELECT w.id, w.begins, w.ends FROM slots w
              WHERE $3::boolean AND w.employee_id = slot.employee_id AND w.id <> slot.id
                AND w.begins < slot.ends AND w.ends > slot.begins
            ) p JOIN services t ON t.id = p.id LEFT JOIN clients c ON c.id = t.client_id
          ORDER BY p.begins, p.id LIMIT 1
        ) o) AS clash,
       (SELECT to_json(l) FROM (
          SELECT from_day AS "from", until_day AS until, word FROM employee_leave
          WHERE employee_id = slot.employee_id AND until_day >= slot.begins::date
            -- What ends at midnight ends on the day before.
            AND from_day <= greatest(slot.begins, slot.ends - interval '1 second')::date
          ORDER BY from_day LIMIT 1
        ) l) AS leave
     FROM slots slot`,
    [JSON.stringify(slots), slots.map(({ id }) => id), withEachOther],
  );
  return new Map(
    rows.map(({ id, clash, leave, begins, ends, week }) => [
      id,
      { clash, leave, hours: outsideOf(week ?? usualHours, begins, ends), begins, ends },
    ]),
  );
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
