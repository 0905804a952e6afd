/**
 * Attacks a test server as an outsider would and prints the findings: `npm run attack` runs all
 * attacks, `-- <name> …` some, `-- --list` prints their names. `--server <folder>` attacks the
 * server of another checkout with built apps. Exits with 1 if a goal is missed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Attack, Finding } from './Attack.ts';
import { attacks } from './attacks/attacks.ts';
import { startTarget } from './startTarget.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, server: { type: 'string' } },
});
const unknown = positionals.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}. Name them: npm run attack -- --list`);
  process.exit(2);
}
if (values.list) {
  for (const { name, about } of attacks) console.log(`${name.padEnd(22)} ${about}`);
  process.exit(0);
}

const folder = path.resolve(values.server ?? path.join(import.meta.dirname, '../..'));
const chosen = attacks.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
let missed = 0;
for (const attack of chosen) {
  console.log(`\n${attack.name}: ${attack.about}`);
  for (const { what, measured, goal, met } of await findingsOf(attack)) {
    if (!met) missed += 1;
    console.log(`  ${met ? 'met   ' : 'MISSED'}  ${what}: ${measured}  (goal: ${goal})`);
  }
}
console.log(`\n${missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`}`);
process.exitCode = missed === 0 ? 0 : 1;

/** An attack that throws has proved nothing, so it counts as a missed goal. */
async function findingsOf(attack: Attack): Promise<Finding[]> {
  const target = await startTarget(folder, attack.settings);
  try {
    return await attack.run(target);
  } catch (error) {
    return [{ what: 'the attack', measured: String(error), goal: 'runs to its end', met: false }];
  } finally {
    await target.stop();
  }
}
