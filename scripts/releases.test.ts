import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverEnvironment } from '../server/harness/serverEnvironment.ts';
import { inStorageTurn } from '../server/src/releases/releaseTurns.ts';
import { ReleaseStore } from '../server/src/releases/ReleaseStore.ts';
import { FolderStorage } from '../server/src/releases/storage/FolderStorage.ts';

// What teams type, where no server and no browser is needed; with them: e2e/tests/releases/releaseCommands.spec.ts.
const actor = { by: 'test' };
let folder: string;
let store: ReleaseStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commands-'));
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'releases')));
  for (const version of ['one', 'two', 'three']) {
    const dist = path.join(folder, version);
    await mkdir(dist);
    await writeFile(
      path.join(dist, 'release.json'),
      JSON.stringify({ app: 'shell', version, shared: {}, sizes: {}, budgets: [] }),
    );
    await writeFile(
      path.join(dist, 'contract.json'),
      JSON.stringify({ version: '1.0.0', calls: {}, client: [] }),
    );
    await store.put(dist);
  }
  await store.makeLive('shell', 'one', actor);
  await store.makeLive('shell', 'two', actor);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, `releases/${command}.ts`), ...args],
    {
      encoding: 'utf8',
      env: { ...serverEnvironment, DATA_DIR: folder, RELEASED_BY: 'team', ...env },
    },
  );
  return { status, output: stdout + stderr };
}

describe('a command that is typed wrong does nothing and says how it is written', () => {
  it.each([
    ['release', ['shell', 'one'], '"one" is a word too many, and nothing was done'],
    ['release', ['shell', '10'], 'npm run share -- <app> <version> 100'],
    ['rollback', ['shell', 'one', 'now'], '"now" is a word too many'],
    ['share', ['shell', 'three', '10', '20'], '"20" is a word too many'],
    [
      'share',
      ['shell', 'three', '0'],
      'is given to no share of the visitors, and nothing was done',
    ],
    ['share', ['shell', 'two', '10'], 'shell two is live already'],
    ['preview', ['shell', '--end', 'nine'], 'There is no preview nine of shell.'],
    ['preview', ['shell', '../shell/one'], 'There is no release ../shell/one of shell'],
    ['rollback', ['shell', 'nine'], '"npm run releases" lists what is there.'],
  ])('%s %j', async (command, args, message) => {
    const { status, output } = run(command, args);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^Error|^ +at /m);
    expect(status).toBe(1);
    await store.refresh();
    expect(store.states.shell).toMatchObject({ live: { version: 'two' }, previews: [] });
    expect(store.states.shell.share).toBeUndefined();
  });

  it.each([
    ['release', 'store', 'true'],
    ['release', 'share', '10'],
    ['preview', 'days', '3'],
  ])('%s, when npm took --%s for itself', (command, option, value) => {
    const { status, output } = run(command, ['shell'], {
      [`npm_config_${option}`]: value,
      npm_lifecycle_event: command,
    });
    expect(output).toContain(`Put -- before the app: npm run ${command} -- <app> --${option}`);
    expect(status).toBe(1);
  });
});

it('what is live, shared and previewed is listed, with what ends a preview', async () => {
  await store.addPreview('shell', 'three', 'p1', Date.now() + 3600_000, actor);
  await store.rollOut('shell', 'three', 10, actor);
  const { output } = run('releases', []);
  expect(output).toMatch(/three .*10 % of the visitors, preview p1 until/);
  expect(run('preview', ['shell', '--end', 'p1']).output).toContain(
    'The preview p1 of shell has ended.',
  );
  expect(run('share', ['shell', 'three', '0']).output).toContain('shell three is withdrawn');
});

it('the platform is told from the storage: who shares what, sizes, previews', async () => {
  await store.addPreview('shell', 'three', 'p2', Date.now() + 3600_000, actor);
  const { output, status } = run('platform', []);
  expect(output).toMatch(/shell two {2}live +1\.0\.0/);
  expect(output).toMatch(/shell three {2}preview +1\.0\.0/);
  expect(output).toMatch(/shell three {2}\d{4}-\d\d-\d\d \d\d:\d\d +0\.0 kB/);
  expect(output).toMatch(/^ {2}shell three {2}until .*, by test$/m);
  expect(output).toContain('a server tells them (--server <address>)');
  expect(status).toBe(0);
  expect(run('platform', ['--server', 'http://127.0.0.1:9']).output).toContain(
    'DEPLOY_TOKEN is not set.',
  );
  await store.endPreview('shell', 'p2', actor);
});

it('a rollback to what does not fit the live shell is refused', async () => {
  const react = (range: string) => ({ react: { version: '19.0.0', requiredVersion: range } });
  for (const [version, shared] of [
    ['old', react('^18.0.0')],
    ['new', {}],
  ] as const) {
    const dist = path.join(folder, `site-${version}`);
    await mkdir(dist);
    const facts = { app: 'public-site', version, shared, sizes: {}, budgets: [] };
    await writeFile(path.join(dist, 'release.json'), JSON.stringify(facts));
    await cp(path.join(folder, 'one/contract.json'), path.join(dist, 'contract.json'));
    await store.put(dist);
    await store.makeLive('public-site', version, actor);
  }
  const { output, status } = run('rollback', ['public-site']);
  expect(output).toContain('Refused by the check of: shared libraries');
  expect(output).toContain('public-site old needs react ^18.0.0, and shell two carries none.');
  expect(status).toBe(1);
  await store.refresh();
  expect(store.states['public-site'].live?.version).toBe('new');
});

