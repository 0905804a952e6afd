import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { AppName } from 'shared-api/contract/releases/release';
import { appFolder, apps, distFolder } from './apps.ts';
import type { BuildOptions } from './browserConfig.ts';
import { minimizer } from './minimizer.ts';
import { rules } from './rules.ts';

/**
 * Scripts of their own, before the main ones. The shell's `federation` carries the federation runtime
 * once for itself and all remotes, which would otherwise each bring a copy (about 23 kB of brotli
 * apiece). An `early` one runs before anything else has come: the shell's answers what is clicked, the
 * back office's asks the API for what its address shows. `scheduleWorker` is its service worker, which
 * runs beside pages, never in one.
 */
export function aloneConfig(
  name: AppName,
  entry: Record<string, string>,
  { mode, publicPath }: BuildOptions,
): Configuration {
  const development = mode === 'development';
  return {
    name: `${name}-alone`,
    mode,
    context: appFolder(name),
    target: ['web', 'es2022'],
    devtool: development ? 'source-map' : false,
    entry,
    output: {
      path: path.join(distFolder(name), 'browser'),
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      uniqueName: `${apps[name].federationName}_alone`,
      publicPath,
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ salt: name, target: 'browser', publicPath }) },
    optimization: { minimizer },
    plugins: [
      // The defines that the federation plugin sets in the apps, since there is no plugin here: it would
      // make an app of this script.
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        FEDERATION_HAS_EXPOSES: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}
