import type { AppName } from 'shared-api/contract/releases/release';

/** Matches files of the federation runtime. */
const runtimeCode =
  /@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/].*\.m?js$/;

/**
 * Fails the build if an app includes its own copy of the federation runtime. `browserConfig` makes
 * it external by the path that the federation plugin imports, which an update of the plugin may
 * change; pages would then load another copy with each app (docs/decisions/0027).
 * @throws Error naming the files
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
