import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { freePort } from '../../product/product.ts';
import { root } from '../../../webpack/apps.ts';

const connections = 8;

/** A measured server in its own process. */
export interface MeasuredServer {
  url: string;
  child: ChildProcess;
}

/** Starts a script that listens on `PORT` and serves `/readyz`. */
export async function start(script: string, env: Record<string, string>): Promise<MeasuredServer> {
  const port = await freePort();
  const child = fork(path.join(root, script), {
    execArgv: ['--import', path.join(root, 'scripts/bench/tools/reportCpu.ts')],
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

async function processorTime({ child }: MeasuredServer): Promise<number> {
  child.send('cpu');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

function get(url: string, headers: Record<string, string>, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === status) resolve();
        else reject(new Error(`${url} answered ${String(response.statusCode)}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

interface CostOptions {
  requests?: number;
  /** Number of initial requests that are not measured. */
  warmUp?: number;
  /** Expected status of every response. */
  status?: number;
}

/**
 * CPU time of the server per request, in microseconds, after warming up.
 * @param address what to request; a function is called for each request
 */
export async function cost(
  server: MeasuredServer,
  address: string | (() => string),
  headers: Record<string, string>,
  { requests = 4000, warmUp = 1500, status = 200 }: CostOptions = {},
): Promise<number> {
  const run = async (count: number): Promise<void> => {
    let left = count;
    const worker = async (): Promise<void> => {
      while (left-- > 0) {
        const path = typeof address === 'string' ? address : address();
        await get(server.url + path, headers, status);
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
  };
  await run(warmUp);
  const before = await processorTime(server);
  await run(requests);
  return ((await processorTime(server)) - before) / requests;
}

/** Stops a measured server. */
export async function end({ child }: MeasuredServer): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export const closeConnections = (): void => agent.destroy();

/** The best of several measurements, which is the least disturbed one. */
export const best = (values: number[]): number => Math.min(...values);
