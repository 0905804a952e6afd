import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import { root } from './apps.ts';

/** What every app's build depends on besides its own folder. */
const common = ['shared-ui', 'shared-api', 'webpack'];

/** Whether a file goes into a build: no test, no story, nothing that was built. */
export const isSource = (file: string): boolean =>
  /\.(ts|tsx|css|json|svg|woff2|avif|webp|png|jpg|mp4|webm)$/.test(file) &&
  !/\.(test|stories)\.tsx?$/.test(file) &&
  !/(^|[\\/])(node_modules|dist|\.storybook|jest)[\\/]/.test(file);

/**
 * The version of an app's build: a fingerprint of everything that goes into it. The same sources
 * give the same version on every machine, so a build that exists need not be made again.
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
