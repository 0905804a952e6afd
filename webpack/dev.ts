/**
 * Development with hot reload: `node webpack/dev.ts [app]`.
 *
 * Without a name, starts the server and all three apps; with `DEV_TARGET`, only the apps. Changed
 * components are replaced and keep their state. With a name, builds only that app from source and
 * inserts it into the pages of a running server (`DEV_TARGET`, by default the one that `npm start`
 * starts), in which the other apps stay as released. A change then reloads the page, because the
 * apps share React's production build, which does not support replacing components. Pages of `DEV_TARGET`
 * itself take the app from here as well, in a browser whose Admin has said so at /admin/releases.
 *
 * `DEV_PORT` is the port to listen on; README has the defaults.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { aloneConfig } from './aloneConfig.ts';
import { apps, isAppName, root } from './apps.ts';
import { browserConfig } from './browserConfig.ts';
import { devAddress, devPage } from './devPage.ts';
import {
  forPagesOf,
  isOverridable,
  settingsFor,
  withoutItsCheck,
} from './otherSites/otherSites.ts';
import { refreshEntry, withFastRefresh } from './fastRefresh/fastRefresh.ts';

const { DEV_PORT, DEV_TARGET, PORT = '8080' } = process.env;
const target = DEV_TARGET ?? `http://127.0.0.1:${PORT}`;

/** Whether the page contains no released app. */
const isWhole = (developed: AppName[]): boolean => developed.length === appNames.length;

function configurations(developed: AppName[]): Configuration[] {
  const isRefreshed = isWhole(developed);
  return developed.flatMap((name) => {
    const options = {
      mode: 'development',
      // A remote alone is also loaded by pages of another origin, and its files then come from here.
      publicPath: isRefreshed || !isOverridable(name) ? devAddress(name) : 'auto',
      isBesideReleases: !isRefreshed,
      isRefreshed,
    } as const;
    const app = browserConfig(name, options);
    const build = isRefreshed ? withFastRefresh(app) : app;
    if (name !== 'shell') return [build];
    const alone = { ...apps.shell.alone, ...(isRefreshed ? refreshEntry : {}) };
    return [build, aloneConfig(name, alone, options)];
  });
}

async function serve(developed: AppName[], defaultPort: number): Promise<void> {
  const port = Number(DEV_PORT ?? defaultPort);
  const alone = developed.length === 1 ? developed.find(isOverridable) : undefined;
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      // The overlay needs inline styles, which the pages' Content-Security-Policy forbids.
      client: { overlay: false },
      ...(alone ? settingsFor(target, alone) : {}),
      proxy: [{ context: ['/api', '/releases', '/healthz'], target }],
      setupMiddlewares: (middlewares) => [
        ...(alone ? [{ name: 'pages of the site', middleware: forPagesOf(target, alone) }] : []),
        ...(alone ? withoutItsCheck(middlewares) : middlewares),
        {
          name: 'pages',
          middleware: (request: IncomingMessage, response: ServerResponse) => {
            fetch(target + (request.url ?? '/'), { headers: { accept: 'text/html' } })
              .then(async (page) => {
                response.statusCode = page.status;
                for (const name of ['content-type', 'content-security-policy']) {
                  const value = page.headers.get(name);
                  if (value !== null) response.setHeader(name, value);
                }
                response.end(devPage(await page.text(), developed));
              })
              .catch((error: unknown) => {
                response.statusCode = 502;
                response.end(
                  `No server answers at ${target}. Start it with "npm start", or name another in ` +
                    `DEV_TARGET. (${String(error)})`,
                );
              });
          },
        },
      ],
    },
    webpack(configurations(developed)),
  );
  await server.start();
  console.log(`\nDeveloping ${developed.join(', ')} at http://127.0.0.1:${port}`);
  if (alone) {
    console.log(
      `To see it in pages of ${target}, take it from http://localhost:${port} at ${target}/admin/releases.`,
    );
  }
  console.log('');
}

function startServer(): void {
  for (const script of ['webpack/build.ts', 'server/src/releases/publish.ts']) {
    const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  const server = spawn(process.execPath, ['--watch', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.on('exit', () => server.kill('SIGTERM'));
}

const [name] = process.argv.slice(2);
if (name === undefined) {
  if (DEV_TARGET === undefined) startServer();
  await serve([...appNames], apps.shell.devPort);
} else if (isAppName(name)) {
  await serve([name], apps[name].devPort);
} else {
  console.error(`There is no app "${name}". Apps: ${appNames.join(', ')}.`);
  process.exitCode = 1;
}
