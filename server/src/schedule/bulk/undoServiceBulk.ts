import { auditAll } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { lockServices, readServices, writeStates } from './bulkServices.ts';
import { changesBetween, stateOf } from './changeServices.ts';
import type { BulkState } from './planBulk.ts';

interface StoredBulk {
  services: { id: number; version: number; before: BulkState }[];
  isUndone: boolean;
}

/**
 * Takes a change of many services back, in one transaction. Services that somebody has changed or deleted since stay as
 * they are.
 * @throws HttpError 404 for an unknown change
 */
export const undoServiceBulk = (
  database: Database,
  id: number,
  who: string,
): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['services'], async (connection) => {
    const { rows } = await connection.query<StoredBulk>(
      `SELECT services, undone_at IS NOT NULL AS "isUndone" FROM bulk_changes WHERE id = $1
       FOR UPDATE`,
      [id],
    );
    const [bulk] = rows;
    if (!bulk) throw new HttpError(404, { code: 'noBulkChange' });
    if (bulk.isUndone)
      return { message: outcomeOf('servicesRestored', { restored: 0, stayed: 0 }) };
    const restored = await restore(connection, bulk, who);
    await connection.query('UPDATE bulk_changes SET undone_at = now() WHERE id = $1', [id]);
    const stayed = bulk.services.length - restored;
    return { message: outcomeOf('servicesRestored', { restored, stayed }) };
  });

async function restore(
  connection: Queryable,
  { services }: StoredBulk,
  who: string,
): Promise<number> {
  const ids = services.map(({ id }) => id);
  const employees = await employeesThere(connection, services);
  await lockServices(connection, ids, null);
  const kept = new Map(services.map((one) => [one.id, one]));
  const back = (await readServices(connection, ids)).flatMap((service) => {
    const was = kept.get(service.id);
    if (was?.version !== service.version) return [];
    const { employeeId } = was.before;
    const isThere = employeeId === null || employees.has(employeeId);
    return isThere ? [{ service, next: was.before }] : [];
  });
  await writeStates(
    connection,
    back.map(({ service: { id }, next }) => ({ id, ...next })),
  );
  await auditAll(
    connection,
    back.map(({ service, next }) => ({
      who,
      entity: 'services',
      recordId: service.id,
      action: 'update',
      ...changesBetween(stateOf(service), next),
    })),
  );
  return back.length;
}

/** Those who had the services before and are still there; locked, so that they stay. */
async function employeesThere(
  connection: Queryable,
  services: StoredBulk['services'],
): Promise<ReadonlySet<number>> {
  const ids = services.flatMap(({ before: { employeeId } }) => employeeId ?? []);
  const { rows } = await connection.query<{ id: number }>(
    `SELECT e.id FROM employees e WHERE e.id = ANY ($1::integer[])
       OR e.id IN (SELECT employee_id FROM services WHERE id = ANY ($2::integer[]))
     ORDER BY e.id FOR NO KEY UPDATE`,
    [ids, services.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}
