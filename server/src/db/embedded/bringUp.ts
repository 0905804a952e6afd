import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { removeLeftovers } from './cluster.ts';
import { EmbeddedPostgresError, failure } from './EmbeddedPostgresError.ts';
import type { Endpoint } from './endpoint.ts';
import { chooseEndpoint, endpointOf } from './endpoint.ts';
import type { Home } from './home.ts';
import { clusterFolder } from './home.ts';
import { launchPostmaster } from './postmaster.ts';
import type { PostmasterFile } from './postmasterFile.ts';
import { isAlive, isPostmaster, readPostmasterFile } from './postmasterFile.ts';
import type { Session } from './session.ts';
import { ensureApplication, isLoss, lockDataFolder, openSession, servedBy } from './session.ts';

const retryForMs = 10_000;

/**
 * Not errors yet: leftover processes of an earlier server, or another start that was slightly
 * faster.
 */
const passing = /pre-existing shared memory block|lock file ".*" already exists/;

export interface Installation {
  home: Home;
  binaries: Binaries;
  log: (line: string) => void;
}

/** A running PostgreSQL that this process owns. */
export interface Held {
  session: Session;
  endpoint: Endpoint;
  /** The postmaster's process number. */
  pid: number;
}

/**
 * Adopts the PostgreSQL already running on this home, or starts one, and locks the data directory
 * for this process. `wanted` is the endpoint of a server that was lost; `meanwhile` is called while one starts.
 *
 * @throws EmbeddedPostgresError with how to fix it; DataFolderInUseError if another process owns it
 */
export async function bringUp(
  installation: Installation,
  wanted?: Endpoint,
  meanwhile?: () => void,
): Promise<Held> {
  const { home, binaries, log } = installation;
  const giveUpAt = Date.now() + retryForMs;
  let endpoint = wanted;
  for (;;) {
    const last = await readPostmasterFile(clusterFolder(home));
    const adopted = last?.listens && (await adopt(installation, last));
    if (adopted) return adopted;

    endpoint ??= await chooseEndpoint(home, last);
    const launch = await launchPostmaster(home, binaries, endpoint, await strangerIn(last, home));
    meanwhile?.();
    const session = await openSession(endpoint, () => !launch.hasExited(), log);
    const held = session && (await hold(session, endpoint, home));
    if (held) {
      await removeLeftovers(home, binaries);
      return held;
    }
    const output = await launch.output();
    if (!session && !launch.hasExited()) launch.abort();
    // It answered and then stopped: another process shut it down, and we can start our own.
    if (Date.now() > giveUpAt || !(session || passing.test(output))) {
      throw failure('PostgreSQL did not start. Its last words:', output);
    }
    log('Waiting for the last processes of an earlier PostgreSQL to end…');
    await delay(250);
  }
}

/**
 * The pid of an unrelated program that reuses a dead postmaster's pid; never that of a living
 * postmaster.
 */
async function strangerIn(
  file: PostmasterFile | undefined,
  home: Home,
): Promise<number | undefined> {
  if (!file || !isAlive(file.pid)) return undefined;
  return (await isPostmaster(file.pid, clusterFolder(home))) ? undefined : file.pid;
}

async function adopt({ home, log }: Installation, file: PostmasterFile): Promise<Held | undefined> {
  const lives = () => isPostmaster(file.pid, clusterFolder(home));
  const endpoint = await endpointOf(home, file);
  const session = await openSession(endpoint, lives, log);
  if (!session) {
    if (!(await lives())) return undefined;
    throw new EmbeddedPostgresError(
      `A PostgreSQL (process ${file.pid}) runs on ${home.folder} and does not answer. End it with ` +
        `kill -QUIT ${file.pid} and start again: nothing that was saved is lost.`,
    );
  }
  const held = await hold(session, endpoint, home);
  if (held) log(`Took over the PostgreSQL that was running already (process ${held.pid}).`);
  return held;
}

/** Undefined if the server has stopped meanwhile, or serves another directory. */
async function hold(session: Session, endpoint: Endpoint, home: Home): Promise<Held | undefined> {
  try {
    const file = await servedBy(session, home);
    if (file) {
      await lockDataFolder(session, home);
      await ensureApplication(session, endpoint);
      session.unref();
      return { session, endpoint, pid: file.pid };
    }
  } catch (error) {
    if (!isLoss(error)) {
      await session.client.end();
      throw error;
    }
  }
  await session.client.end();
  return undefined;
}
