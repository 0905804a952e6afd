import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** Everything in a page that makes a browser ask for a script. */
const scripts = /<script [^>]*src=[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** A page without its scripts, as if it never had any. */
export const stripScripts = (html: string): string => html.replace(scripts, '');

export interface PassThrough {
  url: string;
  close: () => void;
}

/**
 * Starts a server that gives what another one does, its pages with a change. A page that is compared with a changed one goes
 * through here too, unchanged, so that both go the same way.
 * @param url where the other server is
 * @param change what becomes of the HTML of each page
 */
export async function passThrough(
  url: string,
  change: (html: string) => string,
): Promise<PassThrough> {
  /** Compressed once for each address, as the product keeps its pages. */
  const pages = new Map<string, Buffer>();
  const server = createServer((asked, answer) => {
    const target = new URL(asked.url ?? '/', url);
    const headers = { ...asked.headers, host: target.host, 'accept-encoding': 'br' };
    const passed = request(target, { method: asked.method, headers }, (response) => {
      if (response.headers['content-type']?.startsWith('text/html') !== true) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      void changed(response, pages, target.href, change).then((body) =>
        sendPage(answer, response, body),
      );
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function changed(
  response: IncomingMessage,
  pages: Map<string, Buffer>,
  address: string,
  change: (html: string) => string,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const kept = pages.get(address);
  if (kept) return kept;
  const body = Buffer.concat(parts);
  const isCompressed = response.headers['content-encoding'] === 'br';
  const html = (isCompressed ? brotliDecompressSync(body) : body).toString();
  const page = brotliCompressSync(change(html));
  pages.set(address, page);
  return page;
}

function sendPage(
  answer: ServerResponse,
  { headers, statusCode }: IncomingMessage,
  body: Buffer,
): void {
  answer.writeHead(statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': body.length,
  });
  answer.end(body);
}
