import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const project = path.resolve(import.meta.dirname, '../../..');

/** Leaves everything changed that a test file can change in the process. */
const leaves = `
import { expect, it, jest } from '@jest/globals';
import { loaded } from './shared.ts';
it('leaves things changed', () => {
  expect(loaded()).toBe(1);
  Date.now = () => 0;
  process.env['LEFT'] = 'yes';
  process.env['PATH'] = '';
  process.chdir('/');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.useFakeTimers();
});
`;

const finds = `
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { hooked, loaded } from './shared.ts';
describe('the next file', () => {
  const hooks = hooked();
  it('finds nothing of it, but the modules', async () => {
    expect(loaded()).toBe(2);
    expect(Date.now()).toBeGreaterThan(0);
    expect([process.env['LEFT'], process.env['PATH'] === '', process.cwd() === '/']).toEqual([undefined, false, false]);
    expect(Math.random()).not.toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
  it('has hooks of a helper that an earlier file loaded', () => expect(hooks.count).toBe(1));
  it('expects as any', async () => {
    expect({ a: 'x', b: [1], c: new Error('no') }).toEqual({ a: expect.any(String), b: expect.any(Array), c: expect.any(Error) });
    await expect(Promise.reject(new TypeError('no'))).rejects.toThrow(TypeError);
  });
});
`;

const shared = `
import { afterEach } from '@jest/globals';
let files = 0;
export const loaded = () => (files += 1);
export function hooked() {
  const hooks = { count: 0 };
  afterEach(() => { hooks.count += 1; });
  return hooks;
}
`;

const fails = `
import { beforeAll, describe, expect, it } from '@jest/globals';
it('differs', () => { expect({ a: 1 }).toEqual({ a: 2 }); });
it('hangs', () => new Promise(() => undefined), 200);
it('throws when nobody waits', async () => {
  setTimeout(() => { throw new Error('late'); }, 5);
  await new Promise((resolve) => setTimeout(resolve, 50));
});
describe('a hook that fails', () => {
  beforeAll(() => { throw new Error('hook'); });
  it('fails its tests', () => undefined);
});
`;

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'native-')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('runs files one after the other as Jest does, and sees each way to fail', async () => {
  const files = {
    'a.test.ts': leaves,
    'b.test.ts': finds,
    'c.test.ts': fails,
    'shared.ts': shared,
    'package.json': '{ "type": "module" }',
    // One after the other, by name.
    'byName.cjs': `
      const { default: Sequencer } = require(${JSON.stringify(path.join(project, 'node_modules/@jest/test-sequencer'))});
      module.exports = class extends Sequencer {
        sort(tests) { return [...tests].sort((a, b) => a.path.localeCompare(b.path)); }
      };`,
    'jest.config.json': JSON.stringify({
      rootDir: folder,
      transform: {},
      extensionsToTreatAsEsm: ['.ts'],
      testEnvironment: path.join(import.meta.dirname, 'NativeEnvironment.ts'),
      runtime: path.join(import.meta.dirname, 'NativeRuntime.ts'),
      testSequencer: path.join(folder, 'byName.cjs'),
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
  const output = path.join(folder, 'report.json');
  const jest = path.join(project, 'node_modules/jest/bin/jest.js');
  const flags = ['--runInBand', '--json', `--outputFile=${output}`, '--no-cache'];
  // It ends with an error, since tests fail.
  await promisify(execFile)(
    process.execPath,
    [
      '--experimental-vm-modules',
      jest,
      '--config',
      path.join(folder, 'jest.config.json'),
      ...flags,
    ],
    { cwd: folder },
  ).catch(() => undefined);
  const { testResults } = JSON.parse(await readFile(output, 'utf8')) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const statuses = Object.fromEntries(all.map(({ title, status }) => [title, status]));
  expect(statuses).toEqual({
    'leaves things changed': 'passed',
    'finds nothing of it, but the modules': 'passed',
    'has hooks of a helper that an earlier file loaded': 'passed',
    'expects as any': 'passed',
    differs: 'failed',
    hangs: 'failed',
    'throws when nobody waits': 'failed',
    'fails its tests': 'failed',
  });
  const why = (wanted: string) =>
    all.find(({ title }) => title === wanted)?.failureMessages.join() ?? '';
  expect(why('hangs')).toContain('Exceeded timeout of 200 ms');
  expect(why('throws when nobody waits')).toContain('late');
  expect(why('fails its tests')).toContain('hook');
});
