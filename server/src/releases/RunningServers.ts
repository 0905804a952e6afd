import { randomUUID } from 'node:crypto';
import contract from 'shared-api/contract.json' with { type: 'json' };
import type { ContractDescription } from 'shared-api/contract/calls/description';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

/** A server that answers visitors, as it tells those who release. */
export interface RunningServer {
  /** Where those who release reach it. */
  url: string;
  contract: ContractDescription;
  /** Instant of its last sign of life, milliseconds. */
  seenAt: number;
}

const prefix = 'servers/';
/** Seconds between signs of life. */
export const signEvery = 30;
/** Milliseconds after which a server without a sign is not there any more. */
const goneAfter = 3 * signEvery * 1000;
const forgottenAfter = 24 * 3600_000;

/**
 * Tells those who release that a server runs, where, and which contract it offers.
 * @returns what gives another sign of life, and what says goodbye
 */
export function announce(storage: ReleaseStorage, url: () => string) {
  const key = `${prefix}${randomUUID()}`;
  return {
    sign: (): Promise<void> =>
      storage.write(key, JSON.stringify({ url: url(), contract, seenAt: Date.now() })),
    leave: (): Promise<void> => storage.remove(key),
  };
}

/** A sign as it was written; undefined for one that is gone, or damaged. */
async function readSign(storage: ReleaseStorage, key: string) {
  const content = await storage.read(key);
  try {
    return content && { key, ...(JSON.parse(content.toString()) as RunningServer) };
  } catch {
    return undefined;
  }
}

/** The servers that run on a storage now, who was heard of last first. */
export async function runningServers(storage: ReleaseStorage): Promise<RunningServer[]> {
  const keys = await storage.list(prefix);
  const servers = await Promise.all(keys.map((key) => readSign(storage, key)));
  const now = Date.now();
  const running: RunningServer[] = [];
  for (const server of servers) {
    if (!server) continue;
    if (server.seenAt > now - goneAfter) running.push(server);
    else if (server.seenAt < now - forgottenAfter) await storage.remove(server.key);
  }
  return running.sort((a, b) => b.seenAt - a.seenAt);
}
