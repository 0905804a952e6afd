import { describe, expect, it } from '@jest/globals';
import { boardPerFile, type Made } from '../../harness/testing/schedule/boardPerFile.ts';

const { server, people, create, service, board, move, trailOf, work } = boardPerFile();

describe('a clash', () => {
  const at = (time: string, fields: object = {}): Promise<Made> =>
    service(`2031-03-12T${time}`, { employeeId: people.ann, address: 'King Street 12', ...fields });

  it('is told with who is where and when, and how often', async () => {
    const { id: clientId } = await create('clients', { companyName: 'Maple Court' });
    await at('09:00', { hours: 2, clientId });
    const made = await service('2031-03-10T10:30');
    const { status, body } = await move(made, people.ann, '2031-03-12');
    expect([status, body['message'], body['warnings']]).toEqual([
      409,
      'Ann Archer is at Maple Court, King Street 12 from 9:00 a.m. to 11:00 a.m. already.',
      ['clash'],
    ]);
    expect(body).not.toHaveProperty('current');
    await at('10:00');
    expect((await move(made, people.ann, '2031-03-12')).body['message']).toMatch(
      / already, and 1 more\.$/,
    );
  });

  it('is made where a person wants it all the same, and the trail says so', async () => {
    await at('09:00', { hours: 2 });
    const made = await service('2031-03-10T10:30');
    const { status, body } = await move(made, people.ann, '2031-03-12', 'Employee', {
      force: true,
    });
    // The day is not for an Employee to change, forced or not.
    expect([status, body['warnings']]).toEqual([403, undefined]);
    const forced = await move(made, people.ann, '2031-03-12', 'Admin', { force: true });
    expect([forced.status, forced.body['dateTs']]).toEqual([200, '2031-03-12T10:30']);
    expect(await trailOf(made.id)).toMatchObject({
      before: { employeeId: null, dateTs: '2031-03-10T10:30' },
      after: { employeeId: people.ann, dateTs: '2031-03-12T10:30', movedAgainst: 'clash' },
    });
    // Where there is nothing to go against, nothing is told.
    const away = { id: made.id, version: 2 } as Made;
    await move(away, people.ann, '2031-03-13', 'Admin', { force: true });
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
    expect((await move(made, people.ann, '2031-03-12')).status).toBe(expected);
  });

  it('is found with what began the evening before', async () => {
    await service('2031-03-11T22:00', {
      employeeId: people.ann,
      hours: 4,
      address: 'Erb Street 3',
    });
    const { body } = await move(await service('2031-03-10T01:00'), people.ann, '2031-03-12');
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
    const answers = await Promise.all(made.map((one) => move(one, people.ann, '2031-03-12')));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(29).fill(409),
    ]);
    const mine = async () =>
      (await board('2031-03-12')).services.filter(({ employeeId }) => employeeId === people.ann);
    expect(await mine()).toHaveLength(1);
    const rest = made.filter((_, index) => answers[index]?.status === 409);
    const forced = await Promise.all(
      rest.map((one) => move(one, people.ann, '2031-03-12', 'Admin', { force: true })),
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
    server.call('POST', `employees/${people.ann}/leave/`, {
      as: 'Admin',
      body: { from, until, word },
    });
  const warned = async (dateTs: string, fields: object, day: string) => {
    const { status, body } = await move(await service(dateTs, fields), people.ann, day);
    return [status, body['message'], body['warnings']];
  };

  it('stand on the board of each week that they touch', async () => {
    await leave('2031-03-14', '2031-03-18', 'Vacation');
    const of = async (day: string) =>
      (await board(day)).employees.find(({ id }) => id === people.ann)?.leave;
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
    await server.call('PUT', `employees/${people.ann}/hours/`, {
      as: 'Admin',
      body: { days: null },
    });
    const [status, message] = await warned(`2031-03-10T${time}`, { hours }, day);
    expect([status, message]).toEqual([words === undefined ? 200 : 409, words]);
  });

  it('warn together of all that a move goes against', async () => {
    await work(people.ann, null);
    await leave('2031-03-12', '2031-03-12', 'Dentist');
    await service('2031-03-12T09:00', { employeeId: people.ann, address: 'Erb Street 3' });
    const made = await service('2031-03-10T09:00');
    const { body } = await move(made, people.ann, '2031-03-12');
    expect(body).toMatchObject({
      message:
        'Ann Archer is at Erb Street 3 from 9:00 a.m. to 10:00 a.m. already. Ann Archer is on leave (Dentist) on Mar 12, 2031. Ann Archer does not work on Wednesdays.',
      warnings: ['clash', 'leave', 'hours'],
    });
    await move(made, people.ann, '2031-03-12', 'Admin', { force: true });
    expect((await trailOf(made.id))?.['after']).toMatchObject({
      movedAgainst: 'clash, leave, hours',
    });
  });

  it('are no matter where a service is taken from the person', async () => {
    await work(people.ann, null);
    const made = await service('2031-03-12T09:00', { employeeId: people.ann });
    expect((await move(made, null, '2031-03-13')).status).toBe(200);
  });
});
