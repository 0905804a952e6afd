import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppName } from 'shared-api/contract/releases/release';
import { putSmallRelease } from '../../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';
import { Rollouts } from './Rollouts.ts';

let server: TestServer | undefined;
let rollouts: Rollouts;
const started = (): TestServer => {
  if (!server) throw new Error('The server is not started.');
  return server;
};
const apps: AppName[] = ['shell', 'public-site', 'back-office'];
const steps = [10, 50, 100];

beforeEach(async () => {
  await server?.close();
  server = await startTestServer({ trustProxy: 1 });
  const { store, folder, database } = server;
  for (const app of apps) {
    for (const version of ['one', 'two']) await putSmallRelease(store, { folder, app, version });
    await store.makeLive(app, 'one');
  }
  await store.rollOut('public-site', 'two', 10, { by: 'ann', steps });
  rollouts = new Rollouts(database, store);
});
afterAll(() => server?.close());

let networks = 0;
const nextNetwork = (): string => {
  networks += 1;
  return `203.0.${networks >> 8}.${networks & 255}`;
};

interface Visit {
  /** The visitor's bucket; under 10 they are given the new release. */
  bucket: number;
  isFaulty?: boolean;
  paint?: number;
}

/** A visitor's browser reports a page. */
async function visit({ bucket, isFaulty = false, paint = 1000 }: Visit): Promise<void> {
  const version = bucket < 10 ? 'two' : 'one';
  const answer = await started().call('POST', 'reports/', {
    // A network may send so many reports a minute.
    headers: { cookie: `place=${bucket}`, 'x-forwarded-for': nextNetwork() },
    body: {
      path: '/contact-us',
      releases: { shell: 'one', 'public-site': version, 'back-office': 'one' },
      vitals: [{ name: 'LCP', value: paint }],
      errors: isFaulty ? [{ kind: 'error', message: 'boom', stack: '' }] : [],
    },
  });
  expect(answer.status).toBe(204);
}

/** So many visitors, of whom one in ten is given the new release. */
async function visitors(count: number, isFaulty: (index: number) => boolean = () => false) {
  for (let index = 0; index < count; index += 1) {
    const isNew = index % 10 === 0;
    const bucket = isNew ? index / 1000 : 10 + index / 1000;
    await visit({ bucket, isFaulty: isNew && isFaulty(index) });
  }
}

const share = () => started().store.states['public-site'].share;

describe('a rollout that goes on by itself', () => {
  it('waits while few visitors have come, and says how many are needed', async () => {
    await visitors(100);
    await rollouts.judgeAll();
    expect(share()).toMatchObject({ version: 'two', percent: 10 });
    const { body } = await started().call('GET', 'releases/', { as: 'Admin' });
    const [, site] = body['apps'] as { share: { watch: object } }[];
    expect(site?.share.watch).toMatchObject({
      steps,
      verdict: 'wait',
      needed: 40,
      visitors: { new: 10, live: 90 },
    });
  });

  it('counts a visitor once, whatever comes from them, and nobody who is in neither part', async () => {
    await visit({ bucket: 3, isFaulty: true });
    await visit({ bucket: 3, isFaulty: true, paint: 9000 });
    await visit({ bucket: 50 });
    await started().call('POST', 'reports/', {
      headers: { cookie: 'place=4' },
      body: {
        path: '/contact-us',
        // A page from before: the visitor is given the new release from the next page on.
        releases: { shell: 'one', 'public-site': 'one', 'back-office': 'one' },
        vitals: [],
        errors: [],
      },
    });
    expect((await rollouts.standOf('public-site'))?.counts).toMatchObject({
      visitors: { new: 1, live: 1 },
      errors: { new: 1, live: 0 },
    });
  });

  it('counts calls of its pages that fail', async () => {
    const headers = {
      cookie: 'place=2',
      'x-releases': 'shell=one, public-site=two, back-office=one',
    };
    expect((await started().call('GET', 'no-such-call/', { headers })).status).toBe(404);
    // Kept after the answer.
    let calls: object | undefined;
    for (let tries = 0; tries < 50 && JSON.stringify(calls) !== '{"new":1,"live":0}'; tries += 1) {
      calls = (await rollouts.standOf('public-site'))?.counts.calls;
    }
    expect(calls).toEqual({ new: 1, live: 0 });
  });

  it('goes through its steps once enough visitors fare well, and then is live', async () => {
    await visitors(560);
    await rollouts.judgeAll();
    expect(share()).toMatchObject({ version: 'two', percent: 50, by: 'rollout', steps });
    const { database } = started();
    const { rowCount } = await database.query('SELECT 1 FROM rollout_visitors');
    expect(rowCount).toBe(0);
    for (let index = 0; index < 440; index += 1) {
      const bucket = index % 2 === 0 ? index / 10 : 50 + index / 10;
      const version = bucket < 50 ? 'two' : 'one';
      await rollouts.note(
        { cookieHeader: `place=${bucket}`, releases: { 'public-site': version } },
        { paintMs: 1000 },
      );
    }
    // A shell that it was not tried with: it stays, and says why.
    const { store } = started();
    const trial = store.states['public-site'].stored['two']?.trial;
    const two = { app: 'public-site', version: 'two' } as const;
    await store.keepTrial(two, { by: 'trial', against: {}, refusals: [] });
    await rollouts.judgeAll();
    expect(share()).toMatchObject({ percent: 50 });
    expect(await rollouts.standOf('public-site')).toMatchObject({
      verdict: 'goOn',
      blocked: [
        {
          check: 'journeys',
          found: [expect.stringContaining('shell missing'), expect.any(String)],
        },
      ],
    });
    await store.keepTrial(two, { by: 'trial', against: trial?.against ?? {}, refusals: [] });
    await rollouts.judgeAll();
    expect(share()).toBeUndefined();
    expect(started().store.states['public-site'].live).toMatchObject({
      version: 'two',
      by: 'rollout',
    });
  });

  it('is withdrawn when its visitors have errors, and goes live by force alone', async () => {
    await visitors(300, (index) => index % 40 === 0);
    await rollouts.judgeAll();
    expect(share()).toBeUndefined();
    const { trial } = started().store.states['public-site'].stored['two'] ?? {};
    expect(trial?.refusals).toEqual([
      {
        check: 'rollout',
        found: [
          expect.stringMatching(
            /^At 10 %: 8 of 30 visitors of the new release had an error in a page, and 0 of 270/,
          ),
        ],
        cure: expect.stringContaining('by force'),
      },
    ]);
    const body = { app: 'public-site', version: 'two' };
    const call = (more: object) =>
      started().call('POST', 'releases/live', { as: 'Admin', body: { ...body, ...more } });
    expect((await call({})).status).toBe(409);
    expect((await call({ force: 'It was the network.' })).status).toBe(200);
  });

  it('is acted on once, however many servers judge it at the same moment', async () => {
    await visitors(300, (index) => index % 40 === 0);
    await Promise.all(Array.from({ length: 5 }, () => rollouts.judgeAll()));
    const { store } = started();
    const events = await store.storage.list('log/');
    const written = await Promise.all(events.map((key) => store.storage.read(key)));
    const withdrawals = written.filter((text) => String(text).includes('"percent":0'));
    expect(withdrawals).toHaveLength(1);
  });
});
