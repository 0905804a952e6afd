import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import webpack from 'webpack';
import { StableEntry } from './StableEntry.ts';

/** What a page is built to whose federation entry was written under a hash. */
async function builtWith(hash: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stable-entry-'));
  try {
    await mkdir(path.join(folder, '.federation'));
    await writeFile(path.join(folder, `.federation/entry.${hash}.js`), 'globalThis.begun = 1;\n');
    await writeFile(path.join(folder, 'page.js'), `require('./.federation/entry.${hash}.js');\n`);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './page.js',
      output: { path: folder, filename: 'built.js' },
      optimization: { moduleIds: 'deterministic' },
      plugins: [new StableEntry()],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
    });
    return await readFile(path.join(folder, 'built.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('makes the same code of the same sources, wherever they lie', async () => {
  const [one, other] = [await builtWith('0ffb860bb1bd'), await builtWith('c30b9a976c55')];
  expect(one).toContain('begun');
  expect(one).toBe(other);
});
