import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin } from './jobs.ts';

const config = path.resolve(import.meta.dirname, '../../oxlint.config.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-'));
  const compilerOptions = { strict: true, target: 'es2024', module: 'nodenext', types: [] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What lint with types says of a file of this text. */
async function lint(text: string): Promise<{ status: number | null; said: string }> {
  await writeFile(path.join(folder, 'tried.ts'), text);
  const { status, stdout } = spawnSync(
    process.execPath,
    [bin('oxlint', 'bin', 'oxlint'), '--config', config, '--format', 'unix', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, said: stdout };
}

const wait = 'export const wait = async (): Promise<number> => Promise.resolve(1);\n';

it('what only types tell is refused', async () => {
  const dropped = await lint(`${wait}wait();\n`);
  expect(dropped).toMatchObject({
    status: 1,
    said: expect.stringContaining('no-floating-promises'),
  });
  const always = await lint(`export const of = (a: string): string => a ?? 'none';\n`);
  expect(always).toMatchObject({
    status: 1,
    said: expect.stringContaining('no-unnecessary-condition'),
  });
});

it('a file without such faults passes', async () => {
  expect(await lint(`${wait}await wait();\n`)).toMatchObject({ status: 0 });
});
