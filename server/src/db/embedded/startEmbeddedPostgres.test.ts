import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFile, mkdir, readFile, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { isRoot, unprivilegedAccount } from './account.ts';
import type { EmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { copyCluster } from '../../../harness/database/copyCluster.ts';
import { TestGround } from '../../../harness/database/TestGround.ts';

const ground = new TestGround();

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

afterAll(() => ground.clear());

describe('the embedded PostgreSQL', () => {
  let postgres: EmbeddedPostgres;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = join(await ground.newFolder(), 'made', 'when missing');
    postgres = await startEmbeddedPostgres({ dataDir });
  });
  afterAll(() => postgres.stop());

  it('is durable, speaks UTF-8 and listens on no network', async () => {
    expect(
      await query(
        postgres.url,
        `select current_setting('fsync') as fsync, current_setting('listen_addresses') as network,
                current_setting('server_encoding') as encoding, upper('é') as upper`,
      ),
    ).toEqual([{ fsync: 'on', network: '', encoding: 'UTF8', upper: 'É' }]);
  });

  it('knows an accented letter as a letter, so that a search finds it', async () => {
    await query(postgres.url, 'create extension pg_trgm');
    expect(await query(postgres.url, `select cardinality(show_trgm('é')) as trigrams`)).toEqual([
      { trigrams: 2 },
    ]);
  });

  it('gives the application a role that is no superuser but may make databases', async () => {
    expect(
      await query(
        postgres.url,
        'select rolsuper, rolcreatedb from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreatedb: true }]);
    await expect(query(postgres.url, `copy (select 1) to program 'true'`)).rejects.toThrow(
      'permission denied',
    );
  });

  it('lets nobody but its own user into the data and to the socket', async () => {
    const uid = isRoot() ? (await unprivilegedAccount()).uid : process.getuid?.();
    for (const name of ['cluster', 'socket']) {
      const found = await stat(join(postgres.folder, name));
      expect([name, found.uid, found.mode & 0o777]).toEqual([name, uid, 0o700]);
    }
    expect((await stat(join(postgres.folder, 'postgres.log'))).mode & 0o777).toBe(0o600);
  });

  it('keeps its data through a stop and a new start', async () => {
    await query(postgres.url, `create table note as select 'Ménage' as text`);
    const { url } = postgres;
    await Promise.all([postgres.stop(), postgres.stop()]);

    postgres = await startEmbeddedPostgres({ dataDir });
    expect(postgres.url).toBe(url);
    expect(await query(url, 'select text from note')).toEqual([{ text: 'Ménage' }]);
  });

  it('begins a new log when the old one is long, and keeps one old one', async () => {
    await postgres.stop();
    const log = join(postgres.folder, 'postgres.log');
    await truncate(log, 1024 * 1024 + 1);
    postgres = await startEmbeddedPostgres({ dataDir });

    expect((await stat(log)).size).toBeLessThan(10_000);
    expect((await stat(`${log}.1`)).size).toBeGreaterThan(1024 * 1024);
  });

  it('of another major version is refused and left as it is', async () => {
    await postgres.stop();
    const version = join(postgres.folder, 'cluster', 'PG_VERSION');
    await writeFile(version, '17\n');

    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /made by PostgreSQL 17; this release brings PostgreSQL 18.*pg_dump.*DATA_DIR/s,
    );
    expect(await readFile(version, 'utf8')).toBe('17\n');
    await writeFile(version, '18\n');
  });

  it('that cannot start is answered with what PostgreSQL says and the cure', async () => {
    await postgres.stop();
    const settings = join(postgres.folder, 'cluster', 'postgresql.conf');
    await appendFile(settings, 'shared_buffers = nonsense\n');

    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /PostgreSQL did not start.*invalid value for parameter "shared_buffers": "nonsense".*DATABASE_URL/s,
    );
  });
});

describe('a data folder', () => {
  it('may have a path that is too long for a socket', async () => {
    const dataDir = join(await ground.newFolder(), 'a-long-name'.repeat(10));
    await copyCluster(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const socketFolder = decodeURIComponent(/@(.*):5432/.exec(postgres.url)?.[1] ?? '');
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);

    await postgres.stop();
    await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
  });

  it('that holds something else is not touched', async () => {
    const dataDir = await ground.newFolder();
    const cluster = join(dataDir, 'postgres', 'cluster');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'letter.txt'), 'mine');

    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('holds no PostgreSQL cluster');
    expect(await readdir(cluster)).toEqual(['letter.txt']);
  });

  it('that is a file is named', async () => {
    const dataDir = join(await ground.newFolder(), 'file');
    await writeFile(dataDir, '');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(dataDir);
  });
});
