import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entities, entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { can, type Action } from 'shared-api/contract/staff/roles';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import type { TestServer } from '../../harness/testing/testServer.ts';

const server = serverPerFile();

type Json = Record<string, unknown>;

const create = async (entity: EntityName, body: object = {}): Promise<Json> => {
  const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const update = (
  entity: EntityName,
  record: Json,
  changes: object,
  as: 'Admin' | 'Employee' = 'Admin',
) =>
  server.call('PUT', `${entity}/update/${String(record['id'])}/`, {
    as,
    body: { ...record, ...changes },
  });

describe.each(entityNames)('every role on %s', (entity) => {
  const calls: [Action, (id: string) => ReturnType<TestServer['call']>][] = (
    ['Admin', 'Employee'] as const
  ).flatMap((as) => [
    ['read', () => server.call('GET', `${entity}/`, { as })],
    ['read', () => server.call('GET', `${entity}/search/?q=a`, { as })],
    ['read', (id: string) => server.call('GET', `${entity}/${id}/`, { as })],
    ['create', () => server.call('POST', `${entity}/create`, { as, body: {} })],
    [
      'update',
      (id: string) => server.call('PUT', `${entity}/update/${id}/`, { as, body: { version: 1 } }),
    ],
    ['delete', (id: string) => server.call('DELETE', `${entity}/delete/${id}`, { as })],
    ['delete', (id: string) => server.call('POST', `${entity}/restore/${id}`, { as, body: {} })],
  ]);

  it('may do exactly what the contract lets it', async () => {
    for (const [index, [action, call]] of calls.entries()) {
      const role = index < calls.length / 2 ? 'Admin' : 'Employee';
      const { status } = await call(String((await create(entity))['id']));
      const isRefused = status === 403;
      expect([role, action, index, isRefused]).toEqual([
        role,
        action,
        index,
        !can(role, action, entity),
      ]);
    }
  });

  it('needs a token', async () => {
    const id = String((await create(entity))['id']);
    for (const [method, address] of [
      ['GET', `${entity}/`],
      ['GET', `${entity}/${id}/`],
      ['POST', `${entity}/create`],
      ['PUT', `${entity}/update/${id}/`],
      ['DELETE', `${entity}/delete/${id}`],
      ['POST', `${entity}/restore/${id}`],
    ] as const) {
      const answer = await server.call(method, address, method === 'GET' ? {} : { body: {} });
      expect([address, answer.status]).toEqual([address, 401]);
    }
  });

  it('undoes a delete once, whole and under the same id', async () => {
    const { id, ...record } = await create(entity);
    await server.call('DELETE', `${entity}/delete/${String(id)}`, { as: 'Admin' });
    const undo = () =>
      server.call('POST', `${entity}/restore/${String(id)}`, { as: 'Admin', body: {} });
    const { status, body } = await undo();
    expect([status, body]).toEqual([200, { id, ...record }]);
    expect((await undo()).status).toBe(404);
    await server.call('DELETE', `${entity}/delete/${String(id)}`, { as: 'Admin' });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await undo()).status),
    );
    expect(statuses.sort().slice(0, 2)).toEqual([200, 404]);
    expect(statuses.at(-1)).toBe(404);
  });

  it('keeps hostile text unchanged in every free-text field', async () => {
    const texts = (
      JSON.parse(
        await readFile(
          path.resolve(import.meta.dirname, '../../harness/testing/naughtyStrings.json'),
          'utf8',
        ),
      ) as string[]
    ).filter((text) => !text.includes('\0') && text.length <= 500);
    const names = fieldsOf(entities[entity].schema)
      .filter(
        ({ kind, readOnly, format }) =>
          ['text', 'longText'].includes(kind) && readOnly !== true && format === undefined,
      )
      .map(({ name }) => name);
    // Each field gets every text in turn, several fields to a record.
    for (let start = 0; start < texts.length; start += 1) {
      const fields = Object.fromEntries(
        names.map((name, index) => [name, texts[(start + index * 37) % texts.length]]),
      );
      const made = await create(entity, fields);
      expect(made).toMatchObject(fields);
      if (start % 20 === 0) {
        const read = await server.call('GET', `${entity}/${String(made['id'])}/`, { as: 'Admin' });
        expect(read.body).toMatchObject(fields);
      }
    }
  });
});

describe('a contract', () => {
  it('shows profit, days, company and employee', async () => {
    const client = await create('clients', { fullName: 'Ann', companyName: 'Maple Court' });
    const employee = await create('employees', { fullName: 'Omar Farouk' });
    const contract = await create('contracts', {
      clientId: client['id'],
      employeeId: employee['id'],
      price: 120.5,
      empCost: 70.25,
      monday: true,
      thursday: true,
    });
    expect(contract).toMatchObject({
      profit: 50.25,
      days: 'Mon, Thu',
      companyName: 'Maple Court',
      employeeName: 'Omar Farouk',
    });
  });

  it('has no profit while price or cost is missing', async () => {
    expect(await create('contracts', { price: 10 })).toMatchObject({ profit: null, days: '' });
  });

  it('is filtered by its activity', async () => {
    await create('contracts', { isActive: true });
    const { body } = await server.call('GET', 'contracts/?isActive=true', { as: 'Admin' });
    const results = body['results'] as Json[];
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ isActive }) => isActive === true)).toBe(true);
    const wrong = await server.call('GET', 'contracts/?isActive=maybe', { as: 'Admin' });
    expect(wrong.body['errors']).toEqual({ isActive: 'isActive must be true or false.' });
  });
});

