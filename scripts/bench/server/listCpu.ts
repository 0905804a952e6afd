import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { adminSession } from '../tools/adminSession.ts';
import { best, closeConnections, cost, end, start } from '../tools/serverCpu.ts';
import { printTable } from '../tools/table.ts';

const rounds = 3;

/** CPU time of the quotes list, compared with plain node:http + pg on the same database. */
export async function benchListCpu(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMIT: '10000000' };
  const product = await start('server/src/main.ts', env);
  const raw = await start('scripts/bench/server/rawListServer.ts', env);
  try {
    const { token } = await adminSession(product.url);
    const headers = { authorization: `Token ${token}` };
    const costs = { product: [] as number[], raw: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      costs.raw.push(await cost(raw, '/', {}));
      costs.product.push(await cost(product, '/api/quotes/?page=1&page_size=25', headers));
    }
    printTable('Quotes list, processor time a request', [
      ['bare node:http + pg', `${best(costs.raw).toFixed(0)} µs`],
      ['product, authenticated and validated', `${best(costs.product).toFixed(0)} µs`],
      ['ratio (to reach: 1.5)', `${(best(costs.product) / best(costs.raw)).toFixed(2)}×`],
    ]);
  } finally {
    closeConnections();
    await end(product);
    await end(raw);
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
