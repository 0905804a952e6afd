import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ReleaseOverview } from 'shared-api/contract/releases/releases';
import { buildToSend, pipelineFor } from '../../harness/testing/releases/sentReleases.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import type { Answer } from '../../harness/testing/testServer.ts';
import { deployTokenParts } from '../session/tokens/deployTokens.ts';

const server = serverPerFile();
const app = 'public-site';
const many = 40;
let pipeline: Awaited<ReturnType<typeof pipelineFor>>;

beforeAll(async () => {
  pipeline = await pipelineFor(server, app, 'CI');
  for (const version of ['one', 'two', 'three']) {
    await pipeline.send(buildToSend(app, version));
    await pipeline.call('POST', 'trials/', { version, against: [], refusals: [] });
  }
});
beforeEach(async () => {
  const { store } = server;
  const { share } = store.states[app];
  if (share) await store.rollOut(app, share.version, 0, { by: 'test' });
  await store.makeLive(app, 'one', { by: 'test' });
});

/** What an Admin sees of the app. */
async function seen() {
  const { body } = await server.call('GET', 'releases/', { as: 'Admin' });
  const found = (body as unknown as ReleaseOverview).apps.find((one) => one.app === app);
  if (!found) throw new Error(`${app} is missing.`);
  return { mark: found.mark, rollout: found.share?.mark ?? '' };
}
/** What a pipeline sees of it. */
const seenByPipeline = async () =>
  (await pipeline.call('GET', '')).body as { mark: string; share: { mark: string } | null };

const give = (version: string, percent: number, mark?: string) =>
  server.call('POST', 'releases/share', {
    as: 'Admin',
    body: { app, version, percent, ...(mark === undefined ? {} : { mark }) },
  });
const makeLive = (version: string, mark?: string) =>
  server.call('POST', 'releases/live', {
    as: 'Admin',
    body: { app, version, ...(mark === undefined ? {} : { mark }) },
  });
const deploy = (version: string, percent: number | undefined, mark: string) =>
  pipeline.call('POST', 'live', {
    version,
    way: 'release',
    mark,
    ...(percent === undefined ? {} : { percent }),
  });

/** Events of the log that change what visitors get. */
async function changes(): Promise<{ kind: string }[]> {
  const folder = path.join(server.folder, 'releases', 'log');
  const events = await Promise.all(
    (await readdir(folder)).map(
      async (name) =>
        JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { kind: string },
    ),
  );
  return events.filter(({ kind }) => kind === 'live' || kind === 'share');
}

/** Makes many calls at once. @returns the answers to those that changed nothing, after one did */
async function exactlyOneOf(call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const before = (await changes()).length;
  const answers = await Promise.all(Array.from({ length: many }, (_, index) => call(index)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array.from({ length: many - 1 }, () => 409),
  ]);
  expect(await changes()).toHaveLength(before + 1);
  return answers.filter(({ status }) => status === 409);
}

it('of forty at once who give what they saw to different shares one does, and the others are told what is now', async () => {
  const { mark } = await seen();
  const told = await exactlyOneOf((index) => give(index % 2 ? 'two' : 'three', index + 1, mark));
  const { share } = server.store.states[app];
  for (const { body } of told) {
    expect(body['message']).toBe(
      `What visitors get of public-site was changed since this was looked at, last by ${share?.by}: one is live, by test, and ${share?.version} is given to ${share?.percent} % of the visitors, by ${share?.by}. Nothing was done. Look at it, and do the same again if it is still right.`,
    );
  }
});

it('of forty at once who go on with a rollout, withdraw it or make it live, by buttons and pipelines, one does', async () => {
  await give('two', 10);
  const { mark, rollout } = await seen();
  const pipelines = await seenByPipeline();
  expect([pipelines.mark, pipelines.share?.mark]).toEqual([mark, rollout]);
  const ways = [
    () => give('two', 50, mark),
    () => makeLive('two', mark),
    () => deploy('two', 50, mark),
    () => deploy('two', undefined, mark),
  ];
  await exactlyOneOf((index) => (ways[index % ways.length] as () => Promise<Answer>)());
});

it('of forty at once who withdraw a rollout one does', async () => {
  await give('two', 10);
  const { rollout } = await seen();
  await exactlyOneOf((index) => (index % 2 ? give('two', 0, rollout) : deploy('two', 0, rollout)));
});

it('what somebody has withdrawn is given out again only by who has seen that', async () => {
  await give('two', 10);
  const old = await seen();
  await give('two', 0, old.rollout);
  for (const refused of [
    await give('two', 50, old.mark),
    await makeLive('two', old.mark),
    await deploy('two', 50, old.mark),
  ]) {
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      expect.stringContaining('and nothing is given to a share of the visitors.'),
    ]);
  }
  expect(server.store.states[app]).toMatchObject({ live: { version: 'one' } });
  expect(server.store.states[app].share).toBeUndefined();
  expect((await give('two', 50, (await seen()).mark)).status).toBe(200);
});

