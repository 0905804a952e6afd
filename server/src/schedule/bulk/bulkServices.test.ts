import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { stopQueueClock, untilAnswered } from '../../../harness/testing/crowd.ts';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const day = '2027-03-01';

let amara: number;
let arjun: number;

beforeEach(async () => {
  amara = Number((await billing.create('employees', { fullName: 'Amara Osei' }))['id']);
  arjun = Number((await billing.create('employees', { fullName: 'Arjun Mehta' }))['id']);
});

const service = (fields: object = {}): Promise<Json> =>
  billing.create('services', {
    serviceStatus: 'Scheduled',
    dateTs: `${day}T09:00`,
    hours: 1,
    address: '12 King',
    ...fields,
  });
const preview = (change: object, ids: readonly unknown[] | null, matching: string | null = null) =>
  billing.call('POST', 'services/bulk/preview/', { ...change, ids, matching });
const seen = (services: readonly Json[]) => services.map(({ id, version }) => ({ id, version }));
const change = (asked: object, services: readonly Json[], key: string = randomUUID()) =>
  billing.call('POST', 'services/bulk/', { ...asked, records: seen(services), key });
const undo = (id: unknown) => billing.call('POST', `services/bulk/${String(id)}/undo/`);
const now = async ({ id }: Json): Promise<Json> =>
  (await billing.call('GET', `services/${String(id)}/`)).body;
const assign = (employeeId: number | null) => ({ action: 'assign', employeeId });
const idsOf = (rows: unknown): unknown[] => (rows as Json[]).map(({ id }) => id);

/** Many services at once, an hour apart; of nobody. */
async function manyServices(count: number): Promise<Json[]> {
  const { rows } = await billing.server.database.query<Json>(
    `INSERT INTO services (service_status, date_ts, hours, address)
     SELECT 'Scheduled', '2028-01-03T00:00'::timestamp + n * interval '1 hour', 1, 'Row ' || n
     FROM generate_series(1, $1::integer) n RETURNING id, version`,
    [count],
  );
  return rows;
}

const entriesOf = async (services: readonly Json[]): Promise<number> => {
  const { rows } = await billing.server.database.query<{ entries: number }>(
    `SELECT count(*) AS entries FROM audit_trail
     WHERE entity = 'services' AND record_id = ANY ($1::integer[])`,
    [services.map(({ id }) => id)],
  );
  return rows[0]?.entries ?? 0;
};

