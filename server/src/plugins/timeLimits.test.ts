import { afterAll, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { limitBodyTime, timeLimits } from './timeLimits.ts';

const app = Fastify();
limitBodyTime(app, timeLimits, app.initialConfig.bodyLimit ?? 0);
app.get('/', () => 'read without its body');
afterAll(() => app.close());

/** Timers that keep the process alive. */
const timers = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

it('does not wait for a body that was left unread once its call is answered', async () => {
  await app.ready();
  const before = timers();
  const answer = await app.inject({ method: 'GET', url: '/', payload: 'x'.repeat(200_000) });
  expect(answer.statusCode).toBe(200);
  // The rest of the body is drained over the following turns.
  for (let turn = 0; turn < 20 && timers() > before; turn += 1) await setImmediate();
  expect(timers()).toBe(before);
});