/** Runs a command that has to wait for its turn, and makes a change before it comes. */
async function runAfter(change: () => Promise<void>, command: string, args: string[]) {
  const waiting = await inStorageTurn(store, async () => {
    const started = spawn(
      process.execPath,
      [path.join(import.meta.dirname, `releases/${command}.ts`), ...args],
      { env: { ...serverEnvironment, DATA_DIR: folder, RELEASED_BY: 'team' } },
    );
    const said = { output: '' };
    started.stdout.on('data', (text) => (said.output += String(text)));
    started.stderr.on('data', (text) => (said.output += String(text)));
    const ended = once(started, 'close');
    // It has made its checks, and says what it waits for.
    await Promise.race([once(started.stderr, 'data'), ended]);
    expect(said.output).toContain('Another command or server is changing releases');
    await change();
    return { said, ended };
  });
  const [status] = (await waiting.ended) as [number];
  return { status, output: waiting.said.output };
}

describe('a change that another makes at the same time', () => {
  const shellThree = () => store.makeLive('shell', 'three', actor);

  it('is waited for, and what does not fit it is refused', async () => {
    const dist = path.join(folder, 'shell-react');
    await mkdir(dist);
    const react = { version: '19.0.0', requiredVersion: '^19.0.0' };
    const facts = { app: 'shell', version: 'react', shared: { react }, sizes: {}, budgets: [] };
    await writeFile(path.join(dist, 'release.json'), JSON.stringify(facts));
    await cp(path.join(folder, 'one/contract.json'), path.join(dist, 'contract.json'));
    await store.put(dist);
    const site = path.join(folder, 'site-react');
    await mkdir(site);
    const needs = { ...facts, app: 'public-site', version: 'react' };
    await writeFile(path.join(site, 'release.json'), JSON.stringify(needs));
    await cp(path.join(folder, 'one/contract.json'), path.join(site, 'contract.json'));
    await store.put(site);
    await store.makeLive('shell', 'react', actor);
    await store.makeLive('public-site', 'react', actor);
    await store.makeLive('public-site', 'new', actor);
    const { output, status } = await runAfter(shellThree, 'rollback', ['public-site', 'react']);
    expect(output).toContain('public-site react needs react ^19.0.0, and shell three carries none');
    expect(status).toBe(1);
    await store.refresh();
    expect(store.states['public-site'].live?.version).toBe('new');
  });

  it('is not undone by somebody who decided before it', async () => {
    await store.makeLive('shell', 'one', actor);
    await store.makeLive('shell', 'two', actor);
    const begins = () => store.rollOut('shell', 'three', 10, { by: 'ann' });
    const { output, status } = await runAfter(begins, 'rollback', ['shell']);
    expect(output).toContain('What visitors get of shell was changed since this was looked at');
    expect(output).toContain(
      'two is live, by test, and three is given to 10 % of the visitors, by ann',
    );
    expect(status).toBe(1);
    await store.refresh();
    expect(store.states.shell).toMatchObject({ live: { version: 'two' }, share: { percent: 10 } });
    expect(run('rollback', ['shell'])).toMatchObject({ status: 0 });
    await store.rollOut('shell', 'three', 0, actor);
    await store.makeLive('shell', 'two', actor);
  });

  it('is not undone either when it was taken back meanwhile', async () => {
    const tries = async (): Promise<void> => {
      await store.rollOut('shell', 'three', 10, { by: 'ann' });
      await store.rollOut('shell', 'three', 0, { by: 'ben' });
    };
    const { output, status } = await runAfter(tries, 'rollback', ['shell', 'one']);
    expect(output).toContain('of shell was changed since this was looked at, last by ben: two');
    expect(status).toBe(1);
    await store.refresh();
    expect(store.states.shell.live?.version).toBe('two');
  });

  it('is not made twice', async () => {
    const back = () => store.makeLive('shell', 'one', actor, 'rollback');
    const { output, status } = await runAfter(back, 'rollback', ['shell', 'one']);
    expect(output).toContain('shell one is live already');
    expect(status).toBe(1);
  });
});

it('a server that has gone without a word, and a spoilt sign of one, are told', async () => {
  const sign = {
    url: 'http://127.0.0.1:9',
    seenAt: Date.now(),
    contract: { version: '1.0.0', calls: {}, client: [] },
  };
  await store.storage.write('servers/gone', JSON.stringify(sign));
  await store.storage.write('servers/spoilt', '{"url":');
  const { output, status } = run('share', ['shell', 'three', '10']);
  expect(output).toContain(
    'http://127.0.0.1:9 does not answer, so the release was not seen working.',
  );
  expect(output).toContain('PUBLIC_URL');
  expect(status).toBe(1);
  await store.storage.remove('servers/');
  expect(run('share', ['shell', 'three', '10']).output).toContain('the clocks of both machines');
});

it('a store that cannot be used is named, with no trace of the program', async () => {
  const broken = path.join(folder, 'broken');
  await cp(path.join(folder, 'releases'), path.join(broken, 'releases'), { recursive: true });
  await rm(path.join(broken, 'releases/log'), { recursive: true });
  await writeFile(path.join(broken, 'releases/log'), 'no folder');
  const { status, output } = run('rollback', ['shell'], { DATA_DIR: broken });
  expect(output).toContain(`The releases in ${broken}/releases could not be used.`);
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
});
