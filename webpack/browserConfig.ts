import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Language } from 'shared-api/contract/values/language';
import type { AppName } from 'shared-api/contract/releases/release';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { appFolder, apps, distFolder, type App } from './apps.ts';
import { catalogues, cataloguesIn, type CatalogueOf } from './catalogues.ts';
import { IntegrityPlugin } from './integrity.ts';
import { minimizer } from './minimizer.ts';
import { rules } from './rules.ts';
import { sharedOf } from './shared.ts';
import { StableEntry } from './StableEntry.ts';

export interface BuildOptions {
  mode: 'production' | 'development';
  /** Base URL of the files, with a trailing slash; `auto` takes that of the entry where it runs. */
  publicPath: string;
  /**
   * Whether a development build runs in one page with released apps. It then uses React's
   * production build like them, since the two builds of React cannot be mixed.
   */
  isBesideReleases?: boolean;
  /** Whether `withFastRefresh` (fastRefresh/) will be applied to the config. */
  isRefreshed?: boolean;
  /** A language other than English; its files go to a subdirectory of that name. */
  language?: Language;
  /** Where to find catalogues that are not next to the English ones. */
  catalogueOf?: CatalogueOf;
}

/** The globals that one script provides for shell and remotes. */
export const runtimeGlobals = { '@module-federation/runtime': '_FEDERATION_RUNTIME' };
const bundlerRuntimeGlobal = '_FEDERATION_BUNDLER_RUNTIME';

/**
 * Makes the runtime's bundler part external. The federation plugin generates code that imports it
 * by absolute path, so a plain `externals` key cannot match it.
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

/**
 * The shell's API slice whole, as one file, since pages preload that: a module left beside it in a file of its own would be
 * asked for only once the main script has run. Other late parts, which have names, keep what they need.
 */
const apiSlice = {
  name: 'api',
  test: /node_modules[\\/](@reduxjs|reselect|immer|@standard-schema)[\\/]|shared-api[\\/]src[\\/]/,
  chunks: ({ name }: Chunk): boolean => !name,
  enforce: true,
};

/**
 * A remote's styles of all lazy parts, in one file that every page loads: the server's HTML may contain any
 * of them.
 */
const styles = {
  name: 'styles',
  type: 'css/mini-extract',
  chunks: ({ name }: Chunk): boolean => !name?.startsWith('__federation_expose'),
  enforce: true,
};

/** Scripts of first screens, most of whose functions run before anything is seen. */
const firstScripts = /^(main\.|api\.|__federation_expose_).*js$/;

/**
 * Begins the first scripts with a comment at which Chrome and Edge compile all their functions while the script
 * arrives, on another thread. Other browsers compile each when it is first called, on the thread that draws
 * (docs/decisions/0100-before-the-first-row.md).
 */
const compiledEarly = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: firstScripts,
    // The minimizer would take it out.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Webpack configuration for one app in the browser. */
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
  // Short, since the address of a release has its version; two files that come to one name fail the build.
  const hash = development ? '' : '.[contenthash:4]';
  return {
    name: language ? `${name} (${language})` : name,
    mode,
    context: appFolder(name),
    target: ['web', 'es2022'],
    // Names and lines of sources, not their text; `moveSourceMaps` keeps them from visitors.
    devtool: development ? 'source-map' : 'hidden-nosources-source-map',
    // A remote has no page; its entry is the container added by the federation plugin.
    entry: isShell ? { main: './src/main.tsx' } : {},
    output: {
      path: path.join(distFolder(name), 'browser', language ?? ''),
      filename: `[name]${hash}.js`,
      // Without a hash: the address of a release has its version, and each entry would list all hashes.
      chunkFilename: '[name].js',
      uniqueName: app.federationName,
      // A remote loads chunks relative to its entry, so that a retry can use a different URL. The
      // development server needs an explicit base, unless other sites' pages load from it.
      publicPath:
        publicPath === 'auto' || (!isShell && !development)
          ? 'auto'
          : publicPath + (language ? `${language}/` : ''),
      // Of files of another origin; without CORS, a browser checks no hash of them.
      crossOriginLoading: 'anonymous',
      clean: !development,
      ...(development ? {} : { devtoolModuleFilenameTemplate: '[resource-path]' }),
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    externals: [runtimeGlobals, externalBundlerRuntime],
    externalsType: 'global',
    module: { rules: rules({ salt: name, target: 'browser', publicPath, isRefreshed, language }) },
    optimization: {
      minimizer,
      // Off, since it takes any four digits of a file for a reference if they are another file's hash. A
      // picture with such digits would get a new name here, and keep the old one in the server's HTML.
      realContentHash: false,
      // Shortest export names, since they are only used within a build.
      mangleExports: 'size',
      nodeEnv: isBesideReleases ? 'production' : mode,
      // Counted through, which makes the shortest ids: a release has an address of its own, so nothing is kept from one
      // build for the next. Chunks that have a name keep it in their file's name; the long names that webpack makes for
      // the others would stand in what every page loads.
      chunkIds: 'natural',
      moduleIds: development ? 'named' : 'natural',
      splitChunks: { cacheGroups: isShell ? { api: apiSlice } : { styles } },
    },
    plugins: [
      ...catalogues(catalogueOf),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        // By app: whichever loads second in a page would take the other's stylesheet of the same name for its own, and be bare.
        chunkFilename: `${name}.[name].css`,
        ignoreOrder: false,
      }),
      new IntegrityPlugin(app.federationName),
      new StableEntry(),
      ...(development ? [] : [compiledEarly()]),
      new federation.ModuleFederationPlugin({
        name: app.federationName,
        ...(app.exposes ? { exposes: app.exposes, filename: `remoteEntry${hash}.js` } : {}),
        // The page of a released shell says itself what does not fit (docs/decisions/0088).
        shared: sharedOf(name, { isStrict: !isBesideReleases }),
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
    // The federation plugin warns that `publicPath` is automatic, which is intended.
    infrastructureLogging: { level: 'error' },
  };
}
