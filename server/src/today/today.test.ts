import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Today } from 'shared-api/contract/schedule/today';
import { companyNoon, companyDay } from 'shared-api/contract/company/companyTime';
import { clearMoney } from '../../harness/testing/clearMoney.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

beforeEach(() =>
  clearMoney(billing.server.database, ['services', 'mails', 'leads', 'acceptances', 'quotes']),
);

const today = async (): Promise<Today> =>
  billing.call('GET', 'today/').then(({ status, text, body }) => {
    if (status !== 200) throw new Error(text);
    return body as unknown as Today;
  });

const needOf = async (kind: Today['needs'][number]['kind']): Promise<Today['needs'][number]> => {
  const { needs } = await today();
  const found = needs.find((one) => one.kind === kind);
  if (!found) throw new Error(`Nothing of ${kind} among ${needs.map((one) => one.kind).join()}.`);
  return found;
};

/** The company's day some days from today. */
const dayIn = (days: number): string => {
  const { timeZone } = billing.server.company;
  return companyDay(companyNoon(billing.today, timeZone) + days * 86_400, timeZone);
};

const client = async (fields: object = {}): Promise<number> =>
  Number((await billing.create('clients', { fullName: 'Ann Payer', ...fields }))['id']);
const employee = async (): Promise<number> =>
  Number((await billing.create('employees', { fullName: 'Amara Osei' }))['id']);

const visit = (fields: object): Promise<Json> =>
  billing.create('services', {
    serviceStatus: 'Scheduled',
    price: 100,
    address: '1 King',
    ...fields,
  });

it('is empty where nothing is going on, and its figures are zero', async () => {
  const { needs, figures, day } = await today();
  expect({ needs, day }).toEqual({ needs: [], day: billing.today });
  for (const figure of Object.values(figures)) expect(figure).toEqual({ amount: 0, before: 0 });
});

it('is for Admins', async () => {
  expect((await billing.server.call('GET', 'today/', { as: 'Employee' })).status).toBe(403);
});

describe('visits', () => {
  it('without a person, of the coming week', async () => {
    const clientId = await client();
    const { id } = await visit({ clientId, dateTs: `${dayIn(1)}T09:00` });
    await visit({ clientId, dateTs: `${dayIn(8)}T09:00` });
    await visit({ clientId, dateTs: `${dayIn(2)}T09:00`, employeeId: await employee() });
    await visit({ clientId, dateTs: `${dayIn(2)}T09:00`, serviceStatus: 'Cancelled' });
    expect(await needOf('openVisits')).toEqual({
      kind: 'openVisits',
      count: 1,
      amount: 100,
      first: [
        {
          entity: 'services',
          id,
          name: 'Ann Payer',
          number: expect.stringMatching(/^S-\d{6}$/),
          detail: '1 King',
          day: `${dayIn(1)}T09:00`,
          amount: 100,
        },
      ],
    });
  });

  it('of one person at one time: the later one is named', async () => {
    const employeeId = await employee();
    const at = (time: string, fields: object = {}) =>
      visit({ employeeId, dateTs: `${dayIn(3)}T${time}`, hours: 2, ...fields });
    await at('09:00');
    await at('11:00');
    await at('12:00', { serviceStatus: 'Cancelled' });
    const { id } = await at('12:30');
    expect(await needOf('clashes')).toMatchObject({
      count: 1,
      amount: null,
      first: [{ id, detail: 'Amara Osei', day: `${dayIn(3)}T12:30` }],
    });
  });

  it('that are over and nobody has marked, and those that are done and unbilled', async () => {
    const { id: past } = await visit({ dateTs: `${dayIn(-2)}T09:00` });
    const { id: done } = await visit({ dateTs: `${dayIn(-1)}T09:00`, serviceStatus: 'Complete' });
    expect(await needOf('unmarkedVisits')).toMatchObject({ count: 1, first: [{ id: past }] });
    expect(await needOf('unbilled')).toMatchObject({
      count: 1,
      amount: 100,
      first: [{ id: done }],
    });
  });

  it('that are done on no day that anybody has noted are unbilled too', async () => {
    const { id } = await visit({ dateTs: null, serviceStatus: 'Complete' });
    expect((await needOf('unbilled')).first).toEqual([expect.objectContaining({ id, day: '' })]);
  });

  it('of next week are booked, beside those of this week', async () => {
    const weekday = new Date(`${billing.today}T00:00:00Z`).getUTCDay() || 7;
    const monday = 8 - weekday;
    await visit({ dateTs: `${dayIn(monday - 1)}T23:30`, price: 1 });
    await visit({ dateTs: `${dayIn(monday)}T00:00`, price: 20 });
    await visit({ dateTs: `${dayIn(monday + 6)}T23:30`, price: 300 });
    await visit({ dateTs: `${dayIn(monday + 7)}T00:00`, price: 4000 });
    expect((await today()).figures.booked).toEqual({ amount: 320, before: 1 });
  });

  it('of monthly bills are booked with their part of the month', async () => {
    const contract = await billing.create('contracts', { isMonthly: true, price: 200 });
    const weekday = new Date(`${billing.today}T00:00:00Z`).getUTCDay() || 7;
    const monday = dayIn(8 - weekday);
    const month = monday.slice(0, 7);
    // Next week's one, one of the same month that is not in these weeks, and a cancelled one.
    const other = [`${month}-01`, `${month}-28`].find(
      (day) => day < dayIn(1 - weekday) || day > dayIn(14 - weekday),
    );
    for (const [day, serviceStatus] of [
      [monday, 'Scheduled'],
      [other, 'Scheduled'],
      [other, 'Cancelled'],
    ]) {
      const { id } = await visit({ dateTs: `${String(day)}T09:00`, price: null, serviceStatus });
      await billing.server.database.query(`UPDATE services SET contract_id = $1 WHERE id = $2`, [
        contract['id'],
        id,
      ]);
    }
    expect((await today()).figures.booked).toEqual({ amount: 100, before: 0 });
  });
});

