import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { entities, entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { loadDemo } from '../demo/loadDemo.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { sources } from './sources.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query('DELETE FROM sessions; DELETE FROM staff');
  await loadDemo(server.database, server.company);
  const { body } = await server.call('POST', 'rest-auth/login/', {
    body: { username: 'admin', password: 'northbank-admin' },
  });
  headers = { authorization: `Token ${String(body['token'])}` };
});
afterAll(() => server.close());

interface Page {
  results: Record<string, unknown>[];
  next: string | null;
  count: number;
}

async function walk(address: string): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let next: string | null = address; next !== null;) {
    const answer = await server.call('GET', next.replace('/api/', ''), { headers });
    expect(answer.status).toBe(200);
    const page = answer.body as unknown as Page;
    all.push(...page.results);
    next = page.next;
  }
  return all;
}

const cases = entityNames.flatMap((entity) =>
  Object.keys(sources[entity].sorts).map((sort) => [entity, sort] as const),
);

it.each(cases)(
  '%s sorted by %s have every record once, and the other way round',
  async (entity, sort) => {
    const up = await walk(`${entity}/?sort=${sort}&page_size=40`);
    const down = await walk(`${entity}/?sort=-${sort}&page_size=40`);
    const ids = up.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(down.map(({ id }) => id)).toEqual([...ids].reverse());
    const values = up.map((record) => record[sort]).filter((value) => typeof value === 'number');
    expect(values).toEqual([...values].sort((a, b) => a - b));
  },
);

it('refuses to sort by what it does not know', async () => {
  for (const sort of ['price', '-', 'id; DROP TABLE clients', '__proto__']) {
    const address = `clients/?sort=${encodeURIComponent(sort)}`;
    const { status, body } = await server.call('GET', address, { headers });
    expect([sort, status]).toEqual([sort, 400]);
    expect(body['errors']).toHaveProperty('sort');
  }
});

