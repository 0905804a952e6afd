import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { Draining } from '../../src/observe/Draining.ts';
import type { Chosen, LiveReleases } from '../../src/releases/chooseReleases.ts';
import { ReleaseStore } from '../../src/releases/ReleaseStore.ts';
import { FolderStorage } from '../../src/releases/storage/FolderStorage.ts';
import { completeMark } from '../../src/releases/storage/ReleaseStorage.ts';
import { logTo } from '../../src/telemetry/logging.ts';
import { startTestServer } from './testServer.ts';

export type TestObserve = Awaited<ReturnType<typeof startTestObserve>>;

/** The token for the metrics of these servers. */
export const metricsToken = 'a token for the figures';

/** A secret in addresses, which no log may hold. */
export const secret = 'HKuAwdjNJgmtlHIDsJQo';

/** A store whose releases exist by name only. */
class NamedStore extends ReleaseStore {
  versions: Record<string, string> = { shell: 's1', 'public-site': 'p1', 'back-office': 'b1' };
  override async ready(): Promise<void> {
    await Promise.resolve();
  }
  override get defaultReleases(): Chosen {
    const releases = Object.fromEntries(
      Object.entries(this.versions).map(([app, version]) => [app, { app, version }]),
    ) as LiveReleases;
    return { releases, key: '', header: '', previewed: [] };
  }
}

/** A server that writes its log to `lines`, and what reads its metrics. */
export async function startTestObserve() {
  const folder = await mkdtemp(path.join(tmpdir(), 'observe-'));
  const storage = new FolderStorage(folder);
  for (const release of ['shell/s1', 'public-site/p1', 'back-office/b1']) {
    const [app, version] = release.split('/');
    await storage.write(`${release}/${completeMark}`, JSON.stringify({ app, version, sizes: {} }));
  }
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const draining = new Draining();
  const server = await startTestServer({
    store: new NamedStore(storage),
    draining,
    metrics: { token: metricsToken },
    trustProxy: 1,
    logger: { ...logTo('info'), stream },
  });
  return {
    server,
    lines,
    draining,
    /** The metrics, as text. */
    async figures(): Promise<string> {
      const { statusCode, body } = await server.app.inject({
        url: '/metrics',
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      if (statusCode !== 200) throw new Error(`/metrics answered ${statusCode}.`);
      return body;
    },
    async close(): Promise<void> {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
