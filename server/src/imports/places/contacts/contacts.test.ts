import { describe, expect, it } from '@jest/globals';
import {
  carryOut,
  checkFile,
  dump,
  uploadFile,
} from '../../../../harness/testing/imports/importFiles.ts';
import { importsPerFile } from '../../../../harness/testing/imports/importsPerFile.ts';
import { guessMapping } from '../../reading/guessMapping.ts';
import { isSameContact } from './sameContact.ts';

const { server, rowsOf, importAll, undo } = importsPerFile();

const headings =
  'Company,Contact name,Email,Contact 2 name,Contact 2 role,Contact 2 Phone #,Contact 2 E-mail,Contact 3 name,Contact 3 email';

const offices = [
  headings,
  'Lee & Sons,Ann Lee,ann@example.com,Bo Lee,Bookkeeper,519 555 0102,bo@example.com,Cy Roy,cy@example.com',
  'Roy Ltd.,Di Roy,di@example.com,,,,,,',
].join('\n');

const idOf = async (row: number): Promise<number> => Number((await rowsOf('clients'))[row]?.['id']);

const addContact = (client: number, contact: Record<string, string>) =>
  server.call('POST', `clients/${client}/contacts/`, {
    as: 'Admin',
    body: {
      name: '',
      role: '',
      email: '',
      phone: '',
      language: 'en',
      getsInvoices: false,
      getsStatements: false,
      getsQuotes: false,
      ...contact,
    },
  });

describe('further contacts in a file of clients', () => {
  it('are fields of their own, guessed from their headings and remembered', async () => {
    const { body } = await uploadFile(server, offices);
    expect(body['columns']).toMatchObject([
      { field: 'companyName' },
      { field: 'fullName' },
      { field: 'email' },
      { field: 'contact2Name' },
      { field: 'contact2Role' },
      { field: 'contact2Phone' },
      { field: 'contact2Email' },
      { field: 'contact3Name' },
      { field: 'contact3Email' },
    ]);
    expect(body['fields']).toContainEqual(
      expect.objectContaining({ name: 'contact3Phone', label: 'Contact 3 phone' }),
    );
    const mapping = [
      { heading: 'Firm', field: 'companyName' },
      { heading: 'Bookkeeping', field: 'contact2Email' },
    ];
    await checkFile(server, 'Firm,Bookkeeping\nLee,bo@example.com', { mapping });
    const again = await uploadFile(server, 'Bookkeeping,Firm\nbo@example.com,Lee');
    expect(again.body).toMatchObject({
      isRemembered: true,
      columns: [{ field: 'contact2Email' }, { field: 'companyName' }],
    });
  });

  it.each([
    ['Second contact', 'contact2Name'],
    ['Contact 2 first name', 'contact2Name'],
    ['contact_2_email_address', 'contact2Email'],
    ['Email contact 3', 'contact3Email'],
    ['2nd Contact Mobile', 'contact2Phone'],
    ['Contact 3 position', 'contact3Role'],
    ['Contact 1 email', 'email'],
  ])('are known by %s', (heading, field) =>
    expect(guessMapping('clients', [heading])).toEqual([field]),
  );

  it('are counted by the check, stored with their client, and told in its history', async () => {
    const checked = await checkFile(server, offices);
    expect(checked.report).toMatchObject({ created: 2, contacts: 2, refused: 0 });
    expect(await rowsOf('client_contacts')).toEqual([]);
    expect((await carryOut(server, checked)).report).toMatchObject({ created: 2, contacts: 2 });
    const client = await idOf(0);
    expect(await rowsOf('client_contacts')).toMatchObject([
      {
        client_id: client,
        name: 'Bo Lee',
        role: 'Bookkeeper',
        phone: '(519) 555-0102',
        email: 'bo@example.com',
        language: 'en',
        gets_invoices: false,
      },
      { client_id: client, name: 'Cy Roy', email: 'cy@example.com' },
    ]);
    const { body } = await server.call('GET', `clients/history/${client}`, { as: 'Admin' });
    expect(JSON.stringify(body)).toContain('Bo Lee, Bookkeeper, bo@example.com, (519) 555-0102');
  });

  it('are written to in the language of their client', async () => {
    await importAll('Company,Language,Contact 2 name\nLee,French,Bo');
    expect(await rowsOf('client_contacts')).toMatchObject([{ name: 'Bo', language: 'fr' }]);
  });

  it('make no doubles when the file is imported again, or one is the main contact', async () => {
    await importAll(offices);
    expect((await checkFile(server, offices)).report).toMatchObject({ created: 0, skipped: 2 });
    const filled = await checkFile(server, offices, { duplicates: 'fill' });
    expect(filled.report).toMatchObject({ filled: 0, contacts: 0, skipped: 2 });
    const same = 'Name,Email,Contact 2 name,Contact 2 email\nEd,ed@example.com,Ed,ED@example.com';
    expect((await checkFile(server, same)).report).toMatchObject({ created: 1, contacts: 0 });
  });

  it('are added to a client who is here already if that is chosen, and to no other', async () => {
    await importAll('Company,Email\nLee & Sons,ann@example.com');
    const before = await dump(server);
    const file = 'Email,Contact 2 name,Contact 2 phone\nann@example.com,Bo,5195550102';
    expect((await checkFile(server, file)).report).toMatchObject({ refused: 1 });
    const named = `Company,${file.replace('\n', '\nLee & Sons,')}`;
    expect((await checkFile(server, named)).report).toMatchObject({ contacts: 0, skipped: 1 });
    const filled = await importAll(named, { duplicates: 'fill' });
    expect(filled.report).toMatchObject({ created: 0, filled: 1, contacts: 1 });
    // Nothing of the record itself is another, so whoever edits it notices nothing.
    expect(await rowsOf('clients')).toMatchObject([{ version: 1 }]);
    await undo(filled.id);
    expect(await dump(server)).toBe(before);
  });

  it('are refused with row, column and cure, and their client with them', async () => {
    const { report } = await checkFile(
      server,
      [
        'Company,Contact 2 name,Contact 2 role,Contact 2 email',
        'Lee,Bo,,bo-at-example',
        'Roy,,Owner,',
        'Cole,Ed,,ed@example.com',
      ].join('\n'),
    );
    expect(report).toMatchObject({ created: 1, contacts: 1, refused: 2 });
    expect(report?.faults).toEqual([
      {
        row: 2,
        heading: 'Contact 2 email',
        value: 'bo-at-example',
        reason: 'You must enter a valid email address.',
      },
      {
        row: 3,
        heading: 'Contact 2 role',
        value: 'Owner',
        reason: 'Type a name, an e-mail address or a phone number.',
      },
    ]);
  });

  it('are refused for a client that would have more than it may have', async () => {
    await importAll('Company,Email\nLee,lee@example.com');
    const client = await idOf(0);
    await server.database.query(
      `INSERT INTO client_contacts (client_id, name) SELECT $1, 'n' || n FROM generate_series(1, 49) n`,
      [client],
    );
    const file = 'Company,Email,Contact 2 name,Contact 3 name\nLee,lee@example.com,Bo Lee,Cy Roy\n';
    const { report } = await checkFile(server, file, { duplicates: 'fill' });
    expect(report).toMatchObject({ filled: 0, contacts: 0, refused: 1 });
    expect(report?.faults[0]?.reason).toContain('more than 50 further addresses or contacts');
  });
});

