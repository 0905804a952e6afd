import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { movedKinds, type MergePreview } from 'shared-api/contract/entities/merging/merge';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';
import { mergingOf } from '../../../harness/testing/people/merging.ts';

const billing = billingPerFile({ isCleared: false });
const merging = mergingOf(billing);
const { couple, dump, preview, merge, undo } = merging;

const get = async (id: unknown): Promise<Json> =>
  (await billing.call('GET', `clients/${String(id)}/`)).body;

describe('two clients who are merged', () => {
  it('are one, with everything of both, as the preview has said', async () => {
    const { kept, other } = await couple();
    const shown = (await preview(kept, other)).body as unknown as MergePreview;
    expect(shown.moved.map(({ kind }) => kind).sort()).toEqual(
      [...movedKinds].filter((kind) => kind !== 'refunds').sort(),
    );
    const choices = shown.fields.filter(({ isChoice }) => isChoice).map(({ name }) => name);
    expect(choices).toEqual(['fullName', 'email', 'address']);
    expect(shown.fields.find(({ name }) => name === 'companyName')).toMatchObject({
      take: 'merged',
      isChoice: false,
    });
    expect(shown.balances.after.balance).toBe(
      shown.balances.kept.balance + shown.balances.merged.balance,
    );
    const done = await merge(kept, other, ['email']);
    expect([done.status, done.body['message']]).toEqual([200, expect.stringContaining('merged')]);

    expect(await get(kept['id'])).toMatchObject({
      fullName: 'Ann Maple',
      companyName: 'Maple Ltd',
      email: other['email'],
      phoneNumber: kept['phoneNumber'],
    });
    const account = await billing.call('GET', `clients/${String(kept['id'])}/account/`);
    expect(account.body).toMatchObject({ balance: shown.balances.after.balance });
    const places = await billing.call('GET', `clients/${String(kept['id'])}/places/`);
    // What was not chosen is kept beside it.
    expect((places.body['contacts'] as Json[]).map(({ email }) => email)).toContain(kept['email']);
    expect((places.body['addresses'] as Json[]).map(({ address }) => address)).toContain(
      other['address'],
    );
    const timeline = await billing.call('GET', `clients/${String(kept['id'])}/timeline/`);
    expect(timeline.body['results']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'clientsMerged',
          note: 'Maple Ltd',
          merge: done.body['mergeId'],
          who: 'test-admin',
        }),
      ]),
    );
  });

  it('leave an address that leads to the kept one, and one record less in the list', async () => {
    const { kept, other } = await couple();
    const count = async () =>
      (await billing.call('GET', 'clients/?page=1&page_size=25')).body['count'] as number;
    const before = await count();
    await merge(kept, other);
    expect(await count()).toBe(before - 1);
    await billing.call('PUT', `clients/update/${String(kept['id'])}/`, {
      ...(await get(kept['id'])),
      companyName: '',
    });
    const gone = await billing.call('GET', `clients/${String(other['id'])}/`);
    expect([gone.status, gone.body]).toEqual([
      404,
      {
        message: 'This client is Ann Maple now: Maple Ltd was merged into it.',
        leadsTo: { words: 'Ann Maple', entity: 'clients', id: kept['id'] },
      },
    ]);
    for (const part of ['overview', 'timeline', 'places', 'account']) {
      const answer = await billing.call('GET', `clients/${String(other['id'])}/${part}/`);
      expect([answer.status, answer.body['leadsTo']]).toEqual([404, gone.body['leadsTo']]);
    }
    // What somebody still writes for the merged one is the kept one's.
    const late = await billing.create('invoices', { clientId: other['id'], subTotal: 10 });
    expect(late['clientId']).toBe(kept['id']);
    const note = { key: randomUUID(), note: 'Written a second too late' };
    expect((await billing.call('POST', `clients/${String(other['id'])}/notes/`, note)).status).toBe(
      201,
    );
    // Nothing of it can be restored beside the merge.
    const deleted = await billing.call('GET', 'deleted/?entity=clients');
    expect(JSON.stringify(deleted.body)).not.toContain('"Maple Ltd"');
  });

  it('keep documents as they were printed, and their links', async () => {
    const { kept, other, invoice, quote } = await couple();
    const { rows: before } = await billing.server.database.query(
      'SELECT buyer, invoice_number FROM invoices WHERE id = $1',
      [invoice['id']],
    );
    await merge(kept, other);
    const { rows: after } = await billing.server.database.query(
      'SELECT buyer, invoice_number FROM invoices WHERE id = $1',
      [invoice['id']],
    );
    expect(after).toEqual(before);
    const statement = await billing.call('GET', `clients/${String(kept['id'])}/account/`);
    expect(statement.status).toBe(200);
    expect((await billing.call('GET', `quotes/${String(quote['id'])}/`)).body).toMatchObject({
      clientId: kept['id'],
    });
  });

  it('are not who were changed since the preview, nor one and the same, nor for the crew', async () => {
    const { kept, other } = await couple();
    await billing.call('PUT', `clients/update/${String(other['id'])}/`, {
      ...other,
      city: 'Guelph',
    });
    const stale = await merge(kept, other);
    expect([stale.status, stale.body['message']]).toEqual([
      409,
      expect.stringContaining('changed by somebody else'),
    ]);
    expect((await merge(kept, kept)).status).toBe(400);
    expect((await merge(kept, { id: 99_999_999, version: 1 })).status).toBe(404);
    const crew = await billing.server.call('POST', `clients/${String(kept['id'])}/merge/`, {
      as: 'Employee',
      body: { version: 1, otherId: other['id'], otherVersion: 2, takes: [] },
    });
    expect(crew.status).toBe(403);
  });

  it('are offered by e-mail and ten digits of the phone, contacts included', async () => {
    const { kept, other } = await couple();
    const same = await billing.create('clients', {
      fullName: 'Ann M.',
      phoneNumber: '+1 519 555 0999',
    });
    await billing.call('POST', `clients/${String(kept['id'])}/contacts/`, {
      ...{ name: 'Bookkeeping', role: '', email: '', phone: '519-555-0999', language: 'en' },
      ...{ getsInvoices: false, getsStatements: false, getsQuotes: false },
    });
    const offered = await billing.call('GET', `clients/${String(kept['id'])}/merge/candidates/`);
    const ids = (offered.body['results'] as Json[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([same['id'], other['id']]));
    expect(ids).not.toContain(kept['id']);
  });
});

