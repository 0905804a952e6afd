import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { alikeOf, Planner } from './Planner.ts';

// Looking through all clients for each contact takes longer than this test may, several times.
it('knows stored clients by their contacts, however many there are', async () => {
  const clients = Array.from({ length: 100_000 }, (_, id) => ({ id, version: 1, companyName: '' }));
  const planner = new Planner('clients', 'fill');
  for (const client of clients) planner.add(alikeOf(client));
  for (const time of [1, 2]) {
    for (const client of clients) {
      planner.addKeys(client, { email: `${client.id}.${time}@example.com`, phoneNumber: '' });
    }
    // The clock of a test is read between two turns.
    await setImmediate();
  }
  const fields = { email: '99999.2@example.com', companyName: 'Lee & Sons' };
  planner.take({ row: 2, fields, names: {}, contacts: [], addresses: [], faults: [] });
  expect(planner.filled).toMatchObject([{ id: 99_999, fields: { companyName: 'Lee & Sons' } }]);
  expect(planner.storedIds).toHaveLength(100_000);
}, 20_000);
