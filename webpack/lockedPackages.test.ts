import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.ts';
import { lockedPackages, toolsIn, type LockFile } from './lockedPackages.ts';

const read = (): LockFile =>
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
const sources = [
  'rules.ts',
  'minimizer.ts',
  'browserConfig.ts',
  'compile.ts',
  'fonts/keepLetters.ts',
].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));

/** The packages of public-site's build after another version of one was installed. */
function packagesWith(changed?: string): string[] {
  const lock = read();
  const found = changed === undefined ? undefined : lock.packages[`node_modules/${changed}`];
  if (found) found.version = '999.0.0';
  return lockedPackages(lock, {
    folders: ['public-site', 'shared-ui', 'shared-api'],
    tools: toolsIn(lock, sources),
  });
}

it.each([
  'react',
  'react-dom',
  'scheduler',
  'yup',
  'webpack',
  'swc-loader',
  '@swc/core',
  'css-loader',
  'esbuild',
  'subset-font',
])('an update of %s is a change of the public site', (name) =>
  expect(packagesWith(name)).not.toEqual(packagesWith()),
);

it.each(['fastify', 'pg', 'pdfkit', 'eslint', 'storybook', 'jest'])(
  'an update of %s is none',
  (name) => {
    expect(read().packages[`node_modules/${name}`]).toBeDefined();
    expect(packagesWith(name)).toEqual(packagesWith());
  },
);
