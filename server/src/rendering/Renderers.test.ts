import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BootData } from 'shared-api/contract/pages/boot';
import type { Release } from 'shared-api/contract/releases/release';
import type { RenderFaultKind } from 'shared-api/contract/releases/releases';
import { restrictions } from './restrictions.ts';
import { Renderers } from './Renderers.ts';

let folder: string;
const opened: Renderers[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rendering-'));
  await writeFile(path.join(folder, 'secret.txt'), 'a secret of the server');
});
afterAll(async () => {
  await Promise.all(opened.map((renderers) => renderers.close()));
  await rm(folder, { recursive: true, force: true });
});

const boot = {} as BootData;
const generous = { timeoutMs: 60_000, memoryMb: 384 };
const inUse = new Set<string>();

function open(limits: Partial<typeof generous> = {}): Renderers {
  const renderers = new Renderers({
    ...generous,
    ...limits,
    folderOf: (_app, version) => Promise.resolve(path.join(folder, version)),
    isInUse: (_app, version) => inUse.has(version),
    log: { error: () => undefined },
  });
  opened.push(renderers);
  return renderers;
}

let made = 0;

/** A release with this code for rendering; `page` is an expression for its HTML. */
async function releaseOf({ page = "'plain'", before = '' }): Promise<Release> {
  const version = `v${(made += 1)}`;
  inUse.add(version);
  const code = `${before}
    exports.render = async ({ path }) => {
      const html = path === '/good' ? 'good' : await (${page});
      return { html: String(html), head: '', status: 200 };
    };`;
  await mkdir(path.join(folder, version, 'node'), { recursive: true });
  await writeFile(path.join(folder, version, 'node/prerender.cjs'), code);
  return { app: 'public-site', version } as Release;
}

const render = (renderers: Renderers, release: Release, address = '/bad') =>
  renderers.render(release, 'en', { path: address, boot });

/** What the code of one release finds out: the value of each expression, or why it was refused. */
async function found(...expressions: string[]): Promise<string[]> {
  const each = expressions.map(
    (expression) =>
      `await (async () => { try { return await (${expression}); } catch (error) { return 'refused: ' + error.message; } })()`,
  );
  const page = `(async () => JSON.stringify([${each.join(',')}]))()`;
  const rendered = await render(open(), await releaseOf({ page }));
  return JSON.parse(rendered?.html ?? '[]') as string[];
}

