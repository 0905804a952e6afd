import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

/** The script that has to run before the apps, as an entry of its own. */
export const refreshEntry = {
  refresh: path.join(import.meta.dirname, 'provideRuntime.ts'),
};

/** The plugin imports the runtime by name and by its absolute path. */
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
 * Lets an app's development build replace changed components while their state stays. Its rules must
 * have been made with `isRefreshed`. It needs React's development build, and `refreshEntry`'s script
 * in the page.
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
