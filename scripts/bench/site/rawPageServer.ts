/**
 * The baseline for serving a page: plain node:http, one buffer, and the headers that the product sends, as a list that Node
 * writes as it is. Reads the compressed page from `PAGE_FILE`, the headers from `HEADERS_FILE`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(process.env['PAGE_FILE'] ?? '');
const headers = JSON.parse(readFileSync(process.env['HEADERS_FILE'] ?? '', 'utf8')) as string[];
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(page);
}).listen(Number(process.env['PORT']), '127.0.0.1');
