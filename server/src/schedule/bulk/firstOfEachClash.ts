import type { ServiceClash } from 'shared-api/contract/entities/bulk/services';
import type { Weighed } from '../moveWarnings.ts';
import type { PlannedChange } from './planBulk.ts';

/** A service with its time, as a change would plan it. */
interface Planned extends Pick<Weighed, 'begins' | 'ends'> {
  service: PlannedChange['service'];
  employeeId: number | null;
}

const overlap = (one: Planned, other: Planned): boolean =>
  one.begins < other.ends && other.begins < one.ends;

/**
 * Which services of a change are left since they clash with others of it: of several that overlap the one that
 * begins first is changed, and of those that begin together the one with the lower number.
 * @param found what each goes against, with its times
 * @returns what each that is left clashes with
 */
export function firstOfEachClash(
  changed: readonly PlannedChange[],
  found: ReadonlyMap<number, Weighed>,
): ReadonlyMap<number, ServiceClash> {
  const planned = changed
    .flatMap(({ service, next: { employeeId } }): Planned[] => {
      const times = found.get(service.id);
      return times ? [{ service, employeeId, begins: times.begins, ends: times.ends }] : [];
    })
    .sort((a, b) => a.begins.localeCompare(b.begins) || a.service.id - b.service.id);
  const left = new Map<number, ServiceClash>();
  for (const mine of Map.groupBy(planned, ({ employeeId }) => employeeId).values()) {
    let kept: Planned | undefined;
    for (const one of mine) {
      if (!kept || !overlap(kept, one)) {
        // Only the one that ends last can reach into the next; one of no length may begin with it.
        if (!kept || kept.ends <= one.ends) kept = one;
        continue;
      }
      const { service, begins, ends } = kept;
      const { code, clientName, address } = service;
      left.set(one.service.id, {
        ...{ code, clientName, address, begins, ends },
        others: 0,
        isSelected: true,
      });
    }
  }
  return left;
}
