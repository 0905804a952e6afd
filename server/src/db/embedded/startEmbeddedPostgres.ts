import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installedPackage, prepareBinaries } from './binaries.ts';
import type { Held, Installation } from './bringUp.ts';
import { bringUp } from './bringUp.ts';
import { prepareCluster } from './cluster.ts';
import { DataFolderInUseError, EmbeddedPostgresError, failure } from './EmbeddedPostgresError.ts';
import type { Endpoint } from './endpoint.ts';
import { connectionString, removeSocketFolder } from './endpoint.ts';
import { findHome } from './home.ts';
import { stopPostmaster } from './postmaster.ts';
import { applicationName } from './session.ts';

const longestPauseMs = 30_000;

export interface EmbeddedPostgresOptions {
  /** The server's data directory (DATA_DIR). Created if missing; nothing else in it is touched. */
  dataDir: string;
  /** Receives messages for the person at the terminal. */
  log?: (line: string) => void;
  /** Called when PostgreSQL has been told to start, and there is nothing to do but wait for it. */
  meanwhile?: (() => void) | undefined;
}

export interface EmbeddedPostgres {
  /**
   * Connection string for `pg`: role `app`, which owns the database `app` and may create others. It
   * stays valid across restarts of PostgreSQL.
   */
  url: string;
  /** The actual location of the data, usually `<dataDir>/postgres`; see docs/decisions/0004. */
  folder: string;
  /** Stops PostgreSQL and waits for it to exit. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder, or takes over the one that a killed server left running
 * there. If PostgreSQL dies later it is started again; connections in use break, as with any
 * server, so `pool.on('error')` is needed.
 *
 * @throws EmbeddedPostgresError with PostgreSQL's last words and the cure.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => undefined,
  meanwhile,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const home = await findHome(resolve(dataDir), log);
    const binaries = await prepareBinaries(installedPackage(), home);
    await prepareCluster(home, binaries);
    const installation = { home, binaries, log };
    const held = await bringUp(installation, undefined, meanwhile);
    return {
      url: connectionString(held.endpoint, applicationName, applicationName),
      folder: home.folder,
      stop: keepUp(installation, held),
    };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw failure(`PostgreSQL could not be started on ${dataDir}.`, String(error));
  }
}

/** Restarts the server whenever it is lost. Returns a function that stops it for good. */
function keepUp(installation: Installation, first: Held): () => Promise<void> {
  const { home, binaries, log } = installation;
  const stopping = new AbortController();
  // Undefined while there is no server that this process may stop.
  let held: Held | undefined = first;
  let repair = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const watch = ({ session, endpoint }: Held): void => {
    void session.ended.then(() => {
      if (stopping.signal.aborted) return;
      log('The connection to PostgreSQL was lost; bringing it back…');
      held = undefined;
      repair = bringBack(endpoint);
    });
  };

  const bringBack = async (endpoint: Endpoint): Promise<void> => {
    let pauseMs = 1_000;
    while (!stopping.signal.aborted) {
      try {
        held = await bringUp(installation, endpoint);
        watch(held);
        log('PostgreSQL is back.');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        if (error instanceof DataFolderInUseError) return;
      }
      await delay(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(
        () => undefined,
      );
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await repair;
    if (!held) return;
    await stopPostmaster(home, binaries, held.pid);
    await removeSocketFolder(home, held.endpoint);
  };

  watch(first);
  return () => (stopped ??= stop());
}
