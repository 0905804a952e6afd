import type { Company } from 'shared-api/contract/company/company';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Queryable } from '../db/Database.ts';
import { exportCsv, exportRepository } from '../entities/exportCsv.ts';
import type { EntitySource } from '../entities/EntitySource.ts';
import { readListQuery } from '../entities/listQuery.ts';
import { sources } from '../entities/sources.ts';
import { exportedTables, tableJson } from './tables.ts';
import { texts } from './texts.en.ts';
import type { ArchivedFile } from '../http/zipOf.ts';

/**
 * A list as CSV with the headings of its screen, narrowed to a client's records if one is given.
 * What is sent to Admins only is a secret, and is left out.
 */
export function listFile(
  database: Queryable,
  company: Company,
  entity: EntityName,
  filters: Record<string, string> = {},
): ArchivedFile {
  const source: EntitySource = sources[entity];
  return {
    name: `${entity}.csv`,
    content: () =>
      exportCsv(
        database,
        exportRepository(source, company.timeZone),
        readListQuery(source, filters, true, null),
        source.adminFields,
      ),
  };
}

/** A text as a file. */
export const textFile = (name: string, text: string): ArchivedFile => ({
  name,
  content: async function* () {
    yield text;
  },
});

/** Everything of the business: each list as CSV, and each table as JSON, with what no list shows. */
export async function everything(database: Queryable, company: Company): Promise<ArchivedFile[]> {
  const tables = await exportedTables(database);
  return [
    textFile('README.txt', texts.everything),
    ...(Object.keys(sources) as EntityName[]).map((entity) => listFile(database, company, entity)),
    ...tables.map((table) => ({
      name: `tables/${table.name}.json`,
      content: () => tableJson(database, table),
    })),
  ];
}
