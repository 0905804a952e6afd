import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from 'shared-api/contract/releases/release';
import { trustTheSystem } from '../../../server/harness/database/trustTheSystem.ts';
import { ReleaseStore } from '../../../server/src/releases/ReleaseStore.ts';
import { FolderStorage } from '../../../server/src/releases/storage/FolderStorage.ts';
import { copyFolder, linkFile } from '../../product/copyFolder.ts';
import { startServer, type Product } from '../../product/product.ts';
import { root } from '../command.ts';
import { keptFolder } from './keptFolder.ts';

/** Milliseconds for which a template serves: the days of the demo data are around that of their making. */
const templateAge = 7 * 24 * 3600_000;
const templates = path.join(root, 'node_modules/.cache/trials');

/**
 * What a trial's server gets of the environment. A command has the keys of production; whatever it
 * tries must not reach its database, mail, payments or releases.
 */
const inherited = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(inherited.map((name) => [name, process.env[name]]));

const settings = {
  RATE_LIMIT: '100000',
  PAGE_RATE_LIMIT: '100000',
  // A page that takes this long in production would not be rendered there either.
  RENDER_SECONDS: '5',
};

/**
 * Starts a product with these releases live, and demo data, that nobody else sees.
 * @param store where the releases are stored
 * @param whileStarting called when its data is there and it starts, which takes a while
 */
export async function startTrialProduct(
  store: ReleaseStore,
  releases: readonly Release[],
  whileStarting: () => void,
): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trial-'));
  const remove = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  try {
    const template = await templateFor(store, releases);
    const copied = await Promise.allSettled([
      copyFolder(template, dataDir),
      copyReleases(store, releases, dataDir),
    ]);
    for (const one of copied) if (one.status === 'rejected') throw one.reason;
    const server = await startServer(dataDir, settings, environment(), whileStarting);
    return {
      ...server,
      dataDir,
      async stop() {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyReleases(
  store: ReleaseStore,
  releases: readonly Release[],
  dataDir: string,
): Promise<void> {
  const folder = path.join(dataDir, 'releases');
  const own = new ReleaseStore(new FolderStorage(folder));
  const placeOf = ({ app, version }: Release): string => path.join(folder, app, version);
  await Promise.all(
    releases.map(async (release) => {
      const { app, version } = release;
      // What is stored is never written to: a file that is stored anew takes the place of the old one.
      await copyFolder(await store.folderOf(app, version), placeOf(release), linkFile);
    }),
  );
  for (const release of releases) {
    const { app, version } = release;
    await own.put(placeOf(release));
    await own.makeLive(app, version, { by: 'trial' });
  }
}

/** A data directory with migrated database and demo data; made once for each state of what fills it. */
async function templateFor(store: ReleaseStore, releases: readonly Release[]): Promise<string> {
  const age = Math.floor(Date.now() / templateAge);
  return keptFolder(templates, `${await fingerprint()}-${age}`, async (folder) => {
    console.log('Preparing demo data for trials …');
    const dataDir = await mkdtemp(path.join(tmpdir(), 'trial-template-'));
    await copyReleases(store, releases, dataDir);
    const server = await startServer(dataDir, settings, environment());
    await trustTheSystem(path.join(dataDir, 'postgres', 'cluster'));
    await server.stop();
    await rm(path.join(dataDir, 'releases'), { recursive: true });
    await copyFolder(dataDir, folder);
    await rm(dataDir, { recursive: true, force: true });
  });
}

/** Of the migrations and the demo data. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['server/migrations', 'server/src/demo']) {
    const names = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
      hash.update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
