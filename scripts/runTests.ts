/**
 * Runs every suite (`npm test`), or those named: types, lint, unit, browser. All of them run even
 * when one fails; the last line counts all checks: `N passed, N failed`. What needs one core each
 * (types, lint, the build for the browser) runs side by side; the other suites use all cores.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countOf, jestCount, one, playwrightCount, sum, type Count } from './tests/counts.ts';
import { bin, run, runJobs, type Job } from './tests/jobs.ts';
import { lintJobs } from './tests/lint.ts';
import { typesCount, typesJob } from './tests/types.ts';

const suites = ['types', 'lint', 'unit', 'browser'];
const complain = (line: string): void => console.error(line);

/** What needs one core each; the long ones first. */
const sources = {
  types: [typesJob],
  lint: lintJobs('.'),
  build: [{ name: 'build', script: 'webpack/build.ts', args: [] }],
} satisfies Record<string, readonly Job[]>;
type Group = keyof typeof sources;

/** Runs the jobs of groups side by side, and counts each group's. */
async function check(groups: readonly Group[]): Promise<(group: Group) => Count> {
  const jobs = groups.flatMap((group) => sources[group].map((job) => ({ group, job })));
  const results = await runJobs(jobs.map(({ job }) => job));
  return (wanted) =>
    sum(
      jobs.flatMap(({ group }, index) => (group === wanted ? [one(results[index] === true)] : [])),
    );
}

async function unit(folder: string): Promise<Count> {
  const file = path.join(folder, 'unit.json');
  const jest = ['--no-warnings', bin('jest', 'bin', 'jest.js'), '--json', `--outputFile=${file}`];
  const ok = await run('--experimental-vm-modules', jest);
  return countOf(file, jestCount, ok, complain);
}

async function browser(folder: string): Promise<Count> {
  const file = path.join(folder, 'browser.json');
  const ok = await run(
    bin('@playwright', 'test', 'cli.js'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  return countOf(file, playwrightCount, ok, complain);
}

async function runSuites(isWanted: (suite: string) => boolean): Promise<Count> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'));
  const counts: Count[] = [];
  const add = (suite: string, count: Count): void => {
    console.log(`${suite}: ${count.passed} passed, ${count.failed} failed`);
    counts.push(count);
  };
  try {
    const groups = (['types', 'lint', 'build'] as const).filter((group) =>
      isWanted(group === 'build' ? 'browser' : group),
    );
    const checked = await check(groups);
    if (isWanted('types')) add('types', await typesCount(checked('types').failed === 0));
    if (isWanted('lint')) add('lint', checked('lint'));
    if (isWanted('unit')) {
      console.log('\n── unit ──');
      add('unit', await unit(folder));
    }
    if (isWanted('browser')) {
      console.log('\n── browser ──');
      const build = checked('build');
      add('browser', build.failed > 0 ? build : await browser(folder));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return sum(counts);
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !suites.includes(name));
if (unknown.length > 0) {
  complain(`There is no suite ${unknown.join(', ')}. Suites: ${suites.join(', ')}.`);
}
const total =
  unknown.length > 0
    ? one(false)
    : await runSuites((suite) => named.length === 0 || named.includes(suite)).catch(
        (error: unknown) => {
          complain(String(error));
          return one(false);
        },
      );
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