describe('an exported list', () => {
  /** The exported rows as a spreadsheet would read them, keyed by heading. */
  async function rowsOf(entity: EntityName, query = ''): Promise<Record<string, string>[]> {
    const answer = await server.call('GET', `${entity}/export/${query}`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`filename="${entity}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    return parse(answer.text, { columns: true, bom: true });
  }

  it.each(entityNames)(
    'of %s has a row for each record, under labels and without ids',
    async (entity) => {
      const { body } = await server.call('GET', `${entity}/?page_size=1`, { headers });
      const rows = await rowsOf(entity);
      expect(rows).toHaveLength(Number(body['count']));
      const headings = Object.keys(rows[0] ?? {});
      const labels = officeWords.labelled(entities[entity].schema).map(({ label }) => label);
      expect(headings.slice(0, labels.length)).toEqual(labels);
      expect(headings.filter((heading) => !/^[A-Z][A-Za-z -]*$/.test(heading))).toEqual([]);
      expect(headings.filter((heading) => /\bid$/i.test(heading))).toEqual([]);
    },
  );

  it('keeps to search, filters and order', async () => {
    const rows = await rowsOf('services', '?serviceStatus=Complete&sort=address');
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => row['Status']))).toEqual(new Set(['Complete']));
    const found = await rowsOf('clients', '?q=osei');
    expect(found.length).toBeLessThan(10);
  });

  it('holds numbers as numbers, names in place of ids, words for yes and no and for what is stored as a code', async () => {
    const make = async (entity: EntityName, body: object): Promise<unknown> =>
      (await server.call('POST', `${entity}/create`, { headers, body })).body['id'];
    const clientId = await make('clients', {
      fullName: 'Ida Loss',
      companyName: '=Loss Ltd',
      language: 'fr',
    });
    const employeeId = await make('employees', { fullName: 'Emil' });
    await make('contracts', {
      clientId,
      employeeId,
      address: 'Losing Lane 1',
      price: 1200.5,
      empCost: 1250.5,
      hours: 7.5,
      isActive: true,
      monday: true,
    });
    await make('quotes', { clientId, projectTitle: 'Losing', price: 1234.5, dateTs: '2026-01-31' });
    expect(await rowsOf('contracts', '?q=losing')).toMatchObject([
      {
        Client: "'=Loss Ltd",
        Employee: 'Emil',
        Price: '1200.50',
        Cost: '1250.50',
        Hours: '7.5',
        Profit: '-50.00',
        Active: 'yes',
        'Auto bill': 'no',
        Days: 'Mon',
      },
    ]);
    expect(await rowsOf('clients', '?q=ida')).toMatchObject([{ Language: 'French' }]);
    expect(await rowsOf('quotes', '?q=losing')).toMatchObject([
      {
        Client: "'=Loss Ltd",
        Subtotal: '1092.48',
        HST: '142.02',
        'Price with tax': '1234.50',
        Date: '2026-01-31',
        'Has files': 'no',
      },
    ]);
  });

  it('holds nothing that a spreadsheet would take for a formula', async () => {
    const fields = { fullName: '=HYPERLINK("x")' };
    await server.call('POST', 'clients/create', { headers, body: fields });
    const { text } = await server.call('GET', 'clients/export/?q=hyperlink', { headers });
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

it('tells who did what to a record, field by field, the newest first', async () => {
  const fields = { fullName: 'Before' };
  const { body } = await server.call('POST', 'clients/create', { headers, body: fields });
  await server.call('PUT', `clients/update/${String(body['id'])}/`, {
    headers,
    body: { ...body, fullName: 'After' },
  });
  const history = await server.call('GET', `clients/history/${String(body['id'])}`, { headers });
  expect(history.body['results']).toMatchObject([
    {
      who: 'admin',
      action: 'update',
      before: { fullName: 'Before' },
      after: { fullName: 'After' },
    },
    { who: 'admin', action: 'create', before: null },
  ]);
});

describe('the invoices behind the dashboard', () => {
  const totalOf = async (query: string): Promise<number> =>
    (await server.call('GET', `invoices/?${query}`, { headers })).body['total'] as number;

  /** Months with a credit, which counts on its own day, or with a deposit that was kept without an invoice. */
  const monthsApart = async (brand: string): Promise<string[]> => {
    const { rows } = await server.database.query<{ month: string }>(
      `SELECT DISTINCT to_char(day, 'YYYY-MM') AS month FROM ledger_postings
       WHERE coalesce(brand, 'cleaning') = $1
         AND (credit_id IS NOT NULL OR account = 'revenue' AND invoice_id IS NULL)`,
      [brand],
    );
    return rows.map(({ month }) => month);
  };

  it('come to the sums of its charts, by state and by month', async () => {
    const { body } = await server.call('GET', 'generate-chart-data/', { headers });
    const { invoicesPieChart, invoicesMonthly } = body['result'] as Record<
      string,
      { companyPerformance: [string, number][] }[]
    >;
    for (const [index, brand] of ['cleaning', 'contracting'].entries()) {
      const months = invoicesMonthly?.[index]?.companyPerformance.slice(1) ?? [];
      const span = `from=${months[0]?.[0] ?? ''}-01`;
      for (const [state, sum] of invoicesPieChart?.[index]?.companyPerformance.slice(1) ?? []) {
        const query = `brand=${brand}&state=${state}&issued=true&${span}`;
        expect([query, await totalOf(query)]).toEqual([query, sum]);
      }
      const apart = await monthsApart(brand);
      const before = months
        .slice(0, -1)
        .filter(([month, invoiced]) => invoiced > 0 && !apart.includes(month));
      expect(before).not.toEqual([]);
      for (const [month, invoiced] of before) {
        const [year = 0, number = 0] = month.split('-').map(Number);
        const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
        const query = `brand=${brand}&issued=true&from=${month}-01&to=${last}`;
        expect([query, await totalOf(query)]).toEqual([query, invoiced]);
      }
    }
  });

  it('are asked for by days, which have to be days', async () => {
    const answer = await server.call('GET', 'invoices/?paidFrom=2026-02-30', { headers });
    expect([answer.status, answer.body['errors']]).toEqual([
      400,
      { paidFrom: 'paidFrom must be a day, YYYY-MM-DD.' },
    ]);
    expect(await totalOf('paidFrom=2026-03-01&paidTo=2026-02-28')).toBe(0);
  });
});
