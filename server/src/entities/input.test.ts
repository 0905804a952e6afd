import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

const create = async (entity: EntityName, body: object) =>
  (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body;

describe('bad input', () => {
  const post = (body: unknown, headers = {}) =>
    server.call('POST', 'clients/create', { as: 'Admin', body, headers });

  it.each([
    [{ fullNam: 'x' }, 'fullNam', 'There is no field "fullNam".'],
    [{ fullName: 5 }, 'fullName', 'Name must be text.'],
    [{ fullName: null }, 'fullName', undefined],
    [{ fullName: 'a\0b' }, 'fullName', undefined],
    [{ fullName: 'x'.repeat(501) }, 'fullName', "Name can't be longer than 500 characters."],
    [{ email: 'nobody' }, 'email', 'You must enter a valid email address.'],
    [{ sendInvoiceToSelf: 'yes' }, 'sendInvoiceToSelf', undefined],
  ])('%j is 400 and names the field', async (body, field, message) => {
    const { status, body: answer } = await post(body);
    expect(status).toBe(400);
    const errors = answer['errors'] as Record<string, string>;
    expect(Object.keys(errors)).toEqual([field]);
    if (message !== undefined) expect(errors[field]).toBe(message);
  });

  it.each([
    ['an array', '[]', 'application/json', 400],
    ['half a JSON', '{"fullName":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a form', 'fullName=x', 'application/x-www-form-urlencoded', 415],
    [
      'an oversize body',
      JSON.stringify({ fullName: 'x'.repeat(600_000) }),
      'application/json',
      413,
    ],
  ])('%s gets a clear status', async (_what, payload, type, status) => {
    const answer = await post(payload, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.body['message']).toEqual(expect.any(String));
  });

  it.each(['clients/0/', 'clients/999999/', 'clients/99999999999999/', 'clients/abc/', 'nothing/'])(
    'an unknown address is 404: %s',
    async (address) => {
      const answer = await server.call('GET', address, { as: 'Admin' });
      expect(answer.status).toBe(404);
      expect(answer.body['message']).toEqual(expect.any(String));
    },
  );

  it.each([
    ['services', 'dateTs', '2206-11-27T09:00', 'Date'],
    ['contracts', 'firstDay', '2206-11-27', 'First day'],
    ['contracts', 'lastDay', '9999-12-31', 'Last day'],
  ] as const)(
    'a day that no board shows has a mistyped year: %s, %s %s',
    async (entity, name, day, label) => {
      const { errors } = await create(entity, { [name]: day });
      expect(errors).toEqual({ [name]: `${label} can't be after Dec 31, 2199: check the year.` });
    },
  );

  it('a server-set field is ignored, so that an editor may send back what it got', async () => {
    const quote = await create('quotes', {});
    const { status, body } = await server.call('PUT', `quotes/update/${String(quote['id'])}/`, {
      as: 'Admin',
      body: { ...quote, number: 5, notes: 'changed' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ number: quote['number'], notes: 'changed' });
  });
});

describe('fields that have a form of their own', () => {
  it('are kept in it', async () => {
    const typed = {
      phoneNumber: '519.555.0101 x4',
      postalCode: 'n2l3g1',
      ccEmails: 'a@b.ca;c@d.ca',
    };
    const kept = {
      phoneNumber: '(519) 555-0101 ext. 4',
      postalCode: 'N2L 3G1',
      ccEmails: 'a@b.ca, c@d.ca',
    };
    const client = await create('clients', typed);
    expect(client).toMatchObject(kept);
    const again = await server.call('PUT', `clients/update/${String(client['id'])}/`, {
      as: 'Admin',
      body: { ...client, ...typed },
    });
    expect(again.body).toEqual(client);
  });

  it('are refused by name otherwise, on either way in', async () => {
    const wrong = { phoneNumber: 'ask Ben', postalCode: '90210', ccEmails: 'ann', email: '-@-.ca' };
    const made = await server.call('POST', 'clients/create', { as: 'Admin', body: wrong });
    expect([made.status, Object.keys(made.body['errors'] as object)]).toEqual([
      400,
      ['email', 'ccEmails', 'phoneNumber', 'postalCode'],
    ]);
    const client = await create('clients', {});
    const changed = await server.call('PUT', `clients/update/${String(client['id'])}/`, {
      as: 'Admin',
      body: { ...client, ...wrong },
    });
    expect([changed.status, changed.body['errors']]).toEqual([400, made.body['errors']]);
  });

  it('from before there were forms stop nobody who changes another field', async () => {
    const odd = { phoneNumber: 'ask Ben', postalCode: '90210', ccEmails: 'ann', email: '-@-.ca' };
    const client = await create('clients', {});
    const id = String(client['id']);
    await server.database.query(
      'UPDATE clients SET phone_number = $2, postal_code = $3, cc_emails = $4, email = $5 WHERE id = $1',
      [id, ...Object.values(odd)],
    );
    const read = await server.call('GET', `clients/${id}/`, { as: 'Admin' });
    expect(read.body).toMatchObject(odd);
    const change = (fields: object) =>
      server.call('PUT', `clients/update/${id}/`, {
        as: 'Admin',
        body: { ...read.body, ...fields },
      });
    const { status, body } = await change({ postalCode: '90211', fullName: 'Ann' });
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, ['postalCode']]);
    expect((await change({ fullName: 'Ann' })).body).toMatchObject({ ...odd, fullName: 'Ann' });
  });
});

it('keeps hostile text unchanged in the cells of a table', async () => {
  const file = path.resolve(import.meta.dirname, '../../harness/testing/naughtyStrings.json');
  const strings = JSON.parse(await readFile(file, 'utf8')) as string[];
  const storable = strings.filter((text) => !text.includes('\0'));
  // A table takes 500 rows: two texts a row hold them all.
  const rows = storable.map((text, index) => [text, storable.at(-index) ?? '']).slice(0, 500);
  const rest = storable.slice(500).map((text) => [text]);
  const lines = storable.slice(0, 500).map((text) => [text, '1,250.50']);
  const quote = await create('quotes', { lineData: lines, scope: rows });
  expect(quote).toMatchObject({ lineData: lines, scope: rows });
  expect(await create('quotes', { scope: rest })).toMatchObject({ scope: rest });
});