describe('money', () => {
  it('is owed, overdue and drafted, with sums of all, also of those that are not named', async () => {
    const clientId = await client({ phoneNumber: '(519) 555-0100' });
    for (let number = 0; number < 7; number += 1) await billing.issued({ clientId });
    await billing.create('invoices', { clientId, subTotal: 50, type: 'Janitorial' });
    await billing.server.database.query(
      'UPDATE invoices SET date_ts = $1 WHERE invoice_number IS NOT NULL',
      [dayIn(-45)],
    );
    const overdue = await needOf('overdue');
    expect(overdue).toMatchObject({ count: 7, amount: 791 });
    expect(overdue.first).toHaveLength(5);
    expect(overdue.first[0]).toMatchObject({
      name: 'Ann Payer',
      detail: '(519) 555-0100',
      amount: 113,
    });
    expect(await needOf('drafts')).toMatchObject({ count: 1, amount: 56.5 });
    const { figures } = await today();
    expect([figures.owed.amount, figures.overdue.amount]).toEqual([791, 791]);
  });

  it('billed and received of this month stand beside last month', async () => {
    const clientId = await client();
    const { id } = await billing.issued({ clientId });
    await billing.call('POST', 'payments/', {
      key: randomUUID(),
      clientId,
      amount: 60,
      day: billing.today,
      method: 'cash',
      reference: '',
      allocations: [{ invoiceId: id, amount: 60 }],
    });
    const { figures } = await today();
    expect(figures).toMatchObject({
      billed: { amount: 100, before: 0 },
      received: { amount: 60, before: 0 },
      owed: { amount: 53, before: 0 },
      overdue: { amount: 0, before: 0 },
    });
  });
});

describe('quotes', () => {
  const quote = async (fields: object = {}): Promise<Json> =>
    billing.create('quotes', {
      clientId: await client(),
      price: 1130,
      projectTitle: 'Roof',
      ...fields,
    });

  it('that were accepted and have no visits yet', async () => {
    const { id, version, number } = await quote();
    const accepted = await billing.call('POST', `quotes/${String(id)}/accept/`, {
      version,
      on: billing.today,
      by: 'Ann Payer',
      how: 'phone',
      note: '',
    });
    expect(accepted.status).toBe(200);
    expect(await needOf('acceptedQuotes')).toMatchObject({
      count: 1,
      amount: 1130,
      first: [
        { id, number: String(number), name: 'Ann Payer', detail: 'Roof', day: billing.today },
      ],
    });
    await visit({ dateTs: `${dayIn(2)}T09:00`, employeeId: await employee() });
    await billing.server.database.query('UPDATE services SET quote_id = $1', [id]);
    expect((await today()).needs).toEqual([]);
  });

  it('that were sent and end within a week', async () => {
    const { id, version } = await quote();
    await billing.call('PUT', `quotes/update/${String(id)}/`, { validUntil: dayIn(5), version });
    expect((await today()).needs).toEqual([]);
    await billing.server.database.query(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status)
       VALUES ('quotes', $1, 'ann@example.com', 'Quote', '', '', 'failed')`,
      [id],
    );
    expect(await needOf('endingQuotes')).toMatchObject({
      count: 1,
      first: [{ id, day: dayIn(5) }],
    });
    expect(await needOf('mails')).toMatchObject({
      count: 1,
      first: [{ entity: 'quotes', id, name: 'ann@example.com', detail: 'Quote' }],
    });
  });
});

it('names new leads, the one that waits longest first', async () => {
  const lead = (name: string) =>
    billing.create('leads', { name, email: 'a@example.com', subject: 'Windows', status: 'New' });
  const { id: newer } = await lead('New Ned');
  const { id: older } = await lead('Old Olga');
  await lead('Closed Carl');
  await billing.server.database.query('UPDATE leads SET date_ts = $2 WHERE id = $1', [
    older,
    dayIn(-3),
  ]);
  await billing.server.database.query(
    "UPDATE leads SET status = 'Closed' WHERE name = 'Closed Carl'",
  );
  expect(await needOf('leads')).toMatchObject({
    count: 2,
    amount: null,
    first: [
      { id: older, name: 'Old Olga', detail: 'Windows', day: dayIn(-3) },
      { id: newer, name: 'New Ned' },
    ],
  });
});
