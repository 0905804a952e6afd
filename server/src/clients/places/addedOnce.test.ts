import { describe, expect, it } from '@jest/globals';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

type Json = Record<string, unknown>;

const server = serverPerFile();

const typed = {
  addresses: { fields: { address: '12 Lake Road' }, change: { address: '14 Lake Road' } },
  contacts: { fields: { name: 'Bea Keeper' }, change: { name: 'Bea Keepers' } },
} as const;
type Kind = keyof typeof typed;

/** The form of a further address or contact of a new client, with a key of its own. */
async function form(kind: Kind, key: string | null = crypto.randomUUID()) {
  const { body: client } = await server.call('POST', 'clients/create', {
    as: 'Admin',
    body: { fullName: 'Ann Lee' },
  });
  const { fields, change } = typed[kind];
  const send = (more: Json = {}, id: unknown = client['id']) =>
    server.call('POST', `clients/${String(id)}/${kind}/`, {
      as: 'Admin',
      body: { ...fields, ...(key !== null && { key }), ...more },
    });
  return {
    id: client['id'],
    key,
    send,
    sendChanged: () => send(change),
    sendAnew: () => send({ key: crypto.randomUUID() }),
    count: async () => {
      const path = `clients/${String(client['id'])}/places/`;
      const { body } = await server.call('GET', path, { as: 'Admin' });
      return (body[kind] as Json[]).filter(({ id }) => id !== 0).length;
    },
  };
}

describe.each(['addresses', 'contacts'] as const)('of %s of a client', (kind) => {
  it('one is added where forty are sent at once with a key', async () => {
    const { id, send, count } = await form(kind);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect([new Set(answers.map(({ body }) => body['id'])).size, await count()]).toEqual([1, 1]);
    const { rows } = await server.database.query(
      "SELECT FROM audit_trail WHERE entity = 'clients' AND record_id = $1 AND action = 'update'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('another one with the same key is refused, and the first is named', async () => {
    const { send, sendChanged, count } = await form(kind);
    await send();
    const { status, body } = await sendChanged();
    expect([status, body['doneBefore'], await count()]).toEqual([409, true, 1]);
    expect(body['message']).toMatch(/that is done: The (address|contact) is added\./);
  });

  it('one that somebody has removed since is not said to be added; sent once more it is', async () => {
    const { id, send, sendAnew, count } = await form(kind);
    const { body: added } = await send();
    await server.call('POST', `clients/${String(id)}/${kind}/${String(added['id'])}/remove/`, {
      as: 'Admin',
      body: { version: 1 },
    });
    const { status, body } = await send();
    expect([status, body['doneBefore'], await count()]).toEqual([409, true, 0]);
    expect(body['message']).toMatch(
      /the (address|contact) was added\. Since then it has been removed/,
    );
    expect([(await sendAnew()).status, await count()]).toEqual([201, 1]);
  });

  it('a key that added one to another client adds none', async () => {
    const { send, count } = await form(kind);
    const { id: other } = await form(kind);
    await send({}, other);
    expect([(await send()).status, await count()]).toEqual([409, 0]);
  });

  it('each is one of its own without a key', async () => {
    const { send, count } = await form(kind, null);
    expect([(await send()).status, (await send()).status, await count()]).toEqual([201, 201, 2]);
  });

  it('what is refused leaves its key for the next try', async () => {
    const { send, count } = await form(kind);
    expect((await send({ address: ' ', name: '', email: 'none' })).status).toBe(400);
    expect([(await send()).status, await count()]).toEqual([201, 1]);
  });
});
