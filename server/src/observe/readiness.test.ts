import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';
import { completeMark } from '../releases/storage/ReleaseStorage.ts';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import { diskFault, whyUnready, type Needs } from './readiness.ts';

let folder: string;
let drop: () => Promise<void>;
let database: Database;
let needs: Needs & { dataDir: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'readiness-'));
  const created = await createDatabase();
  ({ drop } = created);
  database = new Database(created.url, () => undefined);
  await migrate(database);
  const storage = new FolderStorage(path.join(folder, 'releases'));
  await storage.write(`shell/s1/${completeMark}`, '{}');
  const releases = { shell: { app: 'shell', version: 's1' } };
  const store = {
    storage,
    ready: () => Promise.resolve(),
    states: { shell: { live: { version: 's1' } } },
    defaultReleases: { releases, key: '', header: '', previewed: [] },
  } as unknown as Needs['store'];
  needs = { database, store, dataDir: path.join(folder, 'data') };
});
afterAll(async () => {
  await database.close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a server', () => {
  it('is ready with its database, its releases and room on the disk', async () => {
    expect(await whyUnready(needs)).toBeUndefined();
  });

  it('is ready while every connection of the pool is busy', async () => {
    const held = Promise.withResolvers<undefined>();
    const busy = Array.from({ length: 30 }, () => database.transaction(() => held.promise));
    const unready = await whyUnready(needs);
    held.resolve(undefined);
    await Promise.all(busy);
    expect(unready).toBeUndefined();
  });

  it('is not ready without its database', async () => {
    const nobody = new Database('postgres://nobody@127.0.0.1:9/none', () => undefined);
    expect(await whyUnready({ ...needs, database: nobody })).toEqual({ status: 'no database' });
    await nobody.close();
  });

  it('is not ready while its database does not answer', async () => {
    const unready = await database.transaction(async (connection) => {
      await connection.query('LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE');
      return whyUnready(needs);
    });
    expect(['slow', 'no database']).toContain(unready?.status);
  });

  it('is not ready while the release storage is away, and ready when it is back', async () => {
    const releasesFolder = path.join(folder, 'releases');
    await rename(releasesFolder, `${releasesFolder}-away`);
    const away = await whyUnready(needs);
    await rename(`${releasesFolder}-away`, releasesFolder);
    expect(away).toEqual({ status: 'no releases' });
    expect(await whyUnready(needs)).toBeUndefined();
  });

  it('is not ready without the shell, of which every page is made', async () => {
    const { store } = needs;
    const defaultReleases = { ...store.defaultReleases, releases: {} };
    const unready = await whyUnready({
      ...needs,
      store: { ...store, defaultReleases },
    });
    expect(unready).toEqual({ status: 'no releases' });
  });

  it('is not ready when nothing can be written', async () => {
    const file = path.join(folder, 'a file');
    await writeFile(file, '');
    expect(await whyUnready({ ...needs, dataDir: path.join(file, 'data') })).toEqual({
      status: 'data folder',
    });
  });

  it.each([
    ['ENOSPC', 'disk full'],
    ['EDQUOT', 'disk full'],
    ['EACCES', 'data folder'],
    ['EROFS', 'data folder'],
  ])('tells by %s that the fault is: %s', (code, status) => {
    expect(diskFault(Object.assign(new Error(code), { code }))).toBe(status);
  });
});
