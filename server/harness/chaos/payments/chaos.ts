/**
 * `npm run chaos`: pays hundreds of invoices, deposits and part payments and gives some of it back, while server,
 * database and provider keep failing, and reports whether anything was charged or given back twice, lost or left open. `--payments 500 --payers 12 --seed
 * 1 --without-idempotency`.
 */
import { parseArgs } from 'node:util';
import { runChaos } from './runChaos.ts';

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '500' },
    payers: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    'without-idempotency': { type: 'boolean', default: false },
  },
});

console.log(`Seed ${values.seed}`);
const { verdict, storm } = await runChaos({
  payments: Number(values.payments),
  payers: Number(values.payers),
  seed: Number(values.seed),
  idempotency: !values['without-idempotency'],
  kills: true,
  log: (line) => console.log(line),
});
console.table(storm);
console.table(verdict);
const wrong = Object.values<number>({ ...verdict }).reduce((sum, count) => sum + count, 0);
console.log(wrong === 0 ? 'Nothing was lost and nothing was charged twice.' : `${wrong} wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
