import { isDeepStrictEqual } from 'node:util';
import { holidaysKept } from 'shared-api/contract/company/holidays';
import type { BookingReach, BookingRules } from 'shared-api/contract/staff/settings/bookingRules';
import { daysAfter } from 'shared-api/contract/values/days';
import type { Queryable } from '../db/Database.ts';

/** How far ahead is looked, in days: services are made two months ahead, and moved further by hand. */
const farthest = 730;

interface FreeDays {
  from: string;
  to: string;
  holiday: string | null;
}

/**
 * The services that are planned on days which other rules would make holidays or dates without bookings. They stay
 * where they are: what becomes of them is for a person to decide.
 * @param today the company day
 */
export async function bookingReach(
  connection: Queryable,
  before: BookingRules,
  after: BookingRules,
  today: string,
): Promise<BookingReach> {
  const free = newlyFree(before, after, today);
  if (free.length === 0) return { days: [] };
  const { rows } = await connection.query<BookingReach['days'][number]>(
    `SELECT f."from", f."to", f.holiday, count(*)::integer AS visits,
       (count(*) FILTER (WHERE c.skip_holidays))::integer AS "ofSkipping"
     FROM jsonb_to_recordset($1::jsonb) AS f ("from" date, "to" date, holiday text)
     JOIN services s ON s.date_ts >= greatest(f."from", $2::date) AND s.date_ts < f."to" + 1
       AND s.service_status = 'Scheduled'
     LEFT JOIN contracts c ON c.id = s.contract_id
     GROUP BY f."from", f."to", f.holiday ORDER BY f."from", f."to"`,
    [JSON.stringify(free), today],
  );
  return { days: rows };
}

/** The days of rules that are not yet free by the earlier ones. */
function newlyFree(before: BookingRules, after: BookingRules, today: string): FreeDays[] {
  const last = daysAfter(today, farthest);
  const years = [Number(today.slice(0, 4)), Number(last.slice(0, 4))] as const;
  const kept = new Set(holidaysKept(before.holidays, ...years).map(({ day }) => day));
  const newHolidays = holidaysKept(after.holidays, ...years).filter(
    ({ day }) => day >= today && day <= last && !kept.has(day),
  );
  const newRanges = after.blockedDates.filter(
    (range) =>
      range.to >= today && !before.blockedDates.some((one) => isDeepStrictEqual(one, range)),
  );
  return [
    ...newHolidays.map(({ day, name }) => ({ from: day, to: day, holiday: name })),
    ...newRanges.map(({ from, to }) => ({ from, to, holiday: null })),
  ];
}
