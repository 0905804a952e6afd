import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companySchema, type Company } from 'shared-api/contract/company/company';
import { ValidationError } from 'yup';
import { ConfigError } from './config.ts';

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
