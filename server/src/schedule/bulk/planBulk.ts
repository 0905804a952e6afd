import type { MoveWarning } from 'shared-api/contract/schedule/board';
import type {
  ServiceBulkPreview,
  ServiceSkipReason,
} from 'shared-api/contract/entities/bulk/services';
import type { Queryable } from '../../db/Database.ts';
import { findWarnings, kindsOf } from '../moveWarnings.ts';
import type { BulkService } from './bulkServices.ts';

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
}

export interface BulkPlan {
  changed: PlannedChange[];
  skipped: { service: BulkService; reason: ServiceSkipReason }[];
}

/**
 * What a change does to each service, or why it is left as it is. Preview and change make the same plan.
 * Unless it is forced, a service is left that the change would make clash, or put into leave or outside of working
 * hours.
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
    if (reason) plan.skipped.push({ service, reason });
    else plan.changed.push({ service, next, warnings: [] });
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

/**
 * Finds what the change goes against. A service that is left for it stays where it is, which may be in the way
 * of another one: so what is still to be changed is weighed again until nothing more is left.
 */
async function weigh(connection: Queryable, plan: BulkPlan, force: boolean): Promise<BulkPlan> {
  let { changed } = plan;
  const skipped = [...plan.skipped];
  for (;;) {
    const slots = changed.flatMap(({ service: { id, hours }, next }) => {
      const { employeeId, dateTs, serviceStatus } = next;
      // As on the board: what is not planned clashes with nothing.
      if (serviceStatus !== 'Scheduled') return [];
      return employeeId === null || dateTs === null ? [] : [{ id, hours, employeeId, dateTs }];
    });
    if (slots.length === 0) return { changed, skipped };
    const found = await findWarnings(connection, slots);
    changed = changed.map((one) => {
      const against = found.get(one.service.id);
      return { ...one, warnings: against ? kindsOf(against) : [] };
    });
    if (force || changed.every(({ warnings }) => warnings.length === 0)) {
      return { changed, skipped };
    }
    for (const { service, warnings } of changed) {
      if (warnings[0]) skipped.push({ service, reason: warnings[0] });
    }
    changed = changed.filter(({ warnings }) => warnings.length === 0);
  }
}
