import { mergeFields } from 'shared-api/contract/entities/merging/merge';
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
    'POST /api/clients/:id/merge': fc.record({
      version: fc.constantFrom(1, 2, 3),
      otherId: id,
      otherVersion: fc.constantFrom(1, 2, 3),
      takes: fc.subarray([...mergeFields]),
    }),
    'POST /api/services/bulk/preview': fc.record({ ...change, ...selection }),
    'POST /api/services/bulk': fc.record({ ...change, records, key: fc.uuid() }),
    'POST /api/services/bill/preview': fc.record(selection),
    'POST /api/services/bill': fc.record({ records, key: fc.uuid() }),
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

/** Drafts that were made of a service. */
async function billed(means: Tools) {
  const { id: clientId } = await made(means, 'clients');
  const fields = { clientId, price: 100, serviceStatus: 'Complete' };
  const { id, version } = await made(means, 'services', fields);
  const key = crypto.randomUUID();
  await means.call('POST', '/api/services/bill/', { records: [{ id, version }], key });
  return { params: { key } };
}

/** A client who is merged into another one. */
async function merged(means: Tools) {
  const [kept, other] = [await made(means, 'clients'), await made(means, 'clients')];
  const { body } = await means.call('POST', `/api/clients/${String(kept['id'])}/merge/`, {
    version: kept['version'],
    otherId: other['id'],
    otherVersion: other['version'],
    takes: [],
  });
  return { params: idOf({ id: body['mergeId'] }) };
}

/** What calls about many records, and the one that erases a client, need. */
export const bulkPreparations: Record<string, Preparation> = {
  'POST /api/services/bulk/:id/undo': changed,
  'POST /api/bills/:key/undo': billed,
  'POST /api/clients/:id/anonymise': async (means) => {
    const client = await made(means, 'clients');
    return { params: idOf(client), body: { version: client['version'], reason: 'Asked for it' } };
  },
  'GET /api/clients/:id/merge/:otherId': async (means) => {
    const [kept, other] = [await made(means, 'clients'), await made(means, 'clients')];
    return { params: { ...idOf(kept), otherId: String(other['id']) } };
  },
  'POST /api/clients/:id/merge': async (means) => {
    const [kept, other] = [await made(means, 'clients'), await made(means, 'clients')];
    const otherVersion = other['version'];
    const body = { version: kept['version'], otherId: other['id'], otherVersion, takes: [] };
    return { params: idOf(kept), body };
  },
  'GET /api/client-merges/:id/undo': merged,
  'POST /api/client-merges/:id/undo': merged,
  'GET /api/bulk-sends/:key': () => Promise.resolve({ params: { key: crypto.randomUUID() } }),
};
