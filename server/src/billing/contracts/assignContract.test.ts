import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChangedService } from 'shared-api/contract/entities/contractChange';
import type { Role } from 'shared-api/contract/staff/roles';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const usual = { fitting: 'change', dropped: 'cancel', apart: 'keep' };

let amara: Json;
let arjun: Json;
let contract: Json;

/** The weekday so many days from now, at the company. */
const weekdayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { weekday: 'long', timeZone: 'America/Toronto' })
    .format(Date.now() + days * 86_400_000)
    .toLowerCase();

beforeEach(async () => {
  amara = await billing.create('employees', { fullName: 'Amara Osei' });
  arjun = await billing.create('employees', { fullName: 'Arjun Mehta' });
  contract = await billing.create('contracts', {
    isActive: true,
    price: 185.5,
    hours: 2,
    employeeId: amara['id'],
    address: '12 King Street',
    // Not today, whose service may have begun.
    [weekdayIn(2)]: true,
    [weekdayIn(5)]: true,
  });
  // Somebody else's work, into whose gaps services would be laid anew.
  await billing.call('POST', `create-contract-services/${String(contract['id'])}`, {});
});

const path = (rest = ''): string => `contracts/${String(contract['id'])}/changes/${rest}`;

/** The contract as a role sees it, with another employee. */
async function typed(as: Role): Promise<Json> {
  const { body } = await billing.server.call('GET', `contracts/${String(contract['id'])}/`, { as });
  return { ...body, employeeId: arjun['id'] };
}

async function preview(as: Role, fields: object = {}) {
  const body = { version: contract['version'], fields: { ...(await typed(as)), ...fields } };
  return billing.server.call('POST', path('preview/'), { as, body });
}

async function change(as: Role, choices: object = {}) {
  const fields = await typed(as);
  const body = { version: contract['version'], fields, ...usual, ...choices };
  return billing.server.call('POST', path(), { as, body });
}

const services = async (): Promise<Json[]> => {
  const { rows } = await billing.server.database.query<Json>(
    `SELECT to_char(date_ts, 'YYYY-MM-DD HH24:MI') AS at, service_status AS status,
       employee_id AS "employeeId", price_cents AS cents
     FROM services WHERE contract_id = $1 ORDER BY contract_day`,
    [contract['id']],
  );
  return rows;
};

describe('who may only say who serves a contract', () => {
  it.each(['Employee', 'CrewLead'] as const)('(%s) is shown the services to come', async (as) => {
    const { status, body } = await preview(as);
    expect([status, body['isNeeded'], body['changes']]).toEqual([200, true, ['employeeId']]);
    const fitting = body['fitting'] as ChangedService[];
    expect(fitting).toHaveLength((await services()).length);
    const price = as === 'CrewLead' ? null : 185.5;
    expect(fitting[0]).toMatchObject({
      employeeName: 'Amara Osei',
      price,
      next: { employeeName: 'Arjun Mehta', price },
    });
    expect((await preview(as, { address: '1 New Street' })).body['message']).toContain('address');
    expect((await preview('Accountant')).status).toBe(403);
  });

  it('gives them to the other person, or keeps them, and takes that back', async () => {
    const before = await services();
    const kept = await change('Employee', { fitting: 'keep' });
    expect(kept.status).toBe(200);
    expect(await services()).toEqual(before);
    const back = `${path(String(kept.body['changeId']))}/undo/`;
    expect((await billing.server.call('POST', back, { as: 'Employee' })).status).toBe(200);
    contract = (await billing.call('GET', `contracts/${String(contract['id'])}/`)).body;
    expect(contract['employeeId']).toBe(amara['id']);
    expect((await change('Employee')).body['message']).toContain(`${before.length} services`);
    // The person alone: at the same times, for the same price.
    expect(await services()).toEqual(before.map((one) => ({ ...one, employeeId: arjun['id'] })));
  });

  it('leaves the times as they are even where the other person has work then', async () => {
    const before = await services();
    await billing.create('services', {
      dateTs: String(before[0]?.['at']).replace(' ', 'T'),
      hours: 3,
      employeeId: arjun['id'],
      serviceStatus: 'Scheduled',
    });
    const fitting = (await preview('Employee')).body['fitting'] as ChangedService[];
    expect(fitting.map(({ at, next }) => at === next.at)).not.toContain(false);
    const laid = (await preview('CrewLead')).body['fitting'] as ChangedService[];
    expect(laid.map(({ at, next }) => at === next.at)).toContain(false);
  });

  it('cancels nothing, unless the role changes services', async () => {
    const refused = await change('Employee', { fitting: 'cancel' });
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      'Your role may not cancel services, only change who does them.',
    ]);
    expect((await services()).map(({ status }) => status)).not.toContain('Cancelled');
    expect((await change('CrewLead', { fitting: 'cancel' })).status).toBe(200);
    expect(new Set((await services()).map(({ status }) => status))).toEqual(new Set(['Cancelled']));
  });

  it('takes back neither what others have changed nor what reaches further', async () => {
    const ofAdmin = await change('Admin');
    const undo = `${path(String(ofAdmin.body['changeId']))}/undo/`;
    const refused = await billing.server.call('POST', undo, { as: 'Employee' });
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      'Somebody else has made this change. Your role takes back only its own.',
    ]);
    const { version } = (await billing.call('GET', `contracts/${String(contract['id'])}/`)).body;
    const fields = { price: 200 };
    const priced = await billing.call('POST', path(), { version, fields, ...usual });
    const further = `${path(String(priced.body['changeId']))}/undo/`;
    expect((await billing.server.call('POST', further, { as: 'CrewLead' })).body['message']).toBe(
      'Your role may not change price.',
    );
  });
});
