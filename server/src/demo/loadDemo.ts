import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Role } from 'shared-api/contract/staff/roles';
import { clientName } from '../db/clientName.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { hashPassword } from '../session/passwords/passwords.ts';
import {
  demoClients,
  demoContracts,
  demoEmployees,
  demoLeads,
  demoQuotes,
  demoSingleServices,
} from './demoRecords.ts';
import { store } from '../bank/importStatement.ts';
import { packStatement } from '../bank/packStatement.ts';
import { insertAgreements } from './demoAgreements.ts';
import { insertDeposits } from './demoDeposits.ts';
import { demoForeignStatement, demoStatements } from './demoBank.ts';
import { createServiceInvoices, createMonthlyInvoices } from '../billing/serviceInvoices.ts';
import { createContractServices } from '../billing/contractServices.ts';
import { issueInvoices } from '../billing/issueInvoices.ts';
import { newSecret } from '../entities/sources/employees.ts';

/** The demo logins, as printed in the README and at start-up. */
export const demoLogins = {
  admin: { role: 'Admin', username: 'admin', password: 'northbank-admin' },
  employee: { role: 'Employee', username: 'employee', password: 'northbank-staff' },
} as const satisfies Record<string, { role: Role; username: string; password: string }>;

/** Whether a login from the README works. */
export async function hasDemoLogins(database: Queryable): Promise<boolean> {
  const { rows } = await database.query('SELECT FROM staff WHERE demo LIMIT 1');
  return rows.length > 0;
}

/**
 * Fills a database that has no logins yet with two logins and demo records.
 * @returns whether the database is a demo, filled now or earlier
 */
export async function loadDemo(database: Database, company: Company): Promise<boolean> {
  const hashes = new Map<string, string>();
  return database.transaction(async (connection) => {
    // Servers that start together wait here; the second finds the first one's staff.
    await connection.query('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
    const { rows } = await connection.query('SELECT FROM staff LIMIT 1');
    if (rows.length > 0) return hasDemoLogins(connection);
    for (const { password } of Object.values(demoLogins)) {
      hashes.set(password, await hashPassword(password));
    }
    for (const { role, username, password } of Object.values(demoLogins)) {
      await connection.query(
        'INSERT INTO staff (username, password_hash, role, demo) VALUES ($1, $2, $3, true)',
        [username, hashes.get(password), role],
      );
    }
    const today = companyDay(Date.now() / 1000, company.timeZone);
    await insertRecords(connection, today, company.taxRate);
    await insertAgreements(connection, company.taxRate);
    await insertDeposits(connection, company.taxRate);
    await insertWork(connection, today, company.taxRate);
    await insertBank(connection, today);
    return true;
  });
}

async function insertRecords(connection: Queryable, today: string, taxRate: number): Promise<void> {
  await connection.query(
    `INSERT INTO clients (since_ts, full_name, company_name, email, phone_number, address, city,
       postal_code)
     SELECT r."since", r."fullName", r."companyName", r."email", r."phone", r."address", r."city",
       r."postalCode"
     FROM jsonb_to_recordset($1) r ("since" date, "fullName" text, "companyName" text, "email" text,
       "phone" text, "address" text, "city" text, "postalCode" text)
     ORDER BY r."since"`,
    [JSON.stringify(demoClients(today))],
  );
  const quotes = demoQuotes(today, taxRate);
  await connection.query(
    `INSERT INTO quotes (number, since_ts, client_id, project_title, email, notes, sub_total_cents,
       tax_cents, price_cents, labor_cost_cents, material_cost_cents, line_data, category, type,
       date_ts, valid_until)
     SELECT r."number", r."since", c.id, r."projectTitle", r."email", r."notes",
       r."subTotalCents", r."taxCents", r."subTotalCents" + r."taxCents", r."laborCents",
       r."materialCents", r."lineData", r."category", r."type", r."since", r."since" + 30
     FROM jsonb_to_recordset($1) r ("number" int, "since" date, "client" int, "projectTitle" text,
       "email" text, "notes" text, "subTotalCents" bigint, "taxCents" bigint, "laborCents" bigint,
       "materialCents" bigint, "lineData" jsonb, "category" text, "type" text)
     LEFT JOIN (SELECT id, row_number() OVER (ORDER BY id) AS position FROM clients) c
       ON c.position = r."client"
     ORDER BY r."number"`,
    [JSON.stringify(quotes)],
  );
  await connection.query('UPDATE document_numbers SET next = next + $1', [quotes.length]);
  await connection.query(
    `INSERT INTO leads (date_ts, name, email, phone, subject, message, source, status)
     SELECT r."date", r."name", r."email", r."phone", r."subject", r."message", r."source", r."status"
     FROM jsonb_to_recordset($1) r ("date" date, "name" text, "email" text, "phone" text,
       "subject" text, "message" text, "source" text, "status" text)
     ORDER BY r."date"`,
    [JSON.stringify(demoLeads(today))],
  );
}

/** The id of the n-th row of a table, for records that refer to one another by list index. */
const placed = (table: string): string =>
  `(SELECT id, row_number() OVER (ORDER BY id) AS position FROM ${table})`;

/** Days of past services and invoices. */
const past = 90;

/**
 * Employees, contracts, and half a year of services and invoices, created by the product's own
 * code: contracts are scheduled from the past on, and past services completed, invoiced and mostly
 * paid.
 */
async function insertWork(connection: Queryable, today: string, taxRate: number): Promise<void> {
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
       address, city, price_cents, emp_cost_cents, hours, line_data, instructions, ${days.join(', ')})
     SELECT r."since", true, r."autoBill", r."isMonthly", c.id, e.id, r."address", r."city",
       r."priceCents", r."empCostCents", r."hours", r."lineData", r."instructions",
       ${days.map((_, index) => `r."days" @> '${index}'`).join(', ')}
     FROM jsonb_to_recordset($1) r ("since" date, "autoBill" boolean, "isMonthly" boolean,
       "client" int, "employee" int, "address" text, "city" text, "priceCents" bigint,
       "empCostCents" bigint, "hours" double precision, "lineData" text, "instructions" text,
       "days" jsonb)
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
  // A run schedules at least a month ahead, so monthly runs leave no gap up to today.
  for (const back of [past, 60, 30, 0]) {
    const { rows } = await connection.query<{ day: string }>('SELECT $1::date - $2::int AS day', [
      today,
      back,
    ]);
    await createContractServices(connection, rows[0]?.day ?? today);
  }
  await connection.query(
    `UPDATE services SET service_status = 'Complete' WHERE contract_id IS NOT NULL AND date_ts < $1`,
    [today],
  );
  await connection.query(
    `UPDATE contracts SET is_active = false WHERE id IN (SELECT id FROM contracts ORDER BY id DESC LIMIT 4)`,
  );
  await createServiceInvoices(connection, today, taxRate);
  await createMonthlyInvoices(connection, today, taxRate);
  await payMost(connection, today);
}

