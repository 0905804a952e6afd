import { describe, expect, it } from '@jest/globals';
import { boardPerFile } from '../../harness/testing/schedule/boardPerFile.ts';

const { server, people, create, service, board, move, trailOf } = boardPerFile();

describe('a week board', () => {
  it('shows the week of a day from Monday to Sunday', async () => {
    const { id: clientId } = await create('clients', { companyName: 'Maple Court', fullName: 'A' });
    const mine = { clientId, employeeId: people.ann, address: '12 King Street', city: 'Waterloo' };
    await service('2031-03-09T23:59');
    const { id } = await service('2031-03-10T00:00', { ...mine, hours: 2.5, type: 'Janitorial' });
    await service('2031-03-16T23:59');
    await service('2031-03-17T00:00');
    await service(null);
    const { from, to, employees, services } = await board('2031-03-13');
    expect([from, to]).toEqual(['2031-03-10', '2031-03-16']);
    expect(employees).toContainEqual({
      id: people.ann,
      fullName: 'Ann Archer',
      hours: Array.from({ length: 7 }, () => ({ begins: '00:00', ends: '23:59' })),
      leave: [],
    });
    expect(services.map(({ dateTs }) => dateTs)).toEqual(['2031-03-10T00:00', '2031-03-16T23:59']);
    expect(services[0]).toEqual({
      id,
      version: 1,
      employeeId: people.ann,
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
    const { status, body } = await move(made, people.ann, '2031-03-12');
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, employeeId: people.ann, dateTs: '2031-03-12T13:30' });
    expect((await board('2031-03-10')).services).toEqual([body]);
    expect(await trailOf(made.id)).toEqual({
      who: 'test-admin',
      action: 'update',
      before: { employeeId: null, dateTs: '2031-03-10T13:30' },
      after: { employeeId: people.ann, dateTs: '2031-03-12T13:30' },
    });
  });

  it('takes a service to another time, and is taken back by the record', async () => {
    const made = await service('2031-03-10T13:30', { employeeId: people.ann, hours: 2 });
    const { body } = await move(made, people.ann, '2031-03-11', 'Admin', { time: '08:15' });
    expect(body).toMatchObject({ version: 2, employeeId: people.ann, dateTs: '2031-03-11T08:15' });
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
      await service('2031-03-10T09:00', { employeeId: people.ann }),
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
    const { body } = await move(await service(dateTs), people.ann, day);
    expect(body['dateTs']).toBe(`${day}T${dateTs.slice(11)}`);
  });

  it('by an Employee changes the person only', async () => {
    const made = await service('2031-03-10T09:00');
    const refused = await move(made, people.ann, '2031-03-11', 'Employee');
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      'Your role may not change day or time of a service, only who does it.',
    ]);
    expect((await move(made, people.ann, '2031-03-10', 'Employee', { time: '09:15' })).status).toBe(
      403,
    );
    expect((await move(made, people.ann, '2031-03-10', 'Employee')).status).toBe(200);
  });

  it('of an old version is refused, with both states', async () => {
    const made = await service('2031-03-10T09:00', { address: '5 Erb Street' });
    await move(made, people.ann, '2031-03-11');
    const { status, body } = await move(made, people.ann, '2031-03-12');
    expect(status).toBe(409);
    expect(body['current']).toMatchObject({
      version: 2,
      dateTs: '2031-03-11T09:00',
      employeeId: people.ann,
    });
  });

  it.each(['Complete', 'Cancelled'])('of a %s service is refused', async (serviceStatus) => {
    const made = await service('2031-03-10T09:00', { serviceStatus });
    const { status, body } = await move(made, people.ann, '2031-03-11');
    expect([status, body['message']]).toEqual([
      409,
      `This service is ${serviceStatus} and stays where it is.`,
    ]);
  });

  it('of a service without a date is refused', async () => {
    const undated = await service(null);
    expect((await move(undated, people.ann, '2031-03-11')).status).toBe(409);
    // Nor can it stay undated.
    expect((await move(undated, null, '2031-03-11')).status).toBe(409);
    const dated = await move(undated, people.ann, '2031-03-11', 'Admin', { time: '10:00' });
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
      body: { version, employeeId: people.ann, day: '2031-03-11', ...change },
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
