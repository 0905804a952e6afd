import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Language } from 'shared-api/contract/values/language';
import type { RuleSetRule } from 'webpack';
import { root } from './apps.ts';

const require = createRequire(import.meta.url);

interface RuleOptions {
  /**
   * Added to the hashes of class names, to keep apps apart that contain different versions of a
   * style.
   */
  salt: string;
  target: 'browser' | 'node';
  /** Fixed base URL of assets, because the HTML from server and browser must match; `auto` in development. */
  publicPath: string;
  /**
   * Whether to instrument components for React Fast Refresh, which needs React's development
   * runtime.
   */
  isRefreshed?: boolean;
  /** Set for translations, which reuse the English build's pictures and fonts. */
  language?: Language | undefined;
}

/** Loaders for TypeScript, styles and assets, the same in every build of the product. */
export function rules({
  salt,
  target,
  publicPath,
  isRefreshed = false,
  language,
}: RuleOptions): RuleSetRule[] {
  const forNode = target === 'node';
  const assets = (filename: string): NonNullable<RuleSetRule['generator']> => ({
    emit: !forNode && !language,
    ...(publicPath === 'auto' ? {} : { publicPath }),
    filename,
  });
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          // As an object, in which webpack makes paths relative: as text it keeps those of this machine, which go into names
          // of files. Without a map there would be nothing to parse, so it is made where no build keeps it, too.
          sourceMaps: true,
          parseMap: true,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            // Without Fast Refresh, always the production runtime: the app may run in a page with
            // released apps.
            transform: {
              react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed },
            },
          },
        },
      },
    },
    {
      test: /\.css$/,
      use: [
        ...(forNode ? [] : [{ loader: MiniCssExtractPlugin.loader }]),
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: /\.module\.css$/,
              namedExport: false,
              exportLocalsConvention: 'asIs',
              exportOnlyLocals: forNode,
              // Must be the same in browser and Node builds, or hydration finds different class
              // names.
              // Short: scripts, styles and pages have each of them, and hashes hardly compress.
              localIdentName: '[hash:base64:5]',
              localIdentContext: root,
              localIdentHashSalt: salt,
            },
          },
        },
      ],
    },
    {
      test: /\.woff2$/,
      resourceQuery: /letters=/,
      use: [{ loader: require.resolve('./fonts/keepLetters.ts') }],
      type: 'asset/resource',
      generator: assets('media/[name]-letters.[contenthash:4][ext]'),
    },
    {
      test: /\.(woff2|svg|avif|webp|png|jpg|mp4|webm|vtt)$/,
      resourceQuery: { not: /letters=/ },
      type: 'asset/resource',
      generator: assets('media/[name].[contenthash:4][ext]'),
    },
  ];
}
