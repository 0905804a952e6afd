import { expect, it } from '@jest/globals';
import { entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

type Json = Record<string, unknown>;

const server = serverPerFile();

/** A record, and what is typed over it: with a value that is stored in another form, where there is one. */
const typed: Record<EntityName, { record: Json; change: Json }> = {
  clients: {
    record: { fullName: 'Amara' },
    change: { postalCode: 'n2l3g1', phoneNumber: '519-555-0101' },
  },
  contracts: {
    record: { address: '12 King Street' },
    change: { monday: true, postalCode: 'n2l3g1' },
  },
  employees: { record: { fullName: 'Arjun' }, change: { phoneNumber: '519-555-0101' } },
  quotes: {
    record: { price: 100, lineData: [['Item', 'Amount']] },
    change: { price: 113, lineData: [['Item', 'Price']] },
  },
  services: {
    record: { address: '12 King Street' },
    change: { serviceStatus: 'Complete', price: 50 },
  },
  invoices: { record: { subTotal: 100, type: 'Janitorial' }, change: { subTotal: 200 } },
  leads: {
    record: { name: 'Zoë', email: 'zoe@example.com' },
    change: { status: 'Handled', phone: '519-555-0101' },
  },
};

/** All fields are sent, as an editor sends them. */
async function saved(entity: EntityName) {
  const { record, change } = typed[entity];
  const created = (await server.call('POST', `${entity}/create`, { as: 'Admin', body: record }))
    .body;
  const id = String(created['id']);
  const body = { ...created, ...change };
  return {
    id,
    save: (fields: Json = {}) =>
      server.call('PUT', `${entity}/update/${id}/`, { as: 'Admin', body: { ...body, ...fields } }),
  };
}

it.each(entityNames)(
  '%s that are saved again after the answer was lost are saved',
  async (entity) => {
    const { id, save } = await saved(entity);
    const first = await save();
    expect([first.status, first.body['version']]).toEqual([200, 2]);
    const again = await save();
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { rows } = await server.database.query(
      "SELECT FROM audit_trail WHERE entity = $1 AND record_id = $2 AND action = 'update'",
      [entity, id],
    );
    expect(rows).toHaveLength(1);
  },
);

it.each(entityNames)(
  '%s of which something else is sent are refused from an older version',
  async (entity) => {
    const { save } = await saved(entity);
    await save();
    const [name] = Object.keys(typed[entity].record);
    const { status, body } = await save({
      [name ?? '']: typed[entity].record[name ?? ''] === 100 ? 300 : 'x',
    });
    expect([status, body['current']]).toMatchObject([409, { version: 2 }]);
  },
);
