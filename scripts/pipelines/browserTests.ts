/**
 * `npm run browser:changed -- <base>`: builds the apps and runs the browser tests that a branch can break
 * (`chooseSpecs.ts`); none for a change that no test depends on.
 */
import { bin, run } from '../tests/jobs.ts';
import { changedFiles, root } from './changedFiles.ts';
import { SpecChooser } from './chooseSpecs.ts';

const [base = ''] = process.argv.slice(2);
if (base === '') {
  console.error(
    'Name the commit that the branch will be merged into: npm run browser:changed -- origin/main',
  );
  process.exit(1);
}
const specs = new SpecChooser(root).choose(changedFiles(base));
if (specs.length === 0) {
  console.log('No browser test depends on what has changed.');
} else {
  const isBuilt = await run('webpack/build.ts', []);
  const playwright = ['test', '--config', 'e2e/playwright.config.ts', ...specs];
  const isGood = isBuilt && (await run(bin('@playwright', 'test', 'cli.js'), playwright));
  process.exitCode = isGood ? 0 : 1;
}
