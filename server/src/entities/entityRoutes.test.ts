import { beforeAll, describe, expect, it } from '@jest/globals';
import { entities, entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { columnOf } from './columns.ts';
import { sources } from './sources.ts';

const server = serverPerFile();

const create = async (entity: EntityName, body: object) =>
  (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body;

/** Columns that are internal to the server or exposed as derived values. */
const internalColumns: Partial<Record<EntityName, string[]>> = {
  clients: ['anonymised_at', 'address_label', 'address_notes', 'contact_role'],
  quotes: [
    'form_key',
    'request',
    'answer',
    'answer_price',
    'answer_secret',
    'language',
    'rate_card_version',
    'lines',
    'made_title',
    'letter_key',
    'buyer',
    'seller_version',
  ],
  leads: ['form_key', 'form_hash', 'arrived_at', 'answered_at', 'quote_wish'],
  services: [
    'quote_id',
    'contract_id',
    'contract_day',
    'invoice_id',
    'cancelled_with_contract',
    'planned_ts',
  ],
  invoices: [
    'contract_id',
    'contract_month',
    'reminded_at',
    'balance_cents',
    'voided_on',
    'void_reason',
    'letter_key',
    'buyer',
    'seller_version',
  ],
};

describe.each(entityNames)('the fields of %s', (entity) => {
  it('are the columns of its table', async () => {
    const { rows } = await server.database.query<{ column_name: string }>(
      'SELECT column_name FROM information_schema.columns WHERE table_name = $1',
      [sources[entity].table],
    );
    const columns = rows.map(({ column_name }) => column_name);
    const declared = fieldsOf(entities[entity].schema).map(columnOf);
    const internal = ['id', 'version', ...(internalColumns[entity] ?? [])];
    expect(declared.filter((column) => !columns.includes(column))).toEqual([]);
    expect(
      columns.filter((column) => !declared.includes(column) && !internal.includes(column)),
    ).toEqual([]);
  });
});

describe('a record', () => {
  it('is created, read, changed and deleted by an Admin', async () => {
    const created = await create('clients', {
      fullName: 'Amara Osei',
      email: 'amara@example.com',
    });
    expect(created).toMatchObject({ version: 1, fullName: 'Amara Osei', companyName: '' });
    const id = String(created['id']);
    const changed = await server.call('PUT', `clients/update/${id}/`, {
      as: 'Admin',
      body: { ...created, phoneNumber: '519-555-0101' },
    });
    expect(changed.body).toMatchObject({ version: 2, phoneNumber: '(519) 555-0101' });
    const read = await server.call('GET', `clients/${id}/`, { as: 'Employee' });
    expect(read.body).toEqual(changed.body);
    expect((await server.call('DELETE', `clients/delete/${id}`, { as: 'Admin' })).status).toBe(200);
    expect((await server.call('GET', `clients/${id}`, { as: 'Admin' })).status).toBe(404);
  });

  it('keeps who changed what in the audit trail, which nobody can change', async () => {
    const { id, ...record } = await create('clients', { fullName: 'Before' });
    await server.call('PUT', `clients/update/${String(id)}/`, {
      as: 'Admin',
      body: { ...record, fullName: 'After' },
    });
    const { rows } = await server.database.query(
      `SELECT who, action, before, after FROM audit_trail
       WHERE entity = 'clients' AND record_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows.at(-1)).toEqual({
      who: 'test-admin',
      action: 'update',
      before: { fullName: 'Before' },
      after: { fullName: 'After' },
    });
    await expect(server.database.query("UPDATE audit_trail SET who = 'x'")).rejects.toThrow(
      'append-only',
    );
  });

  it('is not overwritten from an older version: both states come back', async () => {
    const record = await create('clients', { fullName: 'First' });
    const id = String(record['id']);
    const first = { as: 'Admin', body: { ...record, fullName: 'Second' } } as const;
    const late = { as: 'Admin', body: { ...record, city: 'Guelph' } } as const;
    expect((await server.call('PUT', `clients/update/${id}/`, first)).status).toBe(200);
    const { status, body } = await server.call('PUT', `clients/update/${id}/`, late);
    expect(status).toBe(409);
    expect(body['current']).toMatchObject({ fullName: 'Second', version: 2 });
  });

  it('cannot be deleted while another refers to it', async () => {
    const client = await create('clients', { fullName: 'Referred to' });
    await create('quotes', { clientId: client['id'], price: 10 });
    const { status, body } = await server.call('DELETE', `clients/delete/${String(client['id'])}`, {
      as: 'Admin',
    });
    expect(status).toBe(409);
    expect(body['message']).toContain('quotes');
  });

  it('keeps money to the cent and tables cell by cell', async () => {
    const quote = await create('quotes', {
      price: 1234.5,
      laborCost: 0.07,
      lineData: [
        ['Item', 'Amount'],
        ['Rinse', '$ 12.00'],
      ],
    });
    expect(quote).toMatchObject({
      price: 1234.5,
      laborCost: 0.07,
      materialCost: null,
      lineData: [
        ['Item', 'Amount'],
        ['Rinse', '$ 12.00'],
      ],
    });
  });

  it('has a number from the shared sequence, once each', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create('quotes', {})));
    const numbers = made.map((quote) => Number(quote['number'])).sort();
    expect(new Set(numbers).size).toBe(8);
    expect(Number(numbers.at(-1)) - Number(numbers[0])).toBe(7);
  });
});

describe('who may do what', () => {
  const id = async () => String((await create('clients', { fullName: 'Guarded' }))['id']);

  it.each([
    ['GET', 'clients/', 401],
    ['GET', 'clients/search/?q=a', 401],
    ['GET', 'clients/1/', 401],
    ['POST', 'clients/create', 401],
    ['PUT', 'clients/update/1/', 401],
    ['DELETE', 'clients/delete/1', 401],
  ] as const)('a visitor is asked to log in: %s %s', async (method, address, status) => {
    const answer = await server.call(method, address, method === 'GET' ? {} : { body: {} });
    expect(answer.status).toBe(status);
    expect(answer.body['message']).toContain('log in');
  });

  it('an Employee reads, but does not create, change or delete', async () => {
    const client = await id();
    const as = 'Employee';
    expect((await server.call('GET', 'clients/', { as })).status).toBe(200);
    expect((await server.call('POST', 'clients/create', { as, body: {} })).status).toBe(403);
    expect(
      (await server.call('PUT', `clients/update/${client}`, { as, body: { version: 1 } })).status,
    ).toBe(403);
    expect((await server.call('DELETE', `clients/delete/${client}`, { as })).status).toBe(403);
    expect((await server.call('GET', 'leads/', { as })).status).toBe(403);
  });

  it.each(['Token unknownunknownunknownunknown', 'Token ', 'Basic YWRtaW46YWRtaW4=', 'x'])(
    'a broken token is 401: "%s"',
    async (authorization) => {
      expect((await server.call('GET', 'clients/', { headers: { authorization } })).status).toBe(
        401,
      );
    },
  );
});

describe('a list', () => {
  const names = Array.from({ length: 60 }, (_, n) => `Paging ${String(n).padStart(2, '0')}`);
  beforeAll(async () => {
    for (const fullName of names) await create('clients', { fullName, companyName: 'Pagers-Inc' });
  });
  const list = async (address: string) =>
    (await server.call('GET', address, { as: 'Employee' })).body as unknown as {
      results: { fullName: string }[];
      next: string | null;
      previous: string | null;
      count: number;
      total: number;
    };

  it('gives every row once under next, also while others are added', async () => {
    const seen: string[] = [];
    let address: string | null = 'clients/search/?q=pagers-inc';
    while (address !== null) {
      const page = await list(address);
      seen.push(...page.results.map(({ fullName }) => fullName));
      if (seen.length === 25) {
        await create('clients', { fullName: 'Paging 00 a', companyName: 'Pagers-Inc' });
      }
      address = page.next && page.next.replace('/api/', '');
    }
    expect(seen).toEqual(names);
  });

  it('says how many there are, and goes by page number as well', async () => {
    const second = await list('clients/search/?q=PAGERS-INC&page=2&page_size=10');
    expect(second.results).toHaveLength(10);
    expect(second.previous).toContain('page=1');
    expect(second.count).toBeGreaterThanOrEqual(60);
    expect(second.total).toBe(second.count);
  });

  it('finds a quote by its number', async () => {
    const quote = await create('quotes', { projectTitle: 'Findable' });
    const found = await list(`quotes/search/?q=${String(quote['number'])}`);
    expect(found.results).toHaveLength(1);
  });

  it.each(['zoe.oneil@example.org', "Zoë O'Néil", 'ZOË O', '519-555'])(
    'finds what is typed as it stands: %s',
    async (typed) => {
      await create('clients', {
        fullName: "Zoë O'Néil",
        email: 'zoe.oneil@example.org',
        phoneNumber: '519-555-0199',
      });
      const found = await list(`clients/search/?q=${encodeURIComponent(typed)}`);
      expect(found.results.map(({ fullName }) => fullName)).toContain("Zoë O'Néil");
    },
  );

  it('takes the signs of LIKE as they are', async () => {
    await create('clients', { fullName: 'Fifty percent' });
    expect((await list('clients/search/?q=f%25y%20percent')).count).toBe(0);
  });

  it.each([
    ['clients/?page=0', 'page'],
    ['clients/?page=x', 'page'],
    ['clients/?page_size=101', 'page_size'],
    ['clients/?page=1&page=2', 'page'],
    ['clients/?sort=name', 'sort'],
    ['clients/?cursor=zzz', 'cursor'],
    ['clients/?q=x', 'q'],
  ])('refuses %s and names the parameter', async (address, name) => {
    const { status, body } = await server.call('GET', address, { as: 'Admin' });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object)).toEqual([name]);
  });
});
