import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/Database.ts';
import { missingMigrations } from '../db/migrate.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

/** What a server needs to serve; looked at for `/readyz`. */
export interface Needs {
  database: Pick<Database, 'probe'>;
  store: Pick<ReleaseStore, 'ready' | 'forAll' | 'storage'>;
  /** Where the server writes; not looked at if not said. */
  dataDir?: string | undefined;
}

/** Why a server is not to be sent requests. */
export interface Unready {
  status: 'no database' | 'migrating' | 'no releases' | 'disk full' | 'data folder' | 'slow';
  /** Migrations that the database lacks. */
  missing?: string[];
}

/** Milliseconds within which a balancer must have its answer. */
const answerWithin = 1_000;

/** Bytes of the file that is written to see whether there is room: one block of a disk. */
const probeBytes = 4_096;

/**
 * What keeps the server from serving; undefined when nothing does. Database, disk and releases are
 * looked at side by side, the database over a connection of its own: a busy pool is not a lost one.
 * @returns after a second at most
 */
export async function whyUnready(needs: Needs): Promise<Unready | undefined> {
  const late = new AbortController();
  const looked = Promise.all([ofDatabase(needs), ofReleases(needs), ofDisk(needs)]);
  const found = await Promise.race([
    looked,
    delay(answerWithin, [{ status: 'slow' } as const], { signal: late.signal }),
  ]).finally(() => late.abort());
  return found.find((fault) => fault !== undefined);
}

async function ofDatabase({ database }: Needs): Promise<Unready | undefined> {
  try {
    const missing = await missingMigrations(database.probe);
    return missing.length > 0 ? { status: 'migrating', missing } : undefined;
  } catch {
    return { status: 'no database' };
  }
}

/** Releases in a bucket are served from local copies, also while the bucket is away. */
async function ofReleases({ store }: Needs): Promise<Unready | undefined> {
  try {
    await store.ready();
    const live = Object.values(store.forAll.releases);
    await Promise.all(live.map(({ app, version }) => store.storage.localFolder(app, version)));
    return undefined;
  } catch {
    // Without them it has no page to give; another server may.
    return { status: 'no releases' };
  }
}

async function ofDisk({ dataDir }: Needs): Promise<Unready | undefined> {
  if (dataDir === undefined) return undefined;
  const file = path.join(dataDir, `.ready-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, Buffer.alloc(probeBytes));
    return undefined;
  } catch (error) {
    return { status: diskFault(error) };
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Full, of space or of a quota; or the data folder is not there, or not to be written to. */
export const diskFault = (error: unknown): 'disk full' | 'data folder' =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? 'disk full'
    : 'data folder';
