import {
  serviceGroups,
  type ServiceChoice,
  type ServiceGroup,
} from 'shared-api/contract/entities/contractChange';
import type { Queryable } from '../../db/Database.ts';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import type { StoredService } from './comingServices.ts';
import type { Visit } from './layVisits.ts';
import { inheritedOf, type ChangePlan, type Inherited } from './planChange.ts';
import { placeOf, planVisits } from './planVisits.ts';

/** Everything of a service that a change of its contract may change. */
export type ServiceState = Inherited &
  Pick<StoredService, 'dateTs' | 'plannedTs' | 'serviceStatus' | 'cancelledWithContract'>;

/** A service as it is, and as it will be. */
export interface SettledService {
  service: StoredService;
  next: ServiceState;
  /** Undefined of one that is planned again. */
  group?: ServiceGroup;
}

export type Choices = Readonly<Record<ServiceGroup, ServiceChoice>>;

/** What a change of a contract does to its services, as it is chosen. */
export async function settleChange(
  connection: Queryable,
  after: JsonRecord,
  plan: ChangePlan,
  choices: Choices,
): Promise<{ changed: SettledService[]; added: Visit[] }> {
  const changed: (SettledService & { isLaidAnew: boolean })[] = [];
  for (const group of serviceGroups) {
    for (const { service, values, isLaidAnew } of plan.groups[group]) {
      const state = stateOf(service);
      if (choices[group] === 'cancel') {
        const next = { ...state, serviceStatus: 'Cancelled', cancelledWithContract: true };
        changed.push({ service, group, next, isLaidAnew: false });
      } else if (choices[group] === 'change') {
        if (!isLaidAnew && Object.keys(values).length === 0) continue;
        changed.push({ service, group, next: { ...state, ...values }, isLaidAnew });
      }
    }
  }
  for (const service of plan.restored) {
    const next = {
      ...stateOf(service),
      ...inheritedOf(after),
      serviceStatus: 'Scheduled',
      cancelledWithContract: false,
    };
    changed.push({ service, next, isLaidAnew: true });
  }
  await lay(connection, after, changed);
  return {
    changed: changed.map(({ isLaidAnew: _, ...settled }) => settled),
    added: plan.added.map((day) => visitOf(after, inheritedOf(after), day)),
  };
}

/** Finds the times of those that are laid anew. */
async function lay(
  connection: Queryable,
  after: JsonRecord,
  changed: readonly (SettledService & { isLaidAnew: boolean })[],
): Promise<void> {
  const laid = changed.filter(({ isLaidAnew }) => isLaidAnew);
  const starts = await planVisits(
    connection,
    laid.map(({ service, next }) => visitOf(after, next, service.contractDay)),
    changed.map(({ service }) => service.id),
  );
  for (const [index, { next }] of laid.entries()) {
    const start = starts[index] ?? null;
    Object.assign(next, { dateTs: start, plannedTs: start });
  }
}

/** A visit of a contract with its own or a service's values. */
function visitOf(after: JsonRecord, values: Inherited, day: string): Visit {
  const { employeeId, hours } = values;
  const startTime = typeof after['startTime'] === 'string' ? after['startTime'] : null;
  return { contractId: after.id, day, employeeId, startTime, hours, place: placeOf(values) };
}

/** What there is now. */
export function stateOf(service: StoredService): ServiceState {
  const { clientId, employeeId, address, city, postalCode, priceCents, empCostCents } = service;
  const { hours, lineData, instructions } = service;
  const { dateTs, plannedTs, serviceStatus, cancelledWithContract } = service;
  return {
    ...{ clientId, employeeId, address, city, postalCode, priceCents, empCostCents, hours },
    ...{ lineData, instructions, dateTs, plannedTs, serviceStatus, cancelledWithContract },
  };
}
