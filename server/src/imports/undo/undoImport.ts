import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { importLimits, type ImportUndo } from 'shared-api/contract/entities/importing/imports';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { Language } from 'shared-api/contract/values/language';
import { auditAll } from '../../audit/auditAll.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { whenNobodyImports } from '../../db/unlessImporting.ts';
import { columnOf, stored } from '../../entities/columns.ts';
import { EntityRepository } from '../../entities/EntityRepository.ts';
import { sources } from '../../entities/sources.ts';
import { HttpError } from '../../HttpError.ts';
import { actAs } from '../../ledger/ledger.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { refusalText } from '../../refusals/texts.ts';
import { updateRecords } from '../applyPlan.ts';
import { batchesOf } from '../batches.ts';
import { countAddresses, removeAddresses } from '../places/addresses/undoAddresses.ts';
import { countContacts, removeContacts } from '../places/contacts/undoContacts.ts';
import { findImport, type StoredImport } from '../imports.ts';
import { lockForImport } from '../importJob.ts';
import { schemaOf } from '../importables.ts';
import { conflictsOf, namesOf } from './conflicts.ts';

interface Options {
  database: Database;
  company: Company;
}

/** A record that an import has written. */
interface Written {
  id: number;
  version: number;
  before: Record<string, unknown> | null;
}

/** Conflicts that are told by name. */
const told = 50;
/** Names in the message of a refusal. */
const namedInMessage = 5;

/** @throws HttpError 409 for an import that cannot be undone, whatever became of its records */
function refuseUnlessDone({ state, at }: StoredImport): void {
  if (state === 'undone') throw new HttpError(409, { code: 'importUndoneBefore' });
  if (state !== 'done') throw new HttpError(409, { code: 'importNotDone' });
  if (Date.now() - at.getTime() > importLimits.days * 24 * 3_600_000) {
    throw new HttpError(409, { code: 'importTooOld', params: { days: importLimits.days } });
  }
}

/** What undoing an import does, and which records stand in its way. */
export async function previewUndo(
  { database, company }: Options,
  language: Language,
  id: number,
): Promise<ImportUndo> {
  const found = await findImport(database, id);
  refuseUnlessDone(found);
  const written = await writtenBy(database, found);
  const conflicts = await conflictsOf(database, found);
  const first = conflicts.slice(0, told);
  const names = await namesOf(database, found, company, first);
  return {
    removed: written.filter(({ before }) => before === null).length,
    restored: written.filter(({ before }) => before !== null).length,
    conflicts: first.map(({ id: record, why }) => ({
      id: record,
      name: names.get(record) ?? `#${record}`,
      reason: refusalText(language, why),
    })),
    conflictCount: conflicts.length,
    contacts: await countContacts(database, found.id),
    addresses: await countAddresses(database, found.id),
  };
}

/**
 * Takes a whole import back: new records go, and filled fields are as they were.
 * @throws HttpError 409 while one of its records was changed, used or merged since; 503 while another import goes on
 */
export async function undoImport(
  { database, company }: Options,
  id: number,
  who: string,
): Promise<{ message: Outcome }> {
  const { entity } = await findImport(database, id);
  return whenNobodyImports(database, entity, async (connection) => {
    const found = await lockForImport(connection, id, 'refuse');
    refuseUnlessDone(found);
    await lockWritten(connection, found);
    const conflicts = await conflictsOf(connection, found);
    if (conflicts.length > 0) {
      const first = conflicts.slice(0, namedInMessage);
      const names = await namesOf(connection, found, company, first);
      throw new HttpError(409, {
        code: 'importUsed',
        params: {
          names: first.map((conflict) => names.get(conflict.id) ?? `#${conflict.id}`),
          more: conflicts.length - first.length,
        },
      });
    }
    const today = companyDay(Date.now() / 1000, company.timeZone);
    await actAs(connection, who, today);
    const written = await writtenBy(connection, found);
    const contacts = await removeContacts(connection, id, who);
    const addresses = await removeAddresses(connection, id, who);
    const removed = await removeNew(connection, found, company, written, who);
    const restored = await restoreFilled(connection, found, written, who);
    await connection.query('DELETE FROM import_records WHERE import_id = $1', [id]);
    await connection.query(
      "UPDATE imports SET state = 'undone', undone_at = now(), undone_by = $2 WHERE id = $1",
      [id, who],
    );
    return {
      message: outcomeOf('importUndone', { entity, removed, restored, contacts, addresses }),
    };
  });
}

