import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ChaosServer } from './ChaosServer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chaos-server-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A ChaosServer that runs the given script. */
async function serverOf(script: string): Promise<ChaosServer> {
  const file = path.join(folder, `${script.length}.mjs`);
  await writeFile(file, script);
  return new ChaosServer(0, {}, file);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(10);
}

const starts = (server: ChaosServer): number => server.output.split('started').length - 1;

describe('the supervisor of a storm', () => {
  it('counts every exit of the server that it did not cause', async () => {
    const server = await serverOf("console.log('started'); throw new Error('a fault of ours');");
    server.start();
    await until(() => server.unplannedExits.length >= 2);
    await server.stop();
    expect(server.unplannedExits[0]).toContain('a fault of ours');
  });

  it('counts none that it did cause', async () => {
    const server = await serverOf("console.log('started'); setInterval(() => undefined, 1000);");
    server.start();
    await until(() => starts(server) === 1);
    server.killServer();
    await until(() => starts(server) === 2);
    await server.stopGracefully();
    await until(() => starts(server) === 3);
    await server.stop();
    expect(server.unplannedExits).toEqual([]);
  });
});
