import type { MoveWarning } from 'shared-api/contract/schedule/board';
import type {
  ServiceBulkPreview,
  ServiceClash,
  ServiceSkipReason,
} from 'shared-api/contract/entities/bulk/services';
import type { Queryable } from '../../db/Database.ts';
import { serviceCodeOf } from '../../db/serviceCode.ts';
import { findWarnings, kindsOf, type Slot, type Weighed } from '../moveWarnings.ts';
import type { BulkService } from './bulkServices.ts';
import { firstOfEachClash } from './firstOfEachClash.ts';

/** What is asked for, of whichever services. */
export type BulkChange = Pick<ServiceBulkPreview, 'action' | 'employeeId' | 'day' | 'force'>;

/** The fields of a service that can be changed in bulk. */
export type BulkState = Pick<BulkService, 'employeeId' | 'dateTs' | 'serviceStatus'>;

/** A service, and what it becomes. */
export interface PlannedChange {
  service: BulkService;
  next: BulkState;
  /** What that goes against; it is forced then. */
  warnings: MoveWarning[];
  clash: ServiceClash;
}

/** A service that stays as it is. */
export interface StayingService {
  service: BulkService;
  reason: ServiceSkipReason;
  clash: ServiceClash;
}

export interface BulkPlan {
  changed: PlannedChange[];
  skipped: StayingService[];
}

/**
 * What a change does to each service, or why it is left as it is. Preview and change make the same plan.
 * Unless it is forced, a service is left that the change would make clash, or put into leave or outside of working
 * hours. Of those that clash with each other alone, the first one is changed.
 */
export async function planBulk(
  connection: Queryable,
  change: BulkChange,
  services: readonly BulkService[],
): Promise<BulkPlan> {
  const plan: BulkPlan = { changed: [], skipped: [] };
  for (const service of services) {
    const next = nextOf(service, change);
    const reason = reasonToStay(service, next, change);
    if (reason) plan.skipped.push({ service, reason, clash: null });
    else plan.changed.push({ service, next, warnings: [], clash: null });
  }
  return change.action === 'complete' ? plan : weigh(connection, plan, change.force);
}

function nextOf(service: BulkService, { action, employeeId, day }: BulkChange): BulkState {
  const { dateTs, serviceStatus } = service;
  switch (action) {
    case 'assign':
      return { employeeId, dateTs, serviceStatus };
    case 'move': {
      const moved = dateTs === null ? null : `${day ?? ''}${dateTs.slice(10)}`;
      return { employeeId: service.employeeId, dateTs: moved, serviceStatus };
    }
    case 'complete':
      return { employeeId: service.employeeId, dateTs, serviceStatus: 'Complete' };
  }
}

function reasonToStay(
  { serviceStatus, employeeId, dateTs }: BulkService,
  next: BulkState,
  { action }: BulkChange,
): ServiceSkipReason | undefined {
  if (serviceStatus === 'Complete') return 'complete';
  if (serviceStatus === 'Cancelled') return 'cancelled';
  if (action === 'move' && dateTs === null) return 'undated';
  const isSame =
    next.employeeId === employeeId &&
    next.dateTs === dateTs &&
    next.serviceStatus === serviceStatus;
  return isSame ? 'same' : undefined;
}

/** Where services would be planned. As on the board, what is not planned clashes with nothing. */
const slotsOf = (changed: readonly PlannedChange[]): Slot[] =>
  changed.flatMap(({ service: { id, hours }, next }) => {
    const { employeeId, dateTs, serviceStatus } = next;
    if (serviceStatus !== 'Scheduled') return [];
    return employeeId === null || dateTs === null ? [] : [{ id, hours, employeeId, dateTs }];
  });

/** What a service would overlap, as people are told. */
function clashOf(found: Weighed | undefined, changed: readonly PlannedChange[]): ServiceClash {
  if (!found?.clash) return null;
  const { id, client, ...clash } = found.clash;
  const isSelected = changed.some(({ service }) => service.id === id);
  return { ...clash, clientName: client, code: serviceCodeOf(id), isSelected };
}

/**
 * Finds what the change goes against. A service that is left for it stays where it is, which may be in the way
 * of another one: so what is still to be changed is weighed again until nothing more is left.
 */
async function weigh(connection: Queryable, plan: BulkPlan, force: boolean): Promise<BulkPlan> {
  let { changed } = plan;
  const skipped = [...plan.skipped];
  const leave = (left: ReadonlyMap<number, ServiceClash>): void => {
    for (const { service, warnings } of changed) {
      const clash = left.get(service.id);
      if (clash !== undefined) skipped.push({ service, reason: warnings[0] ?? 'clash', clash });
    }
    changed = changed.filter(({ service }) => !left.has(service.id));
  };
  for (;;) {
    const slots = slotsOf(changed);
    if (slots.length === 0) return { changed, skipped };
    const found = await findWarnings(connection, slots, { withEachOther: force });
    changed = changed.map((one) => {
      const weighed = found.get(one.service.id);
      return {
        ...one,
        warnings: weighed ? kindsOf(weighed) : [],
        clash: clashOf(weighed, changed),
      };
    });
    if (force) return { changed, skipped };
    const warned = changed.filter(({ warnings }) => warnings.length > 0);
    const left =
      warned.length > 0
        ? new Map(warned.map(({ service, clash }) => [service.id, clash]))
        : firstOfEachClash(changed, found);
    if (left.size === 0) return { changed, skipped };
    leave(left);
  }
}
