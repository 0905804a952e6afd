import { describe, expect, it } from '@jest/globals';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Person } from 'shared-api/contract/staff/people';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';
import { startSession } from '../sessions.ts';

const server = serverPerFile();
const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, path, { as: 'Admin', ...(body ? { body } : {}) });

let count = 0;

/** A new login, and calls with a session of it. */
async function login(role = 'Employee') {
  count += 1;
  const username = `login-${count}`;
  const { rows } = await server.database.query<{ id: number }>(
    "INSERT INTO staff (username, password_hash, role) VALUES ($1, 'none', $2) RETURNING id",
    [username, role],
  );
  const id = rows[0]?.id ?? 0;
  const headers = { authorization: `Token ${await startSession(server.database, id)}` };
  return {
    id,
    username,
    get: (path: string) => server.call('GET', path, { headers }),
    post: (path: string, body: object) => server.call('POST', path, { headers, body }),
    counts: async () =>
      (await server.call('GET', 'services/views/', { headers })).body['counts'] as object,
  };
}

const created = async (entity: string, body: object): Promise<number> =>
  Number((await asAdmin('POST', `${entity}/create`, body)).body['id']);
const employee = (fullName = 'Amara Osei') => created('employees', { fullName });
const link = (id: number, employeeId: number | null) =>
  asAdmin('PUT', `people/${id}/employee`, { employeeId });
const linkOf = async (id: number) =>
  ((await asAdmin('GET', 'people/')).body['results'] as Person[]).find((one) => one.id === id)
    ?.employee;
const today = () => companyDay(Date.now() / 1000, server.company.timeZone);
const visit = (employeeId: number | null, day = today(), serviceStatus = 'Scheduled') =>
  created('services', { dateTs: `${day}T09:00`, serviceStatus, employeeId });

const idsIn = (body: Record<string, unknown>) =>
  (body['results'] as { id: number }[]).map(({ id }) => id);

describe('a login that is linked to an employee', () => {
  it('has the services of this employee from today on as its own, counted, exported and selected', async () => {
    const own = await employee();
    const person = await login('Office');
    expect((await link(person.id, own)).body).toEqual({
      message: `“Mine” shows ${person.username} the services of Amara Osei from now on.`,
    });
    expect(await linkOf(person.id)).toEqual({ id: own, fullName: 'Amara Osei' });
    const mine = await visit(own);
    await visit(own, '2020-03-02');
    await visit(await employee('Ben Bright'));
    await visit(null);
    const { body } = await person.get('services/?view=mine');
    expect([body['count'], idsIn(body)]).toEqual([1, [mine]]);
    expect(await person.counts()).toMatchObject({ mine: 1 });
    const found = await person.get('services/search/?view=mine&q=S-');
    expect(found.body).toMatchObject({ count: 0 });
    const file = await person.get('services/export/?view=mine');
    expect(file.text.trim().split('\n')).toHaveLength(2);
    const preview = await person.post('services/bulk/preview/', {
      action: 'complete',
      employeeId: null,
      ids: null,
      matching: 'view=mine',
    });
    expect(preview.text).toContain(`"id":${mine}`);
  });

  it('takes it on from its next call, without logging in again, and gives it up likewise', async () => {
    const own = await employee();
    const person = await login();
    await visit(own);
    expect(await person.counts()).not.toHaveProperty('mine');
    await link(person.id, own);
    expect(await person.counts()).toMatchObject({ mine: 1 });
    expect((await link(person.id, null)).body).toEqual({
      message: `${person.username} is linked to no employee now.`,
    });
    expect(await person.counts()).not.toHaveProperty('mine');
    // Nothing is theirs: not what nobody is assigned to either.
    await visit(null);
    expect((await person.get('services/?view=mine')).body).toMatchObject({ count: 0, results: [] });
  });

  it('keeps its employee where a call does not say which', async () => {
    const own = await employee();
    const person = await login();
    await link(person.id, own);
    expect((await asAdmin('PUT', `people/${person.id}/employee`, {})).status).toBe(400);
    expect(await linkOf(person.id)).toMatchObject({ id: own });
  });

  it('counts as its own what is still to be done', async () => {
    const own = await employee();
    const person = await login();
    await link(person.id, own);
    const mine = await visit(own);
    await visit(own, today(), 'Complete');
    await visit(own, today(), 'Cancelled');
    expect(await person.counts()).toMatchObject({ mine: 1 });
    expect(idsIn((await person.get('services/?view=mine')).body)).toEqual([mine]);
  });

  it('has none while the employee is deleted, and has it again when the deletion is undone', async () => {
    const own = await employee();
    const person = await login();
    await link(person.id, own);
    expect((await asAdmin('DELETE', `employees/delete/${own}`)).status).toBe(200);
    expect(await linkOf(person.id)).toBeNull();
    expect((await link(person.id, own)).status).toBe(400);
    expect(await person.counts()).not.toHaveProperty('mine');
    await asAdmin('POST', `employees/restore/${own}`);
    expect(await linkOf(person.id)).toMatchObject({ id: own });
  });
});

describe('an employee', () => {
  it('has one login at most, also when thirty are linked at once', async () => {
    const own = await employee();
    const people = await Promise.all(Array.from({ length: 30 }, () => login()));
    const answers = await Promise.all(people.map(({ id }) => link(id, own)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(29);
    const winner = people[answers.findIndex(({ status }) => status === 200)]?.username;
    expect(refused[0]?.body['errors']).toEqual({
      employeeId: `Amara Osei is linked to the login "${winner}" already. Unlink that one first.`,
    });
  });

  it('is linked by who manages logins, and each link stands in the history of logins', async () => {
    const own = await employee();
    const person = await login('Office');
    const body = { employeeId: own };
    const refused = await server.call('PUT', `people/${person.id}/employee`, {
      as: 'Employee',
      body,
    });
    expect(refused.status).toBe(403);
    expect((await link(person.id, own)).status).toBe(200);
    expect((await link(person.id, own)).status).toBe(200);
    const { body: history } = await asAdmin('GET', 'people/history/');
    const entries = (history['results'] as { username: string; after: object }[]).filter(
      ({ username }) => username === person.username,
    );
    expect(entries.map(({ after }) => after)).toEqual([
      { employee: 'Amara Osei', employeeId: own },
    ]);
  });

  it.each([[{ employeeId: 999_999 }], [{ employeeId: 'one' }], [{ employeeId: 1.5 }]])(
    'is refused where it is %j',
    async (body) => {
      const { id } = await login();
      const answer = await asAdmin('PUT', `people/${id}/employee`, body);
      expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([
        400,
        ['employeeId'],
      ]);
    },
  );
});
