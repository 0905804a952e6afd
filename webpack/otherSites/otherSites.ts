import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  devFit,
  devFolder,
  overridableApps,
  type OverridableApp,
} from 'shared-api/contract/releases/overrides';
import type { AppName } from 'shared-api/contract/releases/release';
import type { Configuration } from 'webpack-dev-server';
import { fitOf } from './fit.ts';

/** Addresses that lead to the machine itself. */
const loopback = ['localhost', '127.0.0.1'];

/** The origins of a site's pages: another spelling of the same machine is another origin. */
export function originsOf(target: string): string[] {
  const { protocol, hostname, origin, port } = new URL(target);
  if (!loopback.includes(hostname)) return [origin];
  return loopback.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}

type Next = () => void;

/**
 * Whose page a request is from. A picture is asked for without saying so, but for the page's address, or that of the
 * stylesheet which names it.
 */
function originOf({ origin, referer }: IncomingMessage['headers']): string | undefined {
  if (origin !== undefined) return origin;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/** The middleware of the development server that knows of no other sites; ours stands in for it. */
const crossOriginCheck = 'cross-origin-header-check';

/**
 * Answers pages of a site, and of no other, about the files of an app: a page whose app comes from this
 * machine loads them from another origin than its own.
 * @param target the site
 */
export function forPagesOf(target: string, app: OverridableApp) {
  const allowed = originsOf(target);
  const folder = devFolder(app);
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { headers } = request;
    const from = originOf(headers) ?? '';
    const own = loopback.map((name) => `http://${name}:${request.socket.localPort ?? ''}`);
    const isSites = pathname.startsWith(folder) && [...allowed, ...own].includes(from);
    response.setHeader('vary', 'origin');
    response.setHeader('cross-origin-resource-policy', isSites ? 'cross-origin' : 'same-origin');
    if (!isSites) {
      const isEmbedded = headers['sec-fetch-mode'] === 'no-cors';
      if (isEmbedded && headers['sec-fetch-site'] === 'cross-site') response.writeHead(403).end();
      else next();
      return;
    }
    if (headers.origin !== undefined) {
      response.setHeader('access-control-allow-origin', headers.origin);
    }
    if (request.method === 'OPTIONS') {
      // Browsers ask before a page from elsewhere reaches into a private network.
      response.setHeader('access-control-allow-private-network', 'true');
      response.setHeader('access-control-allow-methods', 'GET');
      response.writeHead(204).end();
    } else if (pathname === folder + devFit) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(fitOf(app, searchParams)));
    } else next();
  };
}

export const isOverridable = (app: AppName): app is OverridableApp =>
  (overridableApps as readonly AppName[]).includes(app);

/** The development server's own middlewares without that for which ours stands in. */
export const withoutItsCheck = <Middleware extends object>(all: Middleware[]): Middleware[] =>
  all.filter((each) => !('name' in each) || each.name !== crossOriginCheck);

/**
 * Settings of the development server of one app, from which pages of a site load it.
 * @param target the site
 */
export function settingsFor(target: string, app: OverridableApp): Configuration {
  const { hostname } = new URL(target);
  return {
    // With an automatic address the middleware would take the root for it.
    devMiddleware: { publicPath: devFolder(app) },
    // Whose pages may listen for changes; those of this machine may anyway.
    ...(loopback.includes(hostname) ? {} : { allowedHosts: [hostname] }),
    client: {
      // The overlay needs inline styles, which the pages' Content-Security-Policy forbids.
      overlay: false,
      webSocketTransport: path.join(import.meta.dirname, 'SocketOfOrigin.ts'),
    },
  };
}
