import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { ImportChoice } from 'shared-api/contract/entities/importing/imports';
import type { Database } from '../db/Database.ts';
import { fieldRefused, HttpError } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import type { ImportPool } from './importPool.ts';
import { importables, importedFields, joins } from './importables.ts';
import { fileOf, findImport, keepCheck, type StoredImport } from './imports.ts';
import { labelOf } from './planning/labelOf.ts';
import { makePlan } from './planning/makePlan.ts';

export interface ImportContext {
  database: Database;
  company: Company;
  workers: { imports: ImportPool };
}

/** What is wrong with a mapping for a file. */
function mappingFault(
  { entity, columns }: StoredImport,
  { mapping }: ImportChoice,
): Refusal | undefined {
  const fields = new Map(importedFields(entity).map((field) => [field.name, field]));
  const headings = new Set(columns.map(({ heading }) => heading));
  const mapped = new Set<string>();
  const seen = new Set<string>();
  for (const { heading, field: name } of mapping) {
    const field = fields.get(name);
    if (!headings.has(heading)) return { code: 'importUnknownHeading', params: { heading } };
    if (seen.has(heading)) return { code: 'importHeadingTwice', params: { heading } };
    if (!field) return { code: 'importUnknownField', params: { field: name } };
    if (mapped.has(name) && !joins(field)) {
      return { code: 'importFieldTwice', params: { field: field.label } };
    }
    mapped.add(name);
    seen.add(heading);
  }
  if (mapped.size === 0) return { code: 'importNothingMapped' };
  const needed = importables[entity].needs.find((name) => !mapped.has(name));
  return needed === undefined
    ? undefined
    : { code: 'importFieldNeeded', params: { field: labelOf(entity, needed) } };
}

/** The column of a field. */
export const headingIn =
  ({ mapping }: ImportChoice) =>
  (name: string): string =>
    mapping.find(({ field }) => field === name)?.heading ?? '';

/**
 * Finds out what an import would do with each row of its file, and keeps it; stores no records.
 * @throws HttpError 400 for a mapping that does not fit the file, 409 for an import that has gone on
 */
export async function checkImport(
  { database, company, workers }: ImportContext,
  id: number,
  choice: ImportChoice,
): Promise<void> {
  const found = await findImport(database, id);
  refuseUnlessOpen(found);
  const fault = mappingFault(found, choice);
  if (fault) throw fieldRefused(400, 'mapping', fault);
  const bytes = await fileOf(database, id);
  const rows = await workers.imports.run('readRows', { entity: found.entity, bytes, choice });
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const { duplicates } = choice;
  await database.transaction(async (connection) => {
    const plan = await makePlan(connection, found.entity, rows, {
      duplicates,
      today,
      headingOf: headingIn(choice),
      // The import plans anew; whoever imports or undoes meanwhile is not waited for.
      isLocked: false,
    });
    const locked = await findImport(connection, id, 'lock');
    refuseUnlessOpen(locked);
    await keepCheck(connection, locked, choice, plan);
  });
}

/** @throws HttpError 409 for an import that is under way or over */
export function refuseUnlessOpen({ state }: StoredImport): void {
  if (state !== 'open') throw new HttpError(409, { code: 'importState' });
}
