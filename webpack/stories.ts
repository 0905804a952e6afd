/** `npm run stories`: the design system's catalogue with hot reload, at http://127.0.0.1:8084. */
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from './apps.ts';
import { rules } from './rules.ts';

const port = Number(process.env['DEV_PORT'] ?? 8084);

const page = `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Design system</title>
<link rel="stylesheet" href="/catalogue.css"><script defer src="/catalogue.js"></script></head>
<body></body></html>`;

export const storiesConfig: Configuration = {
  name: 'stories',
  mode: 'development',
  context: path.join(root, 'shared-ui'),
  devtool: 'source-map',
  entry: { catalogue: './src/catalogue/main.tsx' },
  output: { path: path.join(root, 'shared-ui/dist'), filename: '[name].js', publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: rules({ salt: 'stories', target: 'browser', publicPath: '/' }) },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
};

if (import.meta.main) {
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      static: false,
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          path: '/',
          middleware: (_request: unknown, response: { end: (text: string) => void }) =>
            response.end(page),
        },
      ],
    },
    webpack(storiesConfig),
  );
  await server.start();
  console.log(`\nThe catalogue is open at http://127.0.0.1:${port}\n`);
}
