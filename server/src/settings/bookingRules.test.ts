import { randomUUID } from 'node:crypto';
import { englishDay } from 'shared-api/contract/values/englishDays';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppName } from 'shared-api/contract/releases/release';
import { daysAfter } from 'shared-api/contract/values/days';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { billingPerFile } from '../../harness/testing/testBilling.ts';
import { createContractServices } from '../billing/contractServices.ts';
import { readCompany } from '../company.ts';
import { companySettings } from './companySettings.ts';

type Json = Record<string, unknown>;
interface Rules extends Json {
  version: number;
  holidays: { observed: string[]; own: { day: string; name: string }[]; areClosed: boolean };
}

const billing = billingPerFile({ isCleared: false });
// All visitors in these tests share one address, and so its limits.
beforeEach(() =>
  billing.server.database.query("DELETE FROM attempts WHERE kind = 'quote-address'"),
);

const call = (method: 'GET' | 'PUT' | 'POST', address: string, body?: unknown) =>
  billing.server.call(method, address, { as: 'Office', body });

async function current(): Promise<Rules> {
  const { status, body } = await call('GET', 'booking-rules/');
  expect(status).toBe(200);
  return { version: body['version'], ...(body['values'] as Json) } as Rules;
}

const replace = (body: unknown) => call('PUT', 'booking-rules/', body);

const ask = (day: string) =>
  billing.server.call('POST', 'carpet-quote/', {
    body: {
      timestamp: Date.parse(`${day}T17:00:00Z`) / 1000,
      room: 3,
      stairCase: 1,
      basement: true,
      email: `v${randomUUID()}@example.com`,
    },
  });

/** A day that can be booked, some months from now. */
const soon = daysAfter(new Date().toISOString().slice(0, 10), 120);

describe('booking rules', () => {
  it('are those of the company file until somebody sets others', async () => {
    const { openingHours, blockedDates } = await readCompany();
    expect(await current()).toMatchObject({
      version: 0,
      openingHours,
      blockedDates,
      bookableMonths: 24,
      quoteValidDays: 30,
      holidays: { own: [], areClosed: false },
    });
  });

  it('hold at once, and say afterwards who changed what', async () => {
    expect((await ask(soon)).status).toBe(200);
    const before = await current();
    const blockedDates = [{ from: soon, to: soon, kinds: ['carpet'] }];
    const { status, body } = await replace({ ...before, blockedDates, quoteValidDays: 10 });
    expect([status, body['version']]).toEqual([200, before.version + 1]);
    const refused = await ask(soon);
    expect(refused.status).toBe(405);
    expect(refused.body['message']).toBe(
      `Currently not scheduling any appointments for the dates: ${englishDay(soon)}`,
    );
    const { body: quote } = await ask(daysAfter(soon, 1));
    expect(quote['validUntil']).toBe(daysAfter(billing.today, 10));
    const history = await call('GET', 'booking-rules/history/');
    expect((history.body['results'] as unknown[])[0]).toMatchObject({
      who: 'test-office',
      version: before.version + 1,
      before: { blockedDates: before['blockedDates'], quoteValidDays: 30 },
      after: { blockedDates, quoteValidDays: 10 },
      values: { openingHours: before['openingHours'], blockedDates, quoteValidDays: 10 },
    });
  });

  it('go back to an earlier state by being set to it', async () => {
    const { results } = (await call('GET', 'booking-rules/history/')).body as {
      results: { values: Json }[];
    };
    const now = await current();
    const before = { ...now, quoteValidDays: 99 };
    expect((await replace(before)).status).toBe(200);
    const again = { ...results[0]?.values, version: now.version + 1 };
    expect((await replace(again)).status).toBe(200);
    expect(await current()).toEqual({ ...now, version: now.version + 2 });
  });

  it('are taken over by another server, and by one that starts', async () => {
    const other = await readCompany();
    const settings = companySettings(billing.server.database, other);
    const now = await current();
    await replace({ ...now, bookableMonths: 7 });
    expect(billing.server.company.bookableMonths).toBe(7);
    await settings.refresh();
    expect(other.bookableMonths).toBe(7);
    const { version } = await current();
    const changed = await settings.bookingRules.replace(
      version,
      { ...(await settings.bookingRules.current()).values, bookableMonths: 8 },
      'test-admin',
    );
    expect(changed.values.bookableMonths).toBe(8);
    expect((await current())['bookableMonths']).toBe(8);
    expect(billing.server.company.bookableMonths).toBe(8);
  });

  it('are changed by one of thirty who do so at once; the others are told what changed', async () => {
    const now = await current();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => replace({ ...now, bookableMonths: 30 + index })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(29);
    const { version, bookableMonths } = await current();
    expect(version).toBe(now.version + 1);
    expect(refused[0]?.body['current']).toMatchObject({ version, values: { bookableMonths } });
  });

  it('that are sent again after a lost answer are in force, and not changed by somebody else', async () => {
    const now = await current();
    const sent = { ...now, quoteValidDays: now['quoteValidDays'] === 21 ? 22 : 21 };
    expect((await replace(sent)).status).toBe(200);
    const { status, body } = await replace(sent);
    expect([status, body['version'], (await current()).version]).toEqual([
      200,
      now.version + 1,
      now.version + 1,
    ]);
    expect((await replace({ ...sent, quoteValidDays: 23 })).status).toBe(409);
  });

  it.each<[string, object, string, string]>([
    [
      'a day that is none',
      { blockedDates: [{ from: '2031-02-30', to: '2031-03-01', kinds: ['paint'] }] },
      'blockedDates[0].from',
      '2026-01-31',
    ],
    [
      'an end before its start',
      { blockedDates: [{ from: '2031-03-02', to: '2031-03-01', kinds: ['paint'] }] },
      'blockedDates[0].to',
      'before',
    ],
    [
      'no kind of booking',
      { blockedDates: [{ from: '2031-03-02', to: '2031-03-02', kinds: [] }] },
      'blockedDates[0].kinds',
      'at least one',
    ],
    [
      'hours in another notation',
      { openingHours: [{ days: 'Monday', hours: '8 to 6' }] },
      'openingHours[0].hours',
      '8:00 to 18:00',
    ],
    [
      'hours that are there already',
      {
        openingHours: [
          { days: 'Saturday to Monday', hours: '8:00 to 12:00' },
          { days: 'Sunday', hours: '11:00 to 18:00' },
        ],
      },
      'openingHours[1].days',
      'Sunday',
    ],
    ['no months', { bookableMonths: 0 }, 'bookableMonths', '1 to 120'],
    ['half a day', { quoteValidDays: 1.5 }, 'quoteValidDays', '1 to 365'],
  ])('refuse %s, and name field and cure', async (_what, change, field, cure) => {
    const { status, body } = await replace({ ...(await current()), ...change });
    expect([status, body['errors']]).toEqual([400, { [field]: expect.stringContaining(cure) }]);
  });
});

