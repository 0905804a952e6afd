import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { isRoot, unprivilegedAccount } from './account.ts';
import type { EmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import type { Writer } from '../../../harness/database/TestGround.ts';
import {
  TestGround,
  endProcessesOn,
  killNow,
  postmasterOf,
  processesOn,
  until,
} from '../../../harness/database/TestGround.ts';

const ground = new TestGround();
const started: EmbeddedPostgres[] = [];

async function start(
  dataDir: string,
  log: (line: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  started.push(postgres);
  return postgres;
}

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function savedRows(url: string): Promise<Set<string>> {
  const client = await connect(url);
  const { rows } = await client.query<{ id: string }>('select id from saved');
  await client.end();
  return new Set(rows.map(({ id }) => id));
}

const acknowledged = (writer: Writer): string[] =>
  writer.lines.flatMap((line) => /^saved (\d+)$/.exec(line)?.[1] ?? []);

afterEach(async () => {
  await Promise.allSettled(started.splice(0).map((postgres) => postgres.stop()));
  await ground.clear();
});

describe('after a kill -9', () => {
  it('of the server, of PostgreSQL or of both, the next start has every acknowledged row', async () => {
    const dataDir = await ground.newDataDir();
    const promised: string[] = [];
    for (const victims of [['server'], ['PostgreSQL', 'server'], ['server', 'PostgreSQL']]) {
      const writer = ground.startWriter(dataDir);
      await until(() => acknowledged(writer).length > 300);
      const postmaster = await postmasterOf(dataDir);
      for (const victim of victims) {
        if (victim === 'server') await writer.kill();
        else killNow(postmaster);
      }
      promised.push(...acknowledged(writer));
    }

    const saved = await savedRows((await start(dataDir)).url);
    expect(promised.filter((id) => !saved.has(id))).toEqual([]);
  });

  it('of the server, the PostgreSQL that it left is taken over, and stopped at the end', async () => {
    const dataDir = await ground.newDataDir();
    const writer = ground.startWriter(dataDir);
    await writer.said('ready');
    const postmaster = await postmasterOf(dataDir);
    await writer.kill();

    const postgres = await start(dataDir);
    expect(await postmasterOf(dataDir)).toBe(postmaster);
    await postgres.stop();
    expect(await processesOn(dataDir)).toEqual([]);
  });

  it('of PostgreSQL under a running server, it is there again at the same address', async () => {
    const dataDir = await ground.newDataDir();
    const lines: string[] = [];
    const postgres = await start(dataDir, (line) => lines.push(line));
    killNow(await postmasterOf(dataDir));
    await until(() => lines.includes('PostgreSQL is back.'));

    await (await connect(postgres.url)).end();
    await postgres.stop();
    expect(await processesOn(dataDir)).toEqual([]);
  });

  it('of PostgreSQL, a start waits for the processes that still work on its memory', async () => {
    const dataDir = await ground.newDataDir();
    const writer = ground.startWriter(dataDir);
    const client = await connect((await writer.said('ready')).slice('ready '.length));
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const postmaster = await postmasterOf(dataDir);
    // A stopped process simulates one that is busy with a long query.
    process.kill(backend, 'SIGSTOP');
    await writer.kill();
    killNow(postmaster);

    const lines: string[] = [];
    await start(dataDir, (line) => {
      lines.push(line);
      killNow(backend);
    });
    expect(lines).toContain('Waiting for the last processes of an earlier PostgreSQL to end…');
  });

  it("of both, a start is not misled when another program was given PostgreSQL's number", async () => {
    const dataDir = await ground.newDataDir();
    const writer = ground.startWriter(dataDir);
    await writer.said('ready');
    const postmaster = await postmasterOf(dataDir);
    await writer.kill();
    killNow(postmaster);
    const bystander = spawn('sleep', ['60'], {
      cwd: '/',
      stdio: 'ignore',
      ...(isRoot() ? await unprivilegedAccount() : {}),
    });
    const path = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/^\d+/, String(bystander.pid)));

    await start(dataDir);
    expect(bystander.exitCode).toBeNull();
    bystander.kill();
  });

  it('of an initdb, the next start makes the database and removes what was begun', async () => {
    const dataDir = await ground.newFolder();
    const home = join(dataDir, 'postgres');
    const begun = async () => {
      const names = await readdir(home).catch(() => []);
      const folder = names.find((name) => /^cluster\.new-\w+$/.test(name));
      if (folder === undefined) return false;
      return (await readdir(join(home, folder)).catch((): string[] => [])).includes('PG_VERSION');
    };
    // If the machine stalls, initdb may finish before the kill; then retry.
    while (!(await begun())) {
      await rm(home, { recursive: true, force: true });
      const writer = ground.startWriter(dataDir);
      await until(async () => (await begun()) || writer.lines.length > 0);
      await writer.kill();
      await endProcessesOn(home);
    }

    await (await connect((await start(dataDir)).url)).end();
    // The copy of the binaries is kept where PostgreSQL's user cannot reach node_modules.
    const names = (await readdir(home)).filter((name) => !/^binaries-\d/.test(name));
    expect(names.sort()).toEqual(['cluster', 'postgres.log', 'socket']);
  });
});

describe('a data folder that a running server holds', () => {
  it('is refused to a second one, which learns who holds it and what to do', async () => {
    const dataDir = await ground.newDataDir();
    const writer = ground.startWriter(dataDir);
    await writer.said('saved 1');

    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      new RegExp(`in use by another running server \\(server process ${writer.pid}\\).*DATA_DIR`),
    );
    const before = acknowledged(writer).length;
    await until(() => acknowledged(writer).length > before);
  });

  it('goes to one of two that begin at the same moment', async () => {
    const dataDir = await ground.newFolder();
    const results = await Promise.allSettled([start(dataDir), start(dataDir)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(String(refused?.reason)).toContain('in use by another running server');
  });
});

describe('a restart', () => {
  it('may begin while the server before is still stopping', async () => {
    const dataDir = await ground.newDataDir();
    const writer = ground.startWriter(dataDir);
    await writer.said('saved 1');
    writer.interrupt();

    const { url } = await start(dataDir);
    expect((await savedRows(url)).size).toBeGreaterThan(1);
  });
});

describe('Ctrl-C on a terminal', () => {
  it('leaves PostgreSQL to the server, which finishes its work and then stops it', async () => {
    const dataDir = await ground.newDataDir();
    const writer = ground.startWriter(dataDir);
    await writer.said('saved 1');
    writer.interrupt();

    await writer.said('drained');
    await writer.said('stopped');
    expect(await processesOn(join(dataDir, 'postgres'))).toEqual([]);
  });
});