describe('a merge that is taken back', () => {
  it('leaves every row as it was before', async () => {
    const { kept, other } = await couple();
    const before = await dump();
    const done = await merge(kept, other, ['email', 'address', 'fullName']);
    expect(await dump()).not.toEqual(before);
    const shown = await billing.call('GET', `client-merges/${String(done.body['mergeId'])}/undo/`);
    expect(shown.body).toMatchObject({ conflictCount: 0, conflicts: [] });
    const back = await undo(done.body['mergeId']);
    expect([back.status, back.body]).toEqual([
      200,
      { message: 'The merge is taken back: Maple Ltd is a client of its own again.' },
    ]);
    expect(await dump()).toEqual(before);
    expect((await undo(done.body['mergeId'])).body).toEqual({
      message: 'This merge was taken back before.',
    });
  });

  it.each<
    [string, (ids: { invoice: Json; kept: Json; contract: Json }) => Promise<unknown>, string]
  >([
    [
      'a payment of an invoice',
      ({ invoice, kept }) =>
        billing.call('POST', 'payments/', {
          key: randomUUID(),
          ...{ day: billing.today, method: 'cash', reference: '', clientId: kept['id'] },
          ...{ amount: 5, allocations: [{ invoiceId: invoice['id'], amount: 5 }] },
        }),
      'was changed since.',
    ],
    [
      'a field that it had changed',
      async ({ kept }) => {
        const now = await get(kept['id']);
        await billing.call('PUT', `clients/update/${String(kept['id'])}/`, {
          ...now,
          companyName: 'Oak Ltd',
        });
      },
      "The kept client's fields were changed since.",
    ],
    [
      'a service of a contract that it had moved',
      ({ kept, contract }) =>
        billing.server.database.query(
          `INSERT INTO services (client_id, contract_id) VALUES ($1, $2)`,
          [kept['id'], contract['id']],
        ),
      'was made since and belongs to what would go back.',
    ],
    [
      'other tags',
      ({ kept }) => billing.call('PUT', `clients/${String(kept['id'])}/tags/`, { tags: ['New'] }),
      'Tags were changed since.',
    ],
  ])('is refused after %s, and nothing changes', async (_what, change, reason) => {
    const { kept, other, invoice, contract } = await couple();
    const { body } = await merge(kept, other);
    await change({ invoice, kept, contract });
    const before = await dump();
    const refused = await undo(body['mergeId']);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      expect.stringContaining(reason),
    ]);
    const shown = await billing.call('GET', `client-merges/${String(body['mergeId'])}/undo/`);
    expect(shown.body['conflictCount']).toBeGreaterThan(0);
    expect(await dump()).toEqual(before);
  });

  it('is not stopped by what is new of the kept client alone', async () => {
    const { kept, other } = await couple();
    const { body } = await merge(kept, other);
    const fresh = await billing.create('invoices', { clientId: kept['id'], subTotal: 7 });
    expect((await undo(body['mergeId'])).status).toBe(200);
    expect((await billing.invoiceOf(fresh['id']))['clientId']).toBe(kept['id']);
  });

  it('goes one after the other, where the kept one was merged too', async () => {
    const { kept, other } = await couple();
    const third = await billing.create('clients', { fullName: 'Third' });
    const before = await dump();
    const first = await merge(kept, other);
    const now = await get(kept['id']);
    const second = await merge(third, now);
    const gone = await billing.call('GET', `clients/${String(other['id'])}/`);
    expect(gone.body['leadsTo']).toMatchObject({ id: third['id'] });
    expect((await undo(first.body['mergeId'])).status).toBe(404);
    expect((await undo(second.body['mergeId'])).status).toBe(200);
    expect((await undo(first.body['mergeId'])).status).toBe(200);
    expect(await dump()).toEqual(before);
  });
});
