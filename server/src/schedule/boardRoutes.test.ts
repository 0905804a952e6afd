import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Board } from 'shared-api/contract/schedule/board';
import type { Role } from 'shared-api/contract/staff/roles';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
let ann: number;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

interface Made extends Record<string, unknown> {
  id: number;
  version: number;
}

async function create(entity: string, body: object): Promise<Made> {
  return (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body as Made;
}
const service = (dateTs: string | null, fields: object = {}): Promise<Made> =>
  create('services', { dateTs, serviceStatus: 'Scheduled', ...fields });
const board = async (day: string): Promise<Board> =>
  (await server.call('GET', `board/?from=${day}`, { as: 'Employee' })).body as unknown as Board;
const move = (
  { id, version }: Made,
  employeeId: number | null,
  day: string,
  as: Role = 'Admin',
): ReturnType<TestServer['call']> =>
  server.call('PUT', `board/move/${id}`, { as, body: { version, employeeId, day } });

beforeEach(async () => {
  // A week without services, whatever earlier tests have scheduled.
  await server.database.query('DELETE FROM services');
  ann = (await create('employees', { fullName: 'Ann Archer' })).id;
});

describe('a week board', () => {
  it('shows the week of a day from Monday to Sunday', async () => {
    const { id: clientId } = await create('clients', { companyName: 'Maple Court', fullName: 'A' });
    const mine = { clientId, employeeId: ann, address: '12 King Street', city: 'Waterloo' };
    await service('2031-03-09T23:59');
    const { id } = await service('2031-03-10T00:00', { ...mine, hours: 2.5, type: 'Janitorial' });
    await service('2031-03-16T23:59');
    await service('2031-03-17T00:00');
    await service(null);
    const { from, to, employees, services } = await board('2031-03-13');
    expect([from, to]).toEqual(['2031-03-10', '2031-03-16']);
    expect(employees).toContainEqual({ id: ann, fullName: 'Ann Archer' });
    expect(services.map(({ dateTs }) => dateTs)).toEqual(['2031-03-10T00:00', '2031-03-16T23:59']);
    expect(services[0]).toEqual({
      id,
      version: 1,
      employeeId: ann,
      clientName: 'Maple Court',
      address: '12 King Street',
      city: 'Waterloo',
      dateTs: '2031-03-10T00:00',
      hours: 2.5,
      serviceStatus: 'Scheduled',
      isContract: false,
      type: 'Janitorial',
    });
    expect(services[1]).toMatchObject({ employeeId: null, clientName: null, hours: null });
  });

  it('shows this week where no day is named', async () => {
    const { status, body } = await server.call('GET', 'board', { as: 'Admin' });
    expect([status, body['services']]).toEqual([200, []]);
  });

  it.each([
    ['from=2031-02-30', 'from'],
    ['from=0001-01-01', 'from'],
    ['from=2031-03-10&from=2031-03-11', 'from'],
    ['from=2031-03-10&to=2031-03-12', 'to'],
  ])('names what is wrong in %s', async (query, field) => {
    const { status, body } = await server.call('GET', `board/?${query}`, { as: 'Admin' });
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
  });
});

describe('a move', () => {
  it('takes a service to another person and day, at its time', async () => {
    const made = await service('2031-03-10T13:30', { hours: 2 });
    const { status, body } = await move(made, ann, '2031-03-12');
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, employeeId: ann, dateTs: '2031-03-12T13:30' });
    expect((await board('2031-03-10')).services).toEqual([body]);
    const { rows } = await server.database.query(
      `SELECT who, action, before, after FROM audit_trail
       WHERE entity = 'services' AND record_id = $1 ORDER BY id DESC LIMIT 1`,
      [made.id],
    );
    expect(rows).toEqual([
      {
        who: 'test-admin',
        action: 'update',
        before: { employeeId: null, dateTs: '2031-03-10T13:30' },
        after: { employeeId: ann, dateTs: '2031-03-12T13:30' },
      },
    ]);
  });

  it('takes a service from a person', async () => {
    const { body } = await move(
      await service('2031-03-10T09:00', { employeeId: ann }),
      null,
      '2031-03-10',
    );
    expect(body).toMatchObject({ employeeId: null, version: 2 });
  });

  it('to where it stands changes nothing', async () => {
    const { body } = await move(await service('2031-03-10T09:00'), null, '2031-03-10');
    expect(body).toMatchObject({ version: 1 });
  });

  // 2031: the clocks go forward at 2:00 on 9 March, and back at 2:00 on 2 November.
  it.each([
    ['2031-03-08T09:00', '2031-03-09'],
    ['2031-03-08T02:30', '2031-03-09'],
    ['2031-11-01T09:00', '2031-11-02'],
    ['2031-11-03T09:00', '2031-11-02'],
  ])('of %s keeps its time on %s, when the clocks change', async (dateTs, day) => {
    const { body } = await move(await service(dateTs), ann, day);
    expect(body['dateTs']).toBe(`${day}T${dateTs.slice(11)}`);
  });

  it('by an Employee changes the person only', async () => {
    const made = await service('2031-03-10T09:00');
    const refused = await move(made, ann, '2031-03-11', 'Employee');
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      'Your role may not change the day of a service, only who does it.',
    ]);
    expect((await move(made, ann, '2031-03-10', 'Employee')).status).toBe(200);
  });

  it('of an old version is refused, with both states', async () => {
    const made = await service('2031-03-10T09:00', { address: '5 Erb Street' });
    await move(made, ann, '2031-03-11');
    const { status, body } = await move(made, ann, '2031-03-12');
    expect(status).toBe(409);
    expect(body['current']).toMatchObject({
      version: 2,
      dateTs: '2031-03-11T09:00',
      employeeId: ann,
    });
  });

  it.each(['Complete', 'Cancelled'])('of a %s service is refused', async (serviceStatus) => {
    const made = await service('2031-03-10T09:00', { serviceStatus });
    const { status, body } = await move(made, ann, '2031-03-11');
    expect([status, body['message']]).toEqual([
      409,
      `This service is ${serviceStatus} and stays where it is.`,
    ]);
  });

  it('of a service without a date is refused', async () => {
    const undated = await service(null);
    expect((await move(undated, ann, '2031-03-11')).status).toBe(409);
    // Nor can it stay undated.
    expect((await move(undated, null, '2031-03-11')).status).toBe(409);
  });

  it.each([
    [{ version: '1' }, 'version'],
    [{ employeeId: 'ann' }, 'employeeId'],
    [{ employeeId: undefined }, 'employeeId'],
    [{ employeeId: 999_999 }, 'employeeId'],
    [{ day: '2031-02-30' }, 'day'],
    [{ day: '9999-12-31' }, 'day'],
    [{ hours: 3 }, 'hours'],
  ])('with %j names what is wrong', async (change, field) => {
    const { id, version } = await service('2031-03-10T09:00');
    const { status, body } = await server.call('PUT', `board/move/${id}`, {
      as: 'Admin',
      body: { version, employeeId: ann, day: '2031-03-11', ...change },
    });
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
  });

  it.each(['999999', 'x', '99999999999'])(
    'of service %s, which is not there, is 404',
    async (id) => {
      const body = { version: 1, employeeId: null, day: '2031-03-11' };
      expect((await server.call('PUT', `board/move/${id}`, { as: 'Admin', body })).status).toBe(
        404,
      );
    },
  );
});

