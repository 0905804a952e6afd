/**
 * The federation runtime, provided once for the shell and every remote. It is a script of its own
 * that runs before the shell, because each app's build expects these globals when it starts.
 */
import * as runtime from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

Object.assign(globalThis, {
  _FEDERATION_RUNTIME: runtime,
  _FEDERATION_RUNTIME_CORE: core,
  _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime,
});
