import { describe, expect, it } from '@jest/globals';
import {
  carryOut,
  checkFile,
  dump,
  uploadFile,
} from '../../../../harness/testing/imports/importFiles.ts';
import { importsPerFile } from '../../../../harness/testing/imports/importsPerFile.ts';
import { guessMapping } from '../../reading/guessMapping.ts';
import { isSameAddress } from './sameAddress.ts';

const { server, rowsOf, importAll, undo } = importsPerFile();

const offices = [
  'Company,Email,Address,Address 2 label,Address 2 street,Address 2 city,Address 2 postal code,Address 3 street,Address 3 notes',
  'Lee & Sons,lee@example.com,1 First St,Shop,2 King St,Elmira,n3b 2z7,3 Oak Rd,"Key at the desk, ring twice"',
  'Roy Ltd.,roy@example.com,9 Elm St,,,,,,',
].join('\n');

const idOf = async (row: number): Promise<number> => Number((await rowsOf('clients'))[row]?.['id']);

const addAddress = (client: number, address: string) =>
  server.call('POST', `clients/${client}/addresses/`, {
    as: 'Admin',
    body: { label: '', address, city: '', postalCode: '', notes: '', isBilling: false },
  });

describe('further addresses in a file of clients', () => {
  it('are fields of their own, guessed from their headings', async () => {
    const { body } = await uploadFile(server, offices);
    expect(body['columns']).toMatchObject([
      { field: 'companyName' },
      { field: 'email' },
      { field: 'address' },
      { field: 'address2Label' },
      { field: 'address2Address' },
      { field: 'address2City' },
      { field: 'address2PostalCode' },
      { field: 'address3Address' },
      { field: 'address3Notes' },
    ]);
  });

  it.each([
    ['Property 2', 'address2Address'],
    ['Second property city', 'address2City'],
    ['Service Address 2 Postal Code', 'address2PostalCode'],
    ['3rd Address', 'address3Address'],
    ['location_3_nickname', 'address3Label'],
    ['Address 2 notes', 'address2Notes'],
    // The second line of the first one.
    ['Address 2', 'address'],
    ['Address line 2', 'address'],
    ['Service Street 2', 'address'],
  ])('are known by %s', (heading, field) =>
    expect(guessMapping('clients', [heading])).toEqual([field]),
  );

  it('are counted by the check, stored with their client, and told in its history', async () => {
    const checked = await checkFile(server, offices);
    expect(checked.report).toMatchObject({ created: 2, addresses: 2, contacts: 0, refused: 0 });
    expect(await rowsOf('client_addresses')).toEqual([]);
    expect((await carryOut(server, checked)).report).toMatchObject({ created: 2, addresses: 2 });
    const client = await idOf(0);
    expect(await rowsOf('client_addresses')).toMatchObject([
      {
        ...{ client_id: client, label: 'Shop', address: '2 King St', city: 'Elmira' },
        ...{ postal_code: 'N3B 2Z7', is_billing: false },
      },
      { client_id: client, address: '3 Oak Rd', notes: 'Key at the desk, ring twice' },
    ]);
    const { body } = await server.call('GET', `clients/history/${client}`, { as: 'Admin' });
    expect(JSON.stringify(body)).toContain('Shop, 2 King St, Elmira, N3B 2Z7');
  });

  it('join their lines by commas, as the first one does', async () => {
    await importAll('Company,Property 2 street 1,Property 2 street 2\nLee,2 King St,Unit 5');
    expect(await rowsOf('client_addresses')).toMatchObject([{ address: '2 King St, Unit 5' }]);
  });

  it('make no doubles when the file is imported again, or one is the main address', async () => {
    await importAll(offices);
    const filled = await checkFile(server, offices, { duplicates: 'fill' });
    expect(filled.report).toMatchObject({ filled: 0, addresses: 0, skipped: 2 });
    const same = 'Company,Address,City,Address 2 street\nCole,7 Ash St,Guelph,7  ash st';
    expect((await checkFile(server, same)).report).toMatchObject({ created: 1, addresses: 0 });
  });

  it('are added to a client who is here already if that is chosen, and to no other', async () => {
    await importAll('Company,Email\nLee & Sons,lee@example.com');
    const before = await dump(server);
    const file = 'Company,Email,Address 2 street\nLee & Sons,lee@example.com,2 King St';
    expect((await checkFile(server, file)).report).toMatchObject({ addresses: 0, skipped: 1 });
    const filled = await importAll(file, { duplicates: 'fill' });
    expect(filled.report).toMatchObject({ created: 0, filled: 1, addresses: 1 });
    // Nothing of the record itself is another, so whoever edits it notices nothing.
    expect(await rowsOf('clients')).toMatchObject([{ version: 1 }]);
    await undo(filled.id);
    expect(await dump(server)).toBe(before);
  });

  it('are added with their notes where they are the main address, and once where a row has one twice', async () => {
    await importAll(
      [
        'Company,Address,Address 2 street,Address 2 notes,Address 3 street,Address 3 city',
        'Lee,1 First St,1 First St,Gate 1234,,',
        'Roy,9 Elm St,2 King St,Ring twice,2 King St,Elmira',
      ].join('\n'),
    );
    expect(await rowsOf('client_addresses')).toMatchObject([
      { address: '1 First St', notes: 'Gate 1234' },
      { address: '2 King St', notes: 'Ring twice', city: 'Elmira' },
    ]);
  });

  it('are the addresses of the other rows of a new client, if that is chosen', async () => {
    const file = [
      'Company,Email,Address,City',
      'Lee,lee@example.com,1 First St,',
      'Lee,lee@example.com,2 King St,Elmira',
      'Lee,lee@example.com,1 first st,Guelph',
      'Lee,lee@example.com,2 King St,Elmira',
    ].join('\n');
    const { report } = await importAll(file, { duplicates: 'fill' });
    expect(report).toMatchObject({ created: 1, addresses: 1, skipped: 1 });
    expect(await rowsOf('clients')).toMatchObject([{ address: '1 First St', city: 'Guelph' }]);
    expect(await rowsOf('client_addresses')).toMatchObject([
      { address: '2 King St', city: 'Elmira' },
    ]);
    // Of a client who is here already it may be a new address, or a mistyped one.
    const again = 'Company,Email,Address\nLee,lee@example.com,3 Oak Rd';
    const checked = await checkFile(server, again, { duplicates: 'fill' });
    expect(checked.report).toMatchObject({ filled: 0, addresses: 0, skipped: 1 });
  });

  it('give a stored address no city of another one', async () => {
    await importAll('Company,Email,Address\nLee,lee@example.com,1 First St');
    const file = 'Company,Email,Address,City\nLee,lee@example.com,2 King St,Elmira';
    const { report } = await checkFile(server, file, { duplicates: 'fill' });
    expect(report).toMatchObject({ filled: 0, skipped: 1 });
  });

  it('are refused with row, column and cure, and their client with them', async () => {
    const { report } = await checkFile(
      server,
      'Company,Address 2 street,Address 2 city\nLee,,Elmira\nRoy,4 Pine St,Elmira',
    );
    expect(report).toMatchObject({ created: 1, addresses: 1, refused: 1 });
    expect(report?.faults).toEqual([
      {
        ...{ row: 2, heading: 'Address 2 city', value: 'Elmira' },
        reason: 'Address 2 street is empty. Fill it.',
      },
    ]);
  });

  it('are refused for a client that would have more than it may have', async () => {
    await importAll('Company,Email\nLee,lee@example.com');
    await server.database.query(
      `INSERT INTO client_addresses (client_id, address) SELECT $1, 'n' || n FROM generate_series(1, 49) n`,
      [await idOf(0)],
    );
    const file =
      'Company,Email,Address 2 street,Address 3 street\nLee,lee@example.com,2 King St,3 Oak Rd';
    const { report } = await checkFile(server, file, { duplicates: 'fill' });
    expect(report).toMatchObject({ filled: 0, addresses: 0, refused: 1 });
  });

  it('are refused by the row that brings a new client more than it may have', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `Lee,lee@example.com,${n} King St`);
    const file = ['Company,Email,Address 2 street', ...rows].join('\n');
    const checked = await checkFile(server, file, { duplicates: 'fill' });
    expect(checked.report).toMatchObject({ created: 1, addresses: 50, refused: 10 });
    expect(checked.report?.faults).toContainEqual(expect.objectContaining({ row: 52 }));
  });
});