describe('a change of many services', () => {
  it('does what its preview says, by name, and leaves what cannot be changed with the reason', async () => {
    const plain = await service();
    const done = await service({ serviceStatus: 'Complete' });
    const cancelled = await service({ serviceStatus: 'Cancelled' });
    const hers = await service({ employeeId: amara, dateTs: `${day}T15:00` });
    const all = [plain, done, cancelled, hers];
    const { body } = await preview(assign(amara), [...all.map(({ id }) => id), 999_999_999]);
    expect(body['changed']).toMatchObject([
      {
        id: plain['id'],
        code: plain['serviceCode'],
        at: `${day}T09:00`,
        employeeName: null,
        next: { employeeName: 'Amara Osei' },
      },
    ]);
    expect(body['skipped']).toMatchObject([
      { id: done['id'], reason: 'complete' },
      { id: cancelled['id'], reason: 'cancelled' },
      { id: hers['id'], reason: 'same' },
      { id: 999_999_999, reason: 'gone' },
    ]);
    expect(await now(plain)).toMatchObject({ version: plain['version'], employeeId: null });

    const changed = await change(assign(amara), all);
    expect(changed.body).toMatchObject({
      message: '1 service assigned to Amara Osei. 3 skipped.',
      changed: 1,
    });
    expect(await now(plain)).toMatchObject({ employeeId: amara });
    const history = await billing.call('GET', `services/history/${String(plain['id'])}`);
    expect(history.body['results']).toMatchObject([
      { before: { employeeId: null }, after: { employeeId: amara } },
      { action: 'create' },
    ]);
  });

  it('warns of a clash, also among themselves, of leave and of hours, unless it is forced', async () => {
    const hers = await service({ employeeId: amara });
    await billing.call('POST', `employees/${arjun}/leave/`, {
      from: day,
      until: day,
      word: 'Away',
    });
    const [one, other] = [
      await service({ dateTs: `${day}T09:30` }),
      await service({ dateTs: `${day}T13:00` }),
    ];
    const twin = await service({ dateTs: `${day}T13:30` });
    const late = await service({ dateTs: `${day}T20:00` });
    const free = await service({ dateTs: `${day}T10:30` });
    const all = [one, other, twin, late, free];
    const ids = all.map(({ id }) => id);
    const { body } = await preview(assign(amara), ids);
    // Of two that clash with each other alone the first one is done.
    expect(idsOf(body['changed'])).toEqual([other['id'], free['id']]);
    const begins = (time: string) => `${day}T${time}`;
    expect(body['skipped']).toMatchObject([
      {
        ...{ id: one['id'], reason: 'clash' },
        clash: {
          ...{ code: hers['serviceCode'], address: '12 King', others: 0, isSelected: false },
          ...{ begins: begins('09:00'), ends: begins('10:00') },
        },
      },
      { id: late['id'], reason: 'hours', clash: null },
      {
        ...{ id: twin['id'], reason: 'clash' },
        clash: {
          ...{ code: other['serviceCode'], address: '12 King', others: 0, isSelected: true },
          ...{ begins: begins('13:00'), ends: begins('14:00') },
        },
      },
    ]);
    const all5 = await preview({ ...assign(amara), force: true }, ids);
    expect(all5.body).toMatchObject({
      changed: [
        { warnings: ['clash'], clash: { code: hers['serviceCode'], isSelected: false } },
        { warnings: ['clash'], clash: { code: twin['serviceCode'], isSelected: true } },
        { warnings: ['clash'], clash: { code: other['serviceCode'], isSelected: true } },
        { warnings: ['hours'], clash: null },
        { warnings: [], clash: null },
      ],
      skipped: [],
    });
    expect((await preview(assign(arjun), [one['id']])).body['skipped']).toMatchObject([
      { reason: 'leave' },
    ]);
    const forced = await change({ ...assign(amara), force: true }, all);
    expect(forced.body).toMatchObject({ changed: 5, skipped: [] });
    const { rows } = await billing.server.database.query(
      `SELECT after->>'movedAgainst' AS "against" FROM audit_trail
       WHERE entity = 'services' AND record_id = $1 AND action = 'update'`,
      [late['id']],
    );
    expect(rows).toEqual([{ against: 'hours' }]);
  });

  it.each([
    ['in the order they begin', [['13:00'], ['09:00', 4], ['12:00', 2]], [0, 1]],
    ['by number where they begin together', [['09:00'], ['09:00'], ['09:30']], [0]],
    ['around one of no length', [['09:00', 3], ['09:00', 0], ['10:00'], ['12:00']], [0, 1, 3]],
    ['none twice where all overlap', [['09:00', 8], ['10:00'], ['11:00'], ['12:00']], [0]],
  ] as [string, [string, number?][], number[]][])(
    'does of those that clash with each other what fits, %s, and takes it back',
    async (_case, times, fitting) => {
      const all: Json[] = [];
      for (const [time, hours = 1] of times) {
        all.push(await service({ dateTs: `${day}T${time}`, hours }));
      }
      const fit = fitting.map((index) => all[index]?.['id']);
      const seenBefore = await preview(assign(amara), idsOf(all));
      expect(idsOf(seenBefore.body['changed'])).toEqual(fit);
      const { body } = await change(assign(amara), all);
      expect(body['changed']).toBe(fit.length);
      expect(idsOf(body['skipped']).toSorted()).toEqual(
        idsOf(all).filter((id) => !fit.includes(id)),
      );
      await undo(body['changeId']);
      for (const one of all) expect(await now(one)).toMatchObject({ employeeId: null });
    },
  );

  it('moves to a day at their times; a service that stays for a clash may be in the way of the next', async () => {
    const fixed = await service({ employeeId: amara, dateTs: '2027-03-02T09:00' });
    const clashing = await service({ employeeId: amara, dateTs: `${day}T09:00` });
    const free = await service({ employeeId: arjun, dateTs: `${day}T09:00` });
    const undated = await service({ dateTs: null });
    const move = { action: 'move', day: '2027-03-02' };
    const { body } = await change(move, [fixed, clashing, free, undated]);
    expect(body['skipped']).toMatchObject([
      { id: fixed['id'], reason: 'same' },
      { id: undated['id'], reason: 'undated' },
      { id: clashing['id'], reason: 'clash' },
    ]);
    expect(await now(free)).toMatchObject({ dateTs: '2027-03-02T09:00', employeeId: arjun });
  });

  it('leaves a service that is another version by now, and is made once for a key', async () => {
    const [old, plain] = [await service(), await service({ dateTs: `${day}T12:00` })];
    await billing.call('PUT', `services/update/${String(old['id'])}/`, {
      version: old['version'],
      address: '14 King',
    });
    const key = randomUUID();
    const first = await change({ action: 'complete' }, [old, plain], key);
    expect(first.body).toMatchObject({
      message: '1 service marked complete. 1 skipped.',
      skipped: [{ id: old['id'], reason: 'changed' }],
    });
    expect((await change({ action: 'complete' }, [old, plain], key)).body).toEqual(first.body);
    expect(await now(plain)).toMatchObject({ version: 2, serviceStatus: 'Complete' });
    expect(await now(old)).toMatchObject({ serviceStatus: 'Scheduled', address: '14 King' });
    expect((await change({ action: 'complete' }, [plain], key)).status).toBe(409);
  });

  it('is undone as one; what was changed since stays', async () => {
    const all = [await service(), await service({ dateTs: `${day}T11:00` })];
    const { body } = await change(assign(amara), all);
    const [, second = {}] = all;
    await billing.call('PUT', `services/update/${String(second['id'])}/`, {
      version: 2,
      employeeId: arjun,
    });
    const undone = await undo(body['changeId']);
    expect(undone.body['message']).toBe(
      '1 service is as before. 1 service that somebody has changed since stays as it is.',
    );
    expect(await now(all[0] ?? {})).toMatchObject({ employeeId: null, version: 3 });
    expect(await now(second)).toMatchObject({ employeeId: arjun });
    expect((await undo(body['changeId'])).status).toBe(200);
    expect(await now(all[0] ?? {})).toMatchObject({ version: 3 });
    expect((await undo(999_999_999)).status).toBe(404);
  });

  it('is of all that a list shows, as its filter says, and of no more than are allowed', async () => {
    const mine = await service({ address: '7 Selected Way' });
    await service({ address: '8 Other Way' });
    const found = await preview(assign(amara), null, 'view=all&q=selected+way');
    expect(idsOf(found.body['changed'])).toEqual([mine['id']]);
    const wrong = await preview(assign(amara), null, 'colour=green');
    expect([wrong.status, Object.keys(wrong.body['errors'] as Json)]).toEqual([400, ['colour']]);
    expect((await preview(assign(amara), null)).status).toBe(400);
    await manyServices(2_001);
    const many = await preview(assign(amara), null, 'view=all');
    expect(many.body['message']).toContain('More than 2,000 records match');
    const nobody = await preview(assign(999_999_999), [mine['id']]);
    expect([nobody.status, Object.keys(nobody.body['errors'] as Json)]).toEqual([
      400,
      ['employeeId'],
    ]);
  });
});

