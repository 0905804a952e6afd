import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { buildToSend, pipelineFor } from '../../../harness/testing/releases/sentReleases.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';
import { testPasswords } from '../../../harness/testing/testDatabases.ts';
import type { Answer } from '../../../harness/testing/testServer.ts';
import { inStorageTurn } from '../releaseTurns.ts';

const server = serverPerFile();
const app = 'public-site';
type Pipeline = Awaited<ReturnType<typeof pipelineFor>>;
let count = 0;
let pipeline: Pipeline;
let shell: Pipeline;

beforeAll(async () => {
  shell = await pipelineFor(server, 'shell', 'shell');
  for (const version of ['one', 'two']) await shell.send(buildToSend('shell', version));
  await shell.call('POST', 'live', { version: 'one', way: 'release' });
});
beforeEach(async () => {
  count += 1;
  pipeline = await pipelineFor(server, app, `site ${count}`);
  for (const version of ['one', 'two']) await pipeline.send(buildToSend(app, version));
  await server.store.makeLive(app, 'one', { by: 'test' });
});

/** Makes a call that has to wait for its turn, and something else before that comes. */
async function callBefore(call: () => Promise<Answer>, meanwhile: () => Promise<unknown>) {
  const waiting = await inStorageTurn(server.store, async () => {
    const answer = call();
    const first = await Promise.race([answer, wait(300, undefined)]);
    // Else it would not have waited.
    expect(first).toBeUndefined();
    await meanwhile();
    return { answer };
  });
  return waiting.answer;
}

const revoke = ({ id }: Pipeline) =>
  server.call('POST', `deploy-tokens/${id}/revoke`, { as: 'Admin' });
const liveNow = () => server.store.states[app].live?.version;
const force = 'a test';

it.each([
  ['makes a release live', { version: 'two', way: 'release', force }],
  ['gives it to a share', { version: 'two', way: 'release', percent: 10, force }],
])('a token that is revoked while a call of it waits %s no more', async (_what, body) => {
  const answer = await callBefore(
    () => pipeline.call('POST', 'live', body),
    () => revoke(pipeline),
  );
  expect([answer.status, answer.body['message']]).toEqual([
    401,
    expect.stringContaining(`The deploy token "site ${count}" was revoked by`),
  ]);
  expect([liveNow(), server.store.states[app].share]).toEqual(['one', undefined]);
});

it('a set whose second token is revoked while it waits does not go live', async () => {
  const answer = await callBefore(
    () =>
      shell.call('POST', 'sets/', {
        version: 'two',
        way: 'release',
        force,
        others: [{ token: pipeline.token.split('.')[0], version: 'two' }],
      }),
    () => revoke(pipeline),
  );
  expect(answer.status).toBe(401);
  expect([liveNow(), server.store.states.shell.live?.version]).toEqual(['one', 'one']);
});

it.each([
  ['makes a release live', 'releases/live', {}],
  ['gives it to a share', 'releases/share', { percent: 10 }],
])('an Admin whose session ends while a call waits %s no more', async (_what, path, more) => {
  const { body } = await server.call('POST', 'rest-auth/login/', {
    body: { username: 'test-admin', password: testPasswords.Admin },
  });
  const headers = { authorization: `Token ${String(body['token'])}` };
  const answer = await callBefore(
    () => server.call('POST', path, { headers, body: { app, version: 'two', force, ...more } }),
    () => server.call('POST', 'rest-auth/logout/', { headers, body: {} }),
  );
  expect(answer.status).toBe(401);
  expect([liveNow(), server.store.states[app].share]).toEqual(['one', undefined]);
});

it('of forty who make a token of one name, or revoke one, at once, one does', async () => {
  const many = (call: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: 40 }, call)).then((answers) =>
      answers.map(({ status }) => status).sort(),
    );
  const others = Array.from({ length: 39 }, () => 409);
  const name = { app, name: 'Build at night', days: 1 };
  const made = await many(() => server.call('POST', 'deploy-tokens/', { as: 'Admin', body: name }));
  expect(made).toEqual([201, ...others]);
  expect(await many(() => revoke(pipeline))).toEqual([200, ...others]);
});

const unseen = (character: string, where: string) =>
  `Name has a character that is not seen (${character}) ${where}: delete it there, or type this part by hand instead of pasting it.`;

it.each([
  ['a line break', 'CI\nadmin', 'Name must be one line: take out the line break.'],
  ['nothing that is seen', '\u200b', unseen('U+200B', 'at its beginning')],
  ['a filler alone', '\u3164', unseen('U+3164', 'at its beginning')],
  ['a blank of Braille', '\u2800', unseen('U+2800', 'at its beginning')],
  ['a turn of the text', 'CI \u202Enimda', unseen('U+202E', 'after "CI"')],
  ['a null', 'CI\u0000', 'Name holds a character that cannot be stored (NUL): remove it.'],
  ['a space after it', 'CI ', 'Name begins or ends with a space: take the space away.'],
  ['spaces alone', '  ', 'Name is missing.'],
])('a name of a token with %s is refused', async (_what, name, sentence) => {
  const body = { app, name, days: 1 };
  const answer = await server.call('POST', 'deploy-tokens/', { as: 'Admin', body });
  expect([answer.status, answer.body['message']]).toEqual([400, sentence]);
});

it('a name of a token may have what emoji and scripts are written with', async () => {
  const name =
    'CI \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645';
  const body = { app, name, days: 1 };
  expect(await server.call('POST', 'deploy-tokens/', { as: 'Admin', body })).toMatchObject({
    status: 201,
  });
});

it.each([[[]], [[50, 10]], [[10, 10, 100]], [[1, 10]], [[5, 100]]])(
  'a rollout by the steps %j is refused',
  async (steps) => {
    const body = { version: 'two', way: 'release', percent: 1, steps, force };
    expect((await pipeline.call('POST', 'live', body)).status).toBe(400);
    const button = { app, version: 'two', percent: 1, steps, force };
    const pressed = await server.call('POST', 'releases/share', { as: 'Admin', body: button });
    expect(pressed.status).toBe(400);
  },
);
