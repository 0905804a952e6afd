/**
 * `npm run backup -- <file>` copies the database and the photos of requests to a file, even while servers
 * run; `npm run restore -- <file>` restores both to a `DATA_DIR` without a database, or to the empty
 * database of `DATABASE_URL`.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { printFault } from '../db/printFault.ts';
import { restoreArchive, writeArchive } from './archive.ts';

async function run(action: string | undefined, file: string | undefined): Promise<string> {
  if (file === undefined || (action !== 'backup' && action !== 'restore')) {
    throw new ConfigError('Name the file: npm run backup -- <file>, npm run restore -- <file>.');
  }
  // Neither needs the settings that production requires.
  const settings = readConfig({ ...process.env, NODE_ENV: undefined });
  const place = settings.databaseUrl === undefined ? settings.dataDir : 'DATABASE_URL';
  if (action === 'restore') {
    const { tables } = await restoreArchive(settings, path.resolve(file));
    return `${place} has the database of ${file}, of ${tables} tables. Start it with npm start.`;
  }
  const photos = await writeArchive(settings, path.resolve(file));
  const pictures = `${photos} ${photos === 1 ? 'photo' : 'photos'}`;
  const { size } = await stat(file);
  return `${file} holds the database of ${place} and ${pictures} (${(size / 1e6).toFixed(1)} MB).`;
}

try {
  console.log(await run(process.argv[2], process.argv[3]));
} catch (error) {
  printFault(error);
  process.exit(1);
}
