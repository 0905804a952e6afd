import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import type { Today } from 'shared-api/contract/schedule/today';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';

type Figures = Today['figures'];

/** Each figure of today, in cents, and what it is compared with. */
interface Sums {
  cents: number;
  before: number;
}

/**
 * The five figures of the day.
 * @param today the company's day
 */
export async function figuresOf(database: Queryable, today: string): Promise<Figures> {
  const [billed, received, owed, overdue, booked] = await Promise.all([
    ofThisMonth(database, 'revenue', today),
    ofThisMonth(database, 'money', today),
    owedOn(database, today),
    overdueOn(database, today),
    bookedAfter(database, today),
  ]);
  return { billed: negative(billed), received, owed, overdue, booked };
}

const figure = (sums: Sums | undefined): Figures['owed'] => ({
  amount: fromCents(sums?.cents ?? 0),
  before: fromCents(sums?.before ?? 0),
});

/** Sales stand on the other side of the ledger than money; never minus zero. */
const negative = ({ amount, before }: Figures['owed']): Figures['owed'] => ({
  amount: 0 - amount,
  before: 0 - before,
});

/** What an account got this month up to today, and in the same days of the month before. */
async function ofThisMonth(
  database: Queryable,
  account: 'revenue' | 'money',
  today: string,
): Promise<Figures['owed']> {
  const { rows } = await database.query<Sums>(
    `SELECT coalesce(sum(cents) FILTER (WHERE day >= date_trunc('month', $2::date)), 0)::bigint AS cents,
       coalesce(sum(cents) FILTER (
         WHERE day <= ($2::date - interval '1 month')::date), 0)::bigint AS before
     FROM ledger_postings
     WHERE account = $1 AND day BETWEEN (date_trunc('month', $2::date) - interval '1 month')::date AND $2`,
    [account, today],
  );
  return figure(rows[0]);
}

/** What is owed: what was a month ago is that without what was entered since. */
async function owedOn(database: Queryable, today: string): Promise<Figures['owed']> {
  const { rows } = await database.query<Sums>(
    `SELECT o.cents, (o.cents - coalesce((
         SELECT sum(g.cents) FROM ledger_postings g
         WHERE g.account = 'receivable' AND g.day > ($1::date - interval '1 month')::date
           AND g.day <= $1), 0))::bigint AS before
     FROM (
       SELECT (coalesce((SELECT sum(i.balance_cents) FROM invoices i WHERE NOT i.paid), 0)
         - coalesce((SELECT sum(g.cents) FROM ledger_postings g
             WHERE g.account = 'receivable' AND g.day > $1), 0))::bigint AS cents
     ) o`,
    [today],
  );
  return figure(rows[0]);
}

/** What is owed on invoices that were overdue on the day, and a month before. */
async function overdueOn(database: Queryable, today: string): Promise<Figures['owed']> {
  const { rows } = await database.query<Sums>(
    `WITH days AS (SELECT $1::date AS today, ($1::date - interval '1 month')::date AS then)
     SELECT coalesce((SELECT sum(i.balance_cents) FROM invoices i, days
         WHERE NOT i.paid AND i.date_ts < days.today - $2::integer), 0)::bigint AS cents,
       (coalesce((SELECT sum(i.balance_cents) FROM invoices i, days
           WHERE NOT i.paid AND i.date_ts < days.then - $2::integer), 0)
         - coalesce((SELECT sum(g.cents) FROM days, ledger_postings g
               JOIN invoices i ON i.id = g.invoice_id
             WHERE g.account = 'receivable' AND g.day > days.then
               AND i.date_ts < days.then - $2::integer), 0))::bigint AS before`,
    [today, overdueDays],
  );
  return figure(rows[0]);
}

/**
 * What the visits of next week cost, Monday to Sunday, and those of this week. One that is billed with its month costs
 * an equal part of the contract's price: that of the month by all of its visits in the month that are not cancelled.
 */
async function bookedAfter(database: Queryable, today: string): Promise<Figures['owed']> {
  const { rows } = await database.query<Sums>(
    `SELECT coalesce(round(sum(v.cents) FILTER (WHERE v.date_ts >= v.monday + 7)), 0)::bigint AS cents,
       coalesce(round(sum(v.cents) FILTER (WHERE v.date_ts < v.monday + 7)), 0)::bigint AS before
     FROM (
       SELECT s.date_ts, week.monday,
         CASE WHEN m.is_monthly THEN m.price_cents::numeric / (
           SELECT count(*) FROM services o
           WHERE o.contract_id = m.id AND o.service_status <> 'Cancelled'
             AND o.date_ts >= date_trunc('month', s.date_ts)
             AND o.date_ts < date_trunc('month', s.date_ts) + interval '1 month'
         ) ELSE s.price_cents END AS cents
       FROM (SELECT date_trunc('week', $1::date)::date AS monday) week
         JOIN services s ON coalesce(s.date_ts, 'infinity'::timestamp) >= week.monday
           AND coalesce(s.date_ts, 'infinity'::timestamp) < week.monday + 14
         LEFT JOIN contracts m ON m.id = s.contract_id
       WHERE s.service_status <> 'Cancelled'
     ) v`,
    [today],
  );
  return figure(rows[0]);
}
