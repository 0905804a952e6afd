import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
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
 * The modules that shell and remotes share at runtime. Each is a singleton; a remote that needs
 * another major version is refused rather than left half working.
 *
 * Shared modules are not tree-shaken, so this table only contains what must be a singleton: React's
 * state, the store and its API slice, the router's context. Store and router are small modules that
 * re-export only what the apps use. The design system is compiled into each app instead
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

/** Modules that every page needs at startup. */
const first = ['react', 'react/jsx-runtime', 'react-dom', 'shared-api/store', 'shared-ui/router'];

/**
 * The range of a shared library that an app accepts: that of its `package.json`, if it names one there
 * (`^4.0.0 || ^5.0.0`), otherwise the major version of this build. An exact version is what npm installs,
 * and no range.
 */
function acceptedBy(app: AppName, name: string, usual: string): string {
  const file = path.join(root, app, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const library = name.startsWith('shared-') ? (name.split('/')[0] ?? name) : name;
  const range = dependencies[library];
  return range?.includes('||') === true ? range : usual;
}

/**
 * The shared modules for one app's build. The shell contains them, with the startup modules in its
 * main script. Remotes contain none: the shell's copy is always loaded first, so a remote's own
 * would never be used.
 * @param isStrict whether a remote is refused that does not fit; a developer's is tried all the same
 */
export const sharedOf = (app: AppName, { isStrict = true } = {}) =>
  Object.fromEntries(
    Object.entries(shared).map(([name, library]) => [
      name,
      {
        ...library,
        strictVersion: isStrict,
        requiredVersion: acceptedBy(app, name, library.requiredVersion),
        ...(app === 'shell' ? { eager: first.includes(name) } : { import: false as const }),
      },
    ]),
  );

/**
 * For each shared module, the version in this build and the range it accepts; stored with the
 * release.
 */
export const sharedRanges = (
  app: AppName,
): Record<string, { version: string; requiredVersion: string }> =>
  Object.fromEntries(
    Object.entries(shared).map(([name, { version, requiredVersion }]) => [
      name,
      { version, requiredVersion: acceptedBy(app, name, requiredVersion) },
    ]),
  );
