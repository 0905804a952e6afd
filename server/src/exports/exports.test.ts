import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { entityNames } from 'shared-api/contract/entities/entities';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { startSession } from '../session/sessions.ts';
import { exportedTables } from './tables.ts';

const server = serverPerFile();

/** Downloads an archive as an Admin, and returns its files as text. */
async function filesOf(path: string): Promise<Record<string, string>> {
  const { rows } = await server.database.query<{ id: number }>(
    "SELECT id FROM staff WHERE role = 'Admin'",
  );
  const token = await startSession(server.database, rows[0]?.id ?? 0);
  const { rawPayload, statusCode } = await server.app.inject({
    url: `/api/${path}`,
    headers: { authorization: `Token ${token}` },
  });
  expect(statusCode).toBe(200);
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

const rowsIn = (json: string | undefined): Record<string, unknown>[] =>
  JSON.parse(json ?? '') as Record<string, unknown>[];

const create = async (entity: string, body: object): Promise<number> =>
  (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body['id'] as number;

it('everything is each list as CSV, and each table with all of its rows, without secrets', async () => {
  await server.database.query(
    `INSERT INTO clients (since_ts, full_name, email)
     SELECT '2026-01-01', 'Person ' || n, 'p' || n || '@example.com' FROM generate_series(1, 1201) n`,
  );
  await create('clients', { fullName: '=SUM(A1)', phoneNumber: '+44 20 7946 0958' });
  await create('employees', { fullName: 'Eve Cole' });
  const { rows: secrets } = await server.database.query<{ secret: string }>(
    "SELECT secret FROM employees WHERE secret <> ''",
  );
  const files = await filesOf('export-everything/');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(entityNames.map((entity) => `${entity}.csv`)),
  );
  expect(files['clients.csv']).toContain('\r\n2026-01-01,Person 1201,');
  expect(files['clients.csv']).toContain("'=SUM(A1)");
  const { rows } = await server.database.query<{ count: number }>('SELECT count(*) FROM clients');
  expect(rowsIn(files['tables/clients.json'])).toHaveLength(rows[0]?.count ?? 0);
  const tables = await exportedTables(server.database);
  for (const { name, key } of tables) {
    const all = rowsIn(files[`tables/${name}.json`]);
    const places = all.map((row) => JSON.stringify(key.map((column) => row[column.name])));
    const { rows: counted } = await server.database.query<{ count: number }>(
      `SELECT count(*) FROM ${name}`,
    );
    // The security log's own entry aside, nothing is written meanwhile.
    expect([name, all.length]).toEqual([name, counted[0]?.count]);
    if (!key.some((column) => /key$|secret/.test(column.name))) {
      expect(new Set(places).size).toBe(all.length);
    }
  }
  expect(secrets.length).toBeGreaterThan(0);
  const whole = Object.values(files).join('\n');
  for (const { secret } of secrets) expect(whole).not.toContain(secret);
  expect(Object.keys(files)).not.toContain('tables/staff.json');
});

it('what is stored of a client is in one archive, and of no other client', async () => {
  const ann = await create('clients', { fullName: 'Ann Lee', email: 'ann@example.com' });
  const ben = await create('clients', { fullName: 'Ben Roy', email: 'ben@example.com' });
  for (const [clientId, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ]) {
    await create('contracts', { clientId, address: `${name} Street` });
    await create('services', { clientId, address: `${name} Street` });
    await create('quotes', { clientId, projectTitle: `For ${name}`, price: 113 });
    await create('invoices', { clientId, subTotal: 100 });
    await server.call('POST', `clients/${clientId}/notes/`, {
      as: 'Admin',
      body: { key: crypto.randomUUID(), note: `${name} rings twice` },
    });
    await server.database.query(
      `INSERT INTO leads (date_ts, name, email, message, source)
       VALUES ('2026-02-02', $1, $2, 'Hello', 'Contact')`,
      [name, `${String(name)}@EXAMPLE.com`],
    );
  }
  const files = await filesOf(`clients/${ann}/data/`);
  expect(files['contracts.csv']).toContain('Ann Street');
  expect(rowsIn(files['json/client.json'])).toMatchObject([{ full_name: 'Ann Lee' }]);
  expect(rowsIn(files['json/notes.json'])).toMatchObject([{ note: 'Ann rings twice' }]);
  for (const part of ['contracts', 'services', 'quotes', 'invoices', 'requests', 'history']) {
    expect([part, rowsIn(files[`json/${part}.json`]).length]).toEqual([part, 1]);
  }
  expect(Object.values(files).join('\n')).not.toContain('Ben');
});

it('each archive is in the security log', async () => {
  const id = await create('clients', { fullName: 'Cy Poe' });
  await filesOf(`clients/${id}/data/`);
  await filesOf('export-everything/');
  const { body } = await server.call('GET', 'security-log/', { as: 'Admin' });
  expect((body['results'] as unknown[]).slice(0, 2)).toMatchObject([
    { kind: 'data-exported', who: 'test-admin', detail: '' },
    { kind: 'data-exported', who: 'test-admin', detail: `clients/${id}` },
  ]);
});

it('there is no archive of a client who is not there', async () => {
  const { status } = await server.call('GET', 'clients/999999/data/', { as: 'Admin' });
  expect(status).toBe(404);
});
