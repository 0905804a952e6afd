import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { adminSession } from '../tools/adminSession.ts';
import { longDetails } from './invoicePdf.ts';
import { percentile } from '../tools/percentile.ts';
import { end, start } from '../tools/serverCpu.ts';
import { printTable } from '../tools/table.ts';

const invoices = 10;
/** The maximum of the contract, minus the heading row. */
const lines = 499;

/** Response time of `/healthz` while ten invoices of maximum length are downloaded concurrently. */
export async function benchDocumentLoop(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const product = await start('server/src/main.ts', { DATA_DIR: dataDir });
  try {
    const { token } = await adminSession(product.url);
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
    const ids: number[] = [];
    for (let number = 0; number < invoices; number += 1) {
      const answer = await fetch(`${product.url}/api/invoices/create`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ subTotal: 1, newLineData: longDetails(lines, number) }),
      });
      if (!answer.ok) throw new Error(`An invoice was answered with ${await answer.text()}`);
      ids.push(((await answer.json()) as { id: number }).id);
    }
    const idle = await probe(product.url, () => delay(2000));
    let statuses: number[] = [];
    const begun = performance.now();
    const busy = await probe(product.url, async () => {
      statuses = await Promise.all(
        ids.map(async (id) => {
          const answer = await fetch(`${product.url}/api/download-invoice/draft-${id}`, {
            headers,
          });
          await answer.arrayBuffer();
          return answer.status;
        }),
      );
    });
    const took = performance.now() - begun;
    const row = (name: string, times: number[]): string[] => [
      name,
      ...[0.5, 0.99, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`),
    ];
    printTable(
      `/healthz beside ${invoices} invoices of ${lines} lines at once (median, 99th percentile, worst)`,
      [
        row('idle', idle),
        row('while they are written (to reach: 200 ms at the 99th percentile)', busy),
        [
          `all of them answered ${[...new Set(statuses)].join(', ')} after`,
          `${took.toFixed(0)} ms`,
        ],
      ],
    );
  } finally {
    await end(product);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Response times of `/healthz` in milliseconds, called every 10 ms while some work is running. */
async function probe(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const probes: Promise<number>[] = [];
  const timer = setInterval(() => {
    const start = performance.now();
    probes.push(
      fetch(`${url}/healthz`).then(async (answer) => {
        await answer.arrayBuffer();
        return performance.now() - start;
      }),
    );
  }, 10);
  await work();
  clearInterval(timer);
  return Promise.all(probes);
}
