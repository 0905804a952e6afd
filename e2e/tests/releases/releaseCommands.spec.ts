import { rm } from 'node:fs/promises';
import path from 'node:path';
import { logins, runScript, startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf } from '../../../scripts/product/releases.ts';
import { releaseLimit } from '../../support/limits.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

// What teams type, against a product that runs. One after another: what is live is the same for all.
test.describe.configure({ mode: 'default', timeout: releaseLimit });
let product: Product;
let releases: ReturnType<typeof releasesOf>;
test.beforeAll(async () => {
  product = await startProduct();
  releases = releasesOf(product);
});
test.afterAll(() => product.stop());

const run = (command: string, ...args: string[]): Promise<string> =>
  runScript(`scripts/releases/${command}.ts`, args, {
    DATA_DIR: product.dataDir,
    RELEASED_BY: 'team-a',
  });
const refusalOf = (command: string, ...args: string[]): Promise<string> =>
  run(command, ...args).then(
    (output) => `went on: ${output}`,
    (error: unknown) => String(error),
  );
/** A token of an Admin. */
async function adminToken(): Promise<string> {
  const answer = await fetch(`${product.url}/api/rest-auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(logins.admin),
  });
  return ((await answer.json()) as { token: string }).token;
}
const otherHeadline = (text: string): string =>
  text.replaceAll('A clean place, well kept.', 'Another headline.');

test('a good release is tried in a browser, given to some, to all, and taken back', async () => {
  const first = await releases.live('public-site');
  await releases.another('public-site', 'good', { browser: otherHeadline, node: otherHeadline });
  expect(await run('share', 'public-site', 'good', '10')).toContain(
    'given to 10 % of the visitors',
  );
  expect(await run('releases')).toMatch(/good .*10 % of the visitors/);
  expect(await run('share', 'public-site', 'good', '100')).toContain('public-site good is live.');
  await releases.isGiven('public-site', 'good');
  expect(await run('rollback', 'public-site')).toContain(`public-site ${first} is live again`);
  await releases.isGiven('public-site', first);
  const list = await run('releases');
  expect(list).toMatch(new RegExp(`${first} .*live since .*\\(rollback by team-a\\)`));
  expect(list).toContain(product.url);
});

test('a pipeline releases through the server with a token, and tries it in its own browser', async () => {
  const first = await releases.live('public-site');
  const answer = await fetch(`${product.url}/api/deploy-tokens/`, {
    method: 'POST',
    headers: { authorization: `Token ${await adminToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ app: 'public-site', name: 'CI', days: 1 }),
  });
  const { token } = (await answer.json()) as { token: string };
  await run('share', 'public-site', 'good', '100', '--force', 'so that it is not what is built');
  await releases.isGiven('public-site', 'good');
  await rm(path.join(product.dataDir, 'releases/public-site', first), { recursive: true });
  // It has nothing of the server's settings, only an address and a token.
  const output = await runScript(
    'scripts/releases/release.ts',
    ['public-site', '--server', product.url],
    { DEPLOY_TOKEN: token, DATA_DIR: '/nowhere' },
  );
  expect(output).toMatch(/public-site \w+: \d\d+ files sent to/);
  expect(output).toContain(`public-site ${first} is live.`);
  await releases.isGiven('public-site', first);
  expect(await run('releases')).toMatch(new RegExp(`${first} .*live since .*by token CI`));
});

test('a release that is live is not released again', async () => {
  expect(await run('release', 'back-office')).toContain('is live already: nothing was changed');
});

