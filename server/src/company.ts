import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companySchema, type Company } from 'shared-api/contract/company/company';
import { ValidationError } from 'yup';
import { ConfigError } from './config.ts';

/** How often a company was changed since it was read. */
const revisions = new WeakMap<Company, number>();

/** Counts the changes of a company: what was made from an older one is made anew. */
export const companyRevision = (company: Company): number => revisions.get(company) ?? 0;

/** Changes the company that all parts of this server hold. */
export function changeCompany(company: Company, changes: Partial<Company>): void {
  Object.assign(company, changes);
  revisions.set(company, companyRevision(company) + 1);
}

const file = path.resolve(import.meta.dirname, '../company.json');

/**
 * Reads and validates the company file.
 * @throws ConfigError naming each missing or invalid field
 */
export async function readCompany(): Promise<Company> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    return companySchema.validateSync(content, { strict: true, abortEarly: false });
  } catch (error) {
    const faults =
      error instanceof ValidationError
        ? error.errors
        : [error instanceof Error ? error.message : String(error)];
    throw new ConfigError(`The company file ${file} cannot be used:\n  ${faults.join('\n  ')}`);
  }
}
