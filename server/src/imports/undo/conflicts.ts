import type { Company } from 'shared-api/contract/company/company';
import { isEntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import type { Queryable } from '../../db/Database.ts';
import { EntityRepository } from '../../entities/EntityRepository.ts';
import { sources } from '../../entities/sources.ts';
import type { Refusal } from '../../refusals/texts.ts';
import type { StoredImport } from '../imports.ts';

/** A record that was changed or used since. */
export interface Conflict {
  id: number;
  why: Refusal;
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

/** What people call records: their first field of text that is not empty. */
export async function namesOf(
  connection: Queryable,
  { entity }: Pick<StoredImport, 'entity'>,
  company: Company,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const repository = new EntityRepository(sources[entity], company.timeZone);
  const records = await repository.findAll(connection, ids);
  const fields = ['companyName', 'fullName', 'clientName', 'address', 'email'];
  return new Map(
    records.map((record) => {
      const name = fields
        .map((field) => record[field])
        .find((value) => typeof value === 'string' && value !== '');
      return [record.id, typeof name === 'string' ? name : `#${record.id}`];
    }),
  );
}
