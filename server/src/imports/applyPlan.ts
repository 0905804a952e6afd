import type { Company } from 'shared-api/contract/company/company';
import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { auditAll } from '../audit/auditAll.ts';
import type { Queryable } from '../db/Database.ts';
import { columnOf, stored } from '../entities/columns.ts';
import { EntityRepository } from '../entities/EntityRepository.ts';
import type { EntitySource } from '../entities/EntitySource.ts';
import { sources } from '../entities/sources.ts';
import { batchesOf } from './batches.ts';
import { storeAddresses } from './places/addresses/storeAddresses.ts';
import { storeContacts } from './places/contacts/storeContacts.ts';
import { schemaOf } from './importables.ts';
import type { Plan } from './planning/makePlan.ts';
import type { FilledRecord, NewRecord } from './planning/Planner.ts';

interface Writing {
  connection: Queryable;
  company: Company;
  importId: number;
  who: string;
  today: string;
  /** Called with how many records are written, after each batch. */
  onProgress: (done: number) => void;
}

/** Values by column, as a record of the table. */
function columnsOf(entity: ImportableName, fields: Record<string, unknown>) {
  const known = new Map(fieldsOf(schemaOf(entity)).map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const field = known.get(name);
      return field ? [[columnOf(field), stored(field, value)] as const] : [];
    }),
  );
}

/** Writes what a plan says, in the transaction of the connection. */
export async function applyPlan(
  entity: ImportableName,
  { created, filled }: Plan,
  writing: Writing,
): Promise<void> {
  const { connection, company, today } = writing;
  const source: EntitySource = sources[entity];
  const repository = new EntityRepository(source, company.timeZone);
  const set = await source.onCreate(connection, today, company);
  let done = 0;
  for (const batch of batchesOf(created)) {
    const records = batch.map(({ fields }) => ({
      ...columnsOf(entity, fields),
      ...set,
      ...source.follows?.(fields, company),
    }));
    const ids = await insertBatch(repository, records, writing);
    await storeContacts(
      connection,
      writing,
      batch.map(({ fields, contacts }, index) => ({
        client: ids[index] ?? 0,
        language: fields['language'],
        contacts,
      })),
    );
    await storeAddresses(
      connection,
      writing,
      batch.map(({ addresses }, index) => ({ client: ids[index] ?? 0, addresses })),
    );
    writing.onProgress((done += batch.length));
  }
  for (const batch of batchesOf(filled)) {
    await fillBatch(repository, entity, batch, writing);
    await storeContacts(
      connection,
      writing,
      batch.map(({ id, stored, contacts }) => ({
        client: id,
        language: stored['language'],
        contacts,
      })),
    );
    await storeAddresses(
      connection,
      writing,
      batch.map(({ id, addresses }) => ({ client: id, addresses })),
    );
    writing.onProgress((done += batch.length));
  }
}

/** The columns that any of the records has. */
const columnNames = (records: readonly Record<string, unknown>[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

/** @returns the ids of the new records, in their order */
async function insertBatch(
  repository: EntityRepository,
  records: Record<string, unknown>[],
  { connection, importId, who }: Writing,
): Promise<number[]> {
  const { table, name } = repository.source;
  const ids = await nextIds(connection, table, records.length);
  await insertRecords(
    connection,
    table,
    columnNames(records),
    records.map((record, index) => ({ id: ids[index], ...record })),
  );
  const after = await repository.findAll(connection, ids);
  await auditAll(
    connection,
    { who, entity: name, action: 'create' },
    after.map((record) => ({
      recordId: record.id,
      after: record,
    })),
  );
  await keepRecords(
    connection,
    importId,
    after.map(({ id, version }) => ({ id, version, before: null })),
  );
  return ids;
}

/** Ids for new records, taken before they are stored, so that each is known with its row. */
export async function nextIds(
  connection: Queryable,
  table: string,
  count: number,
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id FROM generate_series(1, $2)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}

/** Stores records of a table under the ids that they have. */
export async function insertRecords(
  connection: Queryable,
  table: string,
  columns: readonly string[],
  records: readonly object[],
): Promise<void> {
  const list = ['id', ...columns].join(', ');
  await connection.query(
    `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(records)],
  );
}

const hasFields = ({ fields }: FilledRecord): boolean => Object.keys(fields).length > 0;

async function fillBatch(
  repository: EntityRepository,
  entity: ImportableName,
  batch: readonly FilledRecord[],
  { connection, importId, who, company }: Writing,
): Promise<void> {
  const { source } = repository;
  // A client that gets nothing but further contacts or addresses is not changed itself.
  const changed = batch.filter(hasFields);
  const changes = changed.map(({ id, fields }) => ({
    id,
    set: { ...columnsOf(entity, fields), ...source.follows?.(fields, company) },
  }));
  await updateRecords(connection, source.table, changes);
  await auditAll(
    connection,
    { who, entity, action: 'update' },
    changed.map(({ id, before, fields }) => ({
      recordId: id,
      before,
      after: fields,
    })),
  );
  await keepRecords(
    connection,
    importId,
    batch.map((record) => ({
      id: record.id,
      version: hasFields(record) ? record.version + 1 : record.version,
      before: record.before,
    })),
  );
}

/** A record, and what its columns are set to. */
export interface Changed {
  id: number;
  set: Record<string, unknown>;
}

/** Sets columns of records, each its own, and increments their versions. */
export async function updateRecords(
  connection: Queryable,
  table: string,
  changes: readonly Changed[],
): Promise<void> {
  const columns = columnNames(changes.map(({ set }) => set));
  await setColumns(connection, table, columns, changes);
}

/** @param columns those that any of the records sets */
export async function setColumns(
  connection: Queryable,
  table: string,
  columns: readonly string[],
  changes: readonly Changed[],
): Promise<void> {
  // A record that does not set a column keeps what it has there.
  const sets = columns.map(
    (column) => `${column} = CASE WHEN c.set ? '${column}' THEN n.${column} ELSE t.${column} END`,
  );
  await connection.query(
    `UPDATE ${table} t SET ${[...sets, 'version = t.version + 1'].join(', ')}
     FROM jsonb_to_recordset($1) AS c (id integer, set jsonb),
       LATERAL jsonb_populate_record(NULL::${table}, c.set) n
     WHERE t.id = c.id`,
    [JSON.stringify(changes)],
  );
}

/** Remembers what an import has written. */
async function keepRecords(
  connection: Queryable,
  importId: number,
  records: readonly { id: number; version: number; before: object | null }[],
): Promise<void> {
  await connection.query(
    `INSERT INTO import_records (import_id, record_id, record_version, before)
     SELECT $1, r.id, r.version, nullif(r.before, 'null'::jsonb)
     FROM jsonb_to_recordset($2) AS r (id integer, version integer, before jsonb)`,
    [importId, JSON.stringify(records)],
  );
}

/** How many records a plan writes. */
export const recordsOf = ({
  created,
  filled,
}: {
  created: readonly NewRecord[];
  filled: readonly FilledRecord[];
}): number => created.length + filled.length;
