import type { Company } from 'shared-api/contract/company/company';
import { daysAfter } from 'shared-api/contract/values/days';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { createContractServices } from '../billing/contractServices.ts';
import { remindOverdue } from '../billing/dailyMails.ts';
import { issueInvoices } from '../billing/issueInvoices.ts';
import { createMonthlyInvoices, createServiceInvoices } from '../billing/serviceInvoices.ts';
import type { Queryable } from '../db/Database.ts';
import { newSecret } from '../entities/sources/employees.ts';
import { insertInvoiceMails } from './demoMails.ts';
import { demoEmployees } from './demoRecords.ts';
import { demoContracts, demoSingleServices } from './demoServices.ts';

/** Days of past services and invoices: a year, so that charts and reports look like a company's. */
const past = 365;

/** The id of the n-th row of a table, for records that refer to one another by list index. */
const placed = (table: string): string =>
  `(SELECT id, row_number() OVER (ORDER BY id) AS position FROM ${table})`;

/**
 * Employees, contracts, and a year of services and invoices, created by the product's own code:
 * contracts are scheduled from the past on, and past services completed, invoiced and mostly paid.
 */
export async function insertWork(
  connection: Queryable,
  company: Company,
  today: string,
): Promise<void> {
  const { taxRate } = company;
  await insertAgreed(connection, today);
  // A run schedules at least a month ahead, so monthly runs leave no gap up to today.
  for (let back = past; back > 0; back -= 30) {
    await createContractServices(connection, company, daysAfter(today, -back));
  }
  await createContractServices(connection, company, today);
  await connection.query(
    `DELETE FROM services s USING contracts k WHERE k.id = s.contract_id AND s.date_ts < k.since_ts`,
  );
  await connection.query(
    `UPDATE services SET service_status = CASE WHEN id % 41 = 7 THEN 'Cancelled' ELSE 'Complete' END
     WHERE contract_id IS NOT NULL AND date_ts < $1`,
    [today],
  );
  await connection.query(
    `UPDATE contracts SET is_active = false WHERE id IN (SELECT id FROM contracts ORDER BY id DESC LIMIT 4)`,
  );
  // Whoever ended them has cancelled what was still to come.
  await connection.query(
    `UPDATE services s SET service_status = 'Cancelled', cancelled_with_contract = true
     FROM contracts k WHERE k.id = s.contract_id AND NOT k.is_active AND s.date_ts >= $1`,
    [today],
  );
  await createServiceInvoices(connection, today, taxRate);
  await createMonthlyInvoices(connection, today, taxRate);
  await payMost(connection, today);
  await sendAndRemind(connection, company, today);
}

/**
 * Dates what the audit trail tells of invoices: they were made and issued in the morning of their day, not when
 * the demo was loaded. The trail refuses changes, but for those of the transaction that makes it up.
 */
export async function dateTrail(connection: Queryable, { timeZone }: Company): Promise<void> {
  await connection.query('ALTER TABLE audit_trail DISABLE TRIGGER audit_trail_append_only');
  await connection.query(
    `UPDATE audit_trail a SET at = (i.date_ts + time '05:00') AT TIME ZONE $1
     FROM invoices i
     WHERE a.entity = 'invoices' AND a.record_id = i.id AND i.invoice_number IS NOT NULL
       AND (a.action = 'create' OR a.after ? 'invoiceNumber')`,
    [timeZone],
  );
  await connection.query('ALTER TABLE audit_trail ENABLE TRIGGER audit_trail_append_only');
}

