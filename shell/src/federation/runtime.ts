/**
 * Provides the federation runtime once, for shell and remotes. A separate script that runs before
 * the shell, because each app's build expects these globals at startup.
 */
import { getInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

Object.assign(globalThis, {
  // Used by the shell itself (remotes.ts).
  _FEDERATION_RUNTIME: { getInstance },
  _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime,
});
