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

describe('the rules', () => {
  const kinds = async (): Promise<unknown[]> => {
    const { body } = await server.call('GET', 'bank-transactions/', { as: 'Admin' });
    return (body['results'] as Json[])
      .map(({ description, kind, category, brand }) => [description, kind, category, brand])
      .sort();
  };

  it('tell what a transaction is', async () => {
    await uploadTo(
      server,
      ofxOfRows([
        ['2026-03-02', '-40.00', 'ATM withdrawal', 'ATM'],
        ['2026-03-02', '-61.00', 'Petro fuel', 'POS'],
        ['2026-03-02', '-900.00', 'Interac e-Transfer sent'],
        ['2026-03-02', '500.00', 'Interac e-Transfer received', 'CREDIT'],
        ['2026-03-02', '-39.00', 'Plan', 'SRVCHG'],
        ['2026-03-02', '-3.00', 'Something'],
      ]),
    );
    expect(await kinds()).toEqual([
      ['ATM withdrawal', 'ATM', 'Cash', 'cleaning'],
      ['Interac e-Transfer received', 'E-Transfer', '', 'cleaning'],
      ['Interac e-Transfer sent', 'E-Transfer', 'Subcontractors', 'cleaning'],
      ['Petro fuel', 'Card', 'Fuel', 'cleaning'],
      ['Plan', 'Fee', 'Bank fees', 'cleaning'],
      ['Something', 'Other', 'Other', 'cleaning'],
    ]);
  });

  it('can be replaced, which counts for what is there already', async () => {
    await uploadTo(server, ofxOfRows([['2026-03-02', '-3.00', 'Something']]));
    const { body } = await server.call('GET', 'bank-rules/', { as: 'Admin' });
    const put = (version: unknown, rules: unknown) =>
      server.call('PUT', 'bank-rules/', { as: 'Admin', body: { version, rules } });
    const rules = [{ contains: 'THING', kind: 'Cheque', category: 'Odd', brand: 'contracting' }];
    expect((await put(body['version'], rules)).status).toBe(200);
    expect(await kinds()).toEqual([['Something', 'Cheque', 'Odd', 'contracting']]);
    expect((await put(body['version'], [{ ...rules[0], category: 'Other' }])).status).toBe(409);
    // As after an answer that was lost.
    const again = await put(body['version'], rules);
    expect([again.status, again.body['version']]).toEqual([200, 1]);
  });

  it.each([
    [[{ contains: '' }], '[0].contains'],
    [[{ kind: 'Cash' }], '[0].kind'],
    [[{ brand: 'third' }], '[0].brand'],
    [[{ pattern: 'x' }], '[0]'],
    ['none', ''],
  ])('are refused when they are wrong: %j', async (rules, field) => {
    const { status, body } = await server.call('PUT', 'bank-rules/', {
      as: 'Admin',
      body: { version: 0, rules },
    });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as Json)).toEqual([field]);
  });
});
