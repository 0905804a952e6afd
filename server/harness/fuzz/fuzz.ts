/**
 * `npm run attack:bodies`: fuzzes every call of a test server, with its own database, with valid,
 * mutated and hostile input. `-- 50000 --seed 1` sets the number of calls and the seed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../src/db/embedded/startEmbeddedPostgres.ts';
import { excluded, runFuzz, type Outcome } from './runFuzz.ts';
import { cannotPass } from './preparations.ts';
import { startTarget } from './startTarget.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Date.now() % 100_000) } },
});
const count = Number(positionals[0] ?? 50_000);
const seed = Number(values.seed);
console.log(`${count} calls, seed ${seed}`);
for (const [route, reason] of Object.entries(excluded))
  console.log(`Not driven: ${route} ${reason}`);

const dataDir = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
const postgres = await startEmbeddedPostgres({ dataDir });
process.env['TEST_DATABASE_URL'] = postgres.url;
const outcome = await attack();

console.table(outcome.statuses);
console.log(`Slowest: ${outcome.slowest.milliseconds} ms, ${outcome.slowest.call}`);
for (const [route, lastFailure] of Object.entries(outcome.neverPassed)) {
  console.log(
    `Never answered with success: ${route}: ${cannotPass[route] ?? `UNEXPECTED ${lastFailure}`}`,
  );
}
for (const wrong of outcome.wrong.slice(0, 50)) console.log(`WRONG ${wrong}`);
console.log(`${outcome.calls} calls, ${outcome.wrong.length} wrong.`);
process.exitCode = outcome.wrong.length === 0 ? 0 : 1;

async function attack(): Promise<Outcome> {
  try {
    const target = await startTarget();
    try {
      return await runFuzz(target, { count, seed, log: (line) => console.log(line) });
    } finally {
      await target.close();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
