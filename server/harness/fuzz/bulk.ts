import fc from 'fast-check';
import type { Bodies } from './moneyBodies.ts';
import { idOf, made, type Preparation, type Tools } from './preparedRecords.ts';
import { id, line } from './values.ts';

/** Bodies of calls about many records. */
export function bulkBodies(): Bodies {
  const change = {
    action: fc.constant('move'),
    employeeId: fc.constant(null),
    day: fc.constantFrom('2026-03-02', '2026-03-03'),
    force: fc.boolean(),
  };
  const selection = {
    ids: fc.array(id, { maxLength: 5 }),
    matching: fc.constant(null),
  };
  const records = fc.array(fc.record({ id, version: fc.constantFrom(1, 2, 3) }), {
    minLength: 1,
    maxLength: 5,
  });
  const kind = fc.constantFrom('bill', 'reminder');
  return {
    'POST /api/clients/:id/anonymise': fc.record({
      version: fc.constantFrom(1, 2, 3),
      reason: line.map((text) => `m${text}`),
    }),
    'POST /api/services/bulk/preview': fc.record({ ...change, ...selection }),
    'POST /api/services/bulk': fc.record({ ...change, records, key: fc.uuid() }),
    'POST /api/invoices/bulk-send/preview': fc.record({ kind, ...selection }),
    'POST /api/invoices/bulk-send': fc.record({ kind, records, message: line, key: fc.uuid() }),
  };
}

/** A change of many services. */
async function changed(means: Tools) {
  const service = await made(means, 'services', { serviceStatus: 'Scheduled', employeeId: null });
  const { body } = await means.call('POST', '/api/services/bulk/', {
    action: 'complete',
    employeeId: null,
    day: null,
    force: false,
    records: [{ id: service['id'], version: service['version'] }],
    key: crypto.randomUUID(),
  });
  return { params: idOf({ id: body['changeId'] }) };
}

/** What calls about many records, and the one that erases a client, need. */
export const bulkPreparations: Record<string, Preparation> = {
  'POST /api/services/bulk/:id/undo': changed,
  'POST /api/clients/:id/anonymise': async (means) => {
    const client = await made(means, 'clients');
    return { params: idOf(client), body: { version: client['version'], reason: 'Asked for it' } };
  },
  'GET /api/bulk-sends/:key': () => Promise.resolve({ params: { key: crypto.randomUUID() } }),
};
