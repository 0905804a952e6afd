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
  more: { time?: string; force?: boolean } = {},
): ReturnType<TestServer['call']> =>
  server.call('PUT', `board/move/${id}`, { as, body: { version, employeeId, day, ...more } });
const trailOf = async (id: number) =>
  (
    await server.database.query<Record<string, unknown>>(
      `SELECT who, action, before, after FROM audit_trail
       WHERE entity = 'services' AND record_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    )
  ).rows[0];

/** The employee works on each day alike. */
const work = (id: number, day: { begins: string; ends: string } | null) =>
  server.call('PUT', `employees/${id}/hours/`, {
    as: 'Admin',
    body: { days: Array.from({ length: 7 }, () => day) },
  });

beforeEach(async () => {
  // A week without services, whatever earlier tests have scheduled.
  await server.database.query('DELETE FROM services');
  ann = (await create('employees', { fullName: 'Ann Archer' })).id;
  // Whenever it is asked of her, so that tests of clashes are of nothing else.
  await work(ann, { begins: '00:00', ends: '23:59' });
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
    expect(employees).toContainEqual({
      id: ann,
      fullName: 'Ann Archer',
      hours: Array.from({ length: 7 }, () => ({ begins: '00:00', ends: '23:59' })),
      leave: [],
    });
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
    expect(await trailOf(made.id)).toEqual({
      who: 'test-admin',
      action: 'update',
      before: { employeeId: null, dateTs: '2031-03-10T13:30' },
      after: { employeeId: ann, dateTs: '2031-03-12T13:30' },
    });
  });

  it('takes a service to another time, and is taken back by the record', async () => {
    const made = await service('2031-03-10T13:30', { employeeId: ann, hours: 2 });
    const { body } = await move(made, ann, '2031-03-11', 'Admin', { time: '08:15' });
    expect(body).toMatchObject({ version: 2, employeeId: ann, dateTs: '2031-03-11T08:15' });
    // What the message's Undo sends.
    const undone = await server.call('PUT', `services/update/${made.id}/`, {
      as: 'Admin',
      body: { version: 2, dateTs: '2031-03-10T13:30' },
    });
    expect(undone.status).toBe(200);
    expect((await board('2031-03-10')).services[0]?.dateTs).toBe('2031-03-10T13:30');
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
      'Your role may not change day or time of a service, only who does it.',
    ]);
    expect((await move(made, ann, '2031-03-10', 'Employee', { time: '09:15' })).status).toBe(403);
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
    const dated = await move(undated, ann, '2031-03-11', 'Admin', { time: '10:00' });
    expect(dated.body['dateTs']).toBe('2031-03-11T10:00');
  });

  it.each([
    [{ version: '1' }, 'version'],
    [{ employeeId: 'ann' }, 'employeeId'],
    [{ employeeId: undefined }, 'employeeId'],
    [{ employeeId: 999_999 }, 'employeeId'],
    [{ day: '2031-02-30' }, 'day'],
    [{ day: '9999-12-31' }, 'day'],
    [{ hours: 3 }, 'hours'],
    [{ time: '24:00' }, 'time'],
    [{ time: '9:00' }, 'time'],
    [{ force: 'yes' }, 'force'],
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

  it('is told with who is where and when, and how often', async () => {
    const { id: clientId } = await create('clients', { companyName: 'Maple Court' });
    await at('09:00', { hours: 2, clientId });
    const made = await service('2031-03-10T10:30');
    const { status, body } = await move(made, ann, '2031-03-12');
    expect([status, body['message'], body['warnings']]).toEqual([
      409,
      'Ann Archer is at Maple Court, King Street 12 from 9:00 a.m. to 11:00 a.m. already.',
      ['clash'],
    ]);
    expect(body).not.toHaveProperty('current');
    await at('10:00');
    expect((await move(made, ann, '2031-03-12')).body['message']).toMatch(
      / already, and 1 more\.$/,
    );
  });

  it('is made where a person wants it all the same, and the trail says so', async () => {
    await at('09:00', { hours: 2 });
    const made = await service('2031-03-10T10:30');
    const { status, body } = await move(made, ann, '2031-03-12', 'Employee', { force: true });
    // The day is not for an Employee to change, forced or not.
    expect([status, body['warnings']]).toEqual([403, undefined]);
    const forced = await move(made, ann, '2031-03-12', 'Admin', { force: true });
    expect([forced.status, forced.body['dateTs']]).toEqual([200, '2031-03-12T10:30']);
    expect(await trailOf(made.id)).toMatchObject({
      before: { employeeId: null, dateTs: '2031-03-10T10:30' },
      after: { employeeId: ann, dateTs: '2031-03-12T10:30', movedAgainst: 'clash' },
    });
    // Where there is nothing to go against, nothing is told.
    const away = { id: made.id, version: 2 } as Made;
    await move(away, ann, '2031-03-13', 'Admin', { force: true });
    expect((await trailOf(made.id))?.['after']).toEqual({ dateTs: '2031-03-13T10:30' });
  });

  it.each([
    ['begins when the other ends', '11:00', null, { hours: 2 }, 200],
    ['ends when the other begins', '08:00', null, {}, 200],
    ['begins within the hour that is counted', '09:59', null, {}, 409],
    ['lies around the other', '08:00', 4, {}, 409],
    ['meets what is cancelled', '09:00', null, { serviceStatus: 'Cancelled' }, 200],
    ['meets what nobody does', '09:00', null, { employeeId: null }, 200],
    ['has more hours than a year', '08:00', 9_999, {}, 409],
  ])('is found where a service %s', async (_case, time, hours, other, expected) => {
    await at('09:00', other);
    const made = await service(`2031-03-10T${time}`, { hours });
    expect((await move(made, ann, '2031-03-12')).status).toBe(expected);
  });

  it('is found with what began the evening before', async () => {
    await service('2031-03-11T22:00', { employeeId: ann, hours: 4, address: 'Erb Street 3' });
    const { body } = await move(await service('2031-03-10T01:00'), ann, '2031-03-12');
    expect(body['message']).toBe(
      'Ann Archer is at Erb Street 3 from 10:00 p.m. to 2:00 a.m. already.',
    );
  });

  it('is no matter for what the editor or a contract plans', async () => {
    await at('09:00');
    expect((await at('09:00')).version).toBe(1);
  });

  it('lets one of thirty through that come at once, and the others where they are forced', async () => {
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, index) => service(`2031-03-10T09:${10 + index}`)),
    );
    const answers = await Promise.all(made.map((one) => move(one, ann, '2031-03-12')));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(29).fill(409),
    ]);
    const mine = async () =>
      (await board('2031-03-12')).services.filter(({ employeeId }) => employeeId === ann);
    expect(await mine()).toHaveLength(1);
    const rest = made.filter((_, index) => answers[index]?.status === 409);
    const forced = await Promise.all(
      rest.map((one) => move(one, ann, '2031-03-12', 'Admin', { force: true })),
    );
    expect(forced.map(({ status }) => status)).toEqual(Array<number>(29).fill(200));
    expect(await mine()).toHaveLength(30);
    const { rows } = await server.database.query(
      `SELECT FROM audit_trail WHERE entity = 'services' AND record_id = ANY($1)
         AND after->>'movedAgainst' = 'clash'`,
      [rest.map(({ id }) => id)],
    );
    expect(rows).toHaveLength(29);
  });
});

describe('leave and working hours', () => {
  const leave = (from: string, until: string, word = '') =>
    server.call('POST', `employees/${ann}/leave/`, { as: 'Admin', body: { from, until, word } });
  const warned = async (dateTs: string, fields: object, day: string) => {
    const { status, body } = await move(await service(dateTs, fields), ann, day);
    return [status, body['message'], body['warnings']];
  };

  it('stand on the board of each week that they touch', async () => {
    await leave('2031-03-14', '2031-03-18', 'Vacation');
    const of = async (day: string) =>
      (await board(day)).employees.find(({ id }) => id === ann)?.leave;
    expect(await of('2031-03-10')).toEqual([
      { from: '2031-03-14', until: '2031-03-18', word: 'Vacation' },
    ]);
    expect(await of('2031-03-17')).toHaveLength(1);
    expect(await of('2031-03-24')).toEqual([]);
  });

  it('warn of a move into leave, from its first to its last day', async () => {
    await leave('2031-03-12', '2031-03-13', 'Vacation');
    const words = 'Ann Archer is on leave (Vacation) from Mar 12, 2031 to Mar 13, 2031.';
    const made = '2031-03-17T21:30';
    // Which is in the leave's first quarter of an hour, and after work besides.
    expect((await warned(made, { hours: 2.75 }, '2031-03-11'))[2]).toEqual(['leave', 'hours']);
    expect(await warned(made, { hours: 2 }, '2031-03-11')).toEqual([200, undefined, undefined]);
    expect(await warned(made, {}, '2031-03-13')).toEqual([409, words, ['leave']]);
    expect(await warned(made, {}, '2031-03-14')).toEqual([200, undefined, undefined]);
    await leave('2031-03-20', '2031-03-20');
    expect((await warned(made, {}, '2031-03-20'))[1]).toBe(
      'Ann Archer is on leave on Mar 20, 2031.',
    );
  });

  it.each([
    ['08:00', 9, '2031-03-12', undefined],
    ['07:45', 1, '2031-03-12', 'Ann Archer works from 8:00 a.m. to 5:00 p.m. on Wednesdays.'],
    ['16:30', 1, '2031-03-12', 'Ann Archer works from 8:00 a.m. to 5:00 p.m. on Wednesdays.'],
    ['10:00', 1, '2031-03-15', 'Ann Archer does not work on Saturdays.'],
  ])('of the usual week say of %s for %s hours on %s: %s', async (time, hours, day, words) => {
    await server.call('PUT', `employees/${ann}/hours/`, { as: 'Admin', body: { days: null } });
    const [status, message] = await warned(`2031-03-10T${time}`, { hours }, day);
    expect([status, message]).toEqual([words === undefined ? 200 : 409, words]);
  });

  it('warn together of all that a move goes against', async () => {
    await work(ann, null);
    await leave('2031-03-12', '2031-03-12', 'Dentist');
    await service('2031-03-12T09:00', { employeeId: ann, address: 'Erb Street 3' });
    const made = await service('2031-03-10T09:00');
    const { body } = await move(made, ann, '2031-03-12');
    expect(body).toMatchObject({
      message:
        'Ann Archer is at Erb Street 3 from 9:00 a.m. to 10:00 a.m. already. Ann Archer is on leave (Dentist) on Mar 12, 2031. Ann Archer does not work on Wednesdays.',
      warnings: ['clash', 'leave', 'hours'],
    });
    await move(made, ann, '2031-03-12', 'Admin', { force: true });
    expect((await trailOf(made.id))?.['after']).toMatchObject({
      movedAgainst: 'clash, leave, hours',
    });
  });

  it('are no matter where a service is taken from the person', async () => {
    await work(ann, null);
    const made = await service('2031-03-12T09:00', { employeeId: ann });
    expect((await move(made, null, '2031-03-13')).status).toBe(200);
  });
});
