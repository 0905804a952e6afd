import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { AppName } from 'shared-api/contract/releases/release';
import { appFolder, apps, distFolder } from './apps.ts';
import type { BuildOptions } from './browserConfig.ts';
import { minimizer } from './minimizer.ts';
import { rules } from './rules.ts';

/**
 * Standalone scripts that run before the main ones. The shell's `federation` provides the
 * federation runtime once for all apps, which would otherwise each include a copy (about 23 kB with
 * brotli). `early` scripts run before anything else has loaded: the shell's handles clicks, the
 * back office's prefetches API data for the current address. `scheduleWorker` is the back office's
 * service worker, which runs outside pages.
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
    devtool: development ? 'source-map' : 'hidden-nosources-source-map',
    entry,
    output: {
      path: path.join(distFolder(name), 'browser'),
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      uniqueName: `${apps[name].federationName}_alone`,
      publicPath,
      ...(development ? {} : { devtoolModuleFilenameTemplate: '[resource-path]' }),
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ salt: name, target: 'browser', publicPath }) },
    optimization: { minimizer },
    plugins: [
      // Defines that the federation plugin would set. The plugin itself cannot be used here: it
      // would turn this script into an app.
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
