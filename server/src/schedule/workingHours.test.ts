import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usualHours } from 'shared-api/contract/schedule/workingHours';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
let ann: number;
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.call('POST', 'employees/create', {
    as: 'Admin',
    body: { fullName: 'Ann Archer' },
  });
  ann = Number(body['id']);
});
afterAll(() => server.close());

const read = async () =>
  (await server.call('GET', `employees/${ann}/hours/`, { as: 'Employee' })).body;
const set = (days: unknown) =>
  server.call('PUT', `employees/${ann}/hours/`, { as: 'Admin', body: { days } });
const add = (from: string, until: string, word = '') =>
  server.call('POST', `employees/${ann}/leave/`, { as: 'Admin', body: { from, until, word } });
const remove = (leaveId: unknown, id = ann) =>
  server.call('POST', `employees/${id}/leave/${String(leaveId)}/remove/`, { as: 'Admin' });
const lastTrail = async () =>
  (
    await server.database.query<Record<string, unknown>>(
      `SELECT who, before, after FROM audit_trail WHERE entity = 'employees' AND record_id = $1
       ORDER BY id DESC LIMIT 1`,
      [ann],
    )
  ).rows[0];

describe('working hours', () => {
  it('are the usual ones until somebody sets others, and again after that', async () => {
    expect(await read()).toEqual({ isUsual: true, days: usualHours, leave: [] });
    const early = { begins: '06:30', ends: '14:30' };
    const days = [null, early, early, early, early, early, null];
    expect((await set(days)).body).toEqual({ message: 'The working hours are saved.' });
    expect(await read()).toMatchObject({ isUsual: false, days });
    expect(await lastTrail()).toEqual({
      who: 'test-admin',
      before: { workingHours: '' },
      after: {
        workingHours: '–, 06:30–14:30, 06:30–14:30, 06:30–14:30, 06:30–14:30, 06:30–14:30, –',
      },
    });
    await set(null);
    expect(await read()).toMatchObject({ isUsual: true, days: usualHours });
  });

  const usual = { begins: '08:00', ends: '17:00' };
  const six = Array.from({ length: 6 }, () => usual);
  it.each([
    ['six days', six, /list of seven days/],
    ['no list', 'all days', /list of seven days/],
    ['nothing', undefined, /list of seven days/],
    [
      'work that ends as it begins',
      [...six, { begins: '08:00', ends: '08:00' }],
      /end after it begins/,
    ],
    ['a time of day that is none', [...six, { begins: '8', ends: '17:00' }], /time of day/],
    ['more than times', [...six, { ...usual, lunch: '12:00' }], /./],
  ])('of %s are refused, with the cure', async (_what, days, words) => {
    const { status, body } = await set(days);
    expect([status, String(body['message'])]).toEqual([400, expect.stringMatching(words)]);
  });

  it('are one of thirty settings that come at once, whole', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        set(
          Array.from({ length: 7 }, () => ({ begins: '05:00', ends: `${10 + (index % 10)}:00` })),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
    const { days } = (await read()) as { days: { ends: string }[] };
    expect(days).toHaveLength(7);
    expect(new Set(days.map(({ ends }) => ends)).size).toBe(1);
  });
});

describe('leave', () => {
  it('is written down once, says what is planned in it, and is taken back', async () => {
    await server.call('POST', 'services/create', {
      as: 'Admin',
      body: { employeeId: ann, dateTs: '2031-03-14T15:00', serviceStatus: 'Scheduled' },
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => add('2031-03-10', '2031-03-14', 'Vacation')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(29).fill(409),
    ]);
    const added = answers.find(({ status }) => status === 201)?.body;
    expect(added?.['message']).toBe(
      'The leave is written down. 1 service is planned in it: see the week board.',
    );
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      'There is leave from Mar 10, 2031 to Mar 14, 2031 already.',
    );
    expect((await read())['leave']).toEqual([
      { id: added?.['id'], from: '2031-03-10', until: '2031-03-14', word: 'Vacation', services: 1 },
    ]);
    expect(await lastTrail()).toMatchObject({
      before: { leave: '' },
      after: { leave: '2031-03-10 – 2031-03-14, Vacation' },
    });
    expect((await remove(added?.['id'], 99_999)).status).toBe(404);
    expect((await remove(added?.['id'])).body).toEqual({ message: 'The leave is taken back.' });
    expect((await remove(added?.['id'])).status).toBe(404);
    expect((await read())['leave']).toEqual([]);
    // What the message's Undo sends.
    expect((await add('2031-03-10', '2031-03-14', 'Vacation')).status).toBe(201);
  });

  it.each([
    ['2031-04-10', '2031-04-09', 'until', /first day or later/],
    ['2031-04-10', '2041-04-09', 'until', /check the year/],
    ['2031-02-30', '2031-04-09', 'from', /must be a day/],
    ['', '2031-04-09', 'from', /./],
  ])('from %s until %s is refused', async (from, until, field, words) => {
    const { status, body } = await add(from, until);
    expect([status, (body['errors'] as Record<string, string>)[field]]).toEqual([
      400,
      expect.stringMatching(words),
    ]);
  });

  it('and hours of nobody are not there', async () => {
    const body = { from: '2031-03-10', until: '2031-03-14', word: '' };
    const answers = await Promise.all([
      server.call('GET', 'employees/99999/hours/', { as: 'Admin' }),
      server.call('PUT', 'employees/99999/hours/', { as: 'Admin', body: { days: null } }),
      server.call('POST', 'employees/99999/leave/', { as: 'Admin', body }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
