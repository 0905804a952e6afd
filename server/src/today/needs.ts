import { mailTest } from 'shared-api/contract/history/mailState';
import { mostNeeds, type NeedKind } from 'shared-api/contract/schedule/today';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { serviceCodeSql } from '../db/serviceCode.ts';
import { overdue } from '../entities/views/invoices.ts';
import { ending, toPlan } from '../entities/views/quotes.ts';
import { outOfDate } from '../mail/outOfDate.ts';
import { notMarked, toBill } from '../entities/views/services.ts';
import { endOf, longestSlot } from '../schedule/serviceEnd.ts';

/** A record that needs somebody, as the database has it; `count` and `sum` are of all of its kind. */
export interface NeedRow {
  entity: string;
  id: number;
  name: string;
  number: string;
  detail: string;
  day: string;
  cents: number | null;
  count: number;
  sum: number | null;
}

/** Days ahead for which visits are looked at. */
const daysAhead = 7;

type Find = (database: Queryable, today: string, timeZone: string) => Promise<{ rows: NeedRow[] }>;

/** Visits `t`, with their client as `c`; the time as the board writes it, empty of one on no day. */
const visit = `'services' AS entity, t.id, coalesce(${clientName}, '') AS name,
  ${serviceCodeSql} AS number`;
const visitDay = `coalesce(to_char(t.date_ts, 'YYYY-MM-DD"T"HH24:MI'), '') AS day`;

