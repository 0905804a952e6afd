import { beforeEach, describe, expect, it } from '@jest/globals';
import { contractDays, plannedThrough } from 'shared-api/contract/entities/contractDays';
import type { ChangedService } from 'shared-api/contract/entities/contractChange';
import { daysAfter } from 'shared-api/contract/values/days';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';
import { createContractServices } from '../contractServices.ts';
import { scheduleOf } from './planChange.ts';

const billing = billingPerFile();
const usual = { fitting: 'change', dropped: 'cancel', apart: 'keep' };

let amara: Json;
let arjun: Json;
let contract: Json;

/** Mondays, Saturdays and Sundays of Amara's, with services through the end of next month. */
beforeEach(async () => {
  amara = await billing.create('employees', { fullName: 'Amara Osei' });
  arjun = await billing.create('employees', { fullName: 'Arjun Mehta' });
  contract = await billing.create('contracts', {
    isActive: true,
    price: 185.5,
    employeeId: amara['id'],
    address: '12 King Street',
    // Whenever this runs, today's is still to come.
    startTime: '23:59',
    monday: true,
    saturday: true,
    sunday: true,
  });
  await billing.call('POST', `create-contract-services/${String(contract['id'])}`, {});
});

const path = (rest = ''): string => `contracts/${String(contract['id'])}/changes/${rest}`;
const preview = async (fields: object): Promise<Json> =>
  (await billing.call('POST', path('preview/'), { version: contract['version'], fields })).body;
const change = (fields: object, choices: object = {}) =>
  billing.call('POST', path(), { version: contract['version'], fields, ...usual, ...choices });

const services = async (): Promise<Json[]> => {
  const { rows } = await billing.server.database.query<Json>(
    `SELECT id, version, contract_day AS day, to_char(date_ts, 'YYYY-MM-DD HH24:MI') AS at,
       service_status AS status, price_cents AS cents, employee_id AS "employeeId"
     FROM services WHERE contract_id = $1 ORDER BY contract_day`,
    [contract['id']],
  );
  return rows;
};
const daysOf = (fields: object): string[] =>
  contractDays(
    {},
    scheduleOf({ ...contract, ...fields } as never),
    billing.today,
    plannedThrough(billing.today),
  );
const weekend = { monday: false, friday: true };
const moved = { ...weekend, price: 200 };

/** The first service that is not of today, which a test may have marked. */
const oneOf = async (weekday: number): Promise<Json> => {
  const found = (await services()).find(
    ({ day }) => day !== billing.today && new Date(String(day)).getUTCDay() === weekday,
  );
  return found ?? {};
};
const set = (id: unknown, sql: string): Promise<unknown> =>
  billing.server.database.query(`UPDATE services SET ${sql}, version = version + 1 WHERE id = $1`, [
    id,
  ]);

