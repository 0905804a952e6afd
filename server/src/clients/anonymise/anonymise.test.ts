import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';
import { textOfPdf } from '../../../harness/testing/readPdf.ts';
import { invoicePdf } from '../../documents/pdfs.ts';
import {
  keptColumns,
  keptTables,
  placesOfPeople,
} from '../../../harness/testing/people/placesOfPeople.ts';

const billing = billingPerFile();

const person = {
  fullName: 'Wilhelmina Quackenbush',
  companyName: 'Quackenbush Holdings',
  email: 'wilhelmina.quackenbush@example.com',
  ccEmails: 'books.quackenbush@example.com',
  phoneNumber: '(519) 555-7788',
  address: '77 Quackenbush Lane',
  city: 'Waterloo',
  postalCode: 'N2L 3G1',
};
/** What nothing may hold afterwards, whatever its case. */
const known = ['quackenbush', 'wilhelmina', '555-7788', '5195557788'];

const client = (): Promise<Json> => billing.create('clients', person);
const preview = (id: unknown) => billing.call('GET', `clients/${String(id)}/anonymise/preview/`);
const anonymise = ({ id, version }: Json, reason = 'Asked for it by phone') =>
  billing.call('POST', `clients/${String(id)}/anonymise/`, { version, reason });
const mergeInto = (kept: Json, other: Json) =>
  billing.call('POST', `clients/${String(kept['id'])}/merge/`, {
    version: kept['version'],
    otherId: other['id'],
    otherVersion: other['version'],
    takes: [],
  });
const now = async ({ id }: Json): Promise<Json> =>
  (await billing.call('GET', `clients/${String(id)}/`)).body;

interface TextColumn {
  name: string;
  type: string;
}

/** Columns of the schema that can hold text. */
async function textColumns(): Promise<TextColumn[]> {
  const { rows } = await billing.server.database.query<TextColumn>(
    `SELECT c.table_name || '.' || c.column_name AS name, c.data_type AS type FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
       AND c.data_type IN ('text', 'json', 'jsonb', 'bytea', 'ARRAY', 'character varying')
     ORDER BY 1`,
  );
  return rows;
}

/** The columns of the whole database that hold one of these texts, whatever its case. */
async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, type } of await textColumns()) {
    const [table = '', column = ''] = name.split('.');
    const text = type === 'bytea' ? `encode(t.${column}, 'escape')` : `t.${column}::text`;
    const { rows } = await billing.server.database.query<{ held: boolean }>(
      `SELECT EXISTS (SELECT FROM ${table} t CROSS JOIN unnest($1::text[]) k (text)
         WHERE strpos(lower(${text}), k.text) > 0) AS held`,
      [texts],
    );
    if (rows[0]?.held) found.push(name);
  }
  return found;
}

/** A client with something of every kind, all of it settled. */
async function clientOfLongStanding(): Promise<{ owner: Json; invoice: Json }> {
  const owner = await client();
  const clientId = owner['id'];
  const id = String(clientId);
  const said = `Ask for ${person.fullName}, ${person.phoneNumber}`;
  const place = { address: person.address, city: person.city };
  await billing.call('POST', `clients/${id}/notes/`, { key: randomUUID(), note: said });
  await billing.call('PUT', `clients/${id}/tags/`, { tags: ['Quackenbush'] });
  await billing.call('POST', `clients/${id}/addresses/`, {
    label: 'Quackenbush barn',
    address: '9 Quackenbush Line',
    city: 'Elora',
    postalCode: '',
    notes: said,
    isBilling: false,
  });
  const contact = await billing.call('POST', `clients/${id}/contacts/`, {
    name: 'Tib Quackenbush',
    role: 'Son',
    email: 'tib.quackenbush@example.com',
    phone: '',
    language: 'en',
    getsInvoices: true,
    getsStatements: false,
    getsQuotes: false,
  });
  await billing.call('POST', `clients/${id}/contacts/${String(contact.body['id'])}/main/`, {
    version: 1,
  });
  await billing.call('POST', `clients/${id}/contacts/${String(contact.body['id'])}/main/`, {
    version: 2,
  });
  await billing.create('contracts', { clientId, isActive: false, instructions: said, ...place });
  await billing.create('services', {
    clientId,
    serviceStatus: 'Cancelled',
    instructions: said,
    ...place,
  });
  await billing.create('quotes', {
    clientId,
    category: 'Janitorial',
    email: person.email,
    projectTitle: `Home of ${person.fullName}`,
    notes: said,
  });
  await billing.server.call('POST', 'contact/', {
    body: {
      name: person.fullName,
      email: person.email,
      phone: person.phoneNumber,
      subject: 'Quackenbush',
      message: said,
    },
  });
  const gone = await billing.create('services', { clientId, ...place });
  await billing.call('DELETE', `services/delete/${String(gone['id'])}`);
  const draft = await billing.create('invoices', { clientId, subTotal: 100, type: 'Janitorial' });
  await billing.call('POST', 'invoices/bulk-send/', {
    kind: 'bill',
    records: [{ id: draft['id'], version: draft['version'] }],
    message: said,
    key: randomUUID(),
  });
  await billing.dailyUpdate();
  await billing.call('PUT', `receive-payment/${String(draft['id'])}/`);
  await billing.server.database.query(
    `INSERT INTO imports (entity, name, content, row_count, columns, choice, who)
     VALUES ('clients', 'old.csv', convert_to($1, 'UTF8'), 1, '[]', '{}', 'test')`,
    [`Name\n${person.fullName}`],
  );
  await billing.server.database.query(`UPDATE mails SET status = 'sent'`);
  return { owner: await now(owner), invoice: await billing.invoiceOf(draft['id']) };
}

