import type { Company } from 'shared-api/contract/company/company';
import { isEntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import type { Queryable } from '../../db/Database.ts';
import { EntityRepository } from '../../entities/EntityRepository.ts';
import { sources } from '../../entities/sources.ts';
import type { Refusal } from '../../refusals/texts.ts';
import type { StoredImport } from '../imports.ts';

/** A record that was changed, used or merged since. */
export interface Conflict {
  id: number;
  why: Refusal;
  /** What it was called, if it is there no more. */
  name?: string;
}

/** Records of an import that were changed since, or are new and referred to by others. */
export async function conflictsOf(
  connection: Queryable,
  found: Pick<StoredImport, 'id' | 'entity'>,
): Promise<Conflict[]> {
  const changed = await changedSince(connection, found);
  const used = await usedSince(connection, found);
  const byId = new Map<number, Conflict>();
  for (const { id, by } of used) {
    byId.set(id, { id, why: { code: 'importRecordUsed', params: { by: by.map(wordOfTable) } } });
  }
  for (const { id } of changed) byId.set(id, { id, why: { code: 'importRecordChanged' } });
  for (const conflict of await mergedSince(connection, found)) byId.set(conflict.id, conflict);
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

const wordOfTable = (table: string): string =>
  isEntityName(table) ? values.entities[table].plural : table.replaceAll('_', ' ');

/** A new record that was deleted since stands in nobody's way; one that lost filled fields does. */
export async function changedSince(
  connection: Queryable,
  { id, entity }: Pick<StoredImport, 'id' | 'entity'>,
): Promise<{ id: number }[]> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT r.record_id AS id FROM import_records r
     JOIN ${sources[entity].table} t ON t.id = r.record_id
     WHERE r.import_id = $1 AND t.version <> r.record_version`,
    [id],
  );
  return entity === 'clients' ? [...rows, ...(await changedPlaces(connection, id))] : rows;
}

/**
 * Clients that were merged into others. They come back when that merge is taken back, with all that the import gave
 * them, and by then the import would be undone already; so that comes first. Of an anonymised one nothing comes back.
 */
async function mergedSince(
  connection: Queryable,
  { id, entity }: Pick<StoredImport, 'id' | 'entity'>,
): Promise<Conflict[]> {
  if (entity !== 'clients') return [];
  const { rows } = await connection.query<{ id: number; name: string; kept: string }>(
    `SELECT m.merged_id AS id, m.merged_name AS name, coalesce(nullif(m.kept_before->>'company_name', ''),
       nullif(m.kept_before->>'full_name', ''), nullif(m.kept_before->>'email', ''), '#' || m.kept_id) AS kept
     FROM client_merges m JOIN import_records r ON r.record_id = m.merged_id
     WHERE r.import_id = $1 AND m.undone_at IS NULL AND m.merged_row IS NOT NULL
       AND m.kept_before IS NOT NULL`,
    [id],
  );
  return rows.map(({ kept, ...client }) => ({
    ...client,
    why: { code: 'importRecordMerged', params: { kept } },
  }));
}

/** Clients of whom a further contact or address that the import has added is another by now. */
async function changedPlaces(connection: Queryable, id: number): Promise<{ id: number }[]> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT i.record_id AS id FROM import_contacts i
     JOIN client_contacts k ON k.id = i.contact_id AND k.client_id = i.record_id
     WHERE i.import_id = $1 AND k.version <> i.contact_version
     UNION
     SELECT i.record_id AS id FROM import_addresses i
     JOIN client_addresses a ON a.id = i.address_id AND a.client_id = i.record_id
     WHERE i.import_id = $1 AND (a.version <> i.address_version OR a.is_billing)`,
    [id],
  );
  return rows;
}

/** A table whose rows may refer to a record, and the column that does. */
interface Reference {
  table: string;
  column: string;
}

/**
 * Everything that refers to records of a table: by a foreign key, or by a column of that name, since
 * what outlives a deleted record for its undo has no key.
 */
export async function referencesTo(connection: Queryable, table: string): Promise<Reference[]> {
  const { rows } = await connection.query<Reference>(
    `SELECT c.conrelid::regclass::text AS table, a.attname::text AS column
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = to_regclass($1)
     UNION
     SELECT c.table_name::text, c.column_name::text FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
       AND c.column_name = regexp_replace($1, 's$', '') || '_id'
     ORDER BY 1, 2`,
    [table],
  );
  return rows;
}

async function usedSince(
  connection: Queryable,
  { id, entity }: Pick<StoredImport, 'id' | 'entity'>,
): Promise<{ id: number; by: string[] }[]> {
  const references = await referencesTo(connection, sources[entity].table);
  return usesOf(connection, { id, entity }, references);
}

/** SQL by table: what the import has added itself is no use of its record. */
const byOthers: Readonly<Record<string, string>> = {
  client_contacts: `AND NOT EXISTS (
    SELECT FROM import_contacts i WHERE i.import_id = r.import_id AND i.contact_id = x.id
  )`,
  client_addresses: `AND NOT EXISTS (
    SELECT FROM import_addresses i WHERE i.import_id = r.import_id AND i.address_id = x.id
  )`,
};

/** The new records of an import that are still there and that others refer to, with the tables of these. */
export async function usesOf(
  connection: Queryable,
  { id, entity }: Pick<StoredImport, 'id' | 'entity'>,
  references: readonly Reference[],
): Promise<{ id: number; by: string[] }[]> {
  const used = references.map(
    ({ table, column }) => `SELECT x.${column} AS id, '${table}' AS by FROM ${table} x
      JOIN import_records r ON r.record_id = x.${column} JOIN ${sources[entity].table} t ON t.id = r.record_id
      WHERE r.import_id = $1 AND r.before IS NULL ${byOthers[table] ?? ''}`,
  );
  const mails = `SELECT m.record_id AS id, 'mails' AS by FROM mails m
    JOIN import_records r ON r.record_id = m.record_id JOIN ${sources[entity].table} t ON t.id = r.record_id
    WHERE r.import_id = $1 AND r.before IS NULL AND m.entity = $2`;
  const { rows } = await connection.query<{ id: number; by: string[] }>(
    `SELECT u.id, array_agg(DISTINCT u.by ORDER BY u.by) AS by
     FROM (${[...used, mails].join(' UNION ALL ')}) u GROUP BY u.id`,
    [id, entity],
  );
  return rows;
}

/** What people call records that stand in the way: their first field of text that is not empty. */
export async function namesOf(
  connection: Queryable,
  { entity }: Pick<StoredImport, 'entity'>,
  company: Company,
  conflicts: readonly Conflict[],
): Promise<Map<number, string>> {
  const ids = conflicts.map((conflict) => conflict.id);
  const gone = conflicts.flatMap(({ id, name }) =>
    name === undefined ? [] : [[id, name] as const],
  );
  const repository = new EntityRepository(sources[entity], company.timeZone);
  const records = await repository.findAll(connection, ids);
  const fields = ['companyName', 'fullName', 'clientName', 'address', 'email'];
  return new Map([
    ...gone,
    ...records.map((record) => {
      const name = fields
        .map((field) => record[field])
        .find((value) => typeof value === 'string' && value !== '');
      return [record.id, typeof name === 'string' ? name : `#${record.id}`] as const;
    }),
  ]);
}