describe('a change of a contract', () => {
  it('shows what becomes of each service to come, and writes nothing', async () => {
    const before = await services();
    const shown = await preview({ ...moved, employeeId: arjun['id'] });
    expect(shown['isNeeded']).toBe(true);
    expect(shown['changes']).toEqual(['employeeId', 'price']);
    const [fitting, dropped] = [shown['fitting'], shown['dropped']] as ChangedService[][];
    expect(dropped?.length).toBe(daysOf({ saturday: false, sunday: false }).length);
    expect(fitting?.length).toBe(daysOf({ monday: false }).length);
    expect(fitting?.[0]).toMatchObject({
      employeeName: 'Amara Osei',
      price: 185.5,
      next: { employeeName: 'Arjun Mehta', price: 200 },
    });
    const fridays = { monday: false, saturday: false, sunday: false, friday: true };
    expect(shown['added']).toHaveLength(daysOf(fridays).length);
    expect(await services()).toEqual(before);
  });

  it('changes, cancels and adds services in one go, each with its entry in the audit trail', async () => {
    const answer = await change({ ...moved, employeeId: arjun['id'] });
    expect(answer.status).toBe(200);
    const after = await services();
    const isMonday = ({ day }: Json): boolean => new Date(String(day)).getUTCDay() === 1;
    expect(after.filter(isMonday).every(({ status }) => status === 'Cancelled')).toBe(true);
    const others = after.filter((service) => !isMonday(service));
    expect(others.map(({ day }) => day)).toEqual(daysOf(moved));
    expect(
      others.every(({ cents, employeeId }) => cents === 20_000 && employeeId === arjun['id']),
    ).toBe(true);
    const { rows } = await billing.server.database.query<Json>(
      `SELECT count(*) AS count FROM audit_trail a JOIN services s ON s.id = a.record_id
       WHERE a.entity = 'services' AND a.action = 'update' AND s.contract_id = $1`,
      [contract['id']],
    );
    expect(rows[0]?.['count']).toBe(after.filter(({ version }) => version !== 1).length);
  });

  it('keeps everything as it is where that is chosen, and where an update makes no choice', async () => {
    const before = await services();
    await change({ price: 200 }, { fitting: 'keep' });
    expect(await services()).toEqual(before);
    const { version } = (await billing.call('GET', `contracts/${String(contract['id'])}/`)).body;
    await billing.call('PUT', `contracts/update/${String(contract['id'])}/`, {
      version,
      isActive: false,
    });
    expect(await services()).toEqual(before);
  });

  it('leaves what is complete, billed or started, and what somebody has given to one service', async () => {
    const [saturday, sunday] = [await oneOf(6), await oneOf(0)];
    await set(saturday['id'], "service_status = 'Complete'");
    await set(sunday['id'], 'price_cents = 12345');
    const shown = await preview({ price: 200, employeeId: arjun['id'] });
    expect(shown['staying']).toEqual([
      expect.objectContaining({ id: saturday['id'], reason: 'complete' }),
    ]);
    await change({ price: 200, employeeId: arjun['id'] });
    const after = await services();
    expect(after.find(({ id }) => id === saturday['id'])).toMatchObject({ cents: 18_550 });
    expect(after.find(({ id }) => id === sunday['id'])).toMatchObject({
      cents: 12_345,
      employeeId: arjun['id'],
    });
  });

  it('leaves what was moved by hand, unless that is chosen otherwise', async () => {
    const monday = await oneOf(1);
    await set(monday['id'], "date_ts = date_ts + interval '1 day 2 hours'");
    const shown = await preview(weekend);
    expect(shown['apart']).toEqual([expect.objectContaining({ id: monday['id'] })]);
    await change(weekend);
    const kept = (await services()).find(({ id }) => id === monday['id']);
    expect(kept).toMatchObject({ status: 'Scheduled' });
  });

  it('ends a contract with all that was still to come', async () => {
    await change({ lastDay: daysAfter(billing.today, -1) });
    const after = await services();
    expect(after.every(({ status }) => status === 'Cancelled')).toBe(true);
    const { state } = (await billing.call('GET', `contracts/${String(contract['id'])}/`)).body;
    expect(state).toBe('ended');
    const again = await createContractServices(
      billing.server.database,
      {},
      billing.today,
      Number(contract['id']),
    );
    expect(again).toEqual({ created: 0, existing: 0 });
  });

  it('plans services again that an earlier change has cancelled, but none cancelled by hand', async () => {
    const byHand = await oneOf(6);
    await set(byHand['id'], "service_status = 'Cancelled'");
    await change({ isActive: false });
    contract = (await billing.call('GET', `contracts/${String(contract['id'])}/`)).body;
    expect(contract['state']).toBe('inactive');
    await change({ isActive: true, price: 210 });
    const after = await services();
    expect(after.filter(({ status }) => status === 'Cancelled').map(({ id }) => id)).toEqual([
      byHand['id'],
    ]);
    expect(
      after.filter(({ status }) => status === 'Scheduled').every(({ cents }) => cents === 21_000),
    ).toBe(true);
  });

  it('gives services the new start time, by the clock on the wall', async () => {
    await change({ startTime: '08:30' });
    // Today's stays at its time once it is past half past eight.
    const toCome = (await services()).filter(({ day }) => day !== billing.today);
    expect(toCome.every(({ at }) => String(at).endsWith(' 08:30'))).toBe(true);
  });

  it('leaves the visit of today whose time is over', async () => {
    const monday = await oneOf(1);
    const over = `'${billing.today} 00:00'`;
    await set(monday['id'], `date_ts = ${over}, planned_ts = ${over}`);
    const shown = await preview({ startTime: '08:30' });
    const ids = ['fitting', 'apart', 'staying'].flatMap((group) => shown[group] as Json[]);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(({ id }) => id === monday['id'])).toEqual([]);
    await change({ startTime: '08:30' });
    const kept = (await services()).find(({ id }) => id === monday['id']);
    expect(kept).toMatchObject({ at: `${billing.today} 00:00` });
  });

  it('is refused where the contract is another by now, and where it would end before it begins', async () => {
    await change({ price: 190 });
    expect((await change({ price: 195 })).status).toBe(409);
    const { body } = await billing.call('POST', path('preview/'), {
      version: 2,
      fields: { firstDay: '2027-02-01', lastDay: '2027-01-01', pausedUntil: '2027-01-01' },
    });
    expect(body['errors']).toEqual({
      lastDay: "Last day can't be before Feb 1, 2027.",
      pausedUntil: 'Paused until: say from which day the contract is paused.',
    });
  });

  it('happens once, however many save it at once beside the daily update and a phone', async () => {
    const saturday = await oneOf(6);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => change({ ...moved, employeeId: arjun['id'] }))),
      billing.dailyUpdate(),
      set(saturday['id'], "service_status = 'Complete'"),
    ]);
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${String(body['changeId'])}`)).size,
    ).toBe(1);
    const firstTry = 'Contract saved by the first try, with what was chosen for its services.';
    expect(answers.filter(({ body }) => body['message'] === firstTry)).toHaveLength(29);
    const after = await services();
    expect(new Set(after.map(({ day }) => day)).size).toBe(after.length);
    expect(after.find(({ id }) => id === saturday['id'])).toMatchObject({ status: 'Complete' });
  });
});

describe('taking a change back', () => {
  it('puts contract and services back, removes what was added, and keeps what changed since', async () => {
    const before = await services();
    const { body } = await change({ ...moved, employeeId: arjun['id'] });
    const sunday = await oneOf(0);
    await set(sunday['id'], 'price_cents = 5');
    const undo = path(`${String(body['changeId'])}/undo/`);
    const undone = await billing.call('POST', undo, {});
    expect(undone.body['message']).toBe(
      'The contract is as before. 1 service that somebody has changed since stays as it is.',
    );
    const plain = (list: Json[]): Json[] =>
      list.filter(({ id }) => id !== sunday['id']).map(({ version: _, ...rest }) => rest);
    const after = await services();
    expect(plain(after)).toEqual(plain(before));
    expect(after.find(({ id }) => id === sunday['id'])).toMatchObject({ cents: 5 });
    const now = (await billing.call('GET', `contracts/${String(contract['id'])}/`)).body;
    expect(now).toMatchObject({
      price: 185.5,
      monday: true,
      friday: false,
      employeeId: amara['id'],
    });
    expect((await billing.call('POST', undo, {})).status).toBe(200);
  });

  it('is refused once the contract was changed again', async () => {
    const { body } = await change({ price: 200 });
    contract = (await billing.call('GET', `contracts/${String(contract['id'])}/`)).body;
    await change({ price: 201 });
    expect((await billing.call('POST', path(`${String(body['changeId'])}/undo/`), {})).status).toBe(
      409,
    );
    expect((await billing.call('POST', path('999999/undo/'), {})).status).toBe(404);
  });
});

describe('the next visits', () => {
  it('of a contract that is not saved yet are five, without holidays', async () => {
    const ask = (fields: object) =>
      billing.call('POST', 'contracts/next-visits/', { id: null, fields });
    const friday = { isActive: true, friday: true, startTime: '08:30', firstDay: '2030-12-06' };
    const { body } = await ask({ ...friday, skipHolidays: true });
    expect(body).toEqual({ visits: [], skipped: [] });
    const near = (await ask({ isActive: true, monday: true, repeat: 'everyTwoWeeks' })).body;
    expect(near['visits']).toHaveLength(5);
    expect((await ask({ repeat: 'daily' })).body['errors']).toEqual({
      repeat: 'Repeats must be one of: weekly, everyTwoWeeks, everyFourWeeks, monthly.',
    });
  });
});

describe('a contract that becomes one of a bill a month', () => {
  it('says which services are billed with their month, before it and after it', async () => {
    const shown = await preview({ ...weekend, isMonthly: true });
    const [fitting, added] = [shown['fitting'], shown['added']] as ChangedService[][];
    expect(fitting?.[0]).toMatchObject({
      ...{ price: 185.5, isMonthly: false },
      next: { price: null, isMonthly: true },
    });
    expect(added?.[0]).toMatchObject({ price: null, isMonthly: true });
    const list = async (): Promise<unknown[]> =>
      (await billing.server.call('GET', 'services/', { as: 'Admin' })).body['results'] as unknown[];
    expect(await list()).toContainEqual(
      expect.objectContaining({ price: 185.5, isMonthly: false }),
    );
    await change({ isMonthly: true });
    expect(await list()).toContainEqual(expect.objectContaining({ price: null, isMonthly: true }));
  });
});
