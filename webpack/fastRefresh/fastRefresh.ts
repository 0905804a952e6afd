import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

/** Entry of the script that must run before the apps. */
export const refreshEntry = {
  refresh: path.join(import.meta.dirname, 'provideRuntime.ts'),
};

/** Makes the runtime external, which the plugin imports both by name and by absolute path. */
function externalRefreshRuntime(
  { request }: { request?: string },
  callback: (error?: null, result?: string) => void,
): void {
  if (/[\\/]react-refresh[\\/]runtime(\.js)?$/.test(`/${request ?? ''}`)) {
    callback(null, '_REACT_REFRESH_RUNTIME');
  } else {
    callback();
  }
}

/**
 * Enables React Fast Refresh: changed components are replaced and keep their state. Requires rules
 * made with `isRefreshed`, React's development build, and the script of `refreshEntry` in the page.
 */
export function withFastRefresh(configuration: Configuration): Configuration {
  const { externals = [], plugins = [] } = configuration;
  return {
    ...configuration,
    externals: [...(Array.isArray(externals) ? externals : [externals]), externalRefreshRuntime],
    plugins: [
      ...plugins,
      // The overlay needs inline styles, which the pages' Content-Security-Policy forbids.
      new ReactRefreshPlugin({ overlay: false }),
    ],
  };
}
