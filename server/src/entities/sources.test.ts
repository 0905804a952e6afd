import { describe, expect, it } from '@jest/globals';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { daysAfter } from 'shared-api/contract/values/days';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

const get = (address: string) => server.call('GET', address, { as: 'Admin' });

/** Creates records and returns one of their fields in list order. */
async function ordered(entity: string, field: string, bodies: object[]): Promise<unknown[]> {
  for (const body of bodies) {
    const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
    expect(answer.body).toHaveProperty('id');
  }
  const { body } = await get(`${entity}/`);
  return (body['results'] as Record<string, unknown>[]).map((record) => record[field]);
}

describe('a list where nobody has said how it is sorted', () => {
  it.each(['clients', 'employees'])('of %s goes by name, whatever its case', async (entity) => {
    const bodies = ['bea', 'Cleo', 'Ada'].map((fullName) => ({ fullName }));
    expect(await ordered(entity, 'fullName', bodies)).toEqual(['Ada', 'bea', 'Cleo']);
  });

  it('of contracts has the newest first', async () => {
    const bodies = ['one', 'two'].map((address) => ({ address }));
    expect(await ordered('contracts', 'address', bodies)).toEqual(['two', 'one']);
  });

  it('of quotes has the highest number first', async () => {
    const bodies = ['one', 'two'].map((projectTitle) => ({ projectTitle }));
    expect(await ordered('quotes', 'projectTitle', bodies)).toEqual(['two', 'one']);
  });

  it('of leads has the latest day first', async () => {
    await server.database.query(
      `INSERT INTO leads (name, source, date_ts)
       VALUES ('older', 'Contact', '2026-01-01'), ('newer', 'Contact', '2026-01-02')`,
    );
    expect(await ordered('leads', 'name', [])).toEqual(['newer', 'older']);
  });
});

describe('an invoice', () => {
  const make = async (set: string): Promise<number> => {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO invoices (${set.replace(/ = [^,]+/g, '')})
       VALUES (${set.replace(/\w+ = /g, '')}) RETURNING id`,
    );
    return rows[0]?.id ?? 0;
  };
  const change = (id: number, body: object) =>
    server.call('PUT', `invoices/update/${id}/`, { as: 'Admin', body: { version: 1, ...body } });

  it('that is issued is frozen, but for its notes', async () => {
    const id = await make("invoice_number = 80001, notes = 'issued'");
    const refused = await change(id, { subTotal: 5 });
    expect(refused.status).toBe(409);
    expect(refused.body['errors']).toHaveProperty('subTotal');
    expect((await change(id, { notes: 'Changed' })).status).toBe(200);
  });

  it('that is neither issued nor paid may change', async () => {
    const id = await make("notes = 'draft'");
    expect((await change(id, { subTotal: 5 })).body).toMatchObject({ subTotal: 5, total: 5.65 });
  });

  it('is deleted while it is a draft alone', async () => {
    const remove = (id: number) =>
      server.call('DELETE', `invoices/delete/${id}`, { as: 'Admin' }).then(({ status }) => status);
    expect(await remove(await make('invoice_number = 80002'))).toBe(409);
    expect(await remove(await make("notes = 'draft'"))).toBeLessThan(300);
  });

  it('that is empty comes to nothing, and without a day is never overdue', async () => {
    const { body } = await server.call('POST', 'invoices/create', {
      as: 'Admin',
      body: { subTotal: null },
    });
    expect(body).toMatchObject({ total: 0, isOverdue: false });
  });

  it('may be as large as one amount, with its tax', async () => {
    const create = (subTotal: number) =>
      server.call('POST', 'invoices/create', { as: 'Admin', body: { subTotal } });
    expect((await create(884_955.75)).body).toMatchObject({ total: 1_000_000 });
    const refused = await create(884_955.76);
    expect(refused.status).toBe(400);
    expect(refused.body['errors']).toHaveProperty('subTotal');
  });
});

it('an employee has a secret of 192 bits', async () => {
  const { body } = await server.call('POST', 'employees/create', {
    as: 'Admin',
    body: { fullName: 'Sam' },
  });
  expect(body['secret']).toMatch(/^[\w-]{32}$/);
});

it('a contract names its days in short, in the order of the week', async () => {
  const { body } = await server.call('POST', 'contracts/create', {
    as: 'Admin',
    body: { address: 'three', tuesday: true, monday: true, sunday: true },
  });
  expect(String(body['days']).split(', ').toSorted()).toEqual(['Mon', 'Sun', 'Tue']);
});

it('a service says whether it is of a contract', async () => {
  const { rows } = await server.database.query<{ id: number }>(
    `INSERT INTO services (contract_id, address)
     VALUES (NULL, 'alone'), ((SELECT min(id) FROM contracts), 'of it') RETURNING id`,
  );
  const isContract = async (id = 0) => (await get(`services/${id}/`)).body['isContract'];
  expect([await isContract(rows[0]?.id), await isContract(rows[1]?.id)]).toEqual([false, true]);
});

it('a contract is paused on the first and the last day of its pause, and ended after its last day alone', async () => {
  const today = companyDay(Date.now() / 1000, server.company.timeZone);
  const [yesterday, tomorrow] = [daysAfter(today, -1), daysAfter(today, 1)];
  const stateOf = async (fields: object): Promise<unknown> => {
    const body = { address: '1 King Street', isActive: true, ...fields };
    const made = await server.call('POST', 'contracts/create', { as: 'Admin', body });
    return (await get(`contracts/${String(made.body['id'])}/`)).body['state'];
  };
  expect(await stateOf({ lastDay: today })).toBe('active');
  expect(await stateOf({ lastDay: yesterday })).toBe('ended');
  expect(await stateOf({ pausedFrom: today })).toBe('paused');
  expect(await stateOf({ pausedFrom: tomorrow })).toBe('active');
  expect(await stateOf({ pausedFrom: yesterday, pausedUntil: today })).toBe('paused');
  expect(await stateOf({ pausedFrom: yesterday, pausedUntil: yesterday })).toBe('active');
});
