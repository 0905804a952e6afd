import type { Company } from 'shared-api/contract/company';
import { companyDay } from 'shared-api/contract/companyTime';
import type { Role } from 'shared-api/contract/roles';
import type { Database, Queryable } from '../db/Database.ts';
import { hashPassword } from '../session/passwords.ts';
import { demoClients, demoLeads, demoQuotes } from './demoRecords.ts';

/** The two logins of a demo; the README and the start-up output name them. */
export const demoLogins = {
  admin: { role: 'Admin', username: 'admin', password: 'northbank-admin' },
  employee: { role: 'Employee', username: 'employee', password: 'northbank-staff' },
} as const satisfies Record<string, { role: Role; username: string; password: string }>;

/** Whether somebody could log in with what the README says. */
export async function hasDemoLogins(database: Queryable): Promise<boolean> {
  const { rows } = await database.query('SELECT FROM staff WHERE demo LIMIT 1');
  return rows.length > 0;
}

/**
 * Fills a database in which nobody can log in yet: two logins and records to look at.
 * @returns whether the database is a demo, filled now or earlier
 */
export async function loadDemo(database: Database, company: Company): Promise<boolean> {
  const hashes = new Map<string, string>();
  return database.transaction(async (connection) => {
    // Instances that start together wait here; the second finds the staff of the first.
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
    await insertRecords(connection, companyDay(Date.now() / 1000, company.timeZone));
    return true;
  });
}

async function insertRecords(connection: Queryable, today: string): Promise<void> {
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
  const quotes = demoQuotes(today);
  await connection.query(
    `INSERT INTO quotes (number, since_ts, client_id, project_title, email, notes, price_cents,
       labor_cost_cents, material_cost_cents, line_data, category, type, date_ts)
     SELECT r."number", r."since", c.id, r."projectTitle", r."email", r."notes", r."priceCents",
       r."laborCents", r."materialCents", r."lineData", r."category", r."type", r."since"
     FROM jsonb_to_recordset($1) r ("number" int, "since" date, "client" int, "projectTitle" text,
       "email" text, "notes" text, "priceCents" bigint, "laborCents" bigint, "materialCents" bigint,
       "lineData" jsonb, "category" text, "type" text)
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
