import { createHash } from 'node:crypto';
import { serviceGroups } from 'shared-api/contract/entities/contractChange';
import type { StoredService } from './comingServices.ts';
import type { ChangePlan } from './planChange.ts';

const inShort = ({ id, version }: StoredService) => [id, version];

/** A short text that differs where a change would reach other services, or the same as somebody has changed them since. */
export function markOf({ groups, staying, restored, added }: ChangePlan): string {
  const all = [
    ...serviceGroups.map((group) => groups[group].map(({ service }) => inShort(service))),
    staying.map(({ service }) => inShort(service)),
    restored.map(inShort),
    added,
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}
