/**
 * The baseline for the quotes list: plain node:http and pg, without validation or authentication.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import type pg from 'pg';
import { root } from '../../../webpack/apps.ts';

const require = createRequire(path.join(root, 'server/package.json'));
const { Pool } = require('pg') as typeof pg;
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });

const list = {
  name: 'list',
  text: 'SELECT * FROM quotes ORDER BY number DESC, id DESC LIMIT 26',
};
const count = { name: 'count', text: 'SELECT count(*)::int AS count FROM quotes' };

createServer((_, response) => {
  Promise.all([pool.query(list), pool.query<{ count: number }>(count)])
    .then(([{ rows }, counted]) => {
      const body = JSON.stringify({
        results: rows.slice(0, 25),
        next: null,
        previous: null,
        count: counted.rows[0]?.count,
        total: counted.rows[0]?.count,
      });
      response.setHeader('content-type', 'application/json').end(body);
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env['PORT']), '127.0.0.1');
