import type { FastifyPluginAsync } from 'fastify';
import { deletedCalls } from 'shared-api/contract/calls/office/deleted';
import type { DeletedRecord } from 'shared-api/contract/entities/deletedRecords';
import { entityNames, isEntityName } from 'shared-api/contract/entities/entityNames';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { undoDays } from './recordHistory.ts';

/** Deletions on a page. */
const pageSize = 25;

interface Row extends Omit<DeletedRecord, 'at'> {
  at: Date;
  /** The instant as the database has it, to the microsecond. */
  place: string;
}

/** What was deleted of late and is not there again, for Admins. */
export const deletedRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database },
) => {
  app.handle(deletedCalls.deletedRecords, async ({ query: { entity, cursor } }) => {
    if (entity !== undefined && (typeof entity !== 'string' || !isEntityName(entity))) {
      throw invalidInput({ entity: { code: 'notList' } });
    }
    const [at, id] = typeof cursor === 'string' ? readCursor(cursor) : ['infinity', 0];
    const { rows } = await database.query<Row>(
      `SELECT a.id AS deletion, a.entity, a.record_id AS id, a.at, a.at::text AS place, a.who,
         ceil(extract(epoch FROM a.at + make_interval(days => $1) - now()) / 86400)::integer AS "daysLeft",
         a.before AS record
       FROM audit_trail a
       WHERE a.action = 'delete' AND a.at > now() - make_interval(days => $1)
         AND a.entity = ANY($2) AND a.deleted_row IS NOT NULL AND a.before IS NOT NULL
         AND (a.at, a.id) < ($3::timestamptz, $4::bigint)
         AND NOT EXISTS (SELECT FROM audit_trail l
           WHERE l.entity = a.entity AND l.record_id = a.record_id AND l.id > a.id
             AND l.action IN ('delete', 'restore'))
       ORDER BY a.at DESC, a.id DESC LIMIT $5`,
      [undoDays, entity === undefined ? entityNames : [entity], at, id, pageSize + 1],
    );
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      results: shown.map(({ place: _place, ...row }) => ({ ...row, at: row.at.toISOString() })),
      next: rows.length > pageSize && last ? writeCursor(last) : null,
    };
  });
};

const writeCursor = ({ place, deletion }: Row): string =>
  Buffer.from(JSON.stringify([place, deletion])).toString('base64url');

const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;

function readCursor(cursor: string): [string, number] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [at, id] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
    const isPlace = typeof at === 'string' && instant.test(at) && !Number.isNaN(Date.parse(at));
    if (isPlace && Number.isSafeInteger(id)) return [at, id as number];
  } catch {
    // It is refused below.
  }
  throw new HttpError(400, { code: 'wrongCursor' }, { faults: { cursor: { code: 'notCursor' } } });
}