async function insertAgreed(connection: Queryable, today: string): Promise<void> {
  await connection.query(
    `INSERT INTO employees (since_ts, full_name, email, phone_number, secret)
     SELECT r."since", r."fullName", r."email", r."phone", r."secret"
     FROM jsonb_to_recordset($1) r ("since" date, "fullName" text, "email" text, "phone" text,
       "secret" text)
     ORDER BY r."since"`,
    [
      JSON.stringify(
        demoEmployees(today).map((employee) => ({ ...employee, secret: newSecret() })),
      ),
    ],
  );
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  await connection.query(
    `INSERT INTO contracts (since_ts, is_active, auto_bill, is_monthly, client_id, employee_id,
       address, city, price_cents, emp_cost_cents, hours, line_data, instructions, repeat, month_week,
       start_time, paused_from, paused_until, last_day, skip_holidays, ${days.join(', ')})
     SELECT r."since", true, r."autoBill", r."isMonthly", c.id, e.id, r."address", r."city",
       r."priceCents", r."empCostCents", r."hours", r."lineData", r."instructions",
       r."repeat", r."monthWeek", r."startTime", r."pausedFrom", r."pausedUntil", r."lastDay",
       r."skipHolidays", ${days.map((_, index) => `r."days" @> '${index}'`).join(', ')}
     FROM jsonb_to_recordset($1) r ("since" date, "autoBill" boolean, "isMonthly" boolean,
       "client" int, "employee" int, "address" text, "city" text, "priceCents" bigint,
       "empCostCents" bigint, "hours" double precision, "lineData" text, "instructions" text,
       "repeat" text, "monthWeek" text, "startTime" time, "pausedFrom" date, "pausedUntil" date,
       "lastDay" date, "skipHolidays" boolean, "days" jsonb)
     JOIN ${placed('clients')} c ON c.position = r."client"
     JOIN ${placed('employees')} e ON e.position = r."employee"
     ORDER BY r."since"`,
    [JSON.stringify(demoContracts(today))],
  );
  await connection.query(
    `INSERT INTO services (client_id, employee_id, type, service_status, date_ts, address, city,
       price_cents, emp_cost_cents, hours, line_data, instructions)
     SELECT c.id, e.id, r."type", r."status", r."at", r."address", r."city", r."priceCents",
       r."empCostCents", r."hours", r."lineData", r."instructions"
     FROM jsonb_to_recordset($1) r ("client" int, "employee" int, "type" text, "status" text,
       "at" timestamp, "address" text, "city" text, "priceCents" bigint, "empCostCents" bigint,
       "hours" double precision, "lineData" text, "instructions" text)
     JOIN ${placed('clients')} c ON c.position = r."client"
     JOIN ${placed('employees')} e ON e.position = r."employee"
     ORDER BY r."at"`,
    [JSON.stringify(demoSingleServices(today))],
  );
}

/**
 * Which issued invoices are paid: all of those that are more than a year old, nearly all of those that are months old,
 * fewer of the newer ones, a third of those of the last days.
 */
const isPaid = `CASE
  WHEN date_ts < $1::date - 366 THEN true
  WHEN date_ts < $1::date - 100 THEN id % 97 <> 5
  WHEN date_ts < $1::date - 45 THEN id % 19 <> 4
  WHEN date_ts < $1::date - 20 THEN id % 5 <> 4
  ELSE id % 3 = 0 END`;

/** Dates invoices by their service, issues most, and marks most of those paid. */
async function payMost(connection: Queryable, today: string): Promise<void> {
  await connection.query(
    `UPDATE invoices i SET date_ts = coalesce(
       (SELECT max(s.date_ts)::date + 1 FROM services s WHERE s.invoice_id = i.id), i.date_ts)`,
  );
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM invoices WHERE date_ts < $1::date - 4 ORDER BY date_ts, id',
    [today],
  );
  await issueInvoices(
    connection,
    rows.map(({ id }) => id),
    today,
    'demo',
  );
  await connection.query('UPDATE invoices SET billed = true WHERE invoice_number IS NOT NULL');
  await connection.query(
    `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
     SELECT id, total_cents, CASE id % 3 WHEN 0 THEN 'card' WHEN 1 THEN 'e-transfer' ELSE 'cheque' END,
       least(date_ts + 3 + id % 20, $1::date), 'demo'
     FROM invoices
     WHERE billed AND ${isPaid} AND total_cents > 0
     ORDER BY id`,
    [today],
  );
}

/**
 * Says of invoices that they were sent on their day, and reminds of what was overdue, month by month; what
 * became so in the last days is left to the next run. The mails have gone: none is sent from here.
 */
async function sendAndRemind(
  connection: Queryable,
  company: Company,
  today: string,
): Promise<void> {
  await connection.query(
    `INSERT INTO invoice_sends (invoice_id, kind, recipients, day, who)
     SELECT i.id, 'bill', ARRAY[c.email], i.date_ts, 'demo'
     FROM invoices i JOIN clients c ON c.id = i.client_id
     WHERE i.billed AND c.email <> '' ORDER BY i.date_ts, i.id`,
  );
  for (let back = 300; back > 0; back -= 33) {
    await remindOverdue(connection, company, daysAfter(today, -back), overdueDays);
  }
  await connection.query(`UPDATE invoice_sends SET at = day + time '13:30'`);
  // Most clients open what they get, some hours later.
  await connection.query(
    `UPDATE invoice_sends SET seen_at = at + interval '5 hours'
     WHERE id % 4 <> 0 AND at < now() - interval '1 day'`,
  );
  await insertInvoiceMails(connection, company, today);
}
