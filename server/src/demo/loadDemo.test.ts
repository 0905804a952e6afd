import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { entities, entityNames } from 'shared-api/contract/entities/entities';
import { fieldsOf, validate, writableFields } from 'shared-api/contract/fields/schemas';
import type { AnyObject, ObjectSchema } from 'yup';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { loadDemo } from './loadDemo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query('DELETE FROM sessions; DELETE FROM staff');
  expect(await loadDemo(server.database, server.company)).toBe(true);
}, 60_000);
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

it('has work in every state', async () => {
  const { rows } = await server.database.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM services) AS services,
       (SELECT count(*) FROM services WHERE date_ts > now()) AS coming,
       (SELECT count(*) FROM invoices) AS invoices,
       (SELECT count(*) FROM invoices WHERE invoice_number IS NULL) AS drafts,
       (SELECT count(*) FROM invoices WHERE billed AND NOT paid AND date_ts < now() - interval '31 days') AS overdue,
       (SELECT count(*) FROM invoices i WHERE paid AND total_cents <>
         (SELECT sum(amount_cents) FROM payments p WHERE p.invoice_id = i.id)) AS wrong,
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

it('is loaded once', async () => {
  const count = async (): Promise<unknown> =>
    (await server.database.query('SELECT count(*) FROM services')).rows;
  const before = await count();
  await loadDemo(server.database, server.company);
  expect(await count()).toEqual(before);
});
