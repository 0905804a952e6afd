/**
 * `npm run backup -- <file>` copies the embedded database of `DATA_DIR` and the photos beside it to a file,
 * even while the server runs; `npm run restore -- <file>` restores both to a `DATA_DIR` without a database.
 */
import { ConfigError, readConfig } from '../config.ts';
import { backUp } from './embedded/backUp.ts';
import { restore } from './embedded/restore.ts';
import { printFault } from './printFault.ts';

async function run(action: string | undefined, file: string | undefined): Promise<string> {
  if (file === undefined || (action !== 'backup' && action !== 'restore')) {
    throw new ConfigError('Name the file: npm run backup -- <file>, npm run restore -- <file>.');
  }
  // Neither needs the settings that production requires.
  const { dataDir, databaseUrl } = readConfig({ ...process.env, NODE_ENV: undefined });
  if (databaseUrl !== undefined) {
    throw new ConfigError(
      'DATABASE_URL names a PostgreSQL server, which brings its own: pg_dump and pg_restore (docs/production.md). Unset it for the embedded database.',
    );
  }
  if (action === 'restore') {
    return `${dataDir} has the database of ${file}, of ${await restore(file, dataDir)} tables. Start it with npm start.`;
  }
  const { bytes, photos } = await backUp(dataDir, file);
  const pictures = `${photos} ${photos === 1 ? 'photo' : 'photos'}`;
  return `${file} holds the database of ${dataDir} and ${pictures} (${(bytes / 1e6).toFixed(1)} MB).`;
}

try {
  console.log(await run(process.argv[2], process.argv[3]));
} catch (error) {
  printFault(error);
  process.exit(1);
}