test('a release that does not work in a browser is refused, and goes live when it is forced', async () => {
  const first = await releases.live('back-office');
  await releases.another('back-office', 'broken', {
    // No screen of it loads: that is found wherever it is opened, and it is tried twice.
    journeys: ['somebody logs in'],
    browser: (text, file) =>
      file.startsWith('__federation_expose') ? 'throw new Error("broken at load")' : text,
  });
  const refusal = await refusalOf('share', 'back-office', 'broken', '100');
  expect(refusal).toContain('Refused by the check of: journeys');
  expect(refusal).toContain('/login');
  expect(refusal).toContain('npm run preview -- back-office broken');
  expect(refusal).toContain('--force');
  expect(await releases.live('back-office')).toBe(first);

  // No other way leads round it: what was found is kept with it.
  expect(await run('releases')).toMatch(/broken .*refused: .*journeys/);
  expect(await refusalOf('rollback', 'back-office', 'broken')).toContain(
    'Refused by the check of: journeys',
  );
  const headers = { authorization: `Token ${await adminToken()}` };
  for (const [path, more] of [
    ['live', {}],
    ['share', { percent: 10 }],
    ['share', { percent: 1, steps: [1, 10, 100] }],
  ] as const) {
    const answer = await fetch(`${product.url}/api/releases/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ app: 'back-office', version: 'broken', ...more }),
    });
    expect(answer.status).toBe(409);
    const { refusals } = (await answer.json()) as { refusals: { check: string }[] };
    expect(refusals.map(({ check }) => check)).toContain('journeys');
  }
  expect(await releases.live('back-office')).toBe(first);
  const forced = await run('share', 'back-office', 'broken', '100', '--force', 'a trial');
  expect(forced).toContain('Going on all the same: a trial');
  expect(await run('releases')).toContain('forced: a trial');
  await run('rollback', 'back-office');
  expect(await releases.live('back-office')).toBe(first);
});

test('a release that the live shell cannot carry is refused, with what to do', async () => {
  await releases.another('public-site', 'ahead', {
    facts: ({ shared }) => ({
      shared: { ...shared, react: { version: '20.0.0', requiredVersion: '^20.0.0' } },
    }),
  });
  const refusal = await refusalOf('share', 'public-site', 'ahead', '5');
  expect(refusal).toContain('Refused by the check of: shared libraries');
  expect(refusal).toContain('public-site ahead needs react ^20.0.0, and shell');
  expect(refusal).toContain('Let a shell that carries it be released first');
});

test('a release that the server cannot serve is refused, with what breaks', async () => {
  await releases.another('public-site', 'asks-for-more', {
    contract: (contract) => ({
      ...contract,
      version: '2.0.0',
      calls: {
        ...contract.calls,
        tea: { address: 'GET /tea/', who: 'visitor', answer: null },
      },
    }),
  });
  const refusal = await refusalOf('share', 'public-site', 'asks-for-more', '5');
  expect(refusal).toContain('Refused by the check of: contract');
  expect(refusal).toContain('The server has no call "tea" (GET /tea/).');
  expect(refusal).toContain('Let the server be released first');
});

test('a preview is seen by whoever has its link, until it ends', async ({ page, browser }) => {
  await releases.another('public-site', 'draft', { browser: otherHeadline, node: otherHeadline });
  const output = await run('preview', 'public-site', 'draft', '--days', '2');
  const link = /^http\S+/.exec(output)?.[0] ?? '';
  const id = /--end (\S+)/.exec(output)?.[1] ?? '';
  // The server takes it up within moments.
  await expect(async () => {
    await page.goto(link);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
      'public-site draft',
    );
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another headline.');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
  await page.goto(`${product.url}/privacy-policy`);
  await expectAccessible(page);
  const other = await browser.newPage();
  await other.goto(product.url);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('A clean place, well kept.');
  await other.close();
  await page.getByRole('link', { name: 'End preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A clean place, well kept.');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);

  await run('preview', 'public-site', '--end', id);
  await expect
    .poll(async () => (await page.request.get(link, { maxRedirects: 0 })).status())
    .toBe(410);
});

test('what is typed wrong is answered with what is right', async () => {
  expect(await refusalOf('release')).toContain('Say which app: shell, public-site, back-office.');
  expect(await refusalOf('rollback', 'nothing')).toContain('There is no app "nothing".');
  expect(await refusalOf('rollback', 'shell', 'none-such')).toContain(
    'There is no release none-such',
  );
  expect(await refusalOf('share', 'shell', 'x', 'many')).toContain(
    '0.01 to 99 visitors in a hundred',
  );
});
