import { beforeEach, describe, expect, it } from '@jest/globals';
import { companyDay, companyNoon } from 'shared-api/contract/company/companyTime';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { listViews } from 'shared-api/contract/entities/listViews';
import { clearMoney } from '../../../harness/testing/clearMoney.ts';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

beforeEach(() =>
  clearMoney(billing.server.database, [
    'services',
    'contracts',
    'mails',
    'leads',
    'acceptances',
    'quotes',
  ]),
);

/** The company's day some days from today. */
const dayIn = (days: number): string => {
  const { timeZone } = billing.server.company;
  return companyDay(companyNoon(billing.today, timeZone) + days * 86_400, timeZone);
};

/** The ids of a view, page by page with two a page, in its order. */
async function idsOf(entity: EntityName, view: string): Promise<unknown[]> {
  const ids: unknown[] = [];
  for (let next: string | null = `/api/${entity}/?view=${view}&page_size=2`; next !== null;) {
    const { status, text, body } = await billing.call('GET', next.replace('/api/', ''));
    if (status !== 200) throw new Error(text);
    const page = body as { results: Json[]; next: string | null };
    ids.push(...page.results.map(({ id }) => id));
    next = page.next;
  }
  return ids;
}

const countsOf = async (entity: EntityName): Promise<Json> =>
  (await billing.call('GET', `${entity}/views/`)).body['counts'] as Json;

const visit = async (fields: object): Promise<unknown> =>
  (await billing.create('services', { serviceStatus: 'Scheduled', price: 100, ...fields }))['id'];

describe('services', () => {
  it('begin with those of today, and each view has its own', async () => {
    const employeeId = (await billing.create('employees', { fullName: 'Amara Osei' }))['id'];
    const late = await visit({ dateTs: `${dayIn(40)}T09:00`, employeeId });
    const evening = await visit({ dateTs: `${dayIn(0)}T23:30`, employeeId });
    const morning = await visit({ dateTs: `${dayIn(0)}T00:00`, employeeId });
    const open = await visit({ dateTs: `${dayIn(30)}T09:00` });
    const undated = await visit({ employeeId });
    const missed = await visit({ dateTs: `${dayIn(-8)}T23:30`, employeeId });
    const older = await visit({ dateTs: `${dayIn(-30)}T00:00` });
    await visit({ dateTs: `${dayIn(-31)}T23:30` });
    await visit({ dateTs: `${dayIn(-8)}T09:00`, serviceStatus: 'Cancelled' });
    const done = await visit({ dateTs: `${dayIn(-9)}T09:00`, serviceStatus: 'Complete' });
    expect(await idsOf('services', 'upcoming')).toEqual([morning, evening, open, late, undated]);
    expect(await idsOf('services', 'today')).toEqual([morning, evening]);
    expect(await idsOf('services', 'unassigned')).toEqual([open]);
    expect(await idsOf('services', 'notMarked')).toEqual([older, missed]);
    expect(await idsOf('services', 'toBill')).toEqual([done]);
    expect(await idsOf('services', 'all')).toHaveLength(10);
    expect(await countsOf('services')).toMatchObject({
      upcoming: 5,
      today: 2,
      unassigned: 1,
      notMarked: 2,
      toBill: 1,
    });
  });

  it('of this week are those from Monday to Sunday', async () => {
    const weekday = new Date(`${billing.today}T00:00:00Z`).getUTCDay() || 7;
    const monday = await visit({ dateTs: `${dayIn(1 - weekday)}T00:00` });
    const sunday = await visit({ dateTs: `${dayIn(7 - weekday)}T23:30` });
    await visit({ dateTs: `${dayIn(-weekday)}T23:30` });
    await visit({ dateTs: `${dayIn(8 - weekday)}T00:00` });
    expect(await idsOf('services', 'week')).toEqual([monday, sunday]);
  });

  it('of a monthly contract are billed with its month, and not by themselves', async () => {
    const contract = async (isMonthly: boolean) => {
      const { id } = await billing.create('contracts', { address: '1 King', isMonthly });
      const service = await visit({ dateTs: `${dayIn(-2)}T09:00`, serviceStatus: 'Complete' });
      await billing.server.database.query('UPDATE services SET contract_id = $1 WHERE id = $2', [
        id,
        service,
      ]);
      return service;
    };
    await contract(true);
    const single = await contract(false);
    expect(await idsOf('services', 'toBill')).toEqual([single]);
  });
});

