/**
 * Runs every suite (`npm test`), or those named: types, lint, unit, browser. All of them run even
 * when one fails; the last line counts all checks: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

const root = path.resolve(import.meta.dirname, '..');
const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);

function run(script: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A suite that cannot say its counts (it crashed, say) is one failure. */
async function counted(
  file: string,
  read: (report: unknown) => Count,
  ok: boolean,
): Promise<Count> {
  try {
    const count = read(JSON.parse(await readFile(file, 'utf8')));
    if (ok || count.failed > 0) return count;
    console.error(
      'All tests passed, but the suite ended with an error: see what it printed above.',
    );
    return { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const projects = [
  'shared-api/src/contract',
  'shared-api',
  'shared-ui',
  'shell',
  'public-site',
  'back-office',
  'server',
  'webpack',
  'e2e',
  'scripts',
];

const suites: Record<string, (folder: string) => Promise<Count>> = {
  async types() {
    const count = { passed: 0, failed: 0 };
    for (const project of projects) {
      const ok = await run(bin('typescript', 'bin', 'tsc'), ['-p', project]);
      if (!ok) console.error(`Types of ${project} are wrong.`);
      count[ok ? 'passed' : 'failed'] += 1;
    }
    return count;
  },
  async lint() {
    return one(await run(bin('eslint', 'bin', 'eslint.js'), ['.', '--max-warnings', '0']));
  },
  async unit(folder) {
    const file = path.join(folder, 'unit.json');
    const ok = await run('--experimental-vm-modules', [
      '--no-warnings',
      bin('jest', 'bin', 'jest.js'),
      '--json',
      `--outputFile=${file}`,
    ]);
    return counted(
      file,
      (report) => {
        const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as Record<
          'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites',
          number
        >;
        return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
      },
      ok,
    );
  },
  async browser(folder) {
    const file = path.join(folder, 'browser.json');
    if (!(await run('webpack/build.ts', []))) return one(false);
    const ok = await run(
      bin('@playwright', 'test', 'cli.js'),
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    );
    return counted(
      file,
      (report) => {
        const { stats } = report as { stats: Record<'expected' | 'unexpected' | 'flaky', number> };
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
      ok,
    );
  },
};

const wanted = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'tests-'));
const total = { passed: 0, failed: 0 };
for (const [name, suite] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const { passed, failed } = await suite(folder);
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
await rm(folder, { recursive: true, force: true });
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
