import { expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { actor, buildIn, folderPerTest } from '../../harness/testing/builtReleases.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { logTo } from '../telemetry/logging.ts';

const logged: string[] = [];
const log = new Writable({
  write(chunk, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});
const server = serverPerFile({ logger: { ...logTo('error'), stream: log } });

const inFolder = folderPerTest();
const file = '/releases/public-site/abc/a.svg';

/** Asks for a file and leaves some milliseconds later. */
const leave = (port: number, later: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(`GET ${file} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\n\r\n`);
      setTimeout(() => socket.destroy(), later);
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });

it('a visitor who leaves while a file is on its way is no failure of the server', async () => {
  const { app, store } = server;
  const built = await buildIn(inFolder(), 'public-site', 'abc');
  await writeFile(path.join(built, 'browser/a.svg'), '<svg/>'.padEnd(20_000));
  await store.put(built);
  await store.makeLive('public-site', 'abc', actor);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  for (let round = 0; round < 150; round += 1) await leave(port, round % 6);
  await sleep(100);
  expect((await fetch(address + file)).status).toBe(200);
  expect(logged).toEqual([]);
});

it('a file that is opened by itself may do nothing, and its headers are short', async () => {
  const { app, store } = server;
  const built = await buildIn(inFolder(), 'public-site', 'abc');
  await writeFile(path.join(built, 'browser/a.svg'), '<svg/>');
  await store.put(built);
  const { headers } = await app.inject(file);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  // Each file of a page costs that again.
  expect(lines.join('').length).toBeLessThan(850);
});
