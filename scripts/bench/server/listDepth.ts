import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { runScript, startProduct } from '../../product/product.ts';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { adminSession } from '../tools/adminSession.ts';
import { median } from '../tools/percentile.ts';
import { printTable } from '../tools/table.ts';

const invoices = 1_000_000;
const rounds = 25;

const shown = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;

/** First page, a page deep in the list, and a search, with a million invoices. */
export async function benchListDepth(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-depth-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT: '10000000' };
  try {
    const product = await startProduct(env);
    try {
      await runScript('server/src/demo/seed.ts', ['--invoices', String(invoices)], env);
      await measure(product.url);
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string): Promise<void> {
  const { token } = await adminSession(url);
  const headers = { authorization: `Token ${token}` };
  const get = async (address: string): Promise<{ next: string | null }> =>
    (await (await fetch(url + address, { headers })).json()) as { next: string | null };
  const timed = async (address: (round: number) => string): Promise<number> => {
    await get(address(0));
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const start = performance.now();
      await get(address(round));
      times.push(performance.now() - start);
    }
    return median(times);
  };
  const first = '/api/invoices/?page=1&page_size=25';
  const deep = (await get('/api/invoices/?page=10000&page_size=25')).next ?? first;
  const firstTime = await timed(() => first);
  const deepTime = await timed(() => deep);
  const searchTime = await timed((round) => `/api/invoices/search/?q=client%20${round * 131}7`);
  printTable(`Invoices list, ${invoices} invoices, median of ${rounds}`, [
    ['first page', shown(firstTime)],
    ['page 10,001 through next', shown(deepTime)],
    ['ratio (to reach: 1.2)', `${(deepTime / firstTime).toFixed(2)}×`],
    ['search by client, with the way there (to reach in the database: 30 ms)', shown(searchTime)],
  ]);
}
