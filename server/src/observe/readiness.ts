import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/Database.ts';
import { missingMigrations } from '../db/migrate.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

/** What `/readyz` checks. */
export interface Needs {
  database: Pick<Database, 'probe'>;
  store: Pick<ReleaseStore, 'ready' | 'states' | 'defaultReleases' | 'storage'>;
  /** The data directory; not checked if omitted. */
  dataDir?: string | undefined;
}

/** Why the server is not ready. */
export interface Unready {
  status: 'no database' | 'migrating' | 'no releases' | 'disk full' | 'data folder' | 'slow';
  /** Migrations that have not been applied. */
  missing?: string[];
}

/** Milliseconds; load balancers time out soon after. */
const answerWithin = 1_000;

/** Size of the file written to test for free space: one disk block. */
const probeBytes = 4_096;

/**
 * The reason why the server cannot serve, or undefined. Database, disk and releases are checked
 * concurrently, the database on a separate connection: a busy pool does not mean that it is down.
 * @returns within a second
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

/** Releases in a bucket are served from local copies, even while the bucket is unavailable. */
async function ofReleases({ store }: Needs): Promise<Unready | undefined> {
  try {
    await store.ready();
    const { releases } = store.defaultReleases;
    // Without a shell there is no page, of whichever app.
    if (store.states.shell.live && !releases.shell) return { status: 'no releases' };
    const live = Object.values(releases);
    await Promise.all(live.map(({ app, version }) => store.storage.localFolder(app, version)));
    return undefined;
  } catch {
    // Without releases it cannot serve pages; another server may.
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

/** A full disk or exceeded quota, or else a missing or unwritable data directory. */
export const diskFault = (error: unknown): 'disk full' | 'data folder' =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? 'disk full'
    : 'data folder';