describe('a client who is anonymised', () => {
  it('is in no text of the database any more, but for what the law wants kept', async () => {
    const { owner, invoice } = await clientOfLongStanding();
    const before = await columnsWith(known);
    expect(before).toEqual(expect.arrayContaining(['clients.full_name', 'audit_trail.after']));
    const number = Number(invoice['invoiceNumber']);
    const document = await textOfPdf(await invoicePdf(billing.server, number));
    const shown = await preview(owner['id']);
    expect(shown.body).toMatchObject({
      obstacles: [],
      kept: [
        { kind: 'invoices', count: 1 },
        { kind: 'payments', count: 1 },
      ],
    });
    expect((shown.body['erased'] as Json[]).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'fields',
        'addresses',
        'contacts',
        'notes',
        'tags',
        'mails',
        'history',
        'requests',
      ]),
    );
    expect(await columnsWith(known)).toEqual(before);

    const done = await anonymise(owner);
    expect([done.status, done.body]).toEqual([
      200,
      { message: 'The client is anonymised. Issued documents and the ledger stay.' },
    ]);
    expect(await columnsWith(known)).toEqual(['invoices.buyer']);
    expect(await now(owner)).toMatchObject({ fullName: 'Anonymised client', email: '' });
    expect(await textOfPdf(await invoicePdf(billing.server, number))).toBe(document);
    const found = await billing.call('GET', 'clients/search/?q=quackenbush');
    expect(found.body).toMatchObject({ count: 0 });
    const history = await billing.call('GET', `clients/history/${String(owner['id'])}`);
    expect(history.body['results']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          who: expect.any(String),
          after: expect.objectContaining({ anonymised: true, because: 'Asked for it by phone' }),
        }),
      ]),
    );
  });

  it('is in no text any more either where it was merged into another one, or another into it', async () => {
    const { owner } = await clientOfLongStanding();
    const other = await billing.create('clients', { fullName: 'Brunhilde Overbeck' });
    const further = await billing.create('clients', {
      fullName: 'Third',
      email: 'third.overbeck@example.com',
    });
    await mergeInto(other, owner);
    await mergeInto(await now(other), further);
    const done = await anonymise(await now(other));
    expect([done.status, done.body['message']]).toEqual([200, expect.any(String)]);
    expect(await columnsWith([...known, 'overbeck'])).toEqual(['invoices.buyer']);
    const gone = await billing.call('GET', `clients/${String(owner['id'])}/`);
    expect(gone.body['leadsTo']).toMatchObject({ id: other['id'] });
  });

  it('is not while something is under way, owed or held, and the preview says so', async () => {
    const owner = await client();
    const clientId = owner['id'];
    await billing.issued({ clientId });
    await billing.create('contracts', { clientId, isActive: true });
    await billing.create('services', { clientId, dateTs: '2099-01-01T09:00' });
    await billing.create('invoices', { clientId });
    const shown = await preview(clientId);
    expect(shown.body['obstacles']).toEqual(['owed', 'contracts', 'services', 'drafts']);
    const refused = await anonymise(owner);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      expect.stringContaining('A contract is active: end it first.'),
    ]);
    expect(await now(owner)).toMatchObject({ fullName: person.fullName });
  });

  it('is so once, with a reason, and only as the record was looked at', async () => {
    const owner = await client();
    expect((await anonymise(owner, ' ')).status).toBe(400);
    expect((await anonymise({ ...owner, version: 9 })).status).toBe(409);
    const answers = await Promise.all(Array.from({ length: 8 }, () => anonymise(owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await preview(owner['id'])).body['obstacles']).toEqual(['anonymised']);
    expect((await anonymise({ id: 999_999_999, version: 1 })).status).toBe(404);
  });

  it('leaves the audit trail append-only for everything else', async () => {
    await client();
    await expect(
      billing.server.database.query(`UPDATE audit_trail SET who = 'nobody'`),
    ).rejects.toThrow('append-only');
    await expect(
      billing.server.database.query(`UPDATE audit_trail SET after = '{}'`),
    ).rejects.toThrow('append-only');
    await expect(billing.server.database.query('DELETE FROM audit_trail')).rejects.toThrow(
      'append-only',
    );
  });
});

it('every column that can hold text is erased with a person, or kept with a reason', async () => {
  const columns = (await textColumns()).map(({ name }) => name);
  const isKnown = (column: string): boolean =>
    placesOfPeople.includes(column) ||
    Object.hasOwn(keptColumns, column) ||
    Object.hasOwn(keptTables, column.split('.')[0] ?? '');
  expect(columns.filter((column) => !isKnown(column))).toEqual([]);
  const listed = [...placesOfPeople, ...Object.keys(keptColumns)];
  expect(listed.filter((column) => !columns.includes(column))).toEqual([]);
});
