import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { objectKeys, objectStorePerFile } from '../../harness/testing/builtReleases.ts';
import { TestGround } from '../../harness/database/TestGround.ts';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { openPhotoStorage } from '../photos/openPhotoStorage.ts';
import { countTables, restoreArchive, tryArchive, writeArchive } from './archive.ts';
import { makeBackup } from './backupJob.ts';
import { backupName, openBackupPlace } from './places.ts';

// Bounds one that hangs: it starts databases, each of which takes a busy machine a minute.
jest.setTimeout(600_000);

const ground = new TestGround();
afterEach(() => ground.clear(), 60_000);
const bucketAt = objectStorePerFile();

const day = 24 * 3600_000;
const morning = Date.parse('2026-11-24T08:30:00Z');

let dataDir: string;
let target: string;
beforeEach(async () => {
  dataDir = await ground.newFolder();
  target = path.join(await ground.newFolder(), 'backups');
});

/** Keeps a photo as a request's. @returns its bytes */
async function keepPhoto(folder: string): Promise<Buffer> {
  const picture = randomBytes(5_000);
  const storage = await openPhotoStorage({ dataDir: folder, releasesBucket: undefined });
  await storage.write(`${randomUUID()}/picture.jpg`, picture);
  return picture;
}

/** The settings of a server with an embedded database of the product in `dataDir`, which ends at once. */
async function embeddedSettings() {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const database = new Database(postgres.url, () => undefined);
  await migrate(database);
  await database.close();
  return {
    url: postgres.url,
    stop: () => postgres.stop(),
    settings: {
      dataDir,
      databaseUrl: undefined,
      releasesBucket: undefined,
      backupTo: { folder: target },
      backupsKept: 2,
    },
  };
}

describe('a nightly backup', () => {
  it('is restored for a trial before it is kept, with the photos, and the oldest are removed', async () => {
    await keepPhoto(dataDir);
    const { settings, url, stop } = await embeddedSettings();
    const place = await openBackupPlace(settings.backupTo);
    const made = [];
    for (const nights of [0, 1, 2]) {
      made.push(await makeBackup(settings, place, url, morning + nights * day));
    }
    const tables = await countTables(url);
    await stop();
    expect(made.map(({ photos }) => photos)).toEqual([1, 1, 1]);
    expect(made[0]?.tables).toBe(tables);
    expect(await place.names()).toEqual([
      'site-20261125T083000Z.tar.gz',
      'site-20261126T083000Z.tar.gz',
    ]);
    const kept = path.join(target, 'site-20261126T083000Z.tar.gz');
    expect((await stat(kept)).mode & 0o077).toBe(0);
    // Nothing of the trials is left.
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([]);
  });

  it('that lacks something when it is restored is not kept, and those before it stay', async () => {
    const { settings, url, stop } = await embeddedSettings();
    const place = await openBackupPlace(settings.backupTo);
    const other = await createDatabase();
    const larger = new Database(other.url, () => undefined);
    await migrate(larger);
    await larger.query('CREATE TABLE more ()');
    await larger.close();
    await makeBackup(settings, place, url, morning);
    await expect(makeBackup(settings, place, other.url, morning + day)).rejects.toThrow(
      /has \d+ of \d+ tables and 0 of 0 photos when it is restored, and was not kept/,
    );
    await stop();
    await other.drop();
    expect(await place.names()).toEqual([backupName(morning)]);
  });

  it('goes to a bucket as well', async () => {
    const { credentials: _, ...bucket } = bucketAt('nights/');
    const place = await openBackupPlace(bucket, objectKeys);
    const file = path.join(dataDir, 'a file');
    await writeFile(file, randomBytes(200_000));
    for (const nights of [1, 0]) await place.keep(backupName(morning + nights * day), file);
    await place.keep('something-else', file);
    expect(await place.names()).toEqual([backupName(morning), backupName(morning + day)]);
    await place.remove(backupName(morning));
    expect(await place.names()).toEqual([backupName(morning + day)]);
  });
});

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const version = hasTools
  ? Number(/(\d+)\./.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout)?.[1])
  : 0;

describe('a backup of a PostgreSQL server', () => {
  it('says what is missing where its programs are not installed, or older than the server', async () => {
    if (version >= 18) return;
    const { url, drop } = await createDatabase();
    const settings = { dataDir, databaseUrl: url, releasesBucket: undefined };
    await expect(writeArchive(settings, path.join(dataDir, 'b.tar.gz'))).rejects.toThrow(
      hasTools ? 'pg_dump failed: ' : 'Install the PostgreSQL client of the server’s version',
    );
    expect(await readdir(dataDir)).toEqual([]);
    await drop();
  });

  it('that was cut short, or is no backup, is not restored', async () => {
    const file = path.join(dataDir, 'b.tar.gz');
    await writeFile(file, randomBytes(2_000));
    const settings = {
      dataDir,
      databaseUrl: 'postgres://nobody@127.0.0.1:9/x',
      releasesBucket: undefined,
    };
    await expect(restoreArchive(settings, file)).rejects.toThrow('is no whole backup');
    await truncate(file, 0);
    await expect(tryArchive(settings, file)).rejects.toThrow('is no whole backup');
    expect(await readFile(file)).toHaveLength(0);
  });
});
