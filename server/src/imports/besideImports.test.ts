import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importableNames } from 'shared-api/contract/entities/importing/imports';
import type { Import } from 'shared-api/contract/entities/importing/imports';
import { carryOut, checkFile } from '../../harness/testing/imports/importFiles.ts';
import { importsPerFile, people } from '../../harness/testing/imports/importsPerFile.ts';
import { Database } from '../db/Database.ts';
import { lockForImport } from './importJob.ts';
import { lockWritten } from './undo/undoImport.ts';

const { server, rowsOf } = importsPerFile();

/** Another server, which carries imports out. */
let other: Database;
beforeAll(() => {
  other = new Database(server.databaseUrl, () => undefined);
});
afterAll(() => other.close());

/** Does something while another server carries an import out, or undoes it. */
const during = <T>({ id }: Pick<Import, 'id'>, work: () => Promise<T>): Promise<T> =>
  other.transaction(async (connection) => {
    await lockForImport(connection, id, 'wait');
    return work();
  });

/** Does something while another server takes an import of clients back, of whom it has locked each. */
const duringUndo = <T>({ id }: Pick<Import, 'id'>, work: () => Promise<T>): Promise<T> =>
  other.transaction(async (connection) => {
    await lockForImport(connection, id, 'wait');
    await lockWritten(connection, { id, entity: 'clients' });
    return work();
  });

/** Four times as many as the server has connections. */
const forty = <T>(call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 40 }, (_, index) => call(index)));

const addClient = (index: number) =>
  server.call('POST', 'clients/create', {
    as: 'Admin',
    body: { fullName: `New ${index}`, language: 'en' },
  });

const message =
  'Many clients are being imported, or such an import is being undone. Nothing was changed: try again in a moment.';

describe('while clients are imported, or an import is undone', () => {
  it('forty who write one are refused soon, and hold up nobody else', async () => {
    const open = await checkFile(server, people);
    await during(open, async () => {
      const writes = forty(addClient);
      const others = await forty(() => server.call('GET', 'clients/', { as: 'Admin' }));
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
      const refused = await writes;
      expect(
        new Set(refused.map(({ status, body }) => `${status} ${String(body['message'])}`)),
      ).toEqual(new Set([`503 ${message}`]));
      expect(refused[0]?.headers['retry-after']).toBe('5');
    });
    expect(await rowsOf('clients')).toEqual([]);
    expect((await addClient(0)).status).toBe(201);
  });

  it('forty who write one while it is a short import are waited for', async () => {
    const open = await checkFile(server, people);
    const writes = await during(open, async () => {
      const begun = forty(addClient);
      await server.call('GET', 'clients/', { as: 'Admin' });
      return { begun };
    });
    expect(new Set((await writes.begun).map(({ status }) => status))).toEqual(new Set([201]));
    expect(await rowsOf('clients')).toHaveLength(40);
  });

  it.each([
    ['notes something of one', 'POST', ':id/notes/', { key: crypto.randomUUID(), note: 'Late' }],
    ['changes the tags of one', 'PUT', ':id/tags', { tags: ['new'] }],
    ['adds an address to one', 'POST', ':id/addresses', { address: '1 King St' }],
    ['changes one', 'PUT', 'update/:id/', { version: 1, city: 'Guelph' }],
    ['deletes one', 'DELETE', 'delete/:id', undefined],
  ] as const)('who %s is refused as well', async (_what, method, path, body) => {
    const created = await addClient(1);
    const open = await checkFile(server, people);
    const address = `clients/${path.replace(':id', String(created.body['id']))}`;
    const { status, text } = await during(open, () =>
      server.call(method, address, { as: 'Admin', body }),
    );
    expect({ status, text }).toMatchObject({ status: 503, text: expect.stringContaining(message) });
    expect(await rowsOf('clients')).toMatchObject([{ full_name: 'New 1', version: 1, city: '' }]);
  });

  it('forty who undo it are refused, and so are those who start it again', async () => {
    const done = await carryOut(server, await checkFile(server, people));
    await during(done, async () => {
      const undone = forty(() => server.call('POST', `imports/${done.id}/undo`, { as: 'Admin' }));
      const started = forty(() =>
        server.call('POST', `imports/${done.id}/start`, { as: 'Admin', body: { plan: 'x' } }),
      );
      expect(new Set((await undone).map(({ status }) => status))).toEqual(new Set([503]));
      expect(new Set((await started).map(({ status }) => status))).toEqual(new Set([409]));
    });
    expect(await rowsOf('clients')).toHaveLength(2);
  });
});

it('records of each kind that can be imported are written under the lock that says so', async () => {
  const created = await addClient(1);
  const bodies = {
    clients: { fullName: 'Ann' },
    contracts: { clientId: created.body['id'] },
    services: { clientId: created.body['id'] },
  };
  for (const name of importableNames) {
    const { status } = await other.transaction(async (connection) => {
      await connection.query(`LOCK TABLE ${name} IN SHARE ROW EXCLUSIVE MODE`);
      return server.call('POST', `${name}/create`, { as: 'Admin', body: bodies[name] });
    });
    expect({ name, status }).toEqual({ name, status: 503 });
  }
});

describe('while an import of clients is undone', () => {
  const key = crypto.randomUUID();
  it.each([
    ['services/create', (clientId: unknown) => ({ clientId })],
    ['contracts/create', (clientId: unknown) => ({ clientId })],
    ['invoices/create', (clientId: unknown) => ({ clientId })],
    ['quotes/create', (clientId: unknown) => ({ clientId })],
    [
      'payments/',
      (clientId: unknown) => ({
        ...{ key, clientId, amount: 5, day: '2026-01-05', method: 'cash' },
        ...{ reference: '', allocations: [] },
      }),
    ],
  ])('%s for one of them is refused soon', async (path, bodyFor) => {
    const done = await carryOut(server, await checkFile(server, people));
    const [client] = await rowsOf('clients');
    const begun = performance.now();
    const { status, text } = await duringUndo(done, () =>
      server.call('POST', path, { as: 'Admin', body: bodyFor(client?.['id']) }),
    );
    expect({ status, text }).toMatchObject({ status: 503, text: expect.stringContaining(message) });
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('a file with further contacts of them is checked at once', async () => {
    const done = await carryOut(server, await checkFile(server, people));
    const file = people
      .split('\n')
      .map(
        (row, at) => `${row},${at === 0 ? 'Contact 2 name,Contact 2 email' : 'Cy,cy@example.com'}`,
      )
      .join('\n');
    const checked = await duringUndo(done, () => checkFile(server, file, { duplicates: 'fill' }));
    expect(checked.report).toMatchObject({ contacts: 2 });
  });
});
