import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { Draining } from './Draining.ts';

const app = fastify();
const draining = new Draining();
let url: string;
beforeAll(async () => {
  draining.watch(app);
  app.get('/', () => 'an answer');
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
});
afterAll(() => app.close());

/** Waits for this many requests to be in flight, as long as the test may take. */
async function underWay(count: number): Promise<void> {
  while (draining.underWay !== count) await delay(5);
}

it('counts a request once, whether it is answered or its client goes away', async () => {
  expect(await (await fetch(url)).text()).toBe('an answer');
  await underWay(0);
  draining.hold();
  const request = get(url, { agent: false });
  request.on('error', () => undefined);
  await once(request, 'finish');
  await underWay(1);
  request.destroy();
  await underWay(0);
  draining.release();
  expect(await (await fetch(url)).text()).toBe('an answer');
  await underWay(0);
});
