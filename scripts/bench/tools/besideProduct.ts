import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '../../product/product.ts';

/** An origin that serves both the product and an additional directory. */
export interface Origin {
  url: string;
  stop(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves a directory below a path, compressed with brotli and cached like releases, and proxies all
 * other requests to the product. Both sides of a comparison then share origin, network path and
 * API.
 */
export async function serveBesideProduct(
  product: string,
  address: string,
  folder: string,
): Promise<Origin> {
  const handOn = (incoming: IncomingMessage, response: ServerResponse): void => {
    const { method, url, headers } = incoming;
    const onward = request(product + (url ?? '/'), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };
  const serve = async (pathname: string, response: ServerResponse): Promise<void> => {
    const name = pathname.slice(address.length) || 'index.html';
    const file = path.join(folder, path.basename(name));
    const packed = await readFile(`${file}.br`).catch(() => undefined);
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': name === 'index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(packed ?? (await readFile(file)));
  };
  const server = createServer((incoming, response) => {
    const pathname = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    if (!pathname.startsWith(address)) handOn(incoming, response);
    else serve(pathname, response).catch(() => response.writeHead(404).end());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