describe('a holiday', () => {
  const nextMonday = daysAfter(billingMonday(), 7);

  it('that the company adds is left out by contracts from then on, and says first what is planned', async () => {
    const contract = await billing.create('contracts', {
      isActive: true,
      skipHolidays: true,
      monday: true,
      price: 100,
      hours: 2,
    });
    await call('POST', `create-contract-services/${String(contract['id'])}`, {});
    const before = await current();
    const holidays = {
      ...before.holidays,
      own: [{ day: nextMonday, name: 'Company day' }],
    };
    const made = () =>
      billing.server.database.query(
        'SELECT 1 FROM services WHERE contract_id = $1 AND contract_day = $2',
        [contract['id'], nextMonday],
      );
    expect((await made()).rows).toHaveLength(1);
    const { body: reach } = await call('POST', 'booking-rules/reach', { ...before, holidays });
    expect(reach['days']).toEqual([
      { from: nextMonday, to: nextMonday, holiday: 'Company day', visits: 1, ofSkipping: 1 },
    ]);
    expect((await replace({ ...before, holidays })).status).toBe(200);
    await billing.server.database.query('DELETE FROM services WHERE contract_id = $1', [
      contract['id'],
    ]);
    const { company, database } = billing.server;
    await createContractServices(database, company, billing.today, Number(contract['id']));
    expect((await made()).rows).toHaveLength(0);
    const next = await call('POST', 'contracts/next-visits', { id: contract['id'], fields: {} });
    expect(next.body['skipped']).toContainEqual({ day: nextMonday, holiday: 'Company day' });
  });

  it('closes the forms where the company says so', async () => {
    const before = { ...(await current()), blockedDates: [], bookableMonths: 12 };
    const holidays = {
      ...before.holidays,
      own: [{ day: soon, name: 'Company day' }],
      areClosed: true,
    };
    expect((await replace({ ...before, holidays })).status).toBe(200);
    expect((await ask(soon)).status).toBe(405);
    // What is set stays apart from what follows.
    expect((await current())['blockedDates']).toEqual([]);
    await replace({ ...before, version: before.version + 1 });
    expect((await ask(soon)).status).toBe(200);
  });
});

/** The Monday of this week; what is made for next week's is to come. */
function billingMonday(): string {
  const today = new Date();
  return daysAfter(today.toISOString().slice(0, 10), -((today.getUTCDay() + 6) % 7));
}

it('a page that was kept shows changed rules', async () => {
  const { server } = billing;
  const { store } = server;
  for (const app of ['shell', 'public-site', 'back-office'] satisfies AppName[]) {
    await putSmallRelease(store, { folder: server.folder, app, version: 'one' });
    await store.makeLive(app, 'one');
  }
  const home = async (): Promise<string> => (await server.app.inject({ url: '/' })).body;
  expect(await home()).not.toContain('2098-12-24');
  const blockedDates = [{ from: '2098-12-24', to: '2099-01-02', kinds: ['carpet'] }];
  const changed = await replace({ ...(await current()), blockedDates });
  expect(changed.status).toBe(200);
  expect(await home()).toContain('2098-12-24');
});
