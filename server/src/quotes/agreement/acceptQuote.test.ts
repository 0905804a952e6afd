import { describe, expect, it } from '@jest/globals';
import { daysAfter } from 'shared-api/contract/values/days';
import { testAgreements } from '../../../harness/testing/quotes/testAgreements.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
const { call, quoted, accept, accepted, today } = testAgreements(server);

describe('the acceptance of a quote', () => {
  it('is recorded with who, when and how, and with who wrote it down', async () => {
    const quote = await quoted();
    const { status, body } = await accept(quote, { on: today() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      acceptance: {
        on: today(),
        how: 'email',
        by: 'Lena Wójcik',
        note: 'She wrote on Sunday.',
        recordedBy: 'test-admin',
      },
      changeOrders: [],
      agreed: 1_000,
      ceiling: 1_100,
      billed: 0,
    });
    const path = `quotes/${String(quote['id'])}`;
    expect((await call('GET', `${path}/agreement/`)).body).toEqual(body);
    expect((await call('GET', `${path}/`)).body).toMatchObject({ acceptedOn: today() });
    const history = await call('GET', `quotes/history/${String(quote['id'])}`);
    expect(history.body['results']).toMatchObject([
      { after: { accepted: String(quote['number']), by: 'Lena Wójcik', total: 1_000 } },
      { action: 'create' },
    ]);
  });

  it('freezes what the document says, and nothing else', async () => {
    const quote = await accepted();
    const { body: now } = await call('GET', `quotes/${String(quote['id'])}/`);
    const update = (fields: object) =>
      call('PUT', `quotes/update/${String(quote['id'])}/`, { ...now, ...fields });
    for (const fields of [{ price: 900 }, { notes: 'Less' }, { lineData: [['a'], ['b']] }]) {
      const { status, body } = await update(fields);
      expect(status).toBe(409);
      expect(body['message']).toContain('Make a change order instead.');
      expect(Object.keys(body['errors'] as object)).toEqual(Object.keys(fields));
    }
    expect((await update({ laborCost: 12 })).status).toBe(200);
    // Also from a server of the release before, which does not ask.
    const sql = 'UPDATE quotes SET price_cents = 1 WHERE id = $1';
    await expect(server.database.query(sql, [quote['id']])).rejects.toThrow('is accepted');
  });

  it('keeps the quote from being deleted', async () => {
    const quote = await accepted();
    const { status, body } = await call('DELETE', `quotes/delete/${String(quote['id'])}`);
    expect(status).toBe(409);
    expect(body['message']).toContain('is accepted and cannot be deleted');
  });

  it('is of the version that was seen, of a quote with a price, and of a day that can be', async () => {
    const quote = await quoted();
    await call('PUT', `quotes/update/${String(quote['id'])}/`, { ...quote, price: 2_000 });
    expect((await accept(quote)).status).toBe(409);
    expect((await accept(await quoted({ price: null }))).body['message']).toContain('no price yet');
    const days = [daysAfter(today(), 1), daysAfter(today(), -1), '2026-02-30'];
    for (const on of days) {
      const { status, body } = await accept(await quoted(), { on });
      expect(status).toBe(400);
      expect(Object.keys(body['errors'] as object)).toEqual(['on']);
    }
    const { status, body } = await accept(await quoted(), { how: '', by: ' ' });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({
      how: 'Say how the client accepted.',
      by: 'Say who accepted.',
    });
    expect((await accept({ id: 999_999, version: 1 })).status).toBe(404);
  });

  it('is of a day on which its price was valid, unless somebody has acted on it', async () => {
    const yesterday = daysAfter(today(), -1);
    const made = await quoted();
    const path = `quotes/update/${String(made['id'])}/`;
    const { body: late } = await call('PUT', path, { ...made, validUntil: yesterday });
    const refused = await accept(late);
    expect(refused.status).toBe(400);
    expect(refused.body['errors']).toEqual({
      on: expect.stringMatching(/^The price of this quote was valid until .+ set a later day/),
    });
    const { body: longer } = await call('PUT', path, { ...late, validUntil: today() });
    expect((await accept(longer)).status).toBe(200);
  });

  it('is recorded once, however many people do it at once', async () => {
    const quote = await quoted();
    const answers = await Promise.all(Array.from({ length: 40 }, () => accept(quote)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 39 }, () => 409)]);
    const { rows } = await server.database.query(
      'SELECT count(*) AS count FROM acceptances WHERE quote_id = $1',
      [quote['id']],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is changed and deleted by nobody', async () => {
    await accepted();
    for (const sql of ["UPDATE acceptances SET note = ''", 'DELETE FROM acceptances']) {
      await expect(server.database.query(sql)).rejects.toThrow('stays as it is');
    }
  });
});
