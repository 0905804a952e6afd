import MinimizerPlugin from 'minimizer-webpack-plugin';

/**
 * Minimizes scripts and styles. With swc the home page's scripts are 1 kB smaller (brotli) than with webpack's default.
 * Licences go into a separate file, without a comment in the script pointing to it. esbuild takes a fifth off the
 * styles, which every first paint waits for; it is told of no browsers, so it writes nothing for older ones.
 */
export const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
    extractComments: { condition: 'some', banner: false },
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
];

/** What the plugin loads by itself: named here, since an update of one is a change of every build (inputs.ts). */
export const loadedByPlugin = ['@swc/core', 'esbuild'];
