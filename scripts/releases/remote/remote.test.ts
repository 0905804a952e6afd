import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  buildToSend,
  pipelineFor,
  pipelineWith,
} from '../../../server/harness/testing/releases/sentReleases.ts';
import { distOf, runCommand } from '../../../server/harness/testing/releases/teamCommands.ts';
import { serverPerFile } from '../../../server/harness/testing/serverPerFile.ts';
import type { DeployState } from 'shared-api/contract/releases/deploys';
import { refuseOtherApp } from './clients.ts';
import { DeployClient } from './DeployClient.ts';
import { giveTo } from './giveOnServer.ts';
import { promote } from './promote.ts';
import { releaseToServer } from './releaseToServer.ts';
import { rollBackOnServer } from './rollBackOnServer.ts';

// With a build and a trial in a browser: e2e/tests/releases/releaseCommands.spec.ts.
const server = serverPerFile();
const production = serverPerFile();
let url: string;
let token: string;
let publicKey: string;
beforeAll(async () => {
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ token, publicKey } = await pipelineFor(server, 'shell', 'CI of the shell'));
  process.env['DEPLOY_TOKEN'] = token;
});
afterAll(() => {
  delete process.env['DEPLOY_TOKEN'];
  delete process.env['DEPLOY_TOKEN_TO'];
});

const run = (
  command: string,
  args: string[],
  env: Record<string, string> = { DEPLOY_TOKEN: token },
) => runCommand(command, args, env);

/** A contract of a build with one call. */
const contract = Buffer.from(
  JSON.stringify({
    version: '1.0.0',
    calls: { tea: { address: 'GET /tea/', who: 'visitor', answer: { type: 'string' } } },
    client: [],
  }),
);

/** The heartbeat of a server that lacks a call which the build sends. */
const oldServer = JSON.stringify({
  url: 'http://old',
  seenAt: Date.now(),
  contract: { version: '1.0.0', calls: {}, client: [] },
});

const signatureIn = (file: Buffer | undefined): unknown =>
  (JSON.parse(String(file)) as { signature: string }).signature;

/** A way to the server on which every third connection breaks in the middle. */
function brokenWay(): Promise<Server> {
  let count = 0;
  return wayThat((incoming) => {
    count += 1;
    if (count % 3 === 0) incoming.socket.destroy();
    return false;
  });
}

/** A way to the server on which the first answer to a change is lost. */
function forgetfulWay(): Promise<Server> {
  let isLost = false;
  return wayThat(({ method }) => {
    const isFirst = method === 'POST' && !isLost;
    isLost ||= isFirst;
    return isFirst;
  });
}

