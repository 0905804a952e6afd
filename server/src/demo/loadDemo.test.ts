import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { entities, entityNames } from 'shared-api/contract/entities/entities';
import { validate, writableFields } from 'shared-api/contract/fields/schemas';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { AnyObject, ObjectSchema } from 'yup';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { loadDemo } from './loadDemo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query('DELETE FROM sessions; DELETE FROM staff');
  expect(await loadDemo(server.database, server.company)).toBe(true);
});
afterAll(() => server.close());

const tokenOf = async (): Promise<string> => {
  const { body } = await server.call('POST', 'rest-auth/login/', {
    body: { username: 'admin', password: 'northbank-admin' },
  });
  return `Token ${String(body['token'])}`;
};

it.each(entityNames)('has %s that an Admin could save as they are', async (entity) => {
  const headers = { authorization: await tokenOf() };
  const { body } = await server.call('GET', `${entity}/?page_size=100`, { headers });
  const results = body['results'] as Record<string, unknown>[];
  expect(results.length).toBeGreaterThanOrEqual(8);
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  const writable = writableFields(schema);
  for (const record of results) {
    const fields = Object.fromEntries(writable.map((name) => [name, record[name]]));
    expect(validate(schema, fields).errors).toBeUndefined();
  }
  expect(fieldsOf(schema).every(({ name }) => name in (results[0] ?? {}))).toBe(true);
});

it('has an employee’s login that finds its own services', async () => {
  const { rows } = await server.database.query<{ services: number }>(
    `SELECT count(*)::int AS services FROM services v JOIN staff s ON s.employee_id = v.employee_id
     WHERE s.username = 'employee' AND v.date_ts > now()`,
  );
  expect(rows[0]?.services).toBeGreaterThan(0);
});

it('has mails as their recipients saw them, with what was owed then', async () => {
  const { rows } = await server.database.query<{ entity: string; bare: number; sent: number }>(
    `SELECT entity, count(*)::int AS sent,
       count(*) FILTER (WHERE html_body NOT LIKE '%</table>%' OR text_body NOT LIKE '%$ %')::int AS bare
     FROM mails WHERE entity IN ('invoices', 'quotes') GROUP BY entity ORDER BY entity`,
  );
  expect(rows.map(({ entity, bare, sent }) => [entity, bare, sent > 20])).toEqual([
    ['invoices', 0, true],
    ['quotes', 0, true],
  ]);
  const { rows: paid } = await server.database.query<{ said: boolean }>(
    `SELECT bool_and(m.text_body LIKE '%Pay %') AS said FROM mails m
       JOIN invoice_balance b ON b.invoice_id = m.record_id
     WHERE m.entity = 'invoices' AND b.received_cents >= b.total_cents AND b.total_cents > 0`,
  );
  expect(paid[0]?.said).toBe(true);
});

// Those of a year took two seconds of the first start.
it('has no mails of long ago', async () => {
  const { rows } = await server.database.query<{ mails: number; old: number }>(
    `SELECT count(*)::int AS mails, count(*) FILTER (WHERE sent_at < now() - interval '62 days')::int AS old
     FROM mails WHERE entity = 'invoices'`,
  );
  expect(rows[0]?.mails).toBeLessThan(600);
  expect(rows[0]?.old).toBe(0);
});

