import { entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import type { Callers, CallTable, Methods } from './CallTable.ts';
import { moneyCalls } from './moneyCalls.ts';
import { recordCalls } from './recordCalls.ts';
import { settingsCalls } from './settingsCalls.ts';

/** An Employee may change one field of these entities (docs/product/roles.md). */
const employeeUpdates: readonly EntityName[] = ['services', 'contracts'];
const readers = (entity: EntityName): Callers => (entity === 'leads' ? 'admin' : 'staff');

/** What all entities have alike. */
const callsOfEntities: CallTable = Object.fromEntries<Methods>(
  entityNames.flatMap((entity) => [
    [entity, { GET: readers(entity) }] as const,
    [`${entity}/views`, { GET: readers(entity) }] as const,
    [`${entity}/search`, { GET: readers(entity) }] as const,
    [`${entity}/:id`, { GET: readers(entity) }] as const,
    [`${entity}/export`, { GET: 'admin' }] as const,
    [`${entity}/history/:id`, { GET: 'admin' }] as const,
    [`${entity}/create`, { POST: 'admin' }] as const,
    [
      `${entity}/update/:id`,
      { PUT: employeeUpdates.includes(entity) ? 'staff' : 'admin' },
    ] as const,
    [`${entity}/delete/:id`, { DELETE: 'admin' }] as const,
    [`${entity}/restore/:id`, { POST: 'admin' }] as const,
  ]),
);

/** What visitors are quoted by. */
const callsOfQuoteKinds: CallTable = Object.fromEntries<Methods>(
  ['commercial', 'student', 'residential', 'carpet', 'paint', 'grout', 'floor'].flatMap((kind) => [
    [`${kind}-quote`, { POST: 'all' }] as const,
    [`${kind}-quote/price`, { POST: 'all' }] as const,
  ]),
);

/** Every API call and who may make it (docs/product/roles.md). */
export const permissionTable: CallTable = whole([
  settingsCalls,
  recordCalls,
  moneyCalls,
  callsOfQuoteKinds,
  callsOfEntities,
]);

/** One table of several, none of which may name a call of another. */
function whole(parts: readonly CallTable[]): CallTable {
  const rows = parts.flatMap((part) => Object.entries(part));
  const paths = rows.map(([path]) => path);
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
  if (twice.length > 0) throw new Error(`Named twice: ${twice.join(', ')}. Keep one row of each.`);
  return Object.fromEntries(rows);
}
