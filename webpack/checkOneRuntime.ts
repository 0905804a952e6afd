import type { AppName } from 'shared-api/contract/releases/release';

/** Code of the federation runtime, among the files that a build has read. */
const runtimeCode =
  /@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/].*\.m?js$/;

/**
 * Refuses an app that carries federation runtime code of its own. `browserConfig` keeps it out by the
 * path under which the federation plugin imports it, which an update of the plugin may change: pages
 * would then load the runtime once more with each app (docs/decisions/0027).
 * @throws Error that names the files
 */
export function checkOneRuntime(name: AppName, files: Iterable<string>): void {
  const own = [...files].filter((file) => runtimeCode.test(file));
  if (own.length === 0) return;
  throw new Error(
    `${name} carries a federation runtime of its own (${own.slice(0, 3).join(', ')}). ` +
      'Find out how @module-federation/enhanced imports it now, and name that in ' +
      '`externalBundlerRuntime` (webpack/browserConfig.ts).',
  );
}
