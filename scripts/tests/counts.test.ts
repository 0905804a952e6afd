import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countOf, jestCount, playwrightCount } from './counts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'counts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const jest = (passed: number, failed = 0, broken = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: broken,
  });

async function count(report: string, ok: boolean, read = jestCount) {
  const file = path.join(folder, 'report.json');
  await writeFile(file, report);
  const said: string[] = [];
  return { ...(await countOf(file, read, ok, (line) => said.push(line))), said: said.join() };
}

describe('a suite', () => {
  it('counts what its report counts', async () => {
    expect(await count(jest(3), true)).toEqual({ passed: 3, failed: 0, said: '' });
    expect(await count(jest(3, 2, 1), false)).toEqual({ passed: 3, failed: 3, said: '' });
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    const report = JSON.stringify({ stats });
    expect(await count(report, false, playwrightCount)).toMatchObject({ passed: 4, failed: 2 });
  });

  it('has failed once when it crashed, whatever its tests say', async () => {
    expect(await count(jest(3), false)).toEqual({
      passed: 3,
      failed: 1,
      said: expect.stringContaining('ended with an error'),
    });
    for (const report of ['', '{"cut":', '{}', 'null']) {
      expect(await count(report, true)).toEqual({
        passed: 0,
        failed: 1,
        said: expect.stringContaining('no report that can be read'),
      });
    }
    const missing = await countOf(path.join(folder, 'none'), jestCount, true, () => undefined);
    expect(missing).toEqual({ passed: 0, failed: 1 });
  });

  it('has failed when it ran no test', async () => {
    expect(await count(jest(0), true)).toEqual({
      passed: 0,
      failed: 1,
      said: expect.stringContaining('ran no test'),
    });
  });
});