describe('a change of many services by a crowd', () => {
  stopQueueClock();

  it('loses nothing: of 1,000 rows each is changed by one of 30 at once', async () => {
    const rows = await manyServices(1_000);
    const entriesBefore = await entriesOf(rows);
    const overlapping = Array.from({ length: 30 }, (_, index) =>
      // From other ends, so that locks in the order of the request would deadlock.
      index % 2 === 0 ? rows : rows.toReversed(),
    );
    const answers = await Promise.all(
      overlapping.map((services, index) => {
        const employee = index % 2 === 0 ? amara : arjun;
        return untilAnswered(() => change({ ...assign(employee), force: true }, services));
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const counts = answers.map(({ body }) => Number(body['changed']));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_000);
    for (const { body } of answers) {
      expect(Number(body['changed']) + (body['skipped'] as Json[]).length).toBe(1_000);
    }
    const { rows: stored } = await billing.server.database.query<Json>(
      `SELECT count(*) AS services, max(s.version) AS version
       FROM services s WHERE s.id = ANY ($1::integer[]) AND s.employee_id IS NOT NULL`,
      [rows.map(({ id }) => id)],
    );
    expect(stored).toEqual([{ services: 1_000, version: 2 }]);
    expect((await entriesOf(rows)) - entriesBefore).toBe(1_000);
  });
});
