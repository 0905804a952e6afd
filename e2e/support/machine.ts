import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { OverridableApp } from 'shared-api/contract/releases/overrides';
import { freePort } from '../../scripts/product/product.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A developer's machine: an app's build with other texts, served as the development server serves it. */
export interface Machine {
  origin: string;
  /** Starts it, and starts it again after it was stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** What it says of how its build fits the shell. */
  misfits: string[];
}

interface Developed {
  app: OverridableApp;
  /** The site whose pages it answers. */
  site: () => string;
  /** Changes texts of the build. */
  change: (text: string) => string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Prepares a machine that listens at a port of its own; it is not started yet. */
export async function prepareMachine({ app, site, change }: Developed): Promise<Machine> {
  const browser = path.join(root, app, 'dist/browser');
  const entry = (await readdir(browser)).find((file) => /^remoteEntry\..*js$/.test(file)) ?? '';
  const port = await freePort();
  let server: Server | undefined;
  const machine: Machine = {
    origin: `http://localhost:${port}`,
    misfits: [],
    start: () =>
      new Promise((resolve) => {
        server = createServer((request, response) => {
          const { pathname } = new URL(request.url ?? '/', machine.origin);
          const file = pathname.replace(`/__dev/${app}/`, '');
          if (request.headers.origin === site()) {
            response.setHeader('access-control-allow-origin', site());
          }
          if (file === 'fit.json') {
            response.end(JSON.stringify({ app, misfits: machine.misfits }));
            return;
          }
          const stored = path.join(browser, file === 'remoteEntry.js' ? entry : file);
          readFile(stored).then(
            (content) => {
              const isScript = stored.endsWith('.js');
              response.setHeader('content-type', types[path.extname(stored)] ?? '');
              response.end(isScript ? change(content.toString()) : content);
            },
            () => response.writeHead(404).end(),
          );
        }).listen(port, '127.0.0.1', () => resolve());
      }),
    stop: () =>
      new Promise((resolve) => {
        server?.closeAllConnections();
        server?.close(() => resolve());
      }),
  };
  return machine;
}
