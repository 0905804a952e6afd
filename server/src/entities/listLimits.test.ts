import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { largestId } from 'shared-api/contract/fields/fields';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

const get = (address: string) => server.call('GET', address, { as: 'Admin' });
const statusOf = async (address: string): Promise<number> => (await get(address)).status;

/** One field of the listed records, in order. */
async function listed(address: string, field: string): Promise<unknown[]> {
  const { status, body } = await get(address);
  expect([address, status]).toEqual([address, 200]);
  return (body['results'] as Record<string, unknown>[]).map((record) => record[field]);
}

async function make(entity: string, body: object): Promise<number> {
  const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
  expect(answer.status).toBeLessThan(300);
  return Number(answer.body['id']);
}

describe('a page', () => {
  beforeAll(async () => {
    for (const name of ['Ann', 'Ben', 'Cid', 'Dot', 'Eve']) {
      await make('employees', { fullName: name });
    }
  });

  it('says what is before and behind it', async () => {
    const first = (await get('employees/?page_size=2')).body;
    expect(first).toMatchObject({ previous: null, count: 5, total: 5 });
    const second = (await get('employees/?page=2&page_size=2')).body;
    expect(second).toMatchObject({ previous: '/api/employees/?page_size=2&page=1', count: 5 });
    expect(await listed('employees/?page=2&page_size=2', 'fullName')).toEqual(['Cid', 'Dot']);
    const third = (await get('employees/?page=3&page_size=2')).body;
    expect(third).toMatchObject({ previous: '/api/employees/?page_size=2&page=2', next: null });
  });

  it('behind a cursor has nothing before it, and goes on to the end', async () => {
    const { next } = (await get('employees/?page_size=2')).body;
    const second = (await get(String(next).replace('/api/', ''))).body;
    expect(second).toMatchObject({ previous: null, count: 5 });
    const third = (await get(String(second['next']).replace('/api/', ''))).body;
    expect(third['next']).toBeNull();
    expect(third['results']).toMatchObject([{ fullName: 'Eve' }]);
  });

  it('that is full is the last one when nothing follows', async () => {
    expect((await get('employees/?page_size=5')).body['next']).toBeNull();
  });

  it('behind the last is empty and keeps the count', async () => {
    expect((await get('employees/?page=9&page_size=2')).body).toMatchObject({
      results: [],
      count: 5,
      next: null,
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'refuses a parameter that no list has, whatever objects have: %s',
    async (name) => {
      expect(await statusOf(`employees/?${name}=1`)).toBe(400);
    },
  );

  it('has 25 rows where nothing is said', async () => {
    await server.database.query(
      "INSERT INTO leads (name, source, date_ts) SELECT 'Lead ' || n, 'Contact', '2026-01-01' FROM generate_series(1, 26) n",
    );
    expect(await listed('leads/', 'name')).toHaveLength(25);
  });

  it.each([
    ['page=1', 200],
    ['page=1000000', 200],
    ['page=1000001', 400],
    ['page=0', 400],
    ['page=-1', 400],
    ['page=1.5', 400],
    ['page=', 400],
    ['page_size=1', 200],
    ['page_size=100', 200],
    ['page_size=101', 400],
    ['page_size=0', 400],
    ['q=ann', 400],
    ['toString=1', 400],
    ['page=1&page=2', 400],
  ])('is asked for by %s: %i', async (query, status) => {
    expect(await statusOf(`employees/?${query}`)).toBe(status);
  });
});

describe('a filter', () => {
  it.each([
    ['clientId=1', 200],
    [`clientId=${largestId}`, 200],
    [`clientId=${largestId + 1}`, 400],
    ['clientId=0', 400],
    ['clientId=one', 400],
    ['paid=true', 200],
    ['paid=false', 200],
    ['paid=yes', 400],
    ['from=2026-01-31', 200],
    ['from=0001-01-01', 200],
    ['from=0000-12-31', 400],
    ['from=2026-02-30', 400],
    ['type=Janitorial', 200],
    ['type=Cleaning', 400],
    ['state=Overdue', 200],
    ['state=Late', 400],
    ['brand=cleaning', 200],
    ['brand=Cleaning', 400],
  ])('is given as %s: %i', async (query, status) => {
    expect(await statusOf(`invoices/?${query}`)).toBe(status);
  });

  it.each([
    ['services/?serviceStatus=Complete', 200],
    ['services/?serviceStatus=Done', 400],
    ['leads/?status=New&source=Visit', 200],
    ['leads/?status=Open', 400],
    ['leads/?source=Letter', 400],
  ])('has its words alone: %s: %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  describe('of invoices', () => {
    beforeAll(async () => {
      await server.database.query(
        `INSERT INTO invoices (notes, type, date_ts, invoice_number, voided_on, void_reason, billed, total_cents)
         VALUES
         ('jan', 'Cleaning', '2026-01-31', 70001, NULL, '', true, 100),
         ('feb', 'Contracting', '2026-02-01', 70002, NULL, '', false, 200),
         ('void', 'Cleaning', '2026-02-02', 70003, '2026-02-03', 'Twice', true, 400),
         ('draft', 'Cleaning', '2026-02-03', NULL, NULL, '', false, 800),
         ('undated', 'Cleaning', NULL, NULL, NULL, '', false, 1600);
         INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
         SELECT id, total_cents, 'cash', CASE notes WHEN 'jan' THEN date '2026-02-28' ELSE '2026-03-01' END, 'test'
         FROM invoices WHERE notes IN ('jan', 'feb')`,
      );
    });

    it.each([
      ['', ['undated', 'draft', 'void', 'feb', 'jan']],
      // Both ends are inclusive.
      ['from=2026-02-01', ['draft', 'void', 'feb']],
      ['to=2026-02-01', ['feb', 'jan']],
      ['from=2026-01-31&to=2026-01-31', ['jan']],
      ['paidFrom=2026-03-01', ['feb']],
      ['paidTo=2026-02-28', ['jan']],
      ['paidFrom=2026-02-28&paidTo=2026-03-01', ['feb', 'jan']],
      ['issued=true', ['feb', 'jan']],
      ['issued=false', ['undated', 'draft', 'void']],
      ['voided=true', ['void']],
      ['voided=false', ['undated', 'draft', 'feb', 'jan']],
      ['paid=true', ['feb', 'jan']],
      ['billed=true', ['void', 'jan']],
      ['brand=contracting', ['feb']],
      ['state=Void', ['void']],
      ['state=Paid', ['feb', 'jan']],
      ['type=Contracting', ['feb']],
    ])('by %s has %j', async (query, notes) => {
      expect(await listed(`invoices/?${query}`, 'notes')).toEqual(notes);
    });

    it('leaves what is void out of the sum', async () => {
      expect((await get('invoices/')).body).toMatchObject({ count: 5, total: 27 });
      expect((await get('invoices/?voided=true')).body).toMatchObject({ count: 1, total: 0 });
      expect((await get('invoices/?brand=contracting')).body).toMatchObject({ count: 1, total: 2 });
    });

    it('is overdue from the 31st day on', async () => {
      const { rows } = await server.database.query<{ id: number }>(
        `INSERT INTO invoices (notes, date_ts, invoice_number, total_cents)
         SELECT 'aged', (now() AT TIME ZONE $1)::date - n, 70100 + n, 100
         FROM unnest('{30,31}'::integer[]) n RETURNING id`,
        [server.company.timeZone],
      );
      const [onTime, late] = rows.map(({ id }) => id);
      const overdue = await listed('invoices/?state=Overdue', 'id');
      expect(overdue).toContain(late);
      expect(overdue).not.toContain(onTime);
      expect(await listed('invoices/?state=Open', 'id')).toContain(onTime);
      const isOverdue = async (id = 0) => (await get(`invoices/${id}/`)).body['isOverdue'];
      expect([await isOverdue(onTime), await isOverdue(late)]).toEqual([false, true]);
      await server.database.query(
        `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
         VALUES ($1, 100, 'cash', '2026-03-01', 'test')`,
        [late],
      );
      expect(await isOverdue(late)).toBe(false);
    });
  });
});

describe('the version of a record', () => {
  it('is one more after each change, and nothing else', async () => {
    const id = await make('clients', { fullName: 'Vera' });
    const versionOf = async () => Number((await get(`clients/${id}/`)).body['version']);
    const first = await versionOf();
    for (const [step, fullName] of [
      [1, 'Vera Ash'],
      [2, 'Vera Oak'],
    ] as const) {
      const { body } = await server.call('PUT', `clients/update/${id}/`, {
        as: 'Admin',
        body: { version: first + step - 1, fullName },
      });
      expect(body['version']).toBe(first + step);
      expect(await versionOf()).toBe(first + step);
    }
  });
});

it('what has no day comes first, the newest before the oldest', async () => {
  await server.database.query(
    `INSERT INTO services (address, date_ts)
     VALUES ('old', '2026-01-01'), ('none', NULL), ('new', '2026-01-02')`,
  );
  expect(await listed('services/', 'address')).toEqual(['none', 'new', 'old']);
  expect(await listed('services/?sort=dateTs', 'address')).toEqual(['old', 'new', 'none']);
});

it('a record that was deleted comes back as it was', async () => {
  const id = await make('employees', { fullName: 'Zoe', email: 'zoe@example.com' });
  const before = (await get(`employees/${id}/`)).body;
  await server.call('DELETE', `employees/delete/${id}`, { as: 'Admin' });
  expect(await statusOf(`employees/${id}/`)).toBe(404);
  const answer = await server.call('POST', `employees/restore/${id}`, { as: 'Admin', body: {} });
  expect(answer.body).toEqual(before);
  expect((await get(`employees/${id}/`)).body).toEqual(before);
});

it('what somebody changes can be read meanwhile', async () => {
  const id = await make('clients', { fullName: 'Uma' });
  const other = new pg.Client({ connectionString: server.databaseUrl });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT FROM clients WHERE id = $1 FOR UPDATE', [id]);
    expect((await get(`clients/${id}/`)).body).toMatchObject({ fullName: 'Uma' });
  } finally {
    await other.end();
  }
});
