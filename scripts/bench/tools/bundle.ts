import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../../webpack/apps.ts';
import { minimizer } from '../../../webpack/minimizer.ts';
import { rules } from '../../../webpack/rules.ts';

/** An ordinary production bundle in a folder that is to be removed afterwards. */
export interface Bundle {
  folder: string;
  /** The files that its page loads at once. */
  files: string[];
}

/** Runs webpack for a bundle of one entry; what is not said is as in the product's own builds. */
export async function bundle(entry: string, extra: Configuration): Promise<Bundle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-bundle-'));
  const configuration: Configuration = {
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    entry: { main: entry },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: rules({ salt: 'one', target: 'browser', publicPath: '/' }) },
    performance: false,
    ...extra,
    output: { path: folder, filename: '[name].js', chunkFilename: '[name].js', ...extra.output },
  };
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration, (error, result) => {
      if (error) reject(error);
      else if (!result || result.hasErrors()) reject(new Error(result?.toString('errors-only')));
      else resolve(result);
    });
  });
  return { folder, files: [...(stats.compilation.entrypoints.get('main')?.getFiles() ?? [])] };
}

/** The product's modules as one bundle, with some of them replaced by files below the root. */
export const productBundle = (entry: string, replaced: [RegExp, string][]): Promise<Bundle> =>
  bundle(entry, {
    optimization: { minimizer },
    plugins: [
      new MiniCssExtractPlugin(),
      ...replaced.map(
        ([module, by]) => new webpack.NormalModuleReplacementPlugin(module, path.join(root, by)),
      ),
    ],
  });
