import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetStatements, ofxOfRows, uploadTo } from '../../harness/testing/bankStatements.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => forgetStatements(server));

type Json = Record<string, unknown>;

const lines = async (): Promise<Json[]> =>
  (await server.call('GET', 'bank-transactions/', { as: 'Admin' })).body['results'] as Json[];

const choose = async (body: object) => {
  const [line] = await lines();
  const address = `bank-transactions/${String(line?.['id'])}/`;
  return server.call('PUT', address, { as: 'Admin', body });
};

const current = async () => (await server.call('GET', 'bank-rules/', { as: 'Admin' })).body;

const replace = async (rules: object[]) => {
  const { version } = await current();
  return server.call('PUT', 'bank-rules/', { as: 'Admin', body: { version, rules } });
};

const nothing = { kind: null, category: null, brand: null };
const fuel = () => uploadTo(server, ofxOfRows([['2026-03-02', '-61.00', 'Petro fuel', 'POS']]));

describe('what a person says of a transaction', () => {
  it('stays when rules are changed, and goes when it is left to them again', async () => {
    await fuel();
    const { status } = await choose({ ...nothing, category: 'Van 2', brand: 'contracting' });
    expect(status).toBe(200);
    const said = { kind: 'Card', category: 'Van 2', brand: 'contracting' };
    expect(await lines()).toMatchObject([
      { ...said, hand: { kind: null, category: 'Van 2', brand: 'contracting' } },
    ]);
    await replace([{ contains: 'petro', kind: 'Other', category: 'Gas' }]);
    expect(await lines()).toMatchObject([{ ...said, kind: 'Other' }]);
    await fuel();
    expect(await lines()).toMatchObject([{ ...said, kind: 'Other' }]);
    await choose(nothing);
    expect(await lines()).toMatchObject([{ kind: 'Other', category: 'Gas', brand: 'cleaning' }]);
    const [line] = await lines();
    const { body } = await server.call('GET', `bank-transactions/${String(line?.['id'])}/history`, {
      as: 'Admin',
    });
    expect(body['results']).toMatchObject([
      { who: 'test-admin', before: { category: 'Van 2' }, after: { category: null } },
      { before: { category: null }, after: { category: 'Van 2' } },
    ]);
  });

  it.each([
    [{ kind: 'Gift' }, 'kind'],
    [{ category: 7 }, 'category'],
    [{ category: 'x'.repeat(101) }, 'category'],
    [{ brand: 'else' }, 'brand'],
    [{ note: 'x' }, 'note'],
  ])('is not %j', async (wrong, field) => {
    await fuel();
    const { status, body } = await choose({ ...nothing, ...wrong });
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([400, [field]]);
  });

  it('is not that half of a transfer is something else, nor of a transaction that is not there', async () => {
    await uploadTo(server, ofxOfRows([['2026-03-02', '-61.00', 'Out']], '1111'));
    await uploadTo(server, ofxOfRows([['2026-03-02', '61.00', 'In', 'CREDIT']], '2222'));
    expect((await choose({ ...nothing, kind: 'Fee' })).status).toBe(409);
    expect((await choose({ ...nothing, category: 'Savings' })).status).toBe(200);
    const away = await server.call('PUT', 'bank-transactions/1999999999/', {
      as: 'Admin',
      body: nothing,
    });
    expect(away.status).toBe(404);
  });
});

describe('other rules', () => {
  const attempt = (rules: unknown) =>
    server.call('POST', 'bank-rules/trial', { as: 'Admin', body: { rules } });

  it('are tried before they are saved: which transactions, from what to what, and nothing is stored', async () => {
    await uploadTo(
      server,
      ofxOfRows([
        ['2026-03-02', '-61.00', 'Petro fuel', 'POS'],
        ['2026-03-03', '-10.00', 'Petro wash', 'POS'],
        ['2026-03-04', '-3.00', 'Something', 'POS'],
      ]),
    );
    const { rules } = (await current()) as { rules: object[] };
    expect((await attempt(rules)).body).toEqual({ changes: 0, lines: [] });
    const before = await lines();
    const { body } = await attempt([{ contains: 'wash', category: 'Washing' }, ...rules]);
    expect(body).toMatchObject({
      changes: 1,
      lines: [
        {
          description: 'Petro wash',
          amount: -10,
          before: { kind: 'Card', category: 'Fuel', brand: 'cleaning' },
          after: { kind: 'Card', category: 'Washing', brand: 'cleaning' },
        },
      ],
    });
    expect(await lines()).toEqual(before);
  });

  it('change no transaction of which a person has said what it is', async () => {
    await fuel();
    await choose({ kind: 'Card', category: 'Van 2', brand: 'cleaning' });
    expect((await attempt([])).body).toEqual({ changes: 0, lines: [] });
  });

  it('are counted all and shown only in part', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, n) =>
        [`2026-03-${String((n % 28) + 1).padStart(2, '0')}`, '-1.00', `Petro ${n}`, 'POS'] as [
          string,
          string,
          string,
          string,
        ],
    );
    await uploadTo(server, ofxOfRows(rows));
    const { body } = await attempt([]);
    expect(body['changes']).toBe(60);
    expect(body['lines']).toHaveLength(50);
  });

  it('are on record, with who put them in force', async () => {
    const { rules } = (await current()) as { rules: object[] };
    const [first, ...rest] = rules;
    await replace([...rest, { contains: 'wash', category: 'Washing' }]);
    const { body } = await server.call('GET', 'bank-rules/history/', { as: 'Admin' });
    const [entry] = body['results'] as Json[];
    expect(entry).toMatchObject({
      who: 'test-admin',
      before: { rules: [first] },
      after: { rules: [{ contains: 'wash', category: 'Washing' }] },
    });
  });

  it('that cannot be are not tried', async () => {
    expect((await attempt([{ kind: 'Gift' }])).status).toBe(400);
    expect((await attempt('all')).status).toBe(400);
  });
});
