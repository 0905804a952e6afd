import type {
  ServiceBulkPreview,
  ServiceBulkRequest,
  SkippedService,
} from 'shared-api/contract/entities/bulk/services';
import { auditAll } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import type { EntityRepository } from '../../entities/EntityRepository.ts';
import { selectedIds } from '../../entities/selectedIds.ts';
import type { Staff } from '../../session/sessions.ts';
import { invalidInput } from '../../HttpError.ts';
import { once } from '../../formKeys/once.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import {
  lockServices,
  readServices,
  toldChanged,
  toldSkipped,
  writeStates,
  type BulkService,
} from './bulkServices.ts';
import { planBulk, type BulkState, type PlannedChange } from './planBulk.ts';

/** What a change would do to each of the services that are selected; changes nothing. */
export async function previewServiceBulk(
  database: Database,
  repository: EntityRepository,
  asked: ServiceBulkPreview,
  staff: Staff,
) {
  const ids = await selectedIds(database, repository, asked, staff.employeeId);
  const name = await nameOfEmployee(database, asked);
  const services = await readServices(database, ids);
  const plan = await planBulk(database, asked, services);
  const found = new Set(services.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  return { changed: toldChanged(plan, name), skipped: toldSkipped(plan, gone) };
}

interface BulkAnswer {
  message: Outcome;
  changeId: number | null;
  changed: number;
  skipped: SkippedService[];
}

/**
 * Assigns, moves or completes services, in one transaction. A service that is another version by now stays as it
 * is. A second call with the same key changes nothing.
 */
export const changeServices = (
  database: Database,
  request: ServiceBulkRequest,
  who: string,
): Promise<BulkAnswer> =>
  unlessImporting(database, ['services'], (connection) => {
    const { key, ...input } = request;
    return once(connection, { key, call: 'POST /services/bulk/', who, input }, () =>
      change(connection, request, who),
    );
  });

async function change(
  connection: Queryable,
  request: ServiceBulkRequest,
  who: string,
): Promise<BulkAnswer> {
  const { action, employeeId, day, force, records } = request;
  const versions = new Map(records.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  await lockServices(connection, ids, action === 'assign' ? employeeId : null);
  const name = await nameOfEmployee(connection, request);
  const services = await readServices(connection, ids);
  const isAsSeen = ({ id, version }: BulkService): boolean => versions.get(id) === version;
  const plan = await planBulk(
    connection,
    { action, employeeId, day, force },
    services.filter(isAsSeen),
  );
  const others = services.filter((service) => !isAsSeen(service));
  const found = new Set(services.map(({ id }) => id));
  const skipped = toldSkipped(
    {
      skipped: [
        ...plan.skipped,
        ...others.map((service) => ({ service, reason: 'changed' as const, clash: null })),
      ],
    },
    ids.filter((id) => !found.has(id)),
  );
  const changed = plan.changed.length;
  return {
    message: outcomeOf('servicesChanged', {
      action,
      changed,
      skipped: skipped.length,
      employee: name ?? null,
      day,
    }),
    changeId: changed === 0 ? null : await write(connection, plan.changed, who),
    changed,
    skipped,
  };
}

/** Writes the plan. @returns the id by which it is taken back */
async function write(
  connection: Queryable,
  changed: readonly PlannedChange[],
  who: string,
): Promise<number> {
  const versions = await writeStates(
    connection,
    changed.map(({ service: { id }, next }) => ({ id, ...next })),
  );
  await auditAll(
    connection,
    changed.map(({ service, next, warnings }) => ({
      who,
      entity: 'services',
      recordId: service.id,
      action: 'update',
      ...changesBetween(stateOf(service), next),
      ...(warnings.length > 0 && {
        after: {
          ...changesBetween(stateOf(service), next).after,
          movedAgainst: warnings.join(', '),
        },
      }),
    })),
  );
  const kept = changed.map(({ service }) => ({
    id: service.id,
    version: versions.get(service.id),
    before: stateOf(service),
  }));
  const { rows } = await connection.query<{ id: number }>(
    'INSERT INTO bulk_changes (who, services) VALUES ($1, $2) RETURNING id',
    [who, JSON.stringify(kept)],
  );
  return rows[0]?.id ?? 0;
}

export const stateOf = ({ employeeId, dateTs, serviceStatus }: BulkState): BulkState => ({
  employeeId,
  dateTs,
  serviceStatus,
});

/** What differs between two states, for the audit trail. */
export function changesBetween(
  before: BulkState,
  after: BulkState,
): Record<'before' | 'after', Partial<BulkState>> {
  const names = (Object.keys(after) as (keyof BulkState)[]).filter(
    (name) => before[name] !== after[name],
  );
  const pick = (state: BulkState) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Whom services are assigned to: null for nobody, undefined where each keeps whom it has.
 * @throws HttpError 400 for an employee who is not there
 */
async function nameOfEmployee(
  connection: Queryable,
  { action, employeeId }: Pick<ServiceBulkPreview, 'action' | 'employeeId'>,
): Promise<string | null | undefined> {
  if (action !== 'assign') return undefined;
  if (employeeId === null) return null;
  const { rows } = await connection.query<{ name: string }>(
    'SELECT full_name AS name FROM employees WHERE id = $1',
    [employeeId],
  );
  if (!rows[0]) throw invalidInput({ employeeId: { code: 'employeeMissing' } });
  return rows[0].name;
}
