import { createHash } from 'node:crypto';
import { serviceGroups } from 'shared-api/contract/entities/contractChange';
import type { StoredService } from './comingServices.ts';
import type { ChangePlan } from './planChange.ts';

const inShort = ({ id, version }: StoredService) => [id, version];

/** A hash of what a change of a contract would reach: it is another one once services are added, changed or gone. */
export function markOf({ groups, staying, restored, added }: ChangePlan): string {
  const all = [
    ...serviceGroups.map((group) => groups[group].map(({ service }) => inShort(service))),
    staying.map(({ service }) => inShort(service)),
    restored.map(inShort),
    added,
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}