describe.each(['contracts', 'services'] as const)('an Employee and %s', (entity) => {
  it('gives them to an employee, and changes nothing else', async () => {
    const employee = await create('employees', { fullName: 'Mei Chen' });
    const record = await create(entity, { address: '1 King Street' });
    const given = await update(entity, record, { employeeId: employee['id'] }, 'Employee');
    expect(given.body).toMatchObject({ employeeId: employee['id'], employeeName: 'Mei Chen' });
    const refused = await update(entity, given.body, { address: '2 King Street' }, 'Employee');
    expect(refused.status).toBe(403);
  });
});

describe('an employee', () => {
  it('has a secret that only Admins are sent', async () => {
    const made = await create('employees', { fullName: 'Secretive Sam' });
    expect(made['secret']).toMatch(/^[\w-]{32}$/);
    const address = `employees/${String(made['id'])}/`;
    expect((await server.call('GET', address, { as: 'Admin' })).body['secret']).toBe(
      made['secret'],
    );
    const list = await server.call('GET', 'employees/', { as: 'Employee' });
    const one = await server.call('GET', address, { as: 'Employee' });
    expect(one.body).toMatchObject({ fullName: 'Secretive Sam' });
    expect(one.text + list.text).not.toContain('secret');
  });
});

describe('a service', () => {
  it('keeps its time by the company’s clock, and shows who and for whom', async () => {
    const client = await create('clients', { fullName: 'Grace Kim' });
    const service = await create('services', {
      clientId: client['id'],
      dateTs: '2026-11-01T09:00',
      serviceStatus: 'Scheduled',
      type: 'Janitorial',
    });
    expect(service).toMatchObject({
      dateTs: '2026-11-01T09:00',
      clientName: 'Grace Kim',
      isContract: false,
      quoteNumber: null,
      serviceCode: `S-${String(service['id']).padStart(6, '0')}`,
    });
  });

  it('cannot be for somebody who is not there', async () => {
    const { status, body } = await server.call('POST', 'services/create', {
      as: 'Admin',
      body: { clientId: 999_999 },
    });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({
      clientId: 'Client names a record that is not there. Choose another one.',
    });
  });

  it.each(['2026-11-01', '2026-11-01T25:00', 'tomorrow'])('refuses the time %s', async (dateTs) => {
    const { status, body } = await server.call('POST', 'services/create', {
      as: 'Admin',
      body: { dateTs },
    });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object)).toEqual(['dateTs']);
  });
});

describe('an invoice', () => {
  it('has its tax and total from its subtotal, whatever is sent for them', async () => {
    const invoice = await create('invoices', { subTotal: 345 });
    expect(invoice).toMatchObject({ tax: 44.85, total: 389.85, invoiceNumber: null });
    const changed = await update('invoices', invoice, { subTotal: 100, tax: 0, total: 1 });
    expect(changed.body).toMatchObject({ subTotal: 100, tax: 13, total: 113 });
    const emptied = await update('invoices', changed.body, { subTotal: null });
    expect(emptied.body).toMatchObject({ subTotal: null, tax: 0, total: 0 });
  });

  it('is refused when its total would be more than money can be', async () => {
    const body = { subTotal: 4_900_000_000 };
    const { status, body: answer } = await server.call('POST', 'invoices/create', {
      as: 'Admin',
      body,
    });
    expect(status).toBe(400);
    expect(Object.keys(answer['errors'] as object)).toEqual(['subTotal']);
  });

  it('is overdue when it is unpaid after more than 30 days', async () => {
    const daysAgo = (days: number): string =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    expect(await create('invoices', { dateTs: daysAgo(33) })).toMatchObject({ isOverdue: true });
    expect(await create('invoices', { dateTs: daysAgo(28) })).toMatchObject({ isOverdue: false });
    expect(await create('invoices', {})).toMatchObject({ isOverdue: false });
  });

  it('is frozen once it is issued, but for its notes', async () => {
    const invoice = await create('invoices', { subTotal: 10 });
    await server.database.query('UPDATE invoices SET invoice_number = 90001 WHERE id = $1', [
      invoice['id'],
    ]);
    const refused = await update('invoices', invoice, { subTotal: 11 });
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body['errors'] as object)).toEqual(['subTotal']);
    expect((await update('invoices', invoice, { notes: 'Sent twice.' })).status).toBe(200);
  });

  it('adds up over the whole filtered list, to the cent', async () => {
    const client = await create('clients', { fullName: 'Summed Up' });
    for (let index = 0; index < 30; index += 1) {
      await create('invoices', { clientId: client['id'], subTotal: 0.1 });
    }
    const { body } = await server.call('GET', `invoices/?clientId=${String(client['id'])}`, {
      as: 'Employee',
    });
    expect(body).toMatchObject({ count: 30, total: 3.3 });
    expect(body['results']).toHaveLength(25);
  });

  it('is found by its client', async () => {
    const client = await create('clients', { fullName: 'Findme Invoiceson' });
    await create('invoices', { clientId: client['id'] });
    const { body } = await server.call('GET', 'invoices/search/?q=invoiceson', { as: 'Admin' });
    expect(body['count']).toBe(1);
  });
});
