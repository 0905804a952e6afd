import type { Database, Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { refuseUnlessOpen } from './checkImport.ts';
import { findImport } from './imports.ts';

/**
 * Queues an import as it was checked.
 * @param plan of the check that was read
 * @param send queues the job, in the same transaction
 * @throws HttpError 409 unless it is open and was checked with this plan
 */
export async function startImport(
  database: Database,
  id: number,
  { plan, who }: { plan: string; who: string },
  send: (connection: Queryable) => Promise<void>,
): Promise<void> {
  // An import that is being carried out has its row locked until it is done: nobody waits for that.
  refuseUnlessOpen(await findImport(database, id));
  await database.transaction(async (connection) => {
    const found = await findImport(connection, id, 'lock');
    refuseUnlessOpen(found);
    const { report } = found;
    if (!report) throw new HttpError(409, { code: 'importUnchecked' });
    if (report.plan !== plan) throw new HttpError(409, { code: 'importState' });
    if (report.created + report.filled === 0) throw new HttpError(409, { code: 'importNothing' });
    await connection.query(
      "UPDATE imports SET state = 'queued', fault = NULL, who = $2 WHERE id = $1",
      [id, who],
    );
    await send(connection);
  });
}
