import type { AnyRecord } from 'shared-api/contract/calls/entities';
import { companyClock } from 'shared-api/contract/company/companyTime';
import {
  serviceGroups,
  type ChangedService,
  type ComingService,
  type ContractPreview,
  type ServiceGroup,
} from 'shared-api/contract/entities/contractChange';
import { contractSchema } from 'shared-api/contract/entities/contract';
import { may } from 'shared-api/contract/staff/permissions';
import { hiddenFields } from 'shared-api/contract/staff/roles';
import type { Queryable } from '../../db/Database.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import { handledEntity, type EntityOptions } from '../../entities/handledEntity.ts';
import { readUpdate, writeUpdate, type SentUpdate } from '../../entities/updateRecord.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import type { Staff } from '../../session/sessions.ts';
import { lockContractServices, makeServices } from '../contractServices.ts';
import { comingServices, type StoredService } from './comingServices.ts';
import { changedFields, inheritedOf, planChange, type ChangePlan } from './planChange.ts';
import { planVisits } from './planVisits.ts';
import { settleChange, stateOf, type Choices, type SettledService } from './settleChange.ts';
import { markOf } from './markOf.ts';
import { dollars, writeServices } from './writeServices.ts';

interface Change {
  id: number;
  staff: Staff;
  sent: SentUpdate;
}

/**
 * What a change of a contract would do to its services to come; writes nothing.
 * @throws HttpError 400, 403, 404, or 409 where the contract is another by now
 */
export async function previewContractChange(
  { database, company }: EntityOptions,
  { id, staff, sent }: Change,
): Promise<ContractPreview> {
  const entity = handledEntity('contracts', { database, company });
  const before = await entity.repository.find(database, id);
  if (!before) throw await entity.missing(database, id);
  const changed = await readUpdate(database, entity, staff, before, sent);
  await refuseMissing(database, changed);
  const after: JsonRecord = { ...before, ...changed };
  const now = companyClock(Date.now() / 1000, company.timeZone);
  const services = await comingServices(database, id, now.slice(0, 10), false);
  const mayMove = may(staff.role, 'services');
  const plan = planChange(before, after, services, { company, now, mayMove });
  const shown = await showPlan(database, before, after, plan);
  return hiddenFields(staff.role, 'services').includes('price') ? withoutPrices(shown) : shown;
}

/**
 * A preview writes nothing, so that no foreign key would find it.
 * @throws HttpError 400 for a client or an employee that is not there
 */
async function refuseMissing(
  database: Queryable,
  { clientId = null, employeeId = null }: Record<string, unknown>,
): Promise<void> {
  const { rows } = await database.query<{ hasClient: boolean; hasEmployee: boolean }>(
    `SELECT EXISTS (SELECT FROM clients WHERE id = $1) AS "hasClient",
       EXISTS (SELECT FROM employees WHERE id = $2) AS "hasEmployee"`,
    [clientId, employeeId],
  );
  const { hasClient = false, hasEmployee = false } = rows[0] ?? {};
  const missing = { code: 'recordMissing' } as const;
  if (clientId !== null && !hasClient) throw invalidInput({ clientId: missing }, contractSchema);
  if (employeeId !== null && !hasEmployee) {
    throw invalidInput({ employeeId: missing }, contractSchema);
  }
}

/**
 * Changes a contract and its services to come, in one transaction. Services are read when the change is
 * made: one that was completed since the preview stays.
 * @param change with the mark of the preview that was looked at, if one was
 * @throws HttpError as the preview; 409 also where the services have changed since it
 */
export async function changeContract(
  { database, company }: EntityOptions,
  { id, staff, sent, mark }: Change & { mark?: string | undefined },
  choices: Choices,
): Promise<{ message: Outcome; changeId: number | null }> {
  const entity = handledEntity('contracts', { database, company });
  const { repository } = entity;
  return unlessImporting(database, ['contracts', 'services'], async (connection) => {
    await lockContractServices(connection);
    const before = await repository.find(connection, id, true);
    if (!before) throw await entity.missing(connection, id);
    const changed = await readUpdate(connection, entity, staff, before, sent);
    const names = Object.keys(changed);
    if (names.length === 0) {
      return before.version === sent.version
        ? { message: outcomeOf('contractUnchanged'), changeId: null }
        : madeBefore(connection, entity.redact(before, staff), staff.username, choices);
    }
    const after = await writeUpdate(connection, entity, staff.username, before, changed);
    const now = companyClock(Date.now() / 1000, company.timeZone);
    const services = await comingServices(connection, id, now.slice(0, 10), true);
    const mayMove = may(staff.role, 'services');
    const plan = planChange(before, after, services, { company, now, mayMove });
    if (mark !== undefined && mark !== markOf(plan)) {
      throw new HttpError(409, { code: 'servicesChanged' });
    }
    if (!mayMove) refuseCancelling(plan, choices);
    const settled = await settleChange(connection, after, plan, choices);
    const versions = await writeServices(connection, staff.username, settled.changed);
    const added = await makeServices(connection, settled.added);
    const changeId = await keepChange(connection, {
      contractId: id,
      who: staff.username,
      version: after.version,
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      services: settled.changed.map(({ service }) => ({
        id: service.id,
        version: versions.get(service.id) ?? 0,
        before: stateOf(service),
      })),
      added,
      choices: choicesMade(plan, choices),
    });
    return { message: outcomeOf('contractChanged', countsOf(settled.changed, added)), changeId };
  });
}

/** What is chosen for the kinds of services that there are. */
const choicesMade = ({ groups }: ChangePlan, choices: Choices): Partial<Choices> =>
  Object.fromEntries(
    serviceGroups
      .filter((group) => groups[group].length > 0)
      .map((group) => [group, choices[group]]),
  );

