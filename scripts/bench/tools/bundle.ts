import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../../webpack/apps.ts';
import { minimizer } from '../../../webpack/minimizer.ts';
import { rules } from '../../../webpack/rules.ts';

/** An ordinary production bundle; its directory has to be removed afterwards. */
export interface Bundle {
  folder: string;
  /** The files that its page loads initially. */
  files: string[];
}

/** Bundles one entry with webpack; options default to those of the product's own builds. */
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

/** Bundles the product's modules, replacing some of them by files below the root. */
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
