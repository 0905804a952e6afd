import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/** The time of a service in the company's time zone; an hour by default. */
interface Slot {
  id: number;
  dateTs: string;
  hours: number | null;
}

/** Upper limit on a service's hours, in case of a typing error. */
export const longestSlot = 1000;

/** SQL for when a service that begins at `at` ends. */
export const endOf = (at: string, hours: string): string =>
  `${at} + least(greatest(coalesce(${hours}, 1), 0), ${longestSlot}) * interval '1 hour'`;

/**
 * Refuses a service that overlaps another Scheduled one of the same person. The caller holds the
 * lock on the employee, so there are no concurrent moves (docs/decisions/0013-service-clashes.md).
 * @throws HttpError 409 naming the other service
 */
export async function refuseClash(
  connection: Queryable,
  employee: { id: number; fullName: string },
  { id, dateTs, hours }: Slot,
): Promise<void> {
  const { rows } = await connection.query<{ address: string; begins: string; ends: string }>(
    `SELECT s.address, to_char(s.date_ts, 'FMHH24:MI') AS begins,
       to_char(${endOf('s.date_ts', 's.hours')}, 'FMHH24:MI') AS ends
     FROM services s
     WHERE s.employee_id = $1 AND s.id <> $2 AND s.service_status = 'Scheduled'
       AND s.date_ts < ${endOf('$3::timestamp', '$4::double precision')}
       AND ${endOf('s.date_ts', 's.hours')} > $3::timestamp
       -- Follows from the line before; lets the index find them.
       AND s.date_ts > $3::timestamp - ${longestSlot} * interval '1 hour'
     ORDER BY s.date_ts, s.id LIMIT 1`,
    [employee.id, id, dateTs, hours],
  );
  const [other] = rows;
  if (!other) return;
  throw new HttpError(409, { code: 'clash', params: { employee: employee.fullName, ...other } });
}
