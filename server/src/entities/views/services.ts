import type { ViewsOf } from './ListViews.ts';

/** Days back in which services that nobody has marked are looked for. */
export const daysBack = 30;

// Each condition names the date as an index of services has it.
const day = "coalesce(t.date_ts, 'infinity'::timestamp)";
const order = { by: day, type: 'timestamp', descending: false } as const;

/** SQL for services of days that are over and that nobody has marked. @param today SQL for the company day */
export const notMarked = (today: string): string =>
  `t.service_status = 'Scheduled' AND t.date_ts < ${today} AND t.date_ts >= ${today} - ${daysBack}`;

/** SQL for services that are done and on no invoice; those of a monthly contract are billed with their month. */
export const toBill = `t.service_status = 'Complete' AND t.invoice_id IS NULL
  AND NOT EXISTS (SELECT FROM contracts m WHERE m.id = t.contract_id AND m.is_monthly)`;

const monday = "date_trunc('week', {today}::timestamp)";

export const serviceViews: ViewsOf<'services'> = {
  upcoming: { matches: `${day} >= {today}`, order },
  today: { matches: `${day} >= {today} AND ${day} < {today} + 1`, order },
  week: { matches: `${day} >= ${monday} AND ${day} < ${monday} + interval '7 days'`, order },
  unassigned: {
    matches: `t.service_status = 'Scheduled' AND t.employee_id IS NULL AND ${day} >= {today}`,
    order,
  },
  notMarked: { matches: notMarked('{today}'), order },
  toBill: { matches: toBill, order },
  // What is left to do: who has done a service looks for it under its day.
  mine: {
    matches: `t.employee_id = {own} AND ${day} >= {today}
      AND coalesce(t.service_status, '') NOT IN ('Complete', 'Cancelled')`,
    order,
  },
};
