import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import { root } from './apps.ts';
import { lockedPackages, toolsIn, type LockFile } from './lockedPackages.ts';

/** Workspaces that go into every app's build, besides its own. */
const common = ['shared-ui', 'shared-api'];

/** Parts of `webpack/` with which nothing is built that is released. */
const otherTools = /^webpack\/(?:dev|devPage|storybook)\.ts$/;

/**
 * Whether a file affects a build: everything but tests, stories, what is written about it, build output, and
 * photographs as a company gives them, of which `npm run media` makes what is built. A kind of file that
 * nobody has thought of counts: a version too many does no harm, one too few is not released.
 */
export const isSource = (file: string): boolean =>
  !/\.(test|spec|stories)\.[jt]sx?$/.test(file) &&
  !/\.md$/.test(file) &&
  !otherTools.test(file) &&
  !/^public-site\/media\//.test(file) &&
  !/(^|\/)(node_modules|dist|\.storybook|webpack\/jest|webpack\/fastRefresh)\//.test(file) &&
  // Left behind by editors and systems.
  !/(^|\/)\.DS_Store$|~$|\.swp$/.test(file);

async function sourcesOf(folders: string[]): Promise<string[]> {
  const files: string[] = [];
  for (const folder of folders) {
    const found = glob(`${folder}/**/*`, {
      cwd: root,
      withFileTypes: true,
      exclude: ({ name }) => name === 'node_modules' || name === 'dist',
    });
    for await (const entry of found) {
      if (!entry.isFile()) continue;
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      const name = file.replaceAll('\\', '/');
      if (isSource(name)) files.push(name);
    }
  }
  return files.sort();
}

/**
 * The version of an app's build: a fingerprint of all its inputs, and of nothing else. The same sources
 * give the same version on every machine, so an existing build need not be repeated.
 */
export async function versionOf(app: AppName): Promise<string> {
  const read = (file: string): Buffer => readFileSync(path.join(root, file));
  const files = await sourcesOf([app, ...common, 'webpack']);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(read(file)).update('\0');
  const lock = JSON.parse(read('package-lock.json').toString()) as LockFile;
  const tools = files.filter((file) => file.startsWith('webpack/'));
  const packages = lockedPackages(lock, {
    folders: [app, ...common],
    tools: toolsIn(
      lock,
      tools.map((file) => read(file).toString()),
    ),
  });
  return hash.update(packages.join('\n')).digest('hex').slice(0, 12);
}
