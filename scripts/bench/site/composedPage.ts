import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { root } from '../../../webpack/apps.ts';
import { best, closeConnections, cost, end, start } from '../tools/serverCpu.ts';
import { printTable } from '../tools/table.ts';

const rounds = 7;
const headers = { 'accept-encoding': 'br' };

/** Headers that Node adds to each answer itself. */
const added = ['date', 'connection', 'keep-alive'];

/** The raw bytes of a response, and its headers, names and values in turn. */
function answerOf(url: string): Promise<{ body: Buffer; headers: string[] }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const own = Object.entries(response.headersDistinct)
          .filter(([name]) => !added.includes(name))
          .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));
        resolve({ body: Buffer.concat(parts), headers: own });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The home page from the page cache, compared with the same bytes, headers too, from plain node:http. */
export async function benchComposedPage(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PAGE_RATE_LIMIT: '10000000' };
  spawnSync(process.execPath, ['server/src/releases/publish.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const product = await start('server/src/main.ts', env);
  const page = await answerOf(`${product.url}/`);
  const files = {
    PAGE_FILE: path.join(dataDir, 'page.br'),
    HEADERS_FILE: path.join(dataDir, 'headers.json'),
  };
  await writeFile(files.PAGE_FILE, page.body);
  await writeFile(files.HEADERS_FILE, JSON.stringify(page.headers));
  const raw = await start('scripts/bench/site/rawPageServer.ts', files);
  try {
    const costs = { product: [] as number[], raw: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      costs.raw.push(await cost(raw, '/', headers));
      costs.product.push(await cost(product, '/', headers));
    }
    const [bare, composed] = [best(costs.raw), best(costs.product)];
    printTable('Composed page from cache, requests of one processor in a second', [
      ['bare node:http, same bytes', (1e6 / bare).toFixed(0)],
      ['product', (1e6 / composed).toFixed(0)],
      ['ratio (to reach: 0.8)', `${(bare / composed).toFixed(2)}×`],
    ]);
  } finally {
    closeConnections();
    await end(product);
    await end(raw);
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
