import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import { root } from './apps.ts';

/** Directories that go into every app's build, besides its own. */
const common = ['shared-ui', 'shared-api', 'webpack'];

/**
 * Whether a file affects a build: excludes tests, stories, build output, and photographs as a company
 * gives them, of which `npm run media` makes what is built.
 */
export const isSource = (file: string): boolean =>
  /\.(ts|tsx|css|json|svg|woff2|avif|webp|png|jpg|mp4|webm|vtt)$/.test(file) &&
  !/\.(test|stories)\.tsx?$/.test(file) &&
  !/^public-site[\\/]media[\\/]/.test(file) &&
  !/(^|[\\/])(node_modules|dist|\.storybook|jest)[\\/]/.test(file);

/**
 * The version of an app's build: a fingerprint of all its inputs. The same sources give the same
 * version on every machine, so an existing build need not be repeated.
 */
export async function versionOf(app: AppName): Promise<string> {
  const files: string[] = [];
  for (const folder of [app, ...common]) {
    for await (const file of glob(`${folder}/**/*`, {
      cwd: root,
      exclude: (entry) => /(^|[\\/])(node_modules|dist)$/.test(entry),
    })) {
      if (isSource(file)) files.push(file.replaceAll('\\', '/'));
    }
  }
  const hash = createHash('sha256');
  for (const file of [...files.sort(), 'package-lock.json']) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
