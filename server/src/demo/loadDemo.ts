import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Role } from 'shared-api/contract/staff/roles';
import { clientName } from '../db/clientName.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { hashPassword } from '../session/passwords/passwords.ts';
import { demoClients, demoLeads, demoQuotes } from './demoRecords.ts';
import { store } from '../bank/importStatement.ts';
import { packStatement } from '../bank/packStatement.ts';
import { insertAgreements } from './demoAgreements.ts';
import { insertDeposits } from './demoDeposits.ts';
import { demoForeignStatement, demoStatements } from './demoBank.ts';
import { giveRate } from '../bank/accounts/rates.ts';
import { daysAgo, insertMoney, type Demo } from './demoMoney.ts';
import { insertPlaces } from './demoPlaces.ts';
import { dateTrail, insertWork } from './demoWork.ts';

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
    await insertAgreements(connection, company);
    await insertDeposits(connection, company.taxRate);
    await insertWork(connection, company, today);
    // The list of services has a tab of this login's own.
    await connection.query(
      'UPDATE staff SET employee_id = (SELECT min(id) FROM employees) WHERE username = $1',
      [demoLogins.employee.username],
    );
    await insertMoney(connection, company, today);
    await dateTrail(connection, company);
    await insertBank(connection, company, today);
    await insertPlaces(connection);
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
    `INSERT INTO leads (date_ts, name, email, phone, subject, message, source, status, arrived_at,
       answered_at, close_reason)
     SELECT r."date", r."name", r."email", r."phone", r."subject", r."message", r."source", r."status",
       r."arrivedAt", r."answeredAt", r."closeReason"
     FROM jsonb_to_recordset($1) r ("date" date, "name" text, "email" text, "phone" text,
       "subject" text, "message" text, "source" text, "status" text, "arrivedAt" timestamptz,
       "answeredAt" timestamptz, "closeReason" text)
     ORDER BY r."date"`,
    [JSON.stringify(demoLeads(today))],
  );
}

/** Statements of both brands, with e-transfers that match open invoices. */
async function insertBank(connection: Queryable, company: Company, today: string): Promise<void> {
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
  await giveRates({ connection, company, today });
}

/** Rates of all months but the last two, which somebody has yet to look up. */
async function giveRates(demo: Demo): Promise<void> {
  const { connection, today } = demo;
  const { rows } = await connection.query<{ accountId: number; month: string }>(
    `SELECT DISTINCT account_id AS "accountId", to_char(day, 'YYYY-MM') AS month
     FROM bank_transactions
     WHERE currency = 'USD' AND day < date_trunc('month', $1::date) - interval '1 month'
     ORDER BY month DESC LIMIT 12`,
    [today],
  );
  for (const [index, { accountId, month }] of rows.entries()) {
    const rate = (1_360 + (index % 5) * 6) / 1_000;
    const source = 'Bank of Canada, monthly average';
    await giveRate(
      daysAgo(demo, 0).database,
      { accountId, currency: 'USD', month, fileId: null, rate, source },
      'demo',
    );
  }
}