/**
 * What a change came to whose answer was lost, with the way to take it back. What was chosen for its services then
 * holds, and is said where something else is chosen now.
 * @throws HttpError 409 where somebody else has saved the same, who may have chosen otherwise for its services
 */
async function madeBefore(
  connection: Queryable,
  current: AnyRecord,
  who: string,
  choices: Choices,
): Promise<{ message: Outcome; changeId: number }> {
  const { id, version } = current;
  const { rows } = await connection.query<{ id: number; choices: Partial<Choices> | null }>(
    'SELECT id, choices FROM contract_changes WHERE contract_id = $1 AND version = $2 AND who = $3',
    [id, version, who],
  );
  const [made] = rows;
  if (!made) {
    throw new HttpError(
      409,
      { code: 'recordChanged', params: { entity: 'contracts' } },
      { current },
    );
  }
  const otherwise = serviceGroups.flatMap((group) => {
    const choice = made.choices?.[group];
    return choice === undefined || choice === choices[group] ? [] : [{ group, choice }];
  });
  const message =
    otherwise.length === 0
      ? outcomeOf('contractSavedBefore')
      : outcomeOf('contractSavedOtherwise', { otherwise });
  return { message, changeId: made.id };
}

/** @throws HttpError 403 where a choice would cancel services of somebody who may only say who does them */
function refuseCancelling({ groups }: ChangePlan, choices: Choices): void {
  if (serviceGroups.some((group) => choices[group] === 'cancel' && groups[group].length > 0)) {
    throw new HttpError(403, { code: 'forbiddenCancel' });
  }
}

/** A preview for who sees no money. */
function withoutPrices({ fitting, dropped, apart, added, staying, ...rest }: ContractPreview) {
  const plain = <Service extends ComingService>(service: Service): Service => ({
    ...service,
    price: null,
  });
  const changed = (service: ChangedService): ChangedService =>
    plain({ ...service, next: { ...service.next, price: null } });
  return {
    ...rest,
    fitting: fitting.map(changed),
    dropped: dropped.map(changed),
    apart: apart.map(changed),
    added: added.map(plain),
    staying: staying.map(plain),
  };
}

/** What a change did, so that it can be taken back. */
interface KeptChange {
  contractId: number;
  who: string;
  version: number;
  before: Record<string, unknown>;
  services: readonly { id: number; version: number; before: unknown }[];
  added: readonly number[];
  choices: Partial<Choices>;
}

async function keepChange(connection: Queryable, change: KeptChange): Promise<number> {
  const { contractId, who, version, before, services, added, choices } = change;
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO contract_changes (contract_id, who, version, before, services, added, choices)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [contractId, who, version, before, JSON.stringify(services), JSON.stringify(added), choices],
  );
  return rows[0]?.id ?? 0;
}

function countsOf(
  changed: readonly SettledService[],
  added: readonly number[],
): { changed: number; cancelled: number; added: number } {
  const cancelled = changed.filter(({ next }) => next.serviceStatus === 'Cancelled').length;
  const again = changed.filter(({ group }) => group === undefined).length;
  return {
    changed: changed.length - cancelled - again,
    cancelled,
    added: added.length + again,
  };
}

/** The plan with each service as it would be if it were changed. */
async function showPlan(
  connection: Queryable,
  before: JsonRecord,
  after: JsonRecord,
  plan: ChangePlan,
): Promise<ContractPreview> {
  const change = { fitting: 'change', dropped: 'change', apart: 'change' } as const;
  const settled = await settleChange(connection, after, plan, change);
  const nextOf = new Map(settled.changed.map(({ service, next }) => [service.id, next]));
  const starts = await planVisits(connection, settled.added);
  const newName = await employeeName(connection, after['employeeId']);
  const { priceCents } = inheritedOf(after);
  const isMonthly = after['isMonthly'] === true;
  const shown = shownOf(before['isMonthly'] === true);
  const show = (group: ServiceGroup): ChangedService[] =>
    plan.groups[group].map(({ service }) => {
      const next = nextOf.get(service.id) ?? stateOf(service);
      const isSame = next.employeeId === service.employeeId;
      return {
        ...shown(service),
        next: {
          at: next.dateTs ?? '',
          employeeName: isSame ? service.employeeName : newName,
          price: dollars(next.priceCents),
          isMonthly,
        },
      };
    });
  const added = [
    ...plan.restored.map(({ id }) => ({ id, at: nextOf.get(id)?.dateTs ?? '' })),
    ...starts.map((at) => ({ id: null, at })),
  ].map((service) => ({
    ...service,
    employeeName: newName,
    price: dollars(priceCents),
    isMonthly,
  }));
  const lists = { fitting: show('fitting'), dropped: show('dropped'), apart: show('apart') };
  return {
    isNeeded: [...Object.values(lists), added].some((list) => list.length > 0),
    changes: changedFields(before, after),
    ...lists,
    added: added.sort((a, b) => (a.at < b.at ? -1 : 1)),
    staying: plan.staying.map(({ service, reason }) => ({ ...shown(service), reason })),
    mark: markOf(plan),
  };
}

const shownOf =
  (isMonthly: boolean) =>
  ({ id, dateTs, employeeName, priceCents }: StoredService): ComingService => ({
    id,
    at: dateTs ?? '',
    employeeName,
    price: dollars(priceCents),
    isMonthly,
  });

async function employeeName(connection: Queryable, id: unknown): Promise<string | null> {
  const { rows } = await connection.query<{ name: string }>(
    'SELECT full_name AS name FROM employees WHERE id = $1::integer',
    [id],
  );
  return rows[0]?.name ?? null;
}
