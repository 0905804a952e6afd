/** Carries an import out in a process of its own, which a test kills: `importAlone.ts <database> <id>`. */
import { readCompany } from '../../../src/company.ts';
import { Database } from '../../../src/db/Database.ts';
import { runImport } from '../../../src/imports/importJob.ts';
import { createImportPool } from '../../../src/imports/importPool.ts';

const [url = '', id = ''] = process.argv.slice(2);
const context = {
  database: new Database(url, () => undefined),
  company: await readCompany(),
  workers: { imports: createImportPool() },
  log: { error: () => undefined },
};
await runImport(context, Number(id));
process.exit(0);
