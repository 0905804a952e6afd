import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Language } from 'shared-api/contract/values/language';
import type { AppName } from 'shared-api/contract/releases/release';
import type { Chunk, Configuration } from 'webpack';
import { appFolder, apps, distFolder, type App } from './apps.ts';
import { catalogues, cataloguesIn, type CatalogueOf } from './catalogues.ts';
import { minimizer } from './minimizer.ts';
import { rules } from './rules.ts';
import { sharedOf } from './shared.ts';

export interface BuildOptions {
  mode: 'production' | 'development';
  /** Address below which the browser finds the files, with a slash at its end. */
  publicPath: string;
  /**
   * Whether a development build runs in one page with released apps. React's two builds do not mix,
   * so it then takes the one that releases have.
   */
  isBesideReleases?: boolean;
  /** Whether `withFastRefresh` (fastRefresh/) is applied to the build. */
  isRefreshed?: boolean;
  /** Another language than English: its files go to a folder of that name beside the English ones. */
  language?: Language;
  /** Where catalogues come from that do not stand beside the English ones. */
  catalogueOf?: CatalogueOf;
}

/** What one script provides of the federation runtime to shell and remotes alike. */
export const runtimeGlobals = { '@module-federation/runtime': '_FEDERATION_RUNTIME' };
const bundlerRuntimeGlobal = '_FEDERATION_BUNDLER_RUNTIME';

/**
 * The runtime's bundler half is imported by its absolute path, by code that the federation plugin
 * writes, so that no `externals` key can name it.
 */
function externalBundlerRuntime(
  { request }: { request?: string },
  callback: (error?: null, result?: string) => void,
): void {
  const name = request?.replaceAll('\\', '/') ?? '';
  if (name.includes('@module-federation/webpack-bundler-runtime/')) {
    callback(null, bundlerRuntimeGlobal);
  } else {
    callback();
  }
}

const apiSlice =
  /node_modules[\\/](@reduxjs|reselect|immer|@standard-schema)[\\/]|shared-api[\\/]src[\\/]client[\\/]/;
const styles = { name: 'styles', type: 'css/mini-extract' };
const isLate = ({ name }: Chunk): boolean => !name?.startsWith('__federation_expose');

/** The build of one app for the browser. */
export function browserConfig(
  name: AppName,
  {
    mode,
    publicPath,
    isBesideReleases = false,
    isRefreshed = false,
    language,
    catalogueOf = language && cataloguesIn(language),
  }: BuildOptions,
): Configuration {
  const app: App = apps[name];
  const isShell = name === 'shell';
  const development = mode === 'development';
  const hash = development ? '' : '.[contenthash:8]';
  return {
    name: language ? `${name} (${language})` : name,
    mode,
    context: appFolder(name),
    target: ['web', 'es2022'],
    devtool: development ? 'source-map' : false,
    // A remote has no page of its own: its entry is the container that the federation plugin adds.
    entry: isShell ? { main: './src/main.tsx' } : {},
    output: {
      path: path.join(distFolder(name), 'browser', language ?? ''),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      uniqueName: app.federationName,
      // A remote finds its chunks beside its entry, so that another attempt can use another address.
      // The development server has to know where it serves from.
      publicPath: isShell || development ? publicPath + (language ? `${language}/` : '') : 'auto',
      clean: !development,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    externals: [runtimeGlobals, externalBundlerRuntime],
    externalsType: 'global',
    module: { rules: rules({ salt: name, target: 'browser', publicPath, isRefreshed, language }) },
    optimization: {
      minimizer,
      // The shortest names for what modules export to each other; nothing outside a build knows them.
      mangleExports: 'size',
      nodeEnv: isBesideReleases ? 'production' : mode,
      // Named, so that a chunk says in a network log what it holds and keeps its name over builds.
      chunkIds: 'named',
      moduleIds: development ? 'named' : 'deterministic',
      splitChunks: {
        cacheGroups: {
          // The one part of the shell that does not come with its first script.
          api: { name: 'api', test: apiSlice, chunks: 'async', enforce: true },
          // A page has all of a remote's stylesheets at once, since the server's HTML may hold any
          // part of it: those of all parts that load late are one file.
          ...(isShell ? {} : { styles: { ...styles, chunks: isLate, enforce: true } }),
        },
      },
    },
    plugins: [
      ...catalogues(catalogueOf),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: false,
      }),
      new federation.ModuleFederationPlugin({
        name: app.federationName,
        ...(app.exposes ? { exposes: app.exposes, filename: `remoteEntry${hash}.js` } : {}),
        shared: sharedOf(isShell),
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
    // The federation plugin warns of what is meant: chunks are found beside their entry.
    infrastructureLogging: { level: 'error' },
  };
}
