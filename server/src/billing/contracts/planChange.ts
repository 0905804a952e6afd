import type { HolidayRules } from 'shared-api/contract/company/holidays';
import type { ServiceGroup, StayReason } from 'shared-api/contract/entities/contractChange';
import {
  contractDays,
  plannedThrough,
  type ContractSchedule,
} from 'shared-api/contract/entities/contractDays';
import { defaultStart } from 'shared-api/contract/entities/contractRepeat';
import { weekdays } from 'shared-api/contract/entities/contract';
import { toCents } from 'shared-api/contract/values/money';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import type { StoredService } from './comingServices.ts';

/** What a service takes over from its contract. Amounts are cents. */
export type Inherited = Pick<
  StoredService,
  | 'clientId'
  | 'employeeId'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'priceCents'
  | 'empCostCents'
  | 'hours'
  | 'lineData'
  | 'instructions'
>;

/** A service that a change may reach. */
export interface ReachedService {
  service: StoredService;
  /** The values that change with the contract: those that nobody has given it by hand. */
  values: Partial<Inherited>;
  /** Whether its time is found anew. */
  isLaidAnew: boolean;
}

/** What a change of a contract means for its services to come. */
export interface ChangePlan {
  groups: Record<ServiceGroup, ReachedService[]>;
  staying: { service: StoredService; reason: StayReason }[];
  /** Cancelled by an earlier change of the contract, and wanted again. */
  restored: StoredService[];
  /** Days without a service. */
  added: string[];
}

/** Fields of a contract that say when it is served. */
const scheduleFields: readonly string[] = [
  ...['isActive', 'repeat', 'monthWeek', 'firstDay', 'lastDay', 'pausedFrom', 'pausedUntil'],
  'skipHolidays',
  ...weekdays,
];

/** The schedule of a contract, whose fields are called alike. */
export const scheduleOf = (contract: JsonRecord): ContractSchedule =>
  contract as unknown as ContractSchedule;

/** What services of a contract are made with. */
export function inheritedOf(contract: JsonRecord): Inherited {
  const { clientId, employeeId, address, city, postalCode, hours, lineData, instructions } =
    contract as unknown as Inherited;
  const cents = (name: string): number | null => {
    const amount = contract[name];
    return typeof amount === 'number' ? toCents(amount) : null;
  };
  return {
    clientId,
    employeeId,
    address,
    city,
    postalCode,
    priceCents: contract['isMonthly'] === true ? null : cents('price'),
    empCostCents: cents('empCost'),
    hours,
    lineData,
    instructions,
  };
}

/** The names of values that differ. */
const differing = (before: Inherited, after: Inherited): (keyof Inherited)[] =>
  (Object.keys(after) as (keyof Inherited)[]).filter((name) => before[name] !== after[name]);

/** Which of its services' values a change of a contract changes, by the contract's fields. */
export const changedFields = (before: JsonRecord, after: JsonRecord): string[] => [
  ...differing(inheritedOf(before), inheritedOf(after)).map((name) => name.replace('Cents', '')),
  ...(before['startTime'] === after['startTime'] ? [] : ['startTime']),
];

interface PlanOptions {
  company: { holidays?: HolidayRules | undefined };
  /** By the company's clock: `2026-11-23T14:05:00`. */
  now: string;
  /** Whether who changes the contract may give services other times; else they stay at theirs. */
  mayMove: boolean;
}

/**
 * What a change of a contract means for its services to come. Those that are done, begun, billed or
 * cancelled by hand stay, and so does every value that somebody has given to a single one.
 */
export function planChange(
  before: JsonRecord,
  after: JsonRecord,
  services: readonly StoredService[],
  { company, now, mayMove }: PlanOptions,
): ChangePlan {
  const today = now.slice(0, 10);
  const plan: ChangePlan = {
    groups: { fitting: [], dropped: [], apart: [] },
    staying: [],
    restored: [],
    added: [],
  };
  const isOn = (contract: JsonRecord, day: string): boolean =>
    contractDays(company, scheduleOf(contract), day, day).length > 0;
  const isScheduleChanged = scheduleFields.some((name) => before[name] !== after[name]);
  const reach = reachOf(before, after, mayMove);
  // What begins today begins at the contract's time or, without one, from the usual time on.
  const canBegin = (day: string): boolean => day > today || `${day}T${startOf(after)}` > now;
  for (const service of services) {
    const { contractDay, dateTs, plannedTs, serviceStatus } = service;
    const isWanted = isOn(after, contractDay);
    if (serviceStatus === 'Cancelled') {
      const isAgain =
        service.cancelledWithContract && service.invoiceId === null && isScheduleChanged;
      const isToCome = canBegin(contractDay) && (dateTs === null || dateTs > now);
      if (isAgain && isWanted && isToCome) plan.restored.push(service);
      continue;
    }
    // A service without a day is not to come; one moved into the past neither, nor today's whose time is over.
    if (dateTs === null || dateTs < now) continue;
    const isMoved = dateTs !== plannedTs;
    const isLost = !isWanted && isOn(before, contractDay);
    const group: ServiceGroup =
      isMoved || (!isWanted && !isLost) ? 'apart' : isLost ? 'dropped' : 'fitting';
    const reached = reach(service, isMoved || !canBegin(contractDay));
    if (isWanted && !reached.isLaidAnew && Object.keys(reached.values).length === 0) continue;
    const reason = reasonToStay(service);
    if (reason) plan.staying.push({ service, reason });
    else plan.groups[group].push(reached);
  }
  if (isScheduleChanged) {
    const taken = new Set(services.map(({ contractDay }) => contractDay));
    plan.added = contractDays(company, scheduleOf(after), today, plannedThrough(today)).filter(
      (day) => !taken.has(day) && canBegin(day),
    );
  }
  return plan;
}

/** When a visit of a contract begins at the earliest, `HH:MM`. */
const startOf = ({ startTime }: JsonRecord): string =>
  typeof startTime === 'string' ? startTime : defaultStart;

/** What a change reaches of a service, which may have to stay at its time. */
function reachOf(
  before: JsonRecord,
  after: JsonRecord,
  mayMove: boolean,
): (service: StoredService, isAtItsTime: boolean) => ReachedService {
  const [old, wanted] = [inheritedOf(before), inheritedOf(after)];
  const names = differing(old, wanted);
  const isFloating = after['startTime'] === null;
  return (service, isAtItsTime) => {
    const values = Object.fromEntries(
      names.filter((name) => service[name] === old[name]).map((name) => [name, wanted[name]]),
    ) as Partial<Inherited>;
    const isElsewhere = isFloating && ('employeeId' in values || 'hours' in values);
    const isTimed = before['startTime'] !== after['startTime'] || isElsewhere;
    const isLaidAnew = mayMove && !isAtItsTime && isTimed;
    return { service, values, isLaidAnew };
  };
}

function reasonToStay({
  serviceStatus,
  invoiceId,
  isStarted,
}: StoredService): StayReason | undefined {
  if (invoiceId !== null) return 'billed';
  if (serviceStatus !== 'Scheduled') return 'complete';
  return isStarted ? 'started' : undefined;
}