describe('the undo of an import with further addresses', () => {
  it('takes them back with their clients, and says how many', async () => {
    const before = await dump(server);
    const { id } = await importAll(offices);
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body).toMatchObject({ removed: 2, addresses: 2, conflictCount: 0 });
    expect((await undo(id)).body['message']).toBe(
      'The import is undone: 2 clients removed, with 2 further addresses.',
    );
    expect(await dump(server)).toBe(before);
    expect((await server.database.query('SELECT FROM import_addresses')).rows).toEqual([]);
  });

  it('is refused while one of them was changed or is billed, or somebody has added another', async () => {
    const { id } = await importAll(offices);
    const [one] = await rowsOf('client_addresses');
    await server.database.query('UPDATE client_addresses SET is_billing = true WHERE id = $1', [
      one?.['id'],
    ]);
    await addAddress(await idOf(1), '8 Fir St');
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body['conflicts']).toMatchObject([
      { name: 'Lee & Sons', reason: 'Changed since the import.' },
      { name: 'Roy Ltd.', reason: 'Used since the import: it has client addresses.' },
    ]);
    expect((await undo(id)).status).toBe(409);
  });
});

it('adds each once while thirty others write addresses of the same client down', async () => {
  await importAll('Company,Email\nLee,lee@example.com');
  const client = await idOf(0);
  const file = 'Company,Email,Address 2 street\nLee,lee@example.com,2 King St';
  const checked = await checkFile(server, file, { duplicates: 'fill' });
  const [done, ...added] = await Promise.all([
    carryOut(server, checked),
    ...Array.from({ length: 30 }, (_, n) => addAddress(client, `${n} Other St`)),
  ]);
  expect(added.map(({ status }) => status)).toEqual(Array(30).fill(201));
  const imported = (await rowsOf('client_addresses')).filter(
    ({ address }) => address === '2 King St',
  );
  // It did what its check had said, or nothing and says why.
  expect(imported).toHaveLength(done.state === 'done' ? 1 : 0);
  expect(['done', 'open']).toContain(done.state);
});

describe('two addresses of a client', () => {
  const place = { address: '2 King St', city: '', postalCode: '' };
  it.each([
    ['one street, one without a city', { city: 'Elmira' }, { address: '2 king  st' }, true],
    ['one street in two cities', { city: 'Elmira' }, { city: 'Guelph' }, false],
    [
      'one street with two postal codes',
      { postalCode: 'N3B 2Z7' },
      { postalCode: 'N1G 2W1' },
      false,
    ],
    ['two streets', {}, { address: '3 Oak Rd' }, false],
  ])('with %s', (_what, one, other, isSame) =>
    expect(isSameAddress({ ...place, ...one }, { ...place, ...other })).toBe(isSame),
  );
});
