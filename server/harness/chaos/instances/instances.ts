/**
 * `npm run chaos:instances`: runs two servers on one database behind a load balancer under constant
 * writes, and kills one of them every few seconds; then restarts both in turn, as in an upgrade.
 * Reports acknowledged writes that were lost, anything done twice, and requests that failed during
 * the upgrade. `--rounds 20 --pause 3 --seed 1 --mode kill|upgrade`; both modes by default.
 */
import { parseArgs } from 'node:util';
import { runInstances } from './runInstances.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    pause: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    mode: { type: 'string' },
  },
});

let wrong = 0;
for (const mode of ['kill', 'upgrade'] as const) {
  if (values.mode !== undefined && values.mode !== mode) continue;
  console.log(`\n${mode}, seed ${values.seed}`);
  const { verdict, failed, storm } = await runInstances({
    mode,
    rounds: Number(values.rounds),
    pause: Number(values.pause),
    seed: Number(values.seed),
    log: (line) => console.log(line),
  });
  console.table(storm);
  console.table(verdict);
  wrong += Object.values<number>({ ...verdict }).reduce((sum, count) => sum + count, 0);
  if (mode === 'upgrade') {
    wrong += failed.length;
    for (const request of failed) console.log(`Failed: ${request}`);
  }
}
console.log(wrong === 0 ? 'Nothing was lost, nothing was done twice.' : `${wrong} wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
