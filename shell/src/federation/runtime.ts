/**
 * The federation runtime, provided once for the shell and every remote. It is a script of its own
 * that runs before the shell, because each app's build expects these globals when it starts.
 */
import { getInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

Object.assign(globalThis, {
  // The shell's own use of the runtime (remotes.ts).
  _FEDERATION_RUNTIME: { getInstance },
  _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime,
});
