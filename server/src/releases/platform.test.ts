import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from 'shared-api/contract/releases/platform';
import type { AppName } from 'shared-api/contract/releases/release';
import { pipelineFor } from '../../harness/testing/releases/sentReleases.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
const by = { by: 'team' };

/** Stores a release that shares React and was built with a contract. */
async function put(app: AppName, version: string, react: string, script = 10_000): Promise<void> {
  const dist = path.join(server.folder, `${app}-${version}`);
  await mkdir(dist, { recursive: true });
  const size = (brotli: number) => ({ raw: brotli * 3, brotli });
  await writeFile(
    path.join(dist, 'release.json'),
    JSON.stringify({
      app,
      version,
      shared: { react: { version: react, requiredVersion: `^${react}` } },
      sizes: { 'main.js': size(script), 'main.css': size(2_000), 'fr/main.js': size(99_000) },
      translations: { fr: {} },
      budgets: [{ part: 'first', bytes: 7_000, limit: 50_000 }],
      hashes: {},
    }),
  );
  await writeFile(path.join(dist, 'contract.json'), '{"version":"4.2.0","calls":{},"client":[]}');
  await server.store.put(dist);
}

const read = async (): Promise<Platform> => {
  const { status, body } = await server.call('GET', 'releases/platform/', { as: 'Admin' });
  expect(status).toBe(200);
  return body as unknown as Platform;
};
const appOf = async (app: AppName) => (await read()).apps.find((each) => each.app === app);

beforeAll(async () => {
  await put('shell', 's1', '19.3.0');
  await put('public-site', 'p1', '19.3.0');
  await put('public-site', 'p2', '19.3.0', 12_000);
  await put('public-site', 'p3', '20.0.0');
  await put('public-site', 'p4', '19.3.0');
  await server.store.makeLive('shell', 's1', by);
  await server.store.makeLive('public-site', 'p1', by);
  await server.store.makeLive('public-site', 'p2', by);
  await server.store.rollOut('public-site', 'p3', 10, by);
  await server.store.addPreview('public-site', 'p4', 'open', Date.now() + 60_000, by);
  await server.store.addPreview('public-site', 'p4', 'over', Date.now() - 1, by);
});

describe('the platform', () => {
  it('says for each release that somebody gets why, what it shares, and with which contract it was built', async () => {
    const releases = (await appOf('public-site'))?.releases;
    expect(releases?.map(({ version, place, percent }) => [version, place, percent])).toEqual([
      ['p2', 'live', null],
      ['p3', 'rollout', 10],
      ['p4', 'preview', null],
      ['p1', 'previous', null],
    ]);
    expect(releases?.[0]).toMatchObject({
      contract: '4.2.0',
      shared: [{ module: 'react', version: '19.3.0', range: '^19.3.0' }],
      misfits: [],
    });
  });

  it('says what does not fit the live shell', async () => {
    const [, rolledOut] = (await appOf('public-site'))?.releases ?? [];
    expect(rolledOut?.misfits).toEqual([
      'public-site p3 needs react ^20.0.0, and shell s1 carries 19.3.0.',
    ]);
  });

  it('has the sizes of stored releases in one language, newest first', async () => {
    const sizes = (await appOf('public-site'))?.sizes ?? [];
    expect(sizes.map(({ version }) => version)).toEqual(['p4', 'p3', 'p2', 'p1']);
    expect(sizes[2]).toMatchObject({ first: 7_000, scripts: 12_000, styles: 2_000 });
    expect((await appOf('back-office'))?.sizes).toEqual([]);
  });

  it('lists previews that are open, and those alone', async () => {
    expect((await read()).previews).toEqual([
      { app: 'public-site', version: 'p4', until: expect.any(Number), by: 'team' },
    ]);
  });

  it('leaves out what is stored no longer, or is damaged', async () => {
    await put('back-office', 'b1', '19.3.0');
    await server.store.makeLive('back-office', 'b1', by);
    await put('back-office', 'b2', '19.3.0');
    await server.store.storage.write('back-office/b2/release.json', '{"app":');
    await server.store.makeLive('back-office', 'b2', by).catch(() => undefined);
    expect((await appOf('back-office'))?.sizes.map(({ version }) => version)).toEqual(['b1']);
  });

  it('tells errors and web vitals by release', async () => {
    const report = {
      path: '/',
      releases: { shell: 's1', 'public-site': 'p2' },
      errors: [{ kind: 'error', message: 'm', stack: '' }],
      vitals: [
        { name: 'TTFB', value: 100 },
        { name: 'LCP', value: 2_000 },
        { name: 'CLS', value: 0.2 },
      ],
    };
    await server.call('POST', 'reports/', { body: report });
    await server.call('POST', 'reports/', { body: { ...report, errors: [] } });
    const { figures, figuresSince } = await read();
    expect(figures).toEqual([
      {
        app: 'public-site',
        release: 'p2',
        pages: 2,
        errors: 1,
        lcp: expect.any(Number),
        inp: null,
        cls: expect.any(Number),
      },
    ]);
    // Between the bounds of the buckets that the values are in.
    const [least, most] = [1.8, 2.5];
    expect(figures[0]?.lcp).toBeGreaterThan(least);
    expect(figures[0]?.lcp).toBeLessThanOrEqual(most);
    expect(figures[0]?.cls).toBeGreaterThan(0.1);
    expect(figuresSince).toBeLessThanOrEqual(Date.now());
  });
});

describe('who may read it', () => {
  it('an Admin and a pipeline with a token of any app, and nobody else', async () => {
    const pipeline = await pipelineFor(server, 'shell', 'CI of the shell');
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const secret = pipeline.token.split('.')[0] ?? '';
    const status = async (options: Parameters<typeof server.call>[2]) =>
      (await server.call('GET', 'releases/platform/', options)).status;
    expect(await status({ as: 'Admin' })).toBe(200);
    expect(await status(bearer(secret))).toBe(200);
    expect(await status({ as: 'Employee' })).toBe(403);
    expect(await status({})).toBe(401);
    expect(await status(bearer(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`))).toBe(
      401,
    );
  });

  it('the token opens no other call of staff', async () => {
    const { token } = await pipelineFor(server, 'shell', 'Another');
    const headers = { authorization: `Bearer ${token.split('.')[0] ?? ''}` };
    expect((await server.call('GET', 'releases/', { headers })).status).toBe(401);
  });
});
