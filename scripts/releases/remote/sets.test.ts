import { beforeAll, expect, it } from '@jest/globals';
import {
  buildToSend,
  pipelineFor,
  type TestPipeline,
} from '../../../server/harness/testing/releases/sentReleases.ts';
import { distOf, runCommand } from '../../../server/harness/testing/releases/teamCommands.ts';
import { serverPerFile } from '../../../server/harness/testing/serverPerFile.ts';
import { tokenVariable, DeployClient } from './DeployClient.ts';
import { goBackIfUnfit } from '../../../server/src/releases/deploy/goLive.ts';
import { clientsFor } from './clients.ts';
import { releaseToServer } from './releaseToServer.ts';

// With a trial in a browser: e2e/tests/releases/remoteSets.spec.ts.
const server = serverPerFile();
let url: string;
const pipelines: Record<string, TestPipeline & { token: string }> = {};
const tokens: Record<string, string> = {};
beforeAll(async () => {
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  for (const app of ['shell', 'public-site', 'back-office'] as const) {
    const pipeline = await pipelineFor(server, app, `CI of ${app}`);
    pipelines[app] = pipeline;
    tokens[tokenVariable(app)] = pipeline.token;
  }
  Object.assign(process.env, tokens);
});

const live = (app: 'shell' | 'public-site') => server.store.states[app].live;

/** A pair that fits together alone. */
const pair = (version: string, major: number) =>
  [
    buildToSend('shell', version, {
      shared: {
        'shared-api/client': { version: `${major}.0.0`, requiredVersion: `^${major}.0.0` },
      },
    }),
    buildToSend('public-site', version, {
      shared: {
        'shared-api/client': { version: `${major}.0.0`, requiredVersion: `^${major}.0.0` },
      },
    }),
  ] as const;

it('several apps go live as one, each with its own token', async () => {
  const builds = await Promise.all(
    pair('one', 1).map(async (build) => ({
      client: new DeployClient(url, tokenVariable(build.release.app)),
      dist: await distOf(server.folder, build),
    })),
  );
  await releaseToServer(builds, {});
  expect(live('shell')).toMatchObject({
    version: 'one',
    by: 'token CI of shell, token CI of public-site',
    together: [{ app: 'public-site', version: 'one' }],
  });
  expect(live('public-site')?.version).toBe('one');
});

it('a set of an app without an earlier release does not go back in part, and says so', async () => {
  const { store } = server;
  const others = buildToSend('back-office', 'nine', {
    shared: { 'shared-api/client': { version: '9.0.0', requiredVersion: '^9.0.0' } },
  });
  await pipelines['back-office']?.send(others);
  const versions = [
    { app: 'public-site', version: 'one' },
    { app: 'back-office', version: 'nine' },
  ] as const;
  await store.refresh();
  await store.makeSetLive([...versions], { by: 'test' }, 'release');
  await expect(goBackIfUnfit(store, versions, 'test')).rejects.toMatchObject({
    why: { code: 'setCannotGoBack', params: { first: ['public-site', 'back-office'] } },
  });
  expect(store.states['back-office'].live?.version).toBe('nine');
});

it('a refused token is named by its variable', async () => {
  process.env[tokenVariable('shell')] = `deploy_${'x'.repeat(43)}`;
  await expect(clientsFor(url, ['public-site', 'shell'])).rejects.toThrow(
    'The token in DEPLOY_TOKEN_SHELL is refused.',
  );
  Object.assign(process.env, tokens);
});

