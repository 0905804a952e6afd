import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { runScript, startProduct } from '../../product/product.ts';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { adminSession } from '../tools/adminSession.ts';
import { median } from '../tools/percentile.ts';
import { printTable } from '../tools/table.ts';

const few = 1_000;
const many = 1_000_000;
const rounds = 25;

const shown = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;

/** First page, a page deep in the list, and a search: with a thousand invoices, and with a million. */
export async function benchListDepth(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-depth-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT: '10000000' };
  try {
    const product = await startProduct(env);
    try {
      const { token } = await adminSession(product.url);
      const fill = (count: number) =>
        runScript('server/src/demo/seed.ts', ['--invoices', String(count)], env);
      await fill(few);
      const before = await measure(product.url, token);
      await fill(many - few);
      print(before, await measure(product.url, token));
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Medians in milliseconds, with the way there. */
interface Times {
  first: number;
  deep: number;
  search: number;
}

async function measure(url: string, token: string): Promise<Times> {
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
  return {
    first: await timed(() => first),
    deep: await timed(() => deep),
    search: await timed((round) => `/api/invoices/search/?q=client%20${round * 131}7`),
  };
}

function print(before: Times, after: Times): void {
  const ratio = (name: keyof Times): string => `${(after[name] / before[name]).toFixed(2)}×`;
  printTable(`Invoices list, ${few} and ${many} invoices, medians of ${rounds}`, [
    ['first page of few, of many', `${shown(before.first)}, ${shown(after.first)}`],
    ['ratio (to reach: 1.5)', ratio('first')],
    ['page 10,001 of many through next', shown(after.deep)],
    ['against its first page (to reach: 1.2)', `${(after.deep / after.first).toFixed(2)}×`],
    ['search by client in few, in many', `${shown(before.search)}, ${shown(after.search)}`],
    ['ratio (to reach: 1.5)', ratio('search')],
  ]);
}
