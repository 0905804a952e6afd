import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';
import { textOfPdf } from '../../../harness/testing/readPdf.ts';
import { invoicePdf } from '../../documents/pdfs.ts';

const billing = billingPerFile();

const cottage = {
  label: 'Cottage',
  address: '12 Lake Road',
  city: 'Elora',
  postalCode: 'N0B 1S0',
  notes: 'Code 4711',
};
const bookkeeper = {
  name: 'Bea Keeper',
  role: 'Bookkeeper',
  email: 'bea@example.com',
  phone: '519-555-0177',
  language: 'fr',
  getsInvoices: true,
  getsStatements: false,
  getsQuotes: false,
};
const main = { address: '1 Main Street', city: 'Guelph', postalCode: 'N1H 1A1' };

const client = (more: Json = {}): Promise<Json> =>
  billing.create('clients', { fullName: 'Ann Lee', email: 'ann@example.com', ...main, ...more });
const post = (id: unknown, path: string, body: object = {}) =>
  billing.call('POST', `clients/${String(id)}/${path}`, body);
const placesOf = async (id: unknown): Promise<Record<'addresses' | 'contacts', Json[]>> =>
  (await billing.call('GET', `clients/${String(id)}/places/`)).body as never;
const added = async (id: unknown, kind: 'addresses' | 'contacts', fields: object) => {
  const { status, body, text } = await post(id, `${kind}/`, fields);
  if (status !== 201) throw new Error(text);
  return String(body['id']);
};
const addedAddress = (id: unknown, more: object = {}) =>
  added(id, 'addresses', { ...cottage, isBilling: false, ...more });

