import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { AppName } from 'shared-api/contract/release';
import { appFolder, apps, distFolder, root } from './apps.ts';
import type { BuildOptions } from './browserConfig.ts';
import { minimizer } from './minimizer.ts';
import { rules } from './rules.ts';

/** Modules of the federation runtime for which `standIns.ts` stands, below its packages' folder. */
export const leftOut = [
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js',
  'webpack-bundler-runtime/dist/init.js',
  'webpack-bundler-runtime/dist/remotes.js',
];

const standIns = path.join(appFolder('shell'), 'src/federation/standIns.ts');
const packages = path.join(root, 'node_modules/@module-federation');

const leaveOut = new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (resource) => {
  const module = path.relative(packages, path.join(resource.context, resource.request));
  if (leftOut.includes(module.replaceAll('\\', '/'))) resource.request = standIns;
});

/**
 * Scripts of their own, before the main ones. The shell's `federation` carries the federation runtime
 * once for itself and all remotes, which would otherwise each bring a copy (about 23 kB of brotli
 * apiece). An `early` one runs before anything else has come: the shell's answers what is clicked, the
 * back office's asks the API for what its address shows.
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
      leaveOut,
      // The defines that the federation plugin sets in the apps; the runtime must be cut alike.
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
