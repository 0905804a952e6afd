import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { appFolder, distFolder, root } from './apps.ts';
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
 * Scripts of their own, before the shell's main one. `federation` carries the federation runtime once
 * for the shell and all remotes, which would otherwise each bring a copy (about 23 kB of brotli
 * apiece). `early` answers what is clicked before anything else has come.
 */
export function runtimeConfig({ mode, publicPath }: BuildOptions): Configuration {
  const development = mode === 'development';
  return {
    name: 'federation-runtime',
    mode,
    context: appFolder('shell'),
    target: ['web', 'es2022'],
    devtool: development ? 'source-map' : false,
    entry: { federation: './src/federation/runtime.ts', early: './src/early.ts' },
    output: {
      path: path.join(distFolder('shell'), 'browser'),
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      uniqueName: 'federation_runtime',
      publicPath,
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ salt: 'shell', target: 'browser', publicPath }) },
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
