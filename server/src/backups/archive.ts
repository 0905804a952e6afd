import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { create, extract } from 'tar';
import { Client } from 'pg';
import { ConfigError, photosFolder, type Config } from '../config.ts';
import { backUp } from '../db/embedded/backUp.ts';
import { restore } from '../db/embedded/restore.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { openPhotoStorage } from '../photos/openPhotoStorage.ts';
import { openStorage } from '../releases/storage/openStorage.ts';
import { dump, restoreDump } from './serverTools.ts';

/** What of the settings a backup depends on. */
export type BackupSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'releasesBucket'>;

/** What a backup holds, or a restore has brought back. */
export interface Contents {
  tables: number;
  photos: number;
}

/** The database of a PostgreSQL server within an archive. */
const dumpName = 'site.dump';

/** What folders of unfinished work begin with, in the data folder. */
const workPrefix = '.backup-';

/** Photos that are fetched from a bucket, or stored in one, at once. */
const atOnce = 8;

/** Gives work a folder of its own in the data folder, and removes it afterwards. */
export async function inWorkFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(path.join(dataDir, workPrefix));
  try {
    return await work(folder);
  } finally {
    // An embedded PostgreSQL that root starts may live elsewhere, behind a link.
    const home = await realpath(path.join(folder, 'postgres')).catch(() => folder);
    await rm(home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds after which a folder of unfinished work belongs to nobody. */
const abandonedAfter = 24 * 3600_000;

/** Removes what backups have left whose server was killed. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(workPrefix)) continue;
    const { mtimeMs } = await stat(path.join(dataDir, name));
    if (mtimeMs < Date.now() - abandonedAfter)
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * Copies the database and the photos of requests into a file, also while servers work on them: the photos
 * after the database, so that none is missing that it knows. Those of an embedded database are copied
 * if they lie beside it, and not from a bucket. The file appears whole or not at all.
 * @returns the number of photos
 * @throws ConfigError if PostgreSQL's programs fail, EmbeddedPostgresError of the embedded database
 */
export async function writeArchive(settings: BackupSettings, file: string): Promise<number> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined) return (await backUp(dataDir, file)).photos;
  if (await stat(file).catch(() => undefined)) {
    throw new ConfigError(`${file} is there already. Name a new file.`);
  }
  return inWorkFolder(dataDir, async (folder) => {
    await dump(databaseUrl, path.join(folder, dumpName));
    const photos = path.join(folder, 'photos');
    await gatherPhotos(settings, photos);
    const part = `${file}.part`;
    try {
      await create(
        // Files that are still being written begin with a point.
        { gzip: true, file: part, cwd: folder, follow: true, filter: isWhole, mode: 0o600 },
        [dumpName, 'photos'],
      );
      await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
    return countFiles(photos);
  });
}

const isWhole = (name: string): boolean => !path.basename(name).startsWith('.');

/** Puts the photos into a folder: a link to where they lie, or copies of those in a bucket. */
async function gatherPhotos(settings: BackupSettings, folder: string): Promise<void> {
  const own = photosFolder(settings.dataDir);
  if (!settings.releasesBucket) {
    await mkdir(own, { recursive: true });
    await symlink(own, folder);
    return;
  }
  await mkdir(folder);
  const storage = await openStorage(settings);
  const keys = await storage.list('photos/');
  await pLimit(atOnce).map(keys, async (key) => {
    const content = await storage.read(key);
    // One that was deleted meanwhile.
    if (!content) return;
    const target = path.join(folder, key.slice('photos/'.length));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  });
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && isWhole(entry.name)).length;
}

/**
 * Restores a backup: to a data folder without a database, or to an empty database of a PostgreSQL
 * server, with the photos where the settings have them.
 * @throws ConfigError or EmbeddedPostgresError, before anything is changed, if there are tables already or
 *   the file is not whole
 */
export async function restoreArchive(settings: BackupSettings, file: string): Promise<Contents> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined) {
    const tables = await restore(file, dataDir);
    return { tables, photos: await countFiles(photosFolder(dataDir)) };
  }
  return inWorkFolder(dataDir, async (folder) => {
    await unpack(file, folder);
    if ((await countTables(databaseUrl)) > 0) {
      throw new ConfigError(
        'The database of DATABASE_URL has tables already, which are left as they are. Name an empty one.',
      );
    }
    await restoreDump(databaseUrl, path.join(folder, dumpName));
    const photos = await storePhotos(settings, path.join(folder, 'photos'));
    return { tables: await countTables(databaseUrl), photos };
  });
}

async function storePhotos(settings: BackupSettings, folder: string): Promise<number> {
  const storage = await openPhotoStorage(settings);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  await pLimit(atOnce).map(files, async ({ parentPath, name }) => {
    const photo = path.join(parentPath, name);
    const key = path.relative(folder, photo).replaceAll(path.sep, '/');
    await storage.write(key, await readFile(photo));
  });
  return files.length;
}

/**
 * Restores a backup to a database of its own beside the data, counts what is there, and removes it again:
 * only a backup that was restored is known to be one.
 */
export async function tryArchive(settings: BackupSettings, file: string): Promise<Contents> {
  return inWorkFolder(settings.dataDir, async (folder) => {
    if (settings.databaseUrl === undefined) {
      return {
        tables: await restore(file, folder),
        photos: await countFiles(photosFolder(folder)),
      };
    }
    const unpacked = path.join(folder, 'unpacked');
    await mkdir(unpacked);
    await unpack(file, unpacked);
    const postgres = await startEmbeddedPostgres({ dataDir: folder });
    try {
      await restoreDump(postgres.url, path.join(unpacked, dumpName));
      const photos = await countFiles(path.join(unpacked, 'photos'));
      return { tables: await countTables(postgres.url), photos };
    } finally {
      await postgres.stop();
    }
  });
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    await extract({ file, cwd: folder, strict: true, preserveOwner: false });
    await stat(path.join(folder, dumpName));
  } catch (cause) {
    throw new ConfigError(
      `${file} is no whole backup of a PostgreSQL server: it is cut short, damaged, or another kind of file. Nothing was restored.`,
      { cause },
    );
  }
}

/** The tables of the product in a database. */
export async function countTables(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM pg_tables WHERE schemaname = 'public'",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
