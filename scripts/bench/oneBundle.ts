import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { root } from '../../webpack/apps.ts';
import { minimizer } from '../../webpack/minimizer.ts';
import { router } from '../../webpack/router.ts';
import { rules } from '../../webpack/rules.ts';
import { brotliSize } from './brotliSize.ts';

/** A script and its weight on the wire. */
export interface ScriptSize {
  name: string;
  /** Bytes with brotli at its highest quality. */
  brotli: number;
}

/**
 * Builds shell and public site as one ordinary bundle: the same sources, the same loaders, no
 * federation. What its home page loads is what federation is measured against.
 */
export async function buildOneBundle(): Promise<ScriptSize[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'one-bundle-'));
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: root,
        target: ['web', 'es2022'],
        entry: { main: './shell/src/main.tsx' },
        output: { path: folder, filename: '[name].js', chunkFilename: '[name].js' },
        resolve: { extensions: ['.ts', '.tsx', '.js'], alias: router.alias },
        module: {
          rules: [...rules({ salt: 'one', target: 'browser', publicPath: '/' }), router.rule],
        },
        optimization: { minimizer },
        plugins: [
          new MiniCssExtractPlugin(),
          // The one place where the shell reaches for a remote.
          new webpack.NormalModuleReplacementPlugin(
            /federation\/remotes\.ts$/,
            path.join(root, 'scripts/bench/oneBundleRemotes.ts'),
          ),
        ],
        performance: false,
      },
      (error, result) => {
        if (error) reject(error);
        else if (!result || result.hasErrors()) reject(new Error(result?.toString('errors-only')));
        else resolve(result);
      },
    );
  });
  const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (name) => ({ name, brotli: await brotliSize(path.join(folder, name)) })),
  );
  await rm(folder, { recursive: true, force: true });
  return scripts;
}