it('has work in every state', async () => {
  const { rows } = await server.database.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM services) AS services,
       (SELECT count(*) FROM services WHERE date_ts > now()) AS coming,
       (SELECT count(*) FROM invoices) AS invoices,
       (SELECT count(*) FROM invoices WHERE invoice_number IS NULL) AS drafts,
       (SELECT count(*) FROM invoices WHERE billed AND NOT paid AND date_ts < now() - interval '31 days') AS overdue,
       (SELECT count(*) FROM invoices i WHERE invoice_number IS NOT NULL AND balance_cents <> (
         SELECT coalesce(sum(g.cents), 0) FROM ledger_postings g
         WHERE g.account = 'receivable' AND g.invoice_id = i.id)) AS wrong,
       (SELECT count(*) FROM contracts WHERE NOT is_active) AS ended`,
  );
  const [counts] = rows;
  for (const name of ['services', 'coming', 'invoices', 'drafts', 'overdue', 'ended']) {
    expect([name, counts?.[name]]).not.toEqual([name, 0]);
  }
  expect(counts?.['services']).toBeGreaterThan(400);
  expect(counts?.['invoices']).toBeGreaterThan(200);
  expect(counts?.['wrong']).toBe(0);
});

it('has money in every state, of a year', async () => {
  const { rows } = await server.database.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM invoices WHERE NOT paid AND invoice_number IS NOT NULL
         AND balance_cents BETWEEN 1 AND total_cents - 1) AS "partPaid",
       (SELECT count(*) FROM invoices WHERE NOT paid AND reminded_at IS NOT NULL) AS reminded,
       (SELECT count(*) FROM credits) AS credits,
       (SELECT count(*) FROM refunds WHERE credit_id IS NOT NULL) AS refunded,
       (SELECT -sum(cents) FROM ledger_postings WHERE account = 'onAccount') AS "onAccount",
       (SELECT count(*) FROM ledger_entries WHERE kind = 'writeOff') AS "writtenOff",
       (SELECT count(*) FROM ledger_entries WHERE kind = 'writeOffReversed') AS "owedAgain",
       (SELECT count(*) FROM disputes WHERE state = 'needsAnswer') AS disputes,
       (SELECT count(*) FROM deposit_requests r WHERE NOT EXISTS (
         SELECT FROM payments p WHERE p.deposit_request_id = r.id)) AS asked,
       (SELECT -sum(cents) FROM ledger_postings WHERE account = 'deposits') AS held,
       (SELECT count(*) FROM ledger_entries WHERE kind = 'depositApplied') AS applied,
       (SELECT count(*) FROM ledger_entries WHERE kind = 'depositReturned') AS "givenBack",
       (SELECT count(*) FROM ledger_entries WHERE kind = 'depositForfeited') AS kept,
       (SELECT count(*) FROM change_orders o JOIN acceptances a ON a.change_order_id = o.id)
         AS agreed,
       (SELECT count(*) FROM change_orders o WHERE NOT EXISTS (
         SELECT FROM acceptances a WHERE a.change_order_id = o.id)) AS waiting,
       (SELECT count(*) FROM invoices i JOIN quote_agreements a ON a.quote_id = i.quote_id
         WHERE i.invoice_number IS NULL AND i.total_cents > a.total_cents * 1.1) AS "tooMuch",
       (SELECT count(*) FROM period_closings) AS closed,
       (SELECT count(*) FROM bank_transactions o JOIN bank_transactions i ON i.id = o.paired_with
         WHERE o.currency <> i.currency) AS exchanged`,
  );
  for (const [state, count] of Object.entries(rows[0] ?? {})) {
    expect([state, count > 0]).toEqual([state, true]);
  }
  const { rows: months } = await server.database.query<{ count: number }>(
    `SELECT count(DISTINCT date_trunc('month', day)) AS count FROM ledger_entries
     WHERE kind = 'invoiceIssued'`,
  );
  expect(months[0]?.count).toBeGreaterThanOrEqual(12);
});

it('tells of invoices in the order in which things happen', async () => {
  const { rows } = await server.database.query<Record<string, number>>(
    `SELECT
       (SELECT count(*) FROM audit_trail a JOIN invoices i ON i.id = a.record_id
        WHERE a.entity = 'invoices' AND a.after ? 'invoiceNumber'
          AND (a.at AT TIME ZONE $1)::date <> i.date_ts) AS "issuedElsewhen",
       (SELECT count(*) FROM invoice_sends s WHERE s.kind = 'reminder' AND (
         SELECT sum(g.cents) FROM ledger_postings g
         WHERE g.account = 'receivable' AND g.invoice_id = s.invoice_id AND g.day <= s.day) <= 0)
         AS "remindedTooLate",
       (SELECT count(*) FROM invoice_sends s JOIN payments p ON p.invoice_id = s.invoice_id
        WHERE s.kind = 'bill' AND p.received_on < s.day) AS "paidTooEarly"`,
    [server.company.timeZone],
  );
  expect(rows).toEqual([{ issuedElsewhen: 0, remindedTooLate: 0, paidTooEarly: 0 }]);
});

it('keeps an audit trail that nobody can change', async () => {
  await expect(server.database.query("UPDATE audit_trail SET who = 'x'")).rejects.toThrow(
    'append-only',
  );
});

it('is loaded once', async () => {
  const count = async (): Promise<unknown> =>
    (await server.database.query('SELECT count(*) FROM services')).rows;
  const before = await count();
  await loadDemo(server.database, server.company);
  expect(await count()).toEqual(before);
});