describe('a release renders', () => {
  it('without environment, process and modules that reach out', async () => {
    const names = ['fs', 'net', 'child_process', 'worker_threads', 'process', 'pg', 'module'];
    expect(await found(...names.map((name) => `require('${name}')`))).toEqual(
      names.map((name) => `refused: A release renders without the module "${name}".`),
    );
    const [type, fetching, importing] = await found(
      'typeof process',
      'typeof fetch',
      `import('node:fs')`,
    );
    expect([type, fetching]).toEqual(['undefined', 'undefined']);
    expect(importing).toMatch(/^refused: /);
  });

  it('without code made from strings, in its own realm or the one around it', async () => {
    const makers = [
      'eval',
      'Function',
      // Functions of the realm around the context, through which code tries to get out of it.
      `require('util').inspect.constructor`,
      'setTimeout.constructor',
      'queueMicrotask.constructor.constructor',
      'URL.constructor',
    ];
    for (const answer of await found(...makers.map((maker) => `${maker}('return process')()`))) {
      expect(answer).toMatch(/^refused: Code generation from strings disallowed/);
    }
  });

  it('without the objects of the frames that called it', async () => {
    const frames = `(() => {
      Error.prepareStackTrace = (_error, sites) => sites;
      const sites = new Error().stack;
      return [typeof sites, ...sites.flatMap((site) => [site.getThis(), site.getFunction()])
        .filter((value) => value && value !== globalThis && !(value instanceof Object))].join();
    })()`;
    expect(await found(frames)).toEqual(['object']);
  });

  it('with what nobody has left behind', async () => {
    const release = await releaseOf({
      before: 'let counted = 0;',
      page: `(() => {
        const seen = [globalThis.left, {}.polluted, ++counted].join();
        globalThis.left = 'personal';
        Object.prototype.polluted = 'yes';
        Array.prototype.map = () => 'broken';
        setInterval(() => undefined, 1);
        return seen;
      })()`,
    });
    const renderers = open();
    expect(await render(renderers, release)).toMatchObject({ html: ',,1' });
    expect(await render(renderers, release)).toMatchObject({ html: ',,1' });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

/** The faults of a release whose page does this, after the page was asked for. */
async function faultOf(
  page: string,
  limits: Partial<typeof generous> = {},
): Promise<RenderFaultKind | undefined> {
  const renderers = open(limits);
  const release = await releaseOf({ page });
  expect(await render(renderers, release)).toBeUndefined();
  // Its other pages go on, in a process anew where that was ended.
  for (let tries = 0; tries < 20; tries += 1) {
    if (await render(renderers, release, '/good')) return renderers.faults.at(-1)?.kind;
  }
  throw new Error('The good page was not rendered any more.');
}

describe('a page is left to the browser, and others of the release go on, when its code', () => {
  it.each([
    ['throws', `(() => { throw new Error('no page'); })()`],
    ['rejects with what is no error', 'Promise.reject(Object.create(null))'],
    ['throws what cannot be described', `(() => { throw { get stack() { throw 1 } }; })()`],
  ])('%s', async (_what, page) => expect(await faultOf(page)).toBe('error'));

  it('gives a page without end', async () => {
    expect(await faultOf(`'x'.repeat(2 ** 24)`)).toBe('result');
  });

  it.each([
    ['never ends', '(() => { for (;;); })()'],
    ['never ends, in promises', '(async () => { for (;;) await undefined; })()'],
    ['never settles', 'new Promise(() => undefined)'],
  ])('%s', async (_what, page) => expect(await faultOf(page, { timeoutMs: 1500 })).toBe('time'));

  it.each([
    ['fills the heap', '(() => { const a = []; for (;;) a.push([a.length, {}]); })()'],
    ['fills buffers', '(() => { const a = []; for (;;) a.push(new Uint8Array(2e7).fill(1)); })()'],
  ])('%s', async (_what, page) => expect(await faultOf(page)).toBe('memory'));
});

it('an address of another site is none that a release may lead to', async () => {
  const renderers = open();
  for (const address of ['//evil.example', '/\\\\evil.example', 'https://evil.example', 7]) {
    const shown = { address: '/', status: 200, movedTo: address };
    const before = `exports.pageOf = () => (${JSON.stringify(shown)});`;
    const release = await releaseOf({ before });
    expect(await renderers.findPage(release, 'en', '/')).toBeUndefined();
    expect(renderers.faults).toContainEqual(
      expect.objectContaining({ kind: 'result', version: release.version }),
    );
  }
});

it('a page that has failed is left alone for a while, and logged once', async () => {
  const renderers = open();
  const release = await releaseOf({ page: `(() => { throw new Error('no page'); })()` });
  for (let time = 0; time < 5; time += 1) await render(renderers, release);
  expect(renderers.faults).toMatchObject([{ kind: 'error', page: '/bad/…', count: 1 }]);
});

it('a release that cannot even be loaded costs nobody else anything', async () => {
  const renderers = open({ timeoutMs: 4000 });
  const broken = await releaseOf({ before: 'for (;;);' });
  const good = await releaseOf({});
  await render(renderers, good);
  const [, pages] = await Promise.all([
    Promise.all(Array.from({ length: 90 }, (_, index) => render(renderers, broken, `/p${index}`))),
    Promise.all(Array.from({ length: 90 }, (_, index) => render(renderers, good, `/p${index}`))),
  ]);
  expect(new Set(pages.map((page) => page?.html))).toEqual(new Set(['plain']));
  expect(renderers.faults.every(({ version }) => version === broken.version)).toBe(true);
});

it('the processes of releases that nobody gets any more are ended', async () => {
  const renderers = open();
  const releases = await Promise.all(Array.from({ length: 4 }, () => releaseOf({})));
  for (const release of releases) await render(renderers, release);
  expect(renderers.pids).toHaveLength(4);
  for (const { version } of releases.slice(1)) inUse.delete(version);
  renderers.sweep();
  expect(renderers.pids).toHaveLength(1);
  await renderers.close();
  expect(renderers.pids).toEqual([]);
});

it('code that has got out of its context reaches no file, network, process and signal', () => {
  const harness = path.resolve(import.meta.dirname, '../../harness/testing');
  const secret = path.join(folder, 'secret.txt');
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...restrictions(path.join(folder, 'v1/node'), 384),
      `--allow-fs-read=${harness}/*`,
      path.join(harness, 'probeRenderChild.ts'),
      secret,
      '80',
    ],
    { env: {}, encoding: 'utf8' },
  );
  const closed = 'A release renders without network, files and processes.';
  expect(JSON.parse(stdout)).toEqual({
    environment: [],
    secretFile: 'ERR_ACCESS_DENIED',
    passwords: 'ERR_ACCESS_DENIED',
    writing: 'ERR_ACCESS_DENIED',
    starting: 'ERR_ACCESS_DENIED',
    connecting: closed,
    requesting: closed,
    listening: closed,
    resolving: closed,
    killing: closed,
    modules: closed,
    fetching: 'undefined',
  });
});
