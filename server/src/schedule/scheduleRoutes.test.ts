import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { ScheduleEntry } from 'shared-api/contract/schedule/schedule';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
let employee: Record<string, unknown>;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = async (entity: string, body: object) =>
  (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body;
const service = (time: string, fields: object = {}) =>
  create('services', {
    employeeId: employee['id'],
    dateTs: `${today}T${time}`,
    serviceStatus: 'Scheduled',
    ...fields,
  });
const schedule = async (secret: unknown = employee['secret']): Promise<ScheduleEntry[]> =>
  (await server.call('GET', `todays-services-summary/${String(secret)}`))
    .body as unknown as ScheduleEntry[];
const mark = (serviceCode: unknown, kind: string, key: string = randomUUID()) =>
  server.call('POST', `todays-services-summary/${String(employee['secret'])}/mark`, {
    body: { serviceCode, mark: kind, key, markedAt: Math.floor(Date.now() / 1000) },
  });

beforeEach(async () => {
  today = companyDay(Date.now() / 1000, server.company.timeZone);
  employee = await create('employees', { fullName: 'Omar Farouk' });
});

describe('a schedule', () => {
  it('lists the employee’s services of the company day in order of time', async () => {
    const client = await create('clients', {
      companyName: 'Maple Court',
      fullName: 'Ann',
      phoneNumber: '(519) 555-0101',
    });
    await service('13:30', { address: '2 Late Street' });
    await service('08:00', {
      clientId: client['id'],
      address: '1 Early Street',
      city: 'Waterloo',
      lineData: 'Carpet, 3 rooms',
    });
    await service('10:00', { serviceStatus: 'Cancelled' });
    await service('10:00', { employeeId: null });
    await create('services', { employeeId: employee['id'], dateTs: '2020-01-01T09:00' });
    const entries = await schedule();
    expect(entries.map(({ address }) => address)).toEqual(['1 Early Street', '2 Late Street']);
    expect(entries[0]).toMatchObject({
      companyName: 'Maple Court',
      clientName: 'Ann',
      phoneNumber: '(519) 555-0101',
      dateTs: `${today}T08:00`,
      city: 'Waterloo',
      lineData: 'Carpet, 3 rooms',
      isContract: false,
      serviceStatus: 'Scheduled',
      isStarted: false,
    });
  });

  it('is 404 for a secret that is nobody’s', async () => {
    const { status, body } = await server.call('GET', 'todays-services-summary/guess');
    expect(status).toBe(404);
    expect(body['message']).toEqual(expect.any(String));
  });

  it('moves to a new address when an Admin replaces the secret', async () => {
    const address = `employees/replace-secret/${String(employee['id'])}`;
    expect((await server.call('POST', address, { as: 'Employee', body: {} })).status).toBe(403);
    const { body } = await server.call('POST', address, { as: 'Admin', body: {} });
    expect(await schedule(body['secret'])).toEqual([]);
    const old = await server.call('GET', `todays-services-summary/${String(employee['secret'])}`);
    expect(old.status).toBe(404);
    const { rows } = await server.database.query<{ trail: string }>(
      "SELECT after::text AS trail FROM audit_trail WHERE entity = 'employees' AND action = 'update'",
    );
    expect(JSON.stringify(rows)).not.toContain(String(body['secret']));
  });
});

describe('a mark', () => {
  it('starts and completes a service', async () => {
    const { serviceCode } = await service('09:00');
    expect((await mark(serviceCode, 'started')).status).toBe(200);
    expect((await schedule())[0]).toMatchObject({ isStarted: true, serviceStatus: 'Scheduled' });
    await mark(serviceCode, 'complete');
    expect((await schedule())[0]).toMatchObject({ serviceStatus: 'Complete' });
  });

  it('counts once, however often and however concurrently it is sent', async () => {
    const { id, serviceCode } = await service('09:00');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => mark(serviceCode, 'complete', key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await server.call('GET', `services/${String(id)}/`, { as: 'Admin' });
    expect(body).toMatchObject({ serviceStatus: 'Complete', version: 2 });
    const { rows } = await server.database.query(
      'SELECT count(*) FROM service_marks WHERE service_id = $1',
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is refused under the key of another one, of which forty are sent at once', async () => {
    const services = await Promise.all(Array.from({ length: 40 }, () => service('09:00')));
    const key = randomUUID();
    const answers = await Promise.all(
      services.map(({ serviceCode }) => mark(serviceCode, 'complete', key)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(39);
    const taken = services[statuses.indexOf(200)];
    const again = await mark(taken?.serviceCode ?? '', 'started', key);
    expect([again.status, again.body['message']]).toEqual([
      400,
      'This mark was sent before for something else. Mark the service again.',
    ]);
    const { rows } = await server.database.query<{ id: number }>(
      "SELECT id FROM services WHERE id = ANY($1) AND service_status = 'Complete'",
      [services.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ id: taken?.id }]);
  });

  it('does not undo what staff decided in the meantime', async () => {
    const { id, serviceCode } = await service('09:00');
    await server.database.query("UPDATE services SET service_status = 'Cancelled' WHERE id = $1", [
      id,
    ]);
    for (const kind of ['started', 'complete']) {
      const { status, body } = await mark(serviceCode, kind);
      expect([status, body['message']]).toEqual([
        404,
        'The office has cancelled this service. If you did it, call the office.',
      ]);
    }
    const { body } = await server.call('GET', `services/${String(id)}/`, { as: 'Admin' });
    expect(body['serviceStatus']).toBe('Cancelled');
    const { rows } = await server.database.query(
      'SELECT count(*) FROM service_marks WHERE service_id = $1',
      [id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it.each([
    ['cancelled', "service_status = 'Cancelled'"],
    ['given to somebody else', 'employee_id = NULL'],
    ['moved to another day', "date_ts = date_ts + interval '3 days'"],
  ])(
    'that was taken stays so when it is sent again after its service was %s',
    async (_, change) => {
      const { id, serviceCode } = await service('09:00');
      const key = randomUUID();
      await mark(serviceCode, 'started', key);
      await server.database.query(`UPDATE services SET ${change} WHERE id = $1`, [id]);
      const { status, body } = await mark(serviceCode, 'started', key);
      expect([status, body['message']]).toEqual([200, 'Marked.']);
      expect((await mark(serviceCode, 'complete')).status).toBe(404);
    },
  );

  it('is refused for a service of somebody else', async () => {
    const { serviceCode } = await service('09:00', { employeeId: null });
    expect((await mark(serviceCode, 'complete')).status).toBe(404);
  });

  it.each([
    [{ mark: 'late' }, 'mark'],
    [{ key: 'x' }, 'key'],
    [{ serviceCode: '1; DROP TABLE' }, 'serviceCode'],
    [{ markedAt: 1.5 }, 'markedAt'],
    [{ colour: 1 }, 'colour'],
  ])('names what is wrong in %j', async (change, field) => {
    const { status, body } = await server.call(
      'POST',
      `todays-services-summary/${String(employee['secret'])}/mark`,
      {
        body: {
          serviceCode: 'S-000001',
          mark: 'complete',
          key: randomUUID(),
          markedAt: 1,
          ...change,
        },
      },
    );
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object)).toEqual([field]);
  });
});
