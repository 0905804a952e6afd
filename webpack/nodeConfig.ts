import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import type { Configuration } from 'webpack';
import { appFolder, apps, distFolder, type App } from './apps.ts';
import type { BuildOptions } from './browserConfig.ts';
import { catalogues, cataloguesIn } from './catalogues.ts';
import { rules } from './rules.ts';

/**
 * Webpack configuration for an app's `prerender` module on the server. The bundle is
 * self-contained, including React, so a release always renders with the versions it was built with.
 */
export function nodeConfig(
  name: AppName,
  { mode, publicPath, language, catalogueOf = language && cataloguesIn(language) }: BuildOptions,
): Configuration {
  const app: App = apps[name];
  if (app.prerender === undefined) throw new Error(`${name} has no prerender module.`);
  return {
    name: `${name} (node${language ? `, ${language}` : ''})`,
    mode,
    context: appFolder(name),
    target: 'node22',
    devtool: false,
    entry: { prerender: app.prerender },
    output: {
      path: path.join(distFolder(name), 'node', language ?? ''),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: rules({ salt: name, target: 'node', publicPath }) },
    plugins: catalogues(catalogueOf),
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
