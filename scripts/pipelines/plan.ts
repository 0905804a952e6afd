/**
 * `npm run plan -- <base>`: says which rooms a branch has to check, and whether browser tests concern it,
 * as outputs of a GitHub job where there is one.
 */
import { appendFileSync } from 'node:fs';
import { changedFiles, root } from './changedFiles.ts';
import { SpecChooser } from './chooseSpecs.ts';
import { roomsOf } from './roomsOf.ts';

const [base = ''] = process.argv.slice(2);
if (base === '') {
  console.error('Name the commit that the branch will be merged into: npm run plan -- origin/main');
  process.exit(1);
}
const changed = changedFiles(base);
const chooser = new SpecChooser(root);
const specs = chooser.choose(changed);
const plan = [
  `rooms=${JSON.stringify(roomsOf(changed, chooser))}`,
  `browser=${String(specs.length > 0)}`,
].join('\n');
console.log(`${plan}\n${specs.length} files of browser tests`);
const outputs = process.env['GITHUB_OUTPUT'];
if (outputs !== undefined) appendFileSync(outputs, `${plan}\n`);