describe('addresses and contacts of a client', () => {
  it('are added, changed and removed one by one, and the history tells of each', async () => {
    const { id } = await client();
    const place = await addedAddress(id);
    expect((await placesOf(id)).addresses).toEqual([
      { id: 0, version: 1, label: '', notes: '', isBilling: true, ...main },
      { id: Number(place), version: 1, isBilling: false, ...cottage },
    ]);
    const moved = { ...cottage, address: '14 Lake Road', version: 1 };
    expect((await post(id, `addresses/${place}/`, moved)).body).toEqual({
      message: 'The address is saved.',
    });
    const stale = await post(id, `addresses/${place}/`, moved);
    expect([stale.status, stale.body['message']]).toEqual([
      409,
      'Somebody else has changed this meanwhile. Look at it again, or press the button once more all the same.',
    ]);
    expect((await post(id, `addresses/${place}/remove/`, { version: 2 })).status).toBe(200);
    expect((await post(id, `addresses/${place}/remove/`, { version: 2 })).status).toBe(404);
    expect((await placesOf(id)).addresses).toHaveLength(1);
    const history = await billing.call('GET', `clients/history/${String(id)}`);
    expect((history.body['results'] as Json[]).map(({ after }) => (after as Json)['unit'])).toEqual(
      [
        '',
        'Cottage, 14 Lake Road, Elora, N0B 1S0, Code 4711',
        'Cottage, 12 Lake Road, Elora, N0B 1S0, Code 4711',
        undefined,
      ],
    );
  });

  it('are refused at the field that is wrong, and for another client', async () => {
    const { id } = await client();
    const noStreet = await post(id, 'addresses/', { ...cottage, address: ' ', isBilling: false });
    expect(Object.keys(noStreet.body['errors'] as Json)).toEqual(['address']);
    const nobody = { ...bookkeeper, name: '', email: '', phone: '' };
    const refused = await post(id, 'contacts/', nobody);
    expect(refused.body['errors']).toEqual({
      name: 'Type a name, an e-mail address or a phone number.',
    });
    const place = await addedAddress(id);
    const { id: other } = await client();
    expect((await post(other, `addresses/${place}/remove/`, { version: 1 })).status).toBe(404);
    expect((await post(other, 'addresses/0/remove/', { version: 1 })).status).toBe(404);
    expect((await post(999_999_999, 'contacts/', bookkeeper)).status).toBe(404);
  });

  it('change places with the main one in one step, and back by the same step', async () => {
    const { id } = await client();
    const place = await addedAddress(id);
    const contact = await added(id, 'contacts', bookkeeper);
    const before = await placesOf(id);
    expect((await post(id, `addresses/${place}/main/`, { version: 1 })).status).toBe(200);
    expect((await post(id, `contacts/${contact}/main/`, { version: 1 })).status).toBe(200);
    expect((await billing.call('GET', `clients/${String(id)}/`)).body).toMatchObject({
      address: '12 Lake Road',
      fullName: 'Bea Keeper',
      email: 'bea@example.com',
      language: 'fr',
    });
    const swapped = await placesOf(id);
    // What was billed stays the same address; who got a copy changes places with who got the mail.
    expect(swapped.addresses).toMatchObject([
      { label: 'Cottage', isBilling: false },
      { ...main, isBilling: true },
    ]);
    expect(swapped.contacts[1]).toMatchObject({ name: 'Ann Lee', getsInvoices: true });
    await post(id, `addresses/${place}/main/`, { version: 2 });
    await post(id, `contacts/${contact}/main/`, { version: 2 });
    const without = (all: Json[]) => all.map(({ version: _version, ...rest }) => rest);
    const after = await placesOf(id);
    expect(without(after.addresses)).toEqual(without(before.addresses));
    expect(without(after.contacts)).toEqual(without(before.contacts));
  });

  it('of 30 who make one the main one at once, one does', async () => {
    const { id } = await client();
    const place = await addedAddress(id);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(id, `addresses/${place}/main/`, { version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 29 }, () => 409),
    ]);
    expect((await placesOf(id)).addresses).toMatchObject([{ label: 'Cottage' }, main]);
  });

  it('stand on documents where they are billed: on drafts at once, on issued ones for good', async () => {
    const { id } = await client();
    const before = await billing.issued({ clientId: id });
    const place = await addedAddress(id);
    expect((await post(id, `addresses/${place}/billing/`)).status).toBe(200);
    const after = await billing.issued({ clientId: id });
    const textOf = async ({ invoiceNumber }: Json) =>
      textOfPdf(await invoicePdf(billing.server, Number(invoiceNumber)));
    expect(await textOf(before)).toContain('1 Main Street');
    expect(await textOf(after)).toContain('12 Lake Road');
    const { rows } = await billing.server.database.query<{ buyer: Json }>(
      'SELECT buyer FROM invoices WHERE id = $1',
      [after['id']],
    );
    expect(rows[0]?.buyer).toMatchObject({ fullName: 'Ann Lee', city: 'Elora' });
    await post(id, 'addresses/0/billing/');
    expect(await textOf(after)).toContain('12 Lake Road');
  });

  it('get the mails that they are marked for, by default', async () => {
    const { id } = await client({ ccEmails: 'boss@example.com' });
    await added(id, 'contacts', bookkeeper);
    const invoice = await billing.issued({ clientId: id });
    const letter = await billing.call('POST', `invoices/${String(invoice['id'])}/letter/`, {
      kind: 'bill',
      message: '',
    });
    expect(letter.body).toMatchObject({
      to: ['ann@example.com'],
      cc: ['boss@example.com', 'bea@example.com'],
    });
    const statement = await post(id, 'statement-letter/', {
      from: null,
      until: billing.today,
      message: '',
    });
    expect(statement.body).toMatchObject({ to: ['ann@example.com'], cc: ['boss@example.com'] });
  });

  it('find their client: in lists, and where a lead may be one who is known', async () => {
    const { id } = await client({ fullName: 'Zed Quill', email: 'zed@example.com' });
    await addedAddress(id, { address: '99 Wolverton Mews' });
    await added(id, 'contacts', { ...bookkeeper, name: 'Ottoline Vane', email: 'ot@vane.example' });
    for (const typed of ['wolverton', 'ottoline', 'ot@vane', '5195550177']) {
      const { body } = await billing.call('GET', `clients/search/?q=${typed}`);
      expect((body['results'] as Json[]).map((found) => found['id'])).toContain(id);
    }
    const lead = await billing.create('leads', { name: 'O. Vane', email: 'OT@vane.example' });
    const thread = await billing.call('GET', `leads/${String(lead['id'])}/thread/`);
    expect(thread.body['matches']).toMatchObject([{ id, sameEmail: true, samePhone: false }]);
  });
});
