import { randomUUID } from 'node:crypto';
import { allMoved } from '../../../src/clients/merge/movedTables.ts';
import type { Json, TestBilling } from '../testBilling.ts';

/** Tables that are compared by their rows: all that a merge moves, and the clients with their tags. */
const compared = [...allMoved.map(([table]) => table), 'clients', 'client_tags'];

/** Gives a client a record of every kind. */
async function fill(
  billing: TestBilling,
  client: Json,
): Promise<{ invoice: Json; quote: Json; contract: Json }> {
  const clientId = client['id'];
  const call = (part: string, body: object) =>
    billing.call('POST', `clients/${String(clientId)}/${part}/`, body);
  await call('notes', { key: randomUUID(), note: 'Rings twice' });
  await billing.call('PUT', `clients/${String(clientId)}/tags/`, {
    tags: [`Of ${String(clientId)}`, 'Weekly'],
  });
  await call('addresses', {
    ...{ label: 'Cottage', address: `${String(clientId)} Lake Road`, city: 'Elora' },
    ...{ postalCode: '', notes: '', isBilling: true },
  });
  await call('contacts', {
    ...{ name: 'Bo', role: 'Son', email: `bo${String(clientId)}@example.com`, phone: '' },
    ...{ language: 'en', getsInvoices: true, getsStatements: true, getsQuotes: false },
  });
  const contract = await billing.create('contracts', { clientId, isActive: false, price: 50 });
  await billing.create('services', { clientId, contractId: contract['id'] });
  const quote = await billing.create('quotes', { clientId, price: 113, email: client['email'] });
  await billing.create('invoices', { clientId, subTotal: 33 });
  const invoice = await billing.issued({ clientId });
  await billing.call('POST', 'payments/', {
    ...{ key: randomUUID(), day: billing.today, method: 'cash', reference: '', clientId },
    ...{ amount: 60, allocations: [{ invoiceId: invoice['id'], amount: 40 }] },
  });
  const wrong = await billing.issued({ clientId });
  await billing.call('POST', `invoices/${String(wrong['id'])}/credit/`, {
    ...{ key: randomUUID(), reason: 'Not done', lines: null },
  });
  const { database } = billing.server;
  await database.query(
    `WITH sent AS (
       INSERT INTO statement_sends (key, client_id, first_day, last_day, recipients, message, who)
       VALUES (gen_random_uuid(), $1, current_date, current_date, '{}', '', 'test') RETURNING id)
     INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status, statement_id)
     SELECT 'clients', $1, 'a@example.com', 'Statement', '', '', 'sent', id FROM sent`,
    [clientId],
  );
  await database.query(
    `INSERT INTO leads (date_ts, name, email, client_id, status, source)
     VALUES (current_date, 'Ann', 'ann@example.com', $1, 'Handled', 'Contact')`,
    [clientId],
  );
  return { invoice, quote, contract };
}

/** Clients of whom there are two, with something of every kind, and calls that merge them. */
export function mergingOf(billing: TestBilling) {
  const call = (id: unknown, part: string, body: object) =>
    billing.call('POST', `clients/${String(id)}/${part}/`, body);

  return {
    /** Two clients of one phone number, and records of the second. */
    couple: async () => {
      const phoneNumber = `(519) 555-${String(Math.floor(Math.random() * 9000) + 1000)}`;
      const kept = await billing.create('clients', {
        ...{ fullName: 'Ann Maple', email: `ann${randomUUID().slice(0, 8)}@example.com` },
        ...{ phoneNumber, address: '1 First Street', city: 'Guelph' },
      });
      const other = await billing.create('clients', {
        ...{ fullName: 'A. Maple', companyName: 'Maple Ltd' },
        ...{ email: `office${randomUUID().slice(0, 8)}@example.com` },
        ...{ phoneNumber: phoneNumber.replace(/\D/g, ''), address: '2 Second Street' },
      });
      await fill(billing, kept);
      return { kept, other, ...(await fill(billing, other)) };
    },

    preview: (kept: Json, other: Json) =>
      billing.call('GET', `clients/${String(kept['id'])}/merge/${String(other['id'])}/`),

    merge: (kept: Json, other: Json, takes: readonly string[] = []) =>
      call(kept['id'], 'merge', {
        ...{ version: kept['version'], otherId: other['id'], otherVersion: other['version'] },
        takes,
      }),

    undo: (mergeId: unknown) => billing.call('POST', `client-merges/${String(mergeId)}/undo/`, {}),

    /** Every row that a merge may touch, without its version, which only goes up. */
    dump: async (): Promise<Record<string, unknown[]>> => {
      const found: Record<string, unknown[]> = {};
      for (const table of compared) {
        const { rows } = await billing.server.database.query<{ row: unknown }>(
          `SELECT to_jsonb(t) - 'version' AS row FROM ${table} t ORDER BY to_jsonb(t)::text`,
        );
        found[table] = rows.map(({ row }) => row);
      }
      return found;
    },
  };
}