/** Statements of both brands, with e-transfers that match open invoices. */
async function insertBank(connection: Queryable, today: string): Promise<void> {
  const { rows } = await connection.query<{ number: number; cents: number; client: string }>(
    `SELECT i.invoice_number AS number, coalesce(i.total_cents, 0) AS cents,
       ${clientName} AS client
     FROM invoices i JOIN clients c ON c.id = i.client_id
     WHERE i.invoice_number IS NOT NULL AND NOT i.paid AND i.date_ts <= $1
     ORDER BY i.date_ts DESC, i.id LIMIT 5`,
    [today],
  );
  const [cleaning, contracting] = demoStatements(today);
  if (!cleaning || !contracting) return;
  const transfers = rows.map(({ number, cents, client }, index) => ({
    day: today,
    cents,
    currency: 'CAD',
    description: `${client} Interac e-Transfer received${index % 2 === 0 ? `, invoice ${number}` : ''}`,
    counterparty: client,
    kind: 'CREDIT',
    reference: '',
    check: '',
  }));
  const accounts = [{ ...cleaning, lines: [...cleaning.lines, ...transfers] }, contracting];
  await store(
    connection,
    { name: 'demo-statements.ofx', source: 'demo', who: 'demo' },
    packStatement({ accounts }),
  );
  await connection.query(
    `UPDATE bank_accounts SET settled_at = now(),
       name = CASE label WHEN '…8842' THEN 'Cleaning chequing' ELSE 'Contracting chequing' END,
       brand = CASE label WHEN '…8842' THEN 'cleaning' ELSE 'contracting' END`,
  );
  await store(
    connection,
    { name: 'demo-us-dollars.ofx', source: 'demo', who: 'demo' },
    packStatement({ accounts: [demoForeignStatement(today)] }),
  );
}

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
     WHERE billed AND id % 9 <> 4 AND (date_ts < $1::date - 20 OR id % 3 = 0) AND total_cents > 0
     ORDER BY id`,
    [today],
  );
}