it('an invoice is a draft, then not sent, then unpaid and overdue, and in none once it is paid', async () => {
  const clientId = (await billing.create('clients', { fullName: 'Ann Payer' }))['id'];
  const { id: draft } = await billing.create('invoices', { clientId, subTotal: 50 });
  const { id: issued } = await billing.issued({ clientId });
  const { id: old } = await billing.issued({ clientId });
  const date = async (id: unknown, days: number): Promise<void> => {
    await billing.server.database.query(
      'UPDATE invoices SET date_ts = $2, billed = true WHERE id = $1',
      [id, dayIn(days)],
    );
  };
  await billing.server.database.query('UPDATE invoices SET billed = false WHERE id = $1', [issued]);
  await date(old, -31);
  expect(await idsOf('invoices', 'draft')).toEqual([draft]);
  expect(await idsOf('invoices', 'notSent')).toEqual([issued]);
  // The oldest, whom to call first, stands first.
  expect(await idsOf('invoices', 'unpaid')).toEqual([old, issued]);
  expect(await idsOf('invoices', 'overdue')).toEqual([old]);
  await date(old, -30);
  expect(await countsOf('invoices')).toEqual({ draft: 1, notSent: 1, unpaid: 2, overdue: 0 });
  const paid = await billing.call('PUT', `receive-payment/${String(old)}/`, {});
  expect(paid.status).toBe(200);
  expect(await idsOf('invoices', 'unpaid')).toEqual([issued]);
});

it('a quote that was accepted is to be planned until something is', async () => {
  const clientId = (await billing.create('clients', { fullName: 'Ann Payer' }))['id'];
  const { id, version } = await billing.create('quotes', { clientId, price: 1130 });
  expect(await idsOf('quotes', 'toPlan')).toEqual([]);
  const accepted = await billing.call('POST', `quotes/${String(id)}/accept/`, {
    version,
    on: billing.today,
    by: 'Ann Payer',
    how: 'phone',
    note: '',
  });
  expect(accepted.status).toBe(200);
  expect(await idsOf('quotes', 'toPlan')).toEqual([id]);
  const service = await visit({ clientId, dateTs: `${dayIn(3)}T09:00` });
  await billing.server.database.query('UPDATE services SET quote_id = $1 WHERE id = $2', [
    id,
    service,
  ]);
  expect(await countsOf('quotes')).toEqual({ asked: 0, ending: 0, toPlan: 0 });
});

it('a quote of the site is asked for while its lead is new', async () => {
  const { status, text } = await billing.server.call('POST', 'commercial-quote/', {
    body: {
      email: 'ann@example.com',
      frequency: 'biWeekly',
      days: { Monday: true },
      hours: 2,
    },
  });
  if (status !== 200) throw new Error(text);
  expect(await countsOf('quotes')).toMatchObject({ asked: 1 });
  await billing.server.database.query("UPDATE leads SET status = 'Handled'");
  expect(await idsOf('quotes', 'asked')).toEqual([]);
});

it('every view is searched, sorted and counted as any list', async () => {
  const clientId = (await billing.create('clients', { fullName: 'Ann Payer' }))['id'];
  const cheap = await billing.issued({ clientId });
  const [{ id }] = [await billing.issued({ clientId, subTotal: 500 })];
  const sorted = await billing.call('GET', 'invoices/search/?q=payer&view=unpaid&sort=-total');
  expect(sorted.body).toMatchObject({ count: 2, total: 678, results: [{ id }, { id: cheap.id }] });
  for (const [entity, views] of Object.entries(listViews)) {
    for (const view of views) {
      const { status } = await billing.call('GET', `${entity}/?view=${view}`);
      expect([view, status]).toEqual([view, 200]);
    }
  }
});

it.each(['', 'Overdue', 'toString', '__proto__', "' OR true --"])(
  'refuses the view %j, and says which there are',
  async (view) => {
    const answer = await billing.call('GET', `invoices/?view=${encodeURIComponent(view)}`);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('view');
    expect(answer.text).toContain('overdue');
  },
);

it('services that are neither done nor cancelled fill their pages, whatever lies between them', async () => {
  const employeeId = (await billing.create('employees', { fullName: 'Amara Osei' }))['id'];
  const ids: unknown[] = [];
  for (const [index, serviceStatus] of ['Scheduled', '', 'Scheduled'].entries()) {
    const dateTs = `${dayIn(index)}T09:00`;
    await visit({ dateTs, employeeId, serviceStatus: 'Cancelled' });
    await visit({ dateTs, employeeId, serviceStatus: 'Complete' });
    ids.push(await visit({ dateTs, employeeId, serviceStatus }));
  }
  const ask = (more: string) =>
    billing.call('GET', `services/?employeeId=${String(employeeId)}&sort=dateTs&isToDo=${more}`);
  const { body } = await ask('true&page_size=2');
  expect(body).toMatchObject({ count: 3, results: [{ id: ids[0] }, { id: ids[1] }] });
  expect((await ask('true&page_size=3')).body['next']).toBeNull();
  expect((await ask('false')).body).toMatchObject({ count: 6 });
  expect((await ask('maybe')).status).toBe(400);
});