/** The records of an import that are still there. */
export async function writtenBy(
  connection: Queryable,
  { id, entity }: Pick<StoredImport, 'id' | 'entity'>,
): Promise<Written[]> {
  const { rows } = await connection.query<Written>(
    `SELECT r.record_id AS id, r.record_version AS version, r.before FROM import_records r
     JOIN ${sources[entity].table} t ON t.id = r.record_id
     WHERE r.import_id = $1 ORDER BY r.record_id`,
    [id],
  );
  return rows;
}

/** Locks the records of an import, so that nobody begins to refer to them. */
export async function lockWritten(
  connection: Queryable,
  { id, entity }: Pick<StoredImport, 'id' | 'entity'>,
): Promise<void> {
  await connection.query(
    `SELECT FROM ${sources[entity].table} t JOIN import_records r ON r.record_id = t.id
     WHERE r.import_id = $1 FOR UPDATE OF t`,
    [id],
  );
}

/** Deletes the new records of an import that are still there. @returns how many */
async function removeNew(
  connection: Queryable,
  { entity }: StoredImport,
  company: Company,
  written: readonly Written[],
  who: string,
): Promise<number> {
  const repository = new EntityRepository(sources[entity], company.timeZone);
  let removed = 0;
  for (const batch of batchesOf(written.filter(({ before }) => before === null))) {
    const ids = batch.map(({ id }) => id);
    const before = new Map((await repository.findAll(connection, ids)).map((one) => [one.id, one]));
    const rows = await deleteRecords(connection, sources[entity].table, ids);
    const entries = rows.map(({ id, row }) => ({
      recordId: id,
      deletedRow: row,
      ...(before.get(id) && { before: before.get(id) as Record<string, unknown> }),
    }));
    await auditAll(connection, { who, entity, action: 'delete' }, entries);
    removed += rows.length;
  }
  return removed;
}

/** Deletes records of a table. @returns their whole rows */
export async function deleteRecords(
  connection: Queryable,
  table: string,
  ids: readonly number[],
): Promise<{ id: number; row: Record<string, unknown> }[]> {
  const { rows } = await connection.query<{ id: number; row: Record<string, unknown> }>(
    `DELETE FROM ${table} t WHERE t.id = ANY($1) RETURNING t.id, to_jsonb(t) AS row`,
    [ids],
  );
  return rows;
}

/** Gives the fields that an import has filled their old values back. @returns of how many records */
async function restoreFilled(
  connection: Queryable,
  found: StoredImport,
  written: readonly Written[],
  who: string,
): Promise<number> {
  const { entity } = found;
  const fields = new Map(fieldsOf(schemaOf(entity)).map((field) => [field.name, field]));
  const all = written.flatMap(({ id, before }) => (before === null ? [] : [{ id, before }]));
  // Of a client that got nothing but further contacts or addresses, no field was filled.
  const filled = all.filter(({ before }) => Object.keys(before).length > 0);
  for (const batch of batchesOf(filled)) {
    await updateRecords(
      connection,
      sources[entity].table,
      batch.map(({ id, before }) => ({
        id,
        set: Object.fromEntries(
          Object.entries(before).flatMap(([name, value]) => {
            const field = fields.get(name);
            return field ? [[columnOf(field), stored(field, value)] as const] : [];
          }),
        ),
      })),
    );
    await auditAll(
      connection,
      { who, entity, action: 'update' },
      batch.map(({ id, before }) => ({ recordId: id, after: before })),
    );
  }
  await keepEarlier(connection, found);
  return all.length;
}

/**
 * Lets the import that wrote a record before be undone as well: filling it and taking that back count its version up,
 * although it is as that import has left it.
 */
export async function keepEarlier(
  connection: Queryable,
  { id, entity }: Pick<StoredImport, 'id' | 'entity'>,
): Promise<void> {
  await connection.query(
    `UPDATE import_records r SET record_version = t.version
     FROM import_records f, imports i, ${sources[entity].table} t
     WHERE f.import_id = $1 AND f.before <> '{}' AND r.record_id = f.record_id AND r.import_id <> $1
       AND r.record_version = f.record_version - 1 AND i.id = r.import_id AND i.entity = $2
       AND t.id = f.record_id`,
    [id, entity],
  );
}