it('what somebody has given out and withdrawn since is given out only by who has seen that', async () => {
  const { mark } = await seen();
  await give('two', 10, mark);
  await give('two', 0, (await seen()).rollout);
  const shell = await pipelineFor(server, 'shell', 'CI of the set');
  const token = deployTokenParts(pipeline.token).secret;
  const set = { version: 'one', way: 'release', others: [{ token, version: 'two', mark }] };
  for (const refused of [
    await give('two', 50, mark),
    await makeLive('two', mark),
    await deploy('two', 50, mark),
    await deploy('two', undefined, mark),
    await shell.call('POST', 'sets/', set),
  ]) {
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      expect.stringContaining('and nothing is given to a share of the visitors.'),
    ]);
  }
  expect(server.store.states[app]).toMatchObject({ live: { version: 'one' } });
  expect(server.store.states[app].share).toBeUndefined();
  expect((await give('two', 50, (await seen()).mark)).status).toBe(200);
});

it('a change and the way back from it are not what was seen before', async () => {
  const { mark } = await seen();
  await makeLive('two');
  await makeLive('one');
  expect((await give('three', 10, mark)).status).toBe(409);
});

it('a rollout is withdrawn at whatever step it is, but not another one of the same version', async () => {
  await give('two', 10);
  const first = await seen();
  await server.store.rollOut(app, 'two', 50, { by: 'rollout', steps: [10, 50, 100] });
  expect((await give('two', 100 - 1, first.mark)).status).toBe(409);
  expect((await give('two', 0, first.rollout)).status).toBe(200);
  await give('two', 10);
  const refused = await give('two', 0, first.rollout);
  expect([refused.status, refused.body['message']]).toEqual([
    409,
    expect.stringContaining('two is given to 10 % of the visitors'),
  ]);
  expect((await give('two', 0, (await seen()).rollout)).status).toBe(200);
});

it('what is stored, tried or previewed changes nothing of what was seen, nor does another app', async () => {
  const { mark } = await seen();
  await pipeline.send(buildToSend(app, 'four'));
  await pipeline.call('POST', 'trials/', { version: 'four', against: [], refusals: [] });
  await pipeline.call('POST', 'previews/', { version: 'four' });
  const shell = await pipelineFor(server, 'shell', 'CI of the shell');
  await shell.send(buildToSend('shell', 'one'));
  await server.store.makeLive('shell', 'one', { by: 'test' });
  expect((await give('two', 10, mark)).status).toBe(200);
});

it('what was seen through a server of another version is looked at again, by this one', async () => {
  const old = 'kOqPB1vXb0H2mL3yQd5c8w';
  for (const refused of [await give('two', 10, old), await deploy('two', undefined, old)]) {
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'What visitors get of public-site was looked at through a server of another version than this one, as during an upgrade, and may have been changed since. Now one is live, by test, and nothing is given to a share of the visitors. Nothing was done. Look at it, and do the same again if it is still right: where it is refused for this again, once all servers are of one version.',
    ]);
  }
  expect((await give('two', 10, (await seen()).mark)).status).toBe(200);
});

it('programs that name nothing they have seen change what visitors get as before', async () => {
  expect((await give('two', 10)).status).toBe(200);
  expect((await give('two', 20)).status).toBe(200);
  expect((await give('two', 0)).status).toBe(200);
  expect((await makeLive('two')).status).toBe(200);
  expect((await give('three', 10, 'x'.repeat(65))).status).toBe(400);
});

it('of forty at once who give it to the same share, by buttons and pipelines, one does, and the others are told so', async () => {
  const { mark } = await seen();
  const told = await exactlyOneOf((index) => {
    if (index % 3 === 0) return give('two', 10);
    return index % 3 === 1 ? give('two', 10, mark) : deploy('two', 10, mark);
  });
  expect([...new Set(told.map(({ body }) => body['message']))]).toEqual([
    'public-site two is given to 10 % of the visitors already.',
  ]);
  expect((await give('two', 20)).status).toBe(200);
});

it('what everybody has is given to no share of them, which would end the rollout of another release', async () => {
  await give('two', 10);
  const { mark } = await seen();
  for (const refused of [await give('one', 10, mark), await deploy('one', 10, mark)]) {
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'public-site one is live already.',
    ]);
  }
  expect(server.store.states[app].share).toMatchObject({ version: 'two', percent: 10 });
});
