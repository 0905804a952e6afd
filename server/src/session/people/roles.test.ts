import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';
import { startSession } from '../sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Login {
  id: number;
  token: string;
}

/** A login with a role and a running session. */
async function makeLogin(username: string, role: string): Promise<Login> {
  const { rows } = await server.database.query<{ id: number }>(
    "INSERT INTO staff (username, password_hash, role) VALUES ($1, 'none', $2) RETURNING id",
    [username, role],
  );
  const id = rows[0]?.id ?? 0;
  return { id, token: await startSession(server.database, id) };
}

const call = (method: 'GET' | 'PUT' | 'POST', path: string, { token }: Login, body?: object) =>
  server.call(method, path, {
    headers: { authorization: `Token ${token}` },
    ...(body && { body }),
  });

const roleOf = async ({ id }: Login): Promise<string | undefined> =>
  (await server.database.query<{ role: string }>('SELECT role FROM staff WHERE id = $1', [id]))
    .rows[0]?.role;

beforeEach(() => server.database.query("DELETE FROM staff WHERE username NOT LIKE 'test-%'", []));

describe('a change of role', () => {
  it('holds from the next call of a session that runs, which is told of it', async () => {
    const person = await makeLogin('nadia', 'Employee');
    expect((await call('GET', 'mails/', person)).status).toBe(403);
    const changed = await server.call('PUT', `people/${person.id}/role`, {
      as: 'Admin',
      body: { role: 'Office' },
    });
    expect(changed.body).toEqual({ message: 'nadia has the role Office from now on.' });
    const answer = await call('GET', 'mails/', person);
    expect(answer.status).toBe(200);
    expect(answer.headers['x-role']).toBe('Office');
    await server.call('PUT', `people/${person.id}/role`, {
      as: 'Admin',
      body: { role: 'Accountant' },
    });
    const refused = await call('GET', 'mails/', person);
    expect(refused.status).toBe(403);
    expect(refused.headers['x-role']).toBe('Accountant');
    expect(refused.body).toEqual({
      message:
        'Your role (Accountant) does not include "Read mails and send them again". An owner can change it.',
    });
  });

  it('is refused for a role that does not exist, with those that do', async () => {
    const person = await makeLogin('nadia', 'Employee');
    const { status, body } = await server.call('PUT', `people/${person.id}/role`, {
      as: 'Admin',
      body: { role: 'Boss' },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Admin, Office, CrewLead, Employee, Accountant');
  });
});

describe('the last owner', () => {
  it('stays, when thirty owners make each other something else at once', async () => {
    await server.database.query(
      "UPDATE staff SET disabled_at = now() WHERE username = 'test-admin'",
    );
    const owners = await Promise.all(
      Array.from({ length: 30 }, (_, index) => makeLogin(`owner-${index}`, 'Admin')),
    );
    const answers = await Promise.all(
      owners.map((owner, index) =>
        call('PUT', `people/${owners[(index + 1) % owners.length]?.id ?? 0}/role`, owner, {
          role: 'Employee',
        }),
      ),
    );
    const roles = await Promise.all(owners.map(roleOf));
    const left = roles.filter((role) => role === 'Admin').length;
    expect(left).toBeGreaterThanOrEqual(1);
    // Whoever had lost the role while the call waited was refused.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30 - left);
    await server.database.query(
      "UPDATE staff SET disabled_at = NULL WHERE username = 'test-admin'",
    );
  });

  it('stays, when thirty owners disable each other at once', async () => {
    await server.database.query(
      "UPDATE staff SET disabled_at = now() WHERE username = 'test-admin'",
    );
    const owners = await Promise.all(
      Array.from({ length: 30 }, (_, index) => makeLogin(`owner-${index}`, 'Admin')),
    );
    await Promise.all(
      owners.map((owner, index) =>
        call('PUT', `people/${owners[(index + 1) % owners.length]?.id ?? 0}/disabled`, owner, {
          disabled: true,
        }),
      ),
    );
    const { rows } = await server.database.query<{ left: number }>(
      "SELECT count(*)::integer AS left FROM staff WHERE role = 'Admin' AND disabled_at IS NULL",
    );
    expect(rows[0]?.left).toBeGreaterThanOrEqual(1);
    await server.database.query(
      "UPDATE staff SET disabled_at = NULL WHERE username = 'test-admin'",
    );
  });
});

describe('a crew lead', () => {
  const as = 'CrewLead' as const;

  it('plans services without seeing or setting what they cost', async () => {
    const { body: made } = await server.call('POST', 'services/create', {
      as: 'Admin',
      body: { address: '1 King', price: 120, empCost: 60, dateTs: '2026-12-01T09:00' },
    });
    const id = Number(made['id']);
    const { body: seen } = await server.call('GET', `services/${id}/`, { as });
    expect(seen).toMatchObject({ address: '1 King', price: null, empCost: null });
    const { text } = await server.call('GET', 'services/', { as });
    expect(text).not.toContain('120');
    const { status, body } = await server.call('PUT', `services/update/${id}/`, {
      as,
      body: { ...seen, address: '2 King' },
    });
    expect([status, body['address'], body['price']]).toEqual([200, '2 King', null]);
    const priced = await server.call('PUT', `services/update/${id}/`, {
      as,
      body: { version: body['version'], price: 1 },
    });
    expect(priced.status).toBe(403);
    const old = await server.call('PUT', `services/update/${id}/`, {
      as,
      body: { version: seen['version'], address: '3 King' },
    });
    expect(old.status).toBe(409);
    expect(old.body['current']).toMatchObject({ address: '2 King', price: null });
    const { body: stored } = await server.call('GET', `services/${id}/`, { as: 'Admin' });
    expect(stored).toMatchObject({ address: '2 King', price: 120, empCost: 60 });
  });

  it('makes a service, but none with a price', async () => {
    const made = await server.call('POST', 'services/create', { as, body: { address: '4 King' } });
    expect(made.status).toBe(201);
    const priced = await server.call('POST', 'services/create', {
      as,
      body: { address: '5 King', price: 99 },
    });
    expect(priced.status).toBe(403);
  });

  it('learns no amount by sorting contracts, on Today or in the timeline of a client', async () => {
    expect((await server.call('GET', 'contracts/?sort=profit', { as })).status).toBe(403);
    const { body: client } = await server.call('POST', 'clients/create', {
      as: 'Admin',
      body: { fullName: 'Ann Payer' },
    });
    const clientId = Number(client['id']);
    await server.call('POST', 'quotes/create', { as: 'Admin', body: { clientId, price: 777 } });
    const dayBefore = companyDay(Date.now() / 1000 - 2 * 86_400, server.company.timeZone);
    await server.call('POST', 'services/create', {
      as: 'Admin',
      body: { clientId, price: 888, dateTs: `${dayBefore}T09:00`, serviceStatus: 'Scheduled' },
    });
    const timeline = await server.call('GET', `clients/${clientId}/timeline/`, { as });
    expect(timeline.status).toBe(200);
    expect(timeline.text).not.toContain('777');
    expect(timeline.text).not.toContain('"quotes"');
    const { body: today, text } = await server.call('GET', 'today/', { as });
    expect(today['hasFigures']).toBe(false);
    expect(text).not.toContain('888');
    const kinds = (today['needs'] as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['unmarkedVisits']);
  });
});

describe('an accountant', () => {
  it('downloads issued invoices, and issues none by it', async () => {
    const { body: invoice } = await server.call('POST', 'invoices/create', {
      as: 'Admin',
      body: { type: 'Janitorial', subTotal: 100, tax: 13, total: 113 },
    });
    const draft = `download-invoice/draft-${String(invoice['id'])}`;
    expect((await server.call('GET', draft, { as: 'Accountant' })).status).toBe(403);
    const { body } = await server.call('GET', `invoices/${String(invoice['id'])}/`, {
      as: 'Accountant',
    });
    expect(body['invoiceNumber']).toBeNull();
  });
});
