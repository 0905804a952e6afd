import { randomUUID } from 'node:crypto';
import contract from 'shared-api/contract.json' with { type: 'json' };
import type { ContractDescription } from 'shared-api/contract/calls/record/description';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

/** A running server, as announced to the release commands. */
export interface RunningServer {
  /** The URL at which release commands reach it. */
  url: string;
  contract: ContractDescription;
  /** Time of its last heartbeat (milliseconds). */
  seenAt: number;
}

const prefix = 'servers/';
/** Seconds between heartbeats. */
export const heartbeatSeconds = 30;
/** Milliseconds without a heartbeat after which a server counts as gone. */
const expiresAfter = 3 * heartbeatSeconds * 1000;
const forgottenAfter = 24 * 3600_000;

/**
 * Announces a running server to the release commands, with its URL and contract.
 * @returns functions to send another heartbeat and to sign off
 */
export function announce(storage: ReleaseStorage, url: () => string) {
  const key = `${prefix}${randomUUID()}`;
  return {
    sign: (): Promise<void> =>
      storage.write(key, JSON.stringify({ url: url(), contract, seenAt: Date.now() })),
    leave: (): Promise<void> => storage.remove(key),
  };
}

/** A heartbeat; undefined if it is missing or damaged. */
async function readHeartbeat(storage: ReleaseStorage, key: string) {
  const content = await storage.read(key);
  try {
    return content && { key, ...(JSON.parse(content.toString()) as RunningServer) };
  } catch {
    return undefined;
  }
}

/** The servers running on this storage, most recent heartbeat first. */
export async function runningServers(storage: ReleaseStorage): Promise<RunningServer[]> {
  const keys = await storage.list(prefix);
  const servers = await Promise.all(keys.map((key) => readHeartbeat(storage, key)));
  const now = Date.now();
  const running: RunningServer[] = [];
  for (const server of servers) {
    if (!server) continue;
    if (server.seenAt > now - expiresAfter) running.push(server);
    else if (server.seenAt < now - forgottenAfter) await storage.remove(server.key);
  }
  return running.sort((a, b) => b.seenAt - a.seenAt);
}
