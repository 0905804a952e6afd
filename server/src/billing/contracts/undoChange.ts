import { companyDay } from 'shared-api/contract/company/companyTime';
import { may } from 'shared-api/contract/staff/permissions';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { auditAll } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Database.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import { handledEntity, type EntityOptions } from '../../entities/handledEntity.ts';
import { writeUpdate } from '../../entities/updateRecord.ts';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import type { Staff } from '../../session/sessions.ts';
import { lockContractServices } from '../contractServices.ts';
import { comingServices } from './comingServices.ts';
import type { ServiceState } from './settleChange.ts';
import { writeServices } from './writeServices.ts';

/** What is kept of a change. */
interface StoredChange {
  who: string;
  version: number;
  before: Record<string, unknown>;
  services: { id: number; version: number; before: ServiceState }[];
  added: number[];
  isUndone: boolean;
}

/**
 * Takes a change of a contract back, with what it did to services. Services that somebody has changed since
 * stay as they are now. Whoever may only assign an employee can undo only their own changes.
 * @throws HttpError 403, 404 for an unknown change, 409 where the contract is another by now
 */
export async function undoContractChange(
  { database, company }: EntityOptions,
  { id, changeId, staff }: { id: number; changeId: number; staff: Staff },
): Promise<{ message: Outcome }> {
  const entity = handledEntity('contracts', { database, company });
  const who = staff.username;
  return unlessImporting(database, ['contracts', 'services'], async (connection) => {
    await lockContractServices(connection);
    const contract = await entity.repository.find(connection, id, true);
    if (!contract) throw await entity.missing(connection, id);
    const change = await findChange(connection, id, changeId);
    if (!change) throw new HttpError(404, { code: 'noContractChange' });
    refuseUnlessOwn(change, staff);
    if (change.isUndone) return { message: outcomeOf('contractChangeUndone', { stayed: 0 }) };
    if (contract.version !== change.version) {
      throw new HttpError(409, { code: 'contractChangedSince' });
    }
    const today = companyDay(Date.now() / 1000, company.timeZone);
    const back = { before: contract, fields: change.before, today };
    await entity.source.checkWrite?.(connection, back);
    await writeUpdate(connection, entity, who, contract, change.before);
    const put = await putBack(connection, who, id, change);
    const removed = await removeAdded(connection, who, id, change.added);
    await connection.query('UPDATE contract_changes SET undone_at = now() WHERE id = $1', [
      changeId,
    ]);
    const stayed = change.services.length + change.added.length - put - removed;
    return { message: outcomeOf('contractChangeUndone', { stayed }) };
  });
}

/** @throws HttpError 403 for a change of somebody else, or of more than the role may change */
function refuseUnlessOwn({ who, before }: StoredChange, { username, role }: Staff): void {
  if (may(role, 'contracts')) return;
  const field = Object.keys(before).find((name) => !canChangeField(role, 'contracts', name));
  if (field !== undefined) throw new HttpError(403, { code: 'forbiddenField', params: { field } });
  if (who !== username) throw new HttpError(403, { code: 'forbiddenUndo' });
}

async function findChange(
  connection: Queryable,
  contractId: number,
  changeId: number,
): Promise<StoredChange | undefined> {
  const { rows } = await connection.query<StoredChange>(
    `SELECT who, version, before, services, added, undone_at IS NOT NULL AS "isUndone"
     FROM contract_changes WHERE id = $1 AND contract_id = $2`,
    [changeId, contractId],
  );
  return rows[0];
}

/** Services as they were before. @returns how many nobody has changed since */
async function putBack(
  connection: Queryable,
  who: string,
  contractId: number,
  { services }: StoredChange,
): Promise<number> {
  const kept = new Map(services.map((service) => [service.id, service]));
  const days = services.flatMap(({ before: { dateTs, plannedTs } }) => [dateTs, plannedTs]);
  const first = days.filter((day) => day !== null).sort()[0];
  if (first === undefined) return 0;
  const found = await comingServices(connection, contractId, first.slice(0, 10), true);
  const untouched = found.flatMap((service) => {
    const was = kept.get(service.id);
    return was?.version === service.version && service.invoiceId === null && !service.isStarted
      ? [{ service, next: was.before }]
      : [];
  });
  await writeServices(connection, who, untouched);
  return untouched.length;
}

/** Removes the services that the change made. @returns how many nobody has changed since */
async function removeAdded(
  connection: Queryable,
  who: string,
  contractId: number,
  added: readonly number[],
): Promise<number> {
  const { rows } = await connection.query<{ row: Record<string, unknown> & { id: number } }>(
    `DELETE FROM services s
     WHERE s.id = ANY ($1::integer[]) AND s.contract_id = $2 AND s.version = 1
       AND s.service_status = 'Scheduled' AND s.invoice_id IS NULL
       AND NOT EXISTS (SELECT FROM service_marks m WHERE m.service_id = s.id)
     RETURNING to_jsonb(s) AS row`,
    [added, contractId],
  );
  await auditAll(
    connection,
    rows.map(({ row }) => ({
      who,
      entity: 'services',
      recordId: row.id,
      action: 'delete',
      before: { id: row.id, dateTs: row['date_ts'] },
      deletedRow: row,
    })),
  );
  return rows.length;
}