/** @param losesAnswer may break the connection, or say that it breaks when the server has answered */
async function wayThat(losesAnswer: (incoming: IncomingMessage) => boolean): Promise<Server> {
  const way = createServer((incoming, outgoing) => {
    const isLost = losesAnswer(incoming);
    if (incoming.socket.destroyed) return;
    const { method, headers } = incoming;
    const onwards = request(url + (incoming.url ?? ''), { method, headers });
    onwards.on('response', (answer) => {
      if (isLost) {
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onwards);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return way;
}

it('a release arrives over connections that break, and is live under the token’s name', async () => {
  const way = await brokenWay();
  const { port } = way.address() as AddressInfo;
  const dist = await distOf(server.folder, buildToSend('shell', 'one'));
  await releaseToServer([{ client: new DeployClient(`http://127.0.0.1:${port}`), dist }], {});
  way.close();
  expect(server.store.states.shell.live).toMatchObject({
    version: 'one',
    by: 'token CI of the shell',
  });
});

it('the command goes back to the release before', async () => {
  const pipeline = pipelineWith(server, token);
  await pipeline.send(buildToSend('shell', 'two', { files: { 'contract.json': contract } }));
  await pipeline.call('POST', 'live', { version: 'two', way: 'release', force: 'a test' });
  const back = await run('rollback', ['shell', '--server', url]);
  expect(back).toEqual({ status: 0, output: 'shell one is live.\n' });
});

it.each([
  ['given to everybody', undefined],
  ['given to a share', 10],
  ['withdrawn', 0],
])(
  'a release whose answer was lost is %s once, and the command has succeeded',
  async (_what, percent) => {
    const { store } = server;
    await store.makeLive('shell', 'one', { by: 'test' });
    if (percent === 0) await store.rollOut('shell', 'two', 10, { by: 'test' });
    const way = await forgetfulWay();
    const { port } = way.address() as AddressInfo;
    const client = new DeployClient(`http://127.0.0.1:${port}`);
    const { share, ...state } = await client.json<DeployState>('GET', '');
    const seen = percent === 0 ? { mark: share?.mark } : state;
    await giveTo({ client, version: 'two', state: seen }, { percent, force: 'a test' });
    way.close();
    const { live, share: after } = store.states.shell;
    expect([live?.version, after?.percent]).toEqual(
      percent === undefined ? ['two', undefined] : ['one', percent || undefined],
    );
    if (after) await store.rollOut('shell', 'two', 0, { by: 'test' });
    await store.makeLive('shell', 'one', { by: 'test' });
  },
);

it('a change is refused where somebody has changed what visitors get since the command looked', async () => {
  const client = new DeployClient(url);
  const state = await client.json<DeployState>('GET', '');
  await server.store.makeLive('shell', 'two', { by: 'ann' });
  const back = { client, version: 'one', state };
  await expect(giveTo(back, {}, 'rollback')).rejects.toThrow(
    'What visitors get of shell was changed since this was looked at, last by ann: two is live, by ann,',
  );
  const now = await client.json<DeployState>('GET', '');
  await giveTo({ ...back, state: now }, {}, 'rollback');
  expect(server.store.states.shell.live?.version).toBe('one');
});

it('a release is promoted to another server with the same bytes and signature', async () => {
  const target = await pipelineFor(production, 'shell', 'promotes', publicKey);
  const to = await production.app.listen({ port: 0, host: '127.0.0.1' });
  const own = await pipelineFor(production, 'shell', 'own');
  await own.send(buildToSend('shell', 'zero'));
  await own.call('POST', 'live', { version: 'zero', way: 'release' });
  const two = { app: 'shell', version: 'two' } as const;
  process.env['DEPLOY_TOKEN_TO'] = target.token;
  const [from, at] = [new DeployClient(url), new DeployClient(to, 'DEPLOY_TOKEN_TO')];
  await expect(promote(two, from, at, {})).rejects.toThrow('Refused by the check of: journeys');
  await from.json('POST', 'trials/', { version: 'two', against: [], refusals: [] });
  // What does not fit is said before anything is copied.
  await production.store.storage.write('servers/old', oldServer);
  await expect(promote(two, from, at, {})).rejects.toThrow('Refused by the check of: contract');
  expect(production.store.states.shell.stored['two']).toBeUndefined();
  await production.store.storage.remove('servers/old');
  const done = await run('promote', ['shell', 'two', '--from', url, '--to', to], {
    DEPLOY_TOKEN_FROM: token,
    DEPLOY_TOKEN: target.token,
  });
  expect(done.output).toContain('shell two is live.');
  expect(production.store.states.shell.stored['two']).toMatchObject({
    by: 'token promotes',
    promotedFrom: url,
    trial: { triedOn: url, refusals: [] },
  });
  for (const file of ['release.json', 'signature.json', 'browser/main.js']) {
    const [here, there] = await Promise.all(
      [server, production].map(async ({ store }) =>
        readFile(path.join(await store.folderOf('shell', 'two'), file)),
      ),
    );
    if (file !== 'signature.json') expect(there).toEqual(here);
    else expect(signatureIn(there)).toEqual(signatureIn(here));
  }
  // It takes what is signed there, and no build of its own.
  const unsigned = await pipelineWith(production, target.token).send(buildToSend('shell', 'own'));
  expect(unsigned.status).toBe(400);
  const { body } = await production.call('GET', 'releases/shell/two/origin', { as: 'Admin' });
  expect(body).toMatchObject({ promotedFrom: url, triedOn: url, signature: { isGood: true } });
});

it('what is typed wrong says what to do', async () => {
  const client = new DeployClient(url);
  await expect(refuseOtherApp(client, 'public-site')).rejects.toThrow(
    'is for shell, and cannot release public-site. Put the token of that app into DEPLOY_TOKEN.',
  );
  await expect(rollBackOnServer([{ client, version: 'nine' }], undefined)).rejects.toThrow(
    'There is no release nine of shell',
  );
  const set = await run('release', ['shell', 'public-site', '--server', url]);
  expect(set).toEqual({
    status: 1,
    output: expect.stringContaining('DEPLOY_TOKEN_SHELL is not set. An owner makes a token'),
  });
  expect(() => new DeployClient('http://example.com')).toThrow('takes an address with https');
  expect(() => new DeployClient(url, 'DEPLOY_TOKEN_NONE')).toThrow('DEPLOY_TOKEN_NONE is not set');
});
