import path from 'node:path';
import type { Config } from '../config.ts';
import type { JobKind } from '../jobs/Jobs.ts';
import {
  countTables,
  inWorkFolder,
  removeUnfinished,
  tryArchive,
  writeArchive,
} from './archive.ts';
import { backupName, openBackupPlace, type BackupPlace } from './places.ts';

/** When the nightly backup is made, in the company's time zone: before the daily update changes anything. */
export const backupCron = '30 3 * * *';

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

type Settings = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'releasesBucket' | 'backupTo' | 'backupsKept'
>;

interface Made {
  name: string;
  tables: number;
  photos: number;
}

/**
 * Makes a backup, restores it for a trial, and keeps it only if everything is there; then removes the
 * oldest that are more than are to be kept.
 * @param url of the database, to count what has to be in the backup
 * @throws Error if the trial finds less than there is, or any step fails; earlier backups then stay
 */
export async function makeBackup(
  settings: Settings,
  place: BackupPlace,
  url: string,
  now = Date.now(),
): Promise<Made> {
  await removeUnfinished(settings.dataDir);
  return inWorkFolder(settings.dataDir, async (folder) => {
    const name = backupName(now);
    const file = path.join(folder, name);
    const tables = await countTables(url);
    const photos = await writeArchive(settings, file);
    const found = await tryArchive(settings, file);
    if (found.tables < tables || found.photos < photos) {
      throw new Error(
        `The backup has ${found.tables} of ${tables} tables and ${found.photos} of ${photos} photos when it is restored, and was not kept.`,
      );
    }
    await place.keep(name, file);
    const names = await place.names();
    for (const old of names.slice(0, -settings.backupsKept)) await place.remove(old);
    return { name, ...found };
  });
}

/** The nightly backup of one of the servers; undefined without `BACKUP_TO`. */
export async function createBackupJob(
  settings: Settings,
  url: string,
  log: Log,
): Promise<JobKind<object> | undefined> {
  if (!settings.backupTo) return undefined;
  const place = await openBackupPlace(settings.backupTo);
  return {
    name: 'backup',
    retries: 3,
    async run() {
      try {
        const made = await makeBackup(settings, place, url);
        log.info({ backup: { ...made, place: place.location } }, 'a backup was made and restored');
      } catch (error) {
        log.error({ err: error }, `the backup to ${place.location} failed`);
        throw error;
      }
    },
  };
}
