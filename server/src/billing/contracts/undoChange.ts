import { companyDay } from 'shared-api/contract/company/companyTime';
import { auditAll } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Database.ts';
import { handledEntity, type EntityOptions } from '../../entities/handledEntity.ts';
import { writeUpdate } from '../../entities/updateRecord.ts';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { lockContractServices } from '../contractServices.ts';
import { comingServices } from './comingServices.ts';
import type { ServiceState } from './settleChange.ts';
import { writeServices } from './writeServices.ts';

/** What is kept of a change. */
interface StoredChange {
  version: number;
  before: Record<string, unknown>;
  services: { id: number; version: number; before: ServiceState }[];
  added: number[];
  isUndone: boolean;
}

/**
 * Takes a change of a contract back, with what it did to services. Services that somebody has changed since
 * stay as they are now.
 * @throws HttpError 404 for an unknown change, 409 where the contract is another by now
 */
export async function undoContractChange(
  { database, company }: EntityOptions,
  { id, changeId, who }: { id: number; changeId: number; who: string },
): Promise<{ message: Outcome }> {
  const entity = handledEntity('contracts', { database, company });
  return database.transaction(async (connection) => {
    await lockContractServices(connection);
    const contract = await entity.repository.find(connection, id, true);
    if (!contract) throw entity.missing(id);
    const change = await findChange(connection, id, changeId);
    if (!change) throw new HttpError(404, { code: 'noContractChange' });
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

async function findChange(
  connection: Queryable,
  contractId: number,
  changeId: number,
): Promise<StoredChange | undefined> {
  const { rows } = await connection.query<StoredChange>(
    `SELECT version, before, services, added, undone_at IS NOT NULL AS "isUndone"
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
