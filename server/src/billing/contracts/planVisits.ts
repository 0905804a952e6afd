import type { Queryable } from '../../db/Database.ts';
import { endOf } from '../../schedule/serviceEnd.ts';
import { layVisits, type Busy, type Visit } from './layVisits.ts';

/** Postal codes of one area begin alike, so that their order is a simple order of travel. */
export const placeOf = (of: { postalCode: string; city: string; address: string }): string =>
  [of.postalCode, of.city, of.address].join('\n');

/**
 * When each visit begins, `YYYY-MM-DDTHH:MM`, beside what its employee does on that day already.
 * @param ignored services that are planned anew, and are in nobody's way
 */
export async function planVisits(
  connection: Queryable,
  visits: readonly Visit[],
  ignored: readonly number[] = [],
): Promise<string[]> {
  const floating = visits.filter(
    ({ employeeId, startTime }) => employeeId !== null && startTime === null,
  );
  const busy = floating.length === 0 ? [] : await busyTimes(connection, floating, ignored);
  return layVisits(visits, busy).map((start, index) => `${visits[index]?.day ?? ''}T${start}`);
}

async function busyTimes(
  connection: Queryable,
  visits: readonly Visit[],
  ignored: readonly number[],
): Promise<Busy[]> {
  const { rows } = await connection.query<Busy>(
    `SELECT s.employee_id AS "employeeId", s.date_ts::date AS day,
       (extract(epoch FROM s.date_ts::time) / 60)::double precision AS begins,
       (extract(epoch FROM ${endOf('s.date_ts', 's.hours')} - s.date_ts::date) / 60)::double precision AS ends
     FROM services s
     JOIN unnest($1::integer[], $2::date[]) AS asked (employee_id, day)
       ON asked.employee_id = s.employee_id
       AND s.date_ts >= asked.day AND s.date_ts < asked.day + 1
     WHERE s.service_status <> 'Cancelled' AND NOT s.id = ANY ($3::integer[])`,
    [...columnsOf(visits), ignored],
  );
  return rows;
}

/** Each employee's day once. */
function columnsOf(visits: readonly Visit[]): [number[], string[]] {
  const days = new Map(
    visits.map(({ employeeId, day }) => [`${employeeId ?? 0} ${day}`, { employeeId, day }]),
  );
  return [
    [...days.values()].map(({ employeeId }) => employeeId ?? 0),
    [...days.values()].map(({ day }) => day),
  ];
}