it('what fits only together goes live together, once it was tried so, and back', async () => {
  const [shell, site] = [pipelines['shell'], pipelines['public-site']];
  for (const build of pair('two', 2)) await pipelines[build.release.app]?.send(build);
  const alone = await shell?.call('POST', 'live', { version: 'two', way: 'release' });
  expect(alone?.status).toBe(409);
  const give = async (token = site?.token.split('.')[0]) =>
    shell?.call('POST', 'sets/', {
      version: 'two',
      way: 'release',
      others: [{ token, version: 'two' }],
    });
  // Sending has kept with each that it does not fit alone.
  expect((await give())?.status).toBe(409);
  const tell = (pipeline: TestPipeline | undefined, app: string, contract: string) =>
    pipeline?.call('POST', 'trials/', {
      version: 'two',
      against: [{ app, version: 'two', contract }],
      refusals: [],
    });
  await tell(shell, 'public-site', '2.0.0');
  const untried = await give();
  expect([untried?.status, untried?.body['message']]).toEqual([
    409,
    'shell two, public-site two go live together or not at all, and were not made live. They failed: shared libraries.',
  ]);
  await tell(site, 'shell', '2.0.0');
  const answers = await Promise.all(Array.from({ length: 40 }, () => give()));
  expect(answers.filter((answer) => answer?.status === 200).map((answer) => answer?.body)).toEqual([
    { message: 'shell two, public-site two are live.' },
  ]);
  expect(new Set(answers.map((answer) => answer?.body['message'])).size).toBe(2);
  expect(answers.map((answer) => answer?.body['message'])).toContain('shell two is live already.');
  const back = await runCommand('rollback', ['shell', 'public-site', '--server', url], tokens);
  expect(back).toEqual({ status: 0, output: 'shell one, public-site one are live.\n' });
  expect(live('shell')).toMatchObject({ version: 'one', way: 'rollback' });
});

it('a set takes the token of each of its apps, and no other', async () => {
  const call = (others: unknown) =>
    pipelines['shell']?.call('POST', 'sets/', { version: 'two', way: 'release', others });
  const office = pipelines['back-office']?.token.split('.')[0] ?? '';
  const own = pipelines['shell']?.token.split('.')[0] ?? '';
  expect((await call([{ token: office, version: 'two' }]))?.text).toContain(
    'There is no release two of back-office',
  );
  expect((await call([{ token: own, version: 'two' }]))?.text).toContain(
    'Two of these tokens are for shell',
  );
  const unknown = `deploy_${'x'.repeat(43)}`;
  for (const token of [unknown, 'nonsense']) {
    const answer = await call([{ token, version: 'two' }]);
    expect(answer?.status).toBe(401);
    expect(answer?.text).not.toContain(token);
  }
  expect((await call([]))?.text).toContain('others names no other app');
  expect((await call(undefined))?.status).toBe(400);
  expect(live('shell')?.version).toBe('one');
});

it('a rollout grows, is withdrawn, and ends with everybody, by the command with a server', async () => {
  const env = { DEPLOY_TOKEN: pipelines['shell']?.token ?? '' };
  const share = (...words: string[]) =>
    runCommand('share', ['shell', ...words, '--server', url], env);
  const three = pair('three', 1)[0];
  await pipelines['shell']?.send(three);
  await server.store.refresh();
  await server.store.rollOut('shell', 'three', 5, { by: 'test' });
  await pipelines['shell']?.call('POST', 'trials/', {
    version: 'three',
    against: [{ app: 'public-site', version: 'one', contract: '1.0.0' }],
    refusals: [],
  });
  expect(await share('three', '20')).toEqual({
    status: 0,
    output: 'shell three is given to 20 % of the visitors.\n',
  });
  expect((await share('three', '0')).output).toBe('shell three is withdrawn.\n');
  expect((await share('three', '0')).output).toContain('is given to no share of the visitors');
  await server.store.rollOut('shell', 'three', 5, { by: 'test' });
  expect((await share('three', '100')).output).toBe('shell three is live.\n');
  expect((await share('three', '20')).output).toContain('shell three is live already');
  expect((await share('nine', '20')).output).toContain('There is no release nine of shell');
});

it('the platform is told by a server, with the figures of browsers', async () => {
  const env = { DEPLOY_TOKEN: pipelines['back-office']?.token ?? '' };
  const { output, status } = await runCommand('platform', ['--server', url], env);
  expect(status).toBe(0);
  expect(output).toContain('Shared modules');
  expect(output).toMatch(/shell three +live/);
  expect(output).toContain('Errors and web vitals, reported to that server since');
  const refused = await runCommand('platform', ['--server', url], {
    DEPLOY_TOKEN: `deploy_${'x'.repeat(43)}`,
  });
  expect([refused.status, refused.output]).toEqual([
    1,
    expect.stringContaining('This deploy token is not known here.'),
  ]);
  const missing = await runCommand('platform', ['--server', url], {});
  expect(missing.output).toContain('DEPLOY_TOKEN is not set.');
});
