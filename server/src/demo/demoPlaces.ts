import type { Queryable } from '../db/Database.ts';

const addresses = [
  {
    label: 'Warehouse',
    address: '410 Industrial Road',
    city: 'Cambridge',
    postalCode: 'N3H 4R7',
    notes: 'Ring at dock 3. Park behind the building.',
    isBilling: false,
  },
  {
    label: 'Head office',
    address: '85 Willow Street',
    city: 'Waterloo',
    postalCode: 'N2J 1W2',
    notes: '',
    isBilling: true,
  },
];

const contacts = [
  {
    name: 'Renata Falk',
    role: 'Bookkeeper',
    email: 'accounts.falk@example.com',
    phone: '(519) 555-0163',
    getsInvoices: true,
    getsStatements: true,
    getsQuotes: false,
  },
];

/**
 * A company with three addresses, one of them billed, and two contacts; and a client who was written down twice. They
 * come last, so that whom other records of the demo belong to does not depend on them.
 */
export async function insertPlaces(connection: Queryable): Promise<void> {
  const { rows } = await connection.query<{ first: number }>(
    `SELECT min(id) AS first FROM clients WHERE company_name <> ''`,
  );
  const first = rows[0]?.first;
  if (first === undefined) return;
  await connection.query(
    `INSERT INTO client_addresses (client_id, label, address, city, postal_code, notes, is_billing)
     SELECT $1, a.label, a.address, a.city, a."postalCode", a.notes, a."isBilling"
     FROM jsonb_to_recordset($2::jsonb) AS a (label text, address text, city text,
       "postalCode" text, notes text, "isBilling" boolean)`,
    [first, JSON.stringify(addresses)],
  );
  await connection.query(
    `INSERT INTO client_contacts (client_id, name, role, email, phone, gets_invoices,
       gets_statements, gets_quotes)
     SELECT $1, k.name, k.role, k.email, k.phone, k."getsInvoices", k."getsStatements",
       k."getsQuotes"
     FROM jsonb_to_recordset($2::jsonb) AS k (name text, role text, email text, phone text,
       "getsInvoices" boolean, "getsStatements" boolean, "getsQuotes" boolean)`,
    [first, JSON.stringify(contacts)],
  );
  await connection.query(
    `WITH twice AS (
       INSERT INTO clients (since_ts, full_name, email, phone_number, city)
       SELECT c.since_ts + 60, upper(c.full_name), c.email,
         regexp_replace(c.phone_number, '[^0-9]', '', 'g'), c.city
       FROM clients c WHERE c.id = (SELECT max(id) FROM clients)
       RETURNING id)
     INSERT INTO client_notes (key, client_id, note, who)
     SELECT gen_random_uuid(), t.id, 'Called about the stairs; wants to hear from us in spring.', 'admin'
     FROM twice t`,
  );
}