/** What finds each kind of thing that is known to the database alone, the most urgent first. */
export const finders: Record<Exclude<NeedKind, 'payments'>, Find> = {
  leads: (database) =>
    database.query<NeedRow>(
      `SELECT 'leads' AS entity, id, coalesce(nullif(name, ''), email) AS name, '' AS number,
         subject AS detail, date_ts::text AS day, NULL::bigint AS cents,
         count(*) OVER ()::integer AS count, NULL::bigint AS sum
       FROM leads WHERE status = 'New' ORDER BY date_ts, id LIMIT ${mostNeeds}`,
      [],
    ),
  acceptedQuotes: (database) =>
    database.query<NeedRow>(
      `SELECT 'quotes' AS entity, t.id, coalesce(${clientName}, t.email, '') AS name,
         t.number::text AS number, t.project_title AS detail, a.accepted_on::text AS day,
         g.total_cents AS cents, count(*) OVER ()::integer AS count,
         sum(g.total_cents) OVER ()::bigint AS sum
       FROM acceptances a JOIN quotes t ON t.id = a.quote_id
         JOIN quote_agreements g ON g.quote_id = t.id
         LEFT JOIN clients c ON c.id = t.client_id
       WHERE a.change_order_id IS NULL AND ${toPlan}
       ORDER BY a.accepted_on, t.id LIMIT ${mostNeeds}`,
      [],
    ),
  endingQuotes: (database, today) =>
    database.query<NeedRow>(
      `SELECT 'quotes' AS entity, t.id,
         coalesce(${clientName}, CASE WHEN t.request IS NOT NULL THEN t.email END, '') AS name,
         t.number::text AS number, t.project_title AS detail, t.valid_until::text AS day,
         t.price_cents AS cents, count(*) OVER ()::integer AS count,
         sum(t.price_cents) OVER ()::bigint AS sum
       FROM quotes t LEFT JOIN clients c ON c.id = t.client_id
       WHERE ${ending('$1::date')}
       ORDER BY t.valid_until, t.id LIMIT ${mostNeeds}`,
      [today],
    ),
  openVisits: (database, today) =>
    database.query<NeedRow>(
      `SELECT ${visit}, t.address AS detail, ${visitDay}, t.price_cents AS cents,
         count(*) OVER ()::integer AS count, sum(t.price_cents) OVER ()::bigint AS sum
       FROM services t LEFT JOIN clients c ON c.id = t.client_id
       WHERE t.service_status = 'Scheduled' AND t.employee_id IS NULL
         AND t.date_ts >= $1::date AND t.date_ts < $1::date + ${daysAhead}
       ORDER BY t.date_ts, t.id LIMIT ${mostNeeds}`,
      [today],
    ),
  clashes: (database, today) =>
    database.query<NeedRow>(
      `SELECT ${visit}, e.full_name AS detail, ${visitDay}, NULL::bigint AS cents,
         count(*) OVER ()::integer AS count, NULL::bigint AS sum
       FROM services t JOIN employees e ON e.id = t.employee_id
         LEFT JOIN clients c ON c.id = t.client_id
       WHERE t.service_status = 'Scheduled'
         AND t.date_ts >= $1::date AND t.date_ts < $1::date + ${daysAhead}
         AND EXISTS (
           SELECT FROM services o
           WHERE o.employee_id = t.employee_id AND o.service_status = 'Scheduled'
             AND (o.date_ts, o.id) < (t.date_ts, t.id)
             AND ${endOf('o.date_ts', 'o.hours')} > t.date_ts
             AND o.date_ts > t.date_ts - ${longestSlot} * interval '1 hour')
       ORDER BY t.date_ts, t.id LIMIT ${mostNeeds}`,
      [today],
    ),
  unmarkedVisits: (database, today) =>
    database.query<NeedRow>(
      `SELECT ${visit}, coalesce(e.full_name, '') AS detail, ${visitDay}, t.price_cents AS cents,
         count(*) OVER ()::integer AS count, sum(t.price_cents) OVER ()::bigint AS sum
       FROM services t LEFT JOIN clients c ON c.id = t.client_id
         LEFT JOIN employees e ON e.id = t.employee_id
       WHERE ${notMarked('$1::date')}
       ORDER BY t.date_ts, t.id LIMIT ${mostNeeds}`,
      [today],
    ),
  unbilled: (database) =>
    database.query<NeedRow>(
      `SELECT ${visit}, t.address AS detail, ${visitDay}, t.price_cents AS cents,
         count(*) OVER ()::integer AS count, sum(t.price_cents) OVER ()::bigint AS sum
       FROM services t LEFT JOIN clients c ON c.id = t.client_id
       WHERE ${toBill}
       ORDER BY t.date_ts, t.id LIMIT ${mostNeeds}`,
      [],
    ),
  drafts: (database) =>
    database.query<NeedRow>(
      `SELECT 'invoices' AS entity, i.id, coalesce(${clientName}, '') AS name, '' AS number,
         i.type AS detail, coalesce(i.date_ts::text, '') AS day, i.total_cents AS cents,
         count(*) OVER ()::integer AS count, sum(i.total_cents) OVER ()::bigint AS sum
       FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
       WHERE i.invoice_number IS NULL ORDER BY i.id LIMIT ${mostNeeds}`,
      [],
    ),
  overdue: (database, today) =>
    database.query<NeedRow>(
      `SELECT 'invoices' AS entity, t.id, coalesce(${clientName}, '') AS name,
         t.invoice_number::text AS number, coalesce(c.phone_number, '') AS detail, t.date_ts::text AS day,
         t.balance_cents AS cents, count(*) OVER ()::integer AS count,
         sum(t.balance_cents) OVER ()::bigint AS sum
       FROM invoices t LEFT JOIN clients c ON c.id = t.client_id
       WHERE ${overdue('$1::date')}
       ORDER BY t.date_ts, t.id LIMIT ${mostNeeds}`,
      [today],
    ),
  mails: (database, _today, timeZone) =>
    database.query<NeedRow>(
      `SELECT entity, record_id AS id, recipient AS name, '' AS number, subject AS detail,
         (queued_at AT TIME ZONE $1::text)::date::text AS day, NULL::bigint AS cents, count(*) OVER ()::integer AS count,
         NULL::bigint AS sum
       FROM mails m WHERE status = 'failed' AND entity <> '${mailTest}' AND (${outOfDate}) IS NULL ORDER BY m.id DESC LIMIT ${mostNeeds}`,
      [timeZone],
    ),
};
