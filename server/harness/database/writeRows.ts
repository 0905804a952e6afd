import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/db/embedded/startEmbeddedPostgres.ts';

/**
 * A server in small, for the tests to kill: writes rows one after the other, and says `saved <id>`
 * when PostgreSQL has acknowledged one. Ctrl-C lets it write a last one and end.
 */
const [dataDir = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await startEmbeddedPostgres({ dataDir });
const client = new Client(postgres.url);
// A test has killed PostgreSQL: what is acknowledged has been said, and there is nobody to tell the rest.
const end = (): never => process.exit(1);
client.on('error', end);
await client.connect();
await client.query('create table if not exists saved (id bigint generated always as identity)');

const interrupt = new AbortController();
process.on('SIGINT', () => interrupt.abort());
say(`ready ${postgres.url}`);
do {
  const { rows } = await client
    .query<{ id: string }>('insert into saved default values returning id')
    .catch(end);
  say(`saved ${rows[0]?.id}`);
} while (!interrupt.signal.aborted);
await client.query('insert into saved default values');
say('drained');
await client.end();
await postgres.stop();
say('stopped');