describe('the undo of an import with further contacts', () => {
  it('takes them back with their clients, and says how many', async () => {
    const before = await dump(server);
    const { id } = await importAll(offices);
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body).toMatchObject({ removed: 2, contacts: 2, conflictCount: 0 });
    expect((await undo(id)).body['message']).toBe(
      'The import is undone: 2 clients removed, with 2 further contacts.',
    );
    expect(await dump(server)).toBe(before);
    expect((await server.database.query('SELECT FROM import_contacts')).rows).toEqual([]);
  });

  it('is refused while one of them was changed, or somebody has added another', async () => {
    const { id } = await importAll(offices);
    await server.database.query(
      "UPDATE client_contacts SET role = 'Owner', version = 2 WHERE name = 'Bo Lee'",
    );
    await addContact(await idOf(1), { name: 'Flo' });
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body['conflicts']).toMatchObject([
      { name: 'Lee & Sons', reason: 'Changed since the import.' },
      { name: 'Roy Ltd.', reason: 'Used since the import: it has client contacts.' },
    ]);
    expect((await undo(id)).status).toBe(409);
  });

  it('leaves those of a client who was deleted meanwhile, for its own undo', async () => {
    const { id } = await importAll(offices);
    const client = await idOf(0);
    await server.call('DELETE', `clients/delete/${client}`, { as: 'Admin' });
    await undo(id);
    expect(await rowsOf('client_contacts')).toMatchObject([
      { client_id: client },
      { client_id: client },
    ]);
  });
});

it('adds each once while thirty others write contacts of the same client down', async () => {
  await importAll('Company,Email\nLee,lee@example.com');
  const client = await idOf(0);
  const file = 'Company,Email,Contact 2 name\nLee,lee@example.com,Bo Lee';
  const checked = await checkFile(server, file, { duplicates: 'fill' });
  const [done, ...added] = await Promise.all([
    carryOut(server, checked),
    ...Array.from({ length: 30 }, (_, n) => addContact(client, { name: `Other ${n}` })),
  ]);
  expect(added.map(({ status }) => status)).toEqual(Array(30).fill(201));
  // It did what its check had said, or nothing and says why.
  const imported = (await rowsOf('client_contacts')).filter(({ name }) => name === 'Bo Lee');
  expect(imported).toHaveLength(done.state === 'done' ? 1 : 0);
  expect(['done', 'open']).toContain(done.state);
});

describe('two contacts of a client', () => {
  const contact = { name: '', email: '', phone: '' };
  it.each([
    [
      'the same e-mail, one without a name',
      { email: 'A@x.ca' },
      { name: 'A', email: 'a@x.ca' },
      true,
    ],
    [
      'the same name, one with a phone',
      { name: 'Zoé' },
      { name: 'zoe', phone: '519 555 0101' },
      true,
    ],
    [
      'two people at one phone',
      { name: 'A', phone: '5195550101' },
      { name: 'B', phone: '+1 519-555-0101' },
      false,
    ],
    ['two of one name', { name: 'A', email: 'a@x.ca' }, { name: 'A', email: 'b@x.ca' }, false],
    ['nothing in common', { name: 'A' }, { email: 'b@x.ca' }, false],
  ])('with %s', (_what, one, other, isSame) =>
    expect(isSameContact({ ...contact, ...one }, { ...contact, ...other })).toBe(isSame),
  );
});
