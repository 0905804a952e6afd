import { expect, it } from '@jest/globals';
import { entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { forgetOldFormKeys } from '../formKeys/makeOnce.ts';

type Json = Record<string, unknown>;

const server = serverPerFile();

/** A new record, and the same as it was changed before it was sent again. */
const typed: Record<EntityName, { record: Json; change: Json }> = {
  clients: { record: { fullName: 'Amara', postalCode: 'n2l3g1' }, change: { fullName: 'Ama' } },
  contracts: { record: { address: '12 King Street' }, change: { monday: true } },
  employees: { record: { fullName: 'Arjun' }, change: { phoneNumber: '519-555-0101' } },
  quotes: { record: { price: 113 }, change: { price: 226 } },
  services: { record: { address: '12 King Street' }, change: { price: 50 } },
  invoices: { record: { subTotal: 100, type: 'Janitorial' }, change: { subTotal: 200 } },
  leads: { record: { name: 'Zoë', email: 'zoe@example.com' }, change: { phone: '519-555-0101' } },
};

/** A form of a new record, with a key of its own. */
function form(entity: EntityName, key: string | null = crypto.randomUUID()) {
  const { record, change } = typed[entity];
  const send = (fields: Json = {}) =>
    server.call('POST', `${entity}/create`, {
      as: 'Admin',
      body: { ...record, ...fields, ...(key !== null && { key }) },
    });
  return {
    key,
    send,
    sendChanged: () => send(change),
    remove: (id: unknown) =>
      server.call('DELETE', `${entity}/delete/${String(id)}/`, { as: 'Admin' }),
    count: async () => {
      const { body } = await server.call('GET', `${entity}/?view=all`, { as: 'Admin' });
      return body['count'];
    },
  };
}

it.each(entityNames)('of forty %s that are sent at once with a key one is made', async (entity) => {
  const { send, count } = form(entity);
  const before = Number(await count());
  const answers = await Promise.all(Array.from({ length: 40 }, () => send()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = new Set(answers.map(({ body }) => body['id']));
  expect([ids.size, await count()]).toEqual([1, before + 1]);
  const { rows } = await server.database.query(
    "SELECT FROM audit_trail WHERE entity = $1 AND record_id = $2 AND action = 'create'",
    [entity, [...ids][0]],
  );
  expect(rows).toHaveLength(1);
});

it.each(entityNames)(
  '%s of which something else is sent with the key are refused, and lead to what was made',
  async (entity) => {
    const { send, sendChanged, count } = form(entity);
    const { body: made } = await send();
    const before = await count();
    const { status, body } = await sendChanged();
    const { words, ...leadsTo } = body['leadsTo'] as Json;
    expect([status, body['doneBefore'], leadsTo]).toEqual([409, true, { entity, id: made['id'] }]);
    expect(body['message']).toContain(`that is done: The ${String(words)} is created.`);
    expect(await count()).toBe(before);
  },
);

it('a record that is sent again is shown as it is by now', async () => {
  const { send } = form('clients');
  const { body: made } = await send();
  const changed = { ...made, fullName: 'Amara Osei' };
  await server.call('PUT', `clients/update/${String(made['id'])}/`, { as: 'Admin', body: changed });
  const { body: again } = await send();
  expect(again).toMatchObject({ id: made['id'], fullName: 'Amara Osei', version: 2 });
});

it('a record that was deleted since is not made anew with its key', async () => {
  const { send, remove } = form('clients');
  await remove((await send()).body['id']);
  const { status, body } = await send();
  expect([status, body['doneBefore']]).toEqual([409, true]);
  expect(body['message']).toMatch(/the client was created\. It has been deleted since\./);
});

it('what is refused leaves its key for the next try', async () => {
  const { send } = form('clients');
  expect((await send({ email: 'none' })).status).toBe(400);
  expect((await send()).status).toBe(201);
});

it('a key of another entity, and one that is no UUID, are refused', async () => {
  const { key, send } = form('clients');
  await send();
  expect((await form('leads', key).send()).status).toBe(409);
  const { status, body } = await form('clients', 'once').send();
  expect([status, Object.keys(body['errors'] as Json)]).toEqual([400, ['key']]);
});

it('without a key, each is one of its own', async () => {
  const { send } = form('clients', null);
  const [one, other] = [await send(), await send()];
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body['id']).not.toBe(other.body['id']);
});

it('keys are forgotten after thirty days, and keep nothing of what was typed', async () => {
  const { key, send } = form('clients');
  await send();
  const { rows } = await server.database.query<{ kept: string }>(
    "SELECT request::text || answer AS kept FROM ledger_requests WHERE key = $1 AND at > now() - interval '1 day'",
    [key],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toContain('Amara');
  await forgetOldFormKeys(server.database);
  await server.database.query(
    "UPDATE ledger_requests SET at = now() - interval '31 days' WHERE key = $1",
    [key],
  );
  const kept = () =>
    server.database.query('SELECT FROM ledger_requests WHERE key = $1', [key]).then((r) => r.rows);
  expect(await kept()).toHaveLength(1);
  await forgetOldFormKeys(server.database);
  expect(await kept()).toHaveLength(0);
});
