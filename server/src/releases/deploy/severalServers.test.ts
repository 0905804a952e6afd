import { afterAll, beforeAll, expect, it } from '@jest/globals';
import path from 'node:path';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { Database } from '../../db/Database.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';
import { ReleaseStore } from '../ReleaseStore.ts';
import {
  buildToSend,
  pipelineFor,
  pipelineWith,
  type TestPipeline,
} from '../../../harness/testing/releases/sentReleases.ts';
import { testPasswords } from '../../../harness/testing/testDatabases.ts';
import {
  startTestServer,
  type Answer,
  type TestServer,
} from '../../../harness/testing/testServer.ts';

/** Several servers share a database and a storage of releases, as behind a load balancer. */
const count = 3;
/** Calls at once at each of them. */
const each = 14;

const servers: TestServer[] = [];
const databases: Database[] = [];
const tokens = new Map<AppName, string>();
let admin: Record<string, string>;

beforeAll(async () => {
  const first = await startTestServer();
  servers.push(first);
  while (servers.length < count) {
    const database = new Database(first.databaseUrl, () => undefined);
    databases.push(database);
    const store = new ReleaseStore(new FolderStorage(path.join(first.folder, 'releases')));
    servers.push(await startTestServer({ database, store }));
  }
  for (const app of ['shell', 'public-site', 'back-office'] as const) {
    const pipeline = await pipelineFor(first, app, `CI of ${app}`);
    tokens.set(app, pipeline.token);
    for (const [version, contract] of versions) await store(pipeline, app, version, contract);
    await pipeline.call('POST', 'live', { version: 'one', way: 'release' });
  }
  const { body } = await first.call('POST', 'rest-auth/login/', {
    body: { username: 'test-admin', password: testPasswords.Admin },
  });
  admin = { authorization: `Token ${String(body['token'])}` };
});

afterAll(async () => {
  // The first has the database and the folder.
  for (const server of servers.toReversed()) await server.close();
  for (const database of databases) await database.close();
});

/** Releases by version, with the major version of what the shell shares with the remotes. */
const versions = [
  ['one', 1],
  ['two', 1],
  ['three', 1],
  ['next', 2],
] as const;

async function store(pipeline: TestPipeline, app: AppName, version: string, contract: number) {
  const shared: Release['shared'] = {
    'shared-api/client': { version: `${contract}.0.0`, requiredVersion: `^${contract}.0.0` },
  };
  await pipeline.send(buildToSend(app, version, { shared }));
  const against = (['shell', 'public-site', 'back-office'] as const)
    .filter((other) => other !== app)
    .map((other) => ({ app: other, version, contract: `${contract}.0.0` }));
  await pipeline.call('POST', 'trials/', { version, against, refusals: [] });
}

const tokenOf = (app: AppName): string => tokens.get(app) ?? '';

const at = (server: TestServer, app: AppName): TestPipeline => pipelineWith(server, tokenOf(app));

/** Makes one version of several apps live as one, at a server. */
const giveSet = (server: TestServer, apps: AppName[], version: string, way = 'release') => {
  const [first = 'shell', ...others] = apps;
  return at(server, first).call('POST', 'sets/', {
    version,
    way,
    others: others.map((app) => ({ token: tokenOf(app).split('.')[0], version })),
  });
};

/** Calls every server several times at once. */
const everywhere = (call: (server: TestServer, index: number) => Promise<Answer>) =>
  Promise.all(
    servers.flatMap((server) => Array.from({ length: each }, (_, index) => call(server, index))),
  );

const all: AppName[] = ['shell', 'public-site', 'back-office'];

/** What each server takes for live, after it has read the log. */
async function liveAt(server: TestServer) {
  await server.store.refresh();
  return all.map((app) => server.store.states[app].live?.version);
}

const historyOf = async (app: AppName) => {
  const [first] = servers;
  await first?.store.refresh();
  return first?.store.states[app].history ?? [];
};

const statusesOf = (answers: Answer[]) =>
  Object.fromEntries(
    [200, 409].map((wanted) => [wanted, answers.filter(({ status }) => status === wanted).length]),
  );

const equal = each * count - 1;

it('equal sets at several servers change something once, and the others are told so', async () => {
  const answers = await everywhere((server) => giveSet(server, all, 'two'));
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: equal });
  for (const { text } of answers.filter(({ status }) => status === 409)) {
    expect(text).toContain('two is live already');
  }
  for (const server of servers) expect(await liveAt(server)).toEqual(['two', 'two', 'two']);
  for (const app of all) {
    expect((await historyOf(app)).map(({ version }) => version)).toEqual(['two', 'one']);
  }
});

it('a set beside the way back from it leaves one of them, whole, and each change in the log once', async () => {
  const before = (await historyOf('shell')).length;
  const answers = await everywhere((server, index) =>
    index % 2 === 0 ? giveSet(server, all, 'three') : giveSet(server, all, 'one', 'rollback'),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  for (const { status, body } of answers) {
    if (status !== 200)
      expect(body).toMatchObject({ message: expect.stringContaining('is live already') });
  }
  const made = answers.filter(({ status }) => status === 200).length;
  const [live] = await liveAt(servers[0] as TestServer);
  for (const server of servers) expect(await liveAt(server)).toEqual([live, live, live]);
  for (const app of all) {
    const history = (await historyOf(app)).map(({ version }) => version);
    expect(history).toHaveLength(before + made);
    expect(history.every((version, index) => version !== history[index + 1])).toBe(true);
  }
});

it('a set that does not fit what another server makes live meanwhile is refused, and takes nothing back', async () => {
  await giveSet(servers[0] as TestServer, all, 'two');
  const answers = await everywhere((server, index) =>
    index % 2 === 0
      ? giveSet(server, all, 'next')
      : giveSet(server, ['public-site', 'back-office'], 'three'),
  );
  for (const { status, body } of answers) {
    expect([200, 409]).toContain(status);
    if (status === 409) {
      expect(body['message']).toMatch(/is live already|They failed: shared libraries/);
    }
  }
  // The remotes of "three" fit no shell but those before "next".
  for (const server of servers) expect(await liveAt(server)).toEqual(['next', 'next', 'next']);
  const [last] = await historyOf('public-site');
  expect(last).toMatchObject({ version: 'next', way: 'release' });
});

it('equal buttons of Admins beside pipelines change something once', async () => {
  await giveSet(servers[0] as TestServer, all, 'two');
  await giveSet(servers[0] as TestServer, all, 'one');
  const before = (await historyOf('public-site')).length;
  const answers = await everywhere((server, index) =>
    index % 2 === 0
      ? at(server, 'public-site').call('POST', 'live', { version: 'three', way: 'release' })
      : server.call('POST', 'releases/live', {
          headers: admin,
          body: { app: 'public-site', version: 'three' },
        }),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: equal });
  expect(await historyOf('public-site')).toHaveLength(before + 1);
});
