/**
 * `npm run soak:ledger`: random histories of money against the oracle, by blocks of 50. It goes on where it
 * was stopped, as long as the seed is the same. `--histories 100000 --seed 1 --workers 2 --folder
 * data/ledger-soak`.
 */
import { fork } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../src/db/embedded/startEmbeddedPostgres.ts';
import { makeTemplate } from '../testing/testDatabases.ts';
import { historiesOfBlock } from './soakBlocks.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: 'data/ledger-soak' },
  },
});
const blocks = Math.ceil(Number(values.histories) / historiesOfBlock);
const workers = Number(values.workers);
await mkdir(values.folder, { recursive: true });
const log = path.resolve(values.folder, `seed-${values.seed}.log`);
const isDone = new Set((await readFile(log, 'utf8').catch(() => '')).split('\n').map(Number));
const left = Array.from({ length: blocks }, (_, block) => block + 1).filter(
  (block) => !isDone.has(block),
);
console.log(`Seed ${values.seed}: ${left.length} of ${blocks} blocks are left.`);

const dataDir = path.resolve(values.folder, `postgres-${process.pid}`);
const postgres = await startEmbeddedPostgres({ dataDir });
process.env['TEST_DATABASE_URL'] = postgres.url;
await makeTemplate();
const children = Array.from({ length: workers }, (_, worker) => {
  const own = left.filter((_block, index) => index % workers === worker);
  return fork(path.join(import.meta.dirname, 'soakWorker.ts'), [values.seed, log, own.join(',')]);
});
// They would go on alone, without a database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill();
  });
}
const codes = await Promise.all(
  children.map(
    (child) =>
      new Promise<number | null>((resolve) => {
        child.once('exit', resolve);
      }),
  ),
);
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
const isFine = codes.every((code) => code === 0);
const notFine = codes.includes(null)
  ? 'Stopped; the blocks that are done are kept.'
  : 'They differ, see above.';
console.log(isFine ? 'The ledger and the oracle agree on all of them.' : notFine);
process.exitCode = isFine ? 0 : 1;