describe('a clash', () => {
  const at = (time: string, fields: object = {}): Promise<Made> =>
    service(`2031-03-12T${time}`, { employeeId: ann, address: 'King Street 12', ...fields });

  it('is refused with who is where and when', async () => {
    await at('09:00', { hours: 2 });
    const { status, body } = await move(await service('2031-03-10T10:30'), ann, '2031-03-12');
    expect([status, body['message']]).toEqual([
      409,
      'Ann Archer is at King Street 12 from 9:00 to 11:00 already.',
    ]);
    expect(body).not.toHaveProperty('current');
  });

  it.each([
    ['begins when the other ends', '11:00', null, { hours: 2 }, 200],
    ['ends when the other begins', '08:00', null, {}, 200],
    ['begins within the hour that is counted', '09:59', null, {}, 409],
    ['lies around the other', '08:00', 4, {}, 409],
    ['meets what is cancelled', '09:00', null, { serviceStatus: 'Cancelled' }, 200],
    ['meets what nobody does', '09:00', null, { employeeId: null }, 200],
    ['has more hours than a year', '08:00', 9_999, {}, 409],
  ])('is judged where a service %s', async (_case, time, hours, other, expected) => {
    await at('09:00', other);
    const made = await service(`2031-03-10T${time}`, { hours });
    expect((await move(made, ann, '2031-03-12')).status).toBe(expected);
  });

  it('is found with what began the evening before', async () => {
    await service('2031-03-11T22:00', { employeeId: ann, hours: 4, address: 'Erb Street 3' });
    const { body } = await move(await service('2031-03-10T01:00'), ann, '2031-03-12');
    expect(body['message']).toBe('Ann Archer is at Erb Street 3 from 22:00 to 2:00 already.');
  });

  it('is no matter for what the editor or a contract plans', async () => {
    await at('09:00');
    expect((await at('09:00')).version).toBe(1);
  });

  it('lets one of eight through that come at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => service(`2031-03-10T09:0${index}`)),
    );
    const answers = await Promise.all(made.map((one) => move(one, ann, '2031-03-12')));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    expect(
      (await board('2031-03-12')).services.filter(({ employeeId }) => employeeId),
    ).toHaveLength(1);
  });
});
