import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Language } from 'shared-api/contract/values/language';
import type { RuleSetRule } from 'webpack';
import { root } from './apps.ts';

const require = createRequire(import.meta.url);

interface RuleOptions {
  /** Sets class names of one app apart from another's, which may carry another version of them. */
  salt: string;
  target: 'browser' | 'node';
  /** Address of assets: fixed, since the server's HTML and the browser must name them alike. */
  publicPath: string;
  /** Whether components are marked for React Fast Refresh, which needs React's development runtime. */
  isRefreshed?: boolean;
  /** Of a translation, whose pictures and fonts are the English build's. */
  language?: Language | undefined;
}

/** How TypeScript, styles and assets are read; the same for every build of the product. */
export function rules({
  salt,
  target,
  publicPath,
  isRefreshed = false,
  language,
}: RuleOptions): RuleSetRule[] {
  const forNode = target === 'node';
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            // Otherwise never the development runtime: an app may run in one page with released ones.
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
              // Browser and Node build must agree on names, or hydration finds other classes.
              localIdentName: '[name]__[local]-[hash:base64:5]',
              localIdentContext: root,
              localIdentHashSalt: salt,
            },
          },
        },
      ],
    },
    {
      test: /\.(woff2|svg|avif|webp|png|jpg|mp4|webm)$/,
      type: 'asset/resource',
      generator: {
        emit: !forNode && !language,
        publicPath,
        filename: 'media/[name].[contenthash:8][ext]',
      },
    },
  ];
}
