import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import { logins, runScript, startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf } from '../../../scripts/product/releases.ts';
import { tokenVariable } from '../../../scripts/releases/remote/DeployClient.ts';
import { releaseLimit } from '../../support/limits.ts';
import { expect, test } from '../../support/test.ts';

// What pipelines type that have nothing of the server's but tokens. One after another: what is live is the same for all.
test.describe.configure({ mode: 'default', timeout: releaseLimit });
let product: Product;
let releases: ReturnType<typeof releasesOf>;
const tokens: Record<string, string> = {};
test.beforeAll(async () => {
  product = await startProduct();
  releases = releasesOf(product);
  const post = async (call: string, body: object, authorization = ''): Promise<unknown> => {
    const answer = await fetch(`${product.url}/api/${call}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const session = (await post('rest-auth/login/', logins.admin)) as { token: string };
  for (const app of ['shell', 'public-site'] as const) {
    const body = { app, name: `CI of ${app}`, days: 1 };
    const made = await post('deploy-tokens/', body, `Token ${session.token}`);
    tokens[tokenVariable(app)] = (made as { token: string }).token;
  }
});
test.afterAll(() => product.stop());

const run = (command: string, ...args: string[]): Promise<string> =>
  runScript(`scripts/releases/${command}.ts`, [...args, '--server', product.url], {
    ...tokens,
    DEPLOY_TOKEN: tokens[tokenVariable('public-site')] ?? '',
    DATA_DIR: '/nowhere',
  });

const given = async (): Promise<string> =>
  (await fetch(`${product.url}/privacy-policy`)).headers.get('x-releases') ?? '';

test('two apps go live as one through the server, each with its own token, and back', async () => {
  // A set with a shell is tried with the journeys of all apps; those of the office, which stays, in sets.spec.ts.
  await releases.another('back-office', 'short', { journeys: ['somebody logs in'] });
  await releases.makeLive('back-office', 'short');
  const built = {} as Record<AppName, string>;
  for (const app of ['shell', 'public-site'] as const) {
    built[app] = await releases.live(app);
    // Compressed as a build is: the trial below loads it, and has budgets.
    const before = await releases.another(app, `${app}-before`, { isTried: false });
    await releases.makeLive(app, before);
    // What was built is sent anew.
    await rm(path.join(product.dataDir, 'releases', app, built[app]), { recursive: true });
  }
  const output = await run('release', 'shell', 'public-site');
  expect(output).toMatch(/shell \w+: \d\d+ files sent to/);
  expect(output).toContain(`shell ${built.shell}, public-site ${built['public-site']} are live.`);
  expect(output).toMatch(/Took [\d.]+ s without the build\./);
  await expect.poll(given).toContain(`shell=${built.shell}, public-site=${built['public-site']}`);
  expect(await run('rollback', 'shell', 'public-site')).toBe(
    'shell shell-before, public-site public-site-before are live.\n',
  );
  await expect.poll(given).toContain('shell=shell-before, public-site=public-site-before');
});

test('what the server has stored is tried on this machine, and given to some only if it works', async () => {
  // Both ways are about what comes of a trial; with all journeys it is made above.
  const journeys = ['a visitor reads /', 'a visitor asks for a quote'];
  await releases.another('public-site', 'broken', {
    isTried: false,
    journeys,
    browser: (text, file) =>
      file.startsWith('__federation_expose') ? 'throw new Error("broken at load")' : text,
  });
  await expect(run('try', 'public-site', 'broken')).rejects.toThrow('Refused by the check of:');
  await releases.store.refresh();
  const { stored } = releases.store.states['public-site'];
  expect(stored['broken']?.trial).toMatchObject({ by: 'token CI of public-site' });
  await releases.another('public-site', 'works', { isTried: false, journeys });
  expect(await run('share', 'public-site', 'works', '10')).toContain(
    'public-site works is given to 10 % of the visitors.',
  );
});
