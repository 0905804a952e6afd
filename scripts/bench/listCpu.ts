import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/product.ts';
import { startEmbeddedPostgres } from '../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { root } from '../../webpack/apps.ts';
import { adminSession } from './adminSession.ts';
import { printTable } from './table.ts';

const requests = 4000;
const warmUp = 1500;
const connections = 8;
const rounds = 3;

interface Server {
  url: string;
  child: ChildProcess;
}

async function start(script: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = fork(path.join(root, script), {
    execArgv: ['--import', path.join(root, 'scripts/bench/reportCpu.ts')],
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'error', NODE_ENV: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, child };
}

async function processorTime({ child }: Server): Promise<number> {
  child.send('cpu');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

function get(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${String(response.statusCode)}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Microseconds of the server's processor time for one request, after warming up. */
async function cost(server: Server, address: string, headers: Record<string, string>) {
  const run = async (count: number): Promise<void> => {
    let left = count;
    const worker = async (): Promise<void> => {
      while (left-- > 0) await get(server.url + address, headers);
    };
    await Promise.all(Array.from({ length: connections }, worker));
  };
  await run(warmUp);
  const before = await processorTime(server);
  await run(requests);
  return ((await processorTime(server)) - before) / requests;
}

async function end({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Processor time of the quotes list: the product against bare node:http + pg, same database. */
export async function benchListCpu(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMIT: '10000000' };
  const product = await start('server/src/main.ts', env);
  const raw = await start('scripts/bench/rawListServer.ts', env);
  try {
    const { token } = await adminSession(product.url);
    const headers = { authorization: `Token ${token}` };
    const costs = { product: [] as number[], raw: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      costs.raw.push(await cost(raw, '/', {}));
      costs.product.push(await cost(product, '/api/quotes/?page=1&page_size=25', headers));
    }
    const best = (values: number[]): number => Math.min(...values);
    printTable('Quotes list, processor time a request', [
      ['bare node:http + pg', `${best(costs.raw).toFixed(0)} µs`],
      ['product, authenticated and validated', `${best(costs.product).toFixed(0)} µs`],
      ['ratio (to reach: 1.5)', `${(best(costs.product) / best(costs.raw)).toFixed(2)}×`],
    ]);
  } finally {
    agent.destroy();
    await end(product);
    await end(raw);
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
