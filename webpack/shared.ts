import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './apps.ts';

const require = createRequire(import.meta.url);

const versionOf = (name: string): string =>
  (require(path.join(root, 'node_modules', name, 'package.json')) as { version: string }).version;

const strict = (name: string) => ({
  singleton: true,
  strictVersion: true,
  version: versionOf(name),
  requiredVersion: `^${versionOf(name)}`,
});

/**
 * The one table of libraries that shell and remotes share while they run: each exists once in a
 * page, and a remote that needs another major version is refused instead of half working.
 *
 * A shared library is not tree-shaken, so only what must be one copy stands here (React's state,
 * the store and its API slice, the router's context), and the last two as small faces of their own
 * that re-export what the apps use. The design system is compiled into each app instead
 * (docs/decisions/0002-federation-and-sharing.md).
 */
export const shared = {
  react: strict('react'),
  'react/jsx-runtime': strict('react'),
  'react-dom': strict('react-dom'),
  'shared-api/store': strict('shared-api'),
  'shared-api/client': strict('shared-api'),
  'shared-ui/router': strict('shared-ui'),
};

/** Needed by every page from its first moment. */
const first = ['react', 'react/jsx-runtime', 'react-dom', 'shared-api/store', 'shared-ui/router'];

/**
 * The shared libraries as an app's build takes them. The shell carries them, those of the first
 * moment in its one script. A remote carries none: beside the shell's copy, which is there before
 * it, its own could never be used.
 */
export const sharedOf = (isShell: boolean) =>
  Object.fromEntries(
    Object.entries(shared).map(([name, library]) => [
      name,
      isShell
        ? { ...library, eager: first.includes(name) }
        : { ...library, import: false as const },
    ]),
  );

/** Which version of each shared library a build carries and accepts; kept with each release. */
export const sharedRanges = (): Record<string, { version: string; requiredVersion: string }> =>
  Object.fromEntries(
    Object.entries(shared).map(([name, { version, requiredVersion }]) => [
      name,
      { version, requiredVersion },
    ]),
  );
