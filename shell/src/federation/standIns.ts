/**
 * Stands in the federation runtime for what no page of ours uses and no option leaves out: remotes
 * found by a manifest, preloading, remotes that are named when an app is built, and shared
 * libraries cut to what is used of them. `webpack/aloneConfig.ts` says for which modules
 * (docs/decisions/0014-what-the-first-load-carries.md).
 */

/** Remotes are registered by their entry: there is no manifest to keep, and no plugin to tell. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map<string, unknown>();
}

/** Nothing is known of a remote but its entry. */
export const getGlobalRemoteInfo = () => ({});

function leftOut(): never {
  throw new Error('This part of the federation runtime is left out (docs/decisions/0014).');
}

export const formatPreloadArgs = leftOut;
export const preloadAssets = leftOut;
export const normalizePreloadExposes = leftOut;
export const defaultPreloadArgs = {};

/** Asked for every chunk which remotes it needs. */
export const remotes = () => undefined;

interface AppRuntime {
  federation: { runtime: { init(options: unknown): unknown }; initOptions: unknown };
}

/** Makes the federation instance of an app. */
export const init = ({ webpackRequire: { federation } }: { webpackRequire: AppRuntime }) =>
  federation.runtime.init(federation.initOptions);
