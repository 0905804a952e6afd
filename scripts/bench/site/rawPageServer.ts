/**
 * The baseline for serving a page: plain node:http, one buffer, and the headers that a browser
 * needs. Reads the compressed page from `PAGE_FILE`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(process.env['PAGE_FILE'] ?? '');
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-length': page.length,
  });
  response.end(page);
}).listen(Number(process.env['PORT']), '127.0.0.1');
