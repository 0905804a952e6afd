import type { Page } from '@playwright/test';
import { logins, startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf } from '../../../scripts/product/releases.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  test,
} from '../../support/test.ts';

// Changes what is live for everybody: on a product of its own, one test after another.
test.describe.configure({ mode: 'default' });
let product: Product;
let releases: ReturnType<typeof releasesOf>;
test.beforeAll(async () => {
  product = await startProduct();
  releases = releasesOf(product);
  await releases.another('public-site', 'next');
});
test.afterAll(() => product.stop());

async function open(page: Page, who: keyof typeof logins): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(logins[who].username);
  await page.getByLabel('Password').fill(logins[who].password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\//);
  await page.goto(`${product.url}/admin/releases`);
}
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const given = async (): Promise<string> =>
  (await fetch(`${product.url}/privacy-policy`)).headers.get('x-releases') ?? '';

test('an Admin sees what is live of each app, light and dark, without a violation', async ({
  page,
}) => {
  await open(page, 'admin');
  for (const [name, app] of [
    ['Shell', 'shell'],
    ['Public site', 'public-site'],
    ['Back office', 'back-office'],
  ] as const) {
    await expect(panel(page, name)).toContainText(await releases.live(app));
  }
  await expect(page.getByText(product.url)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('the platform shows who shares what, sizes and how releases fare, light and dark, on a phone and wide', async ({
  page,
}) => {
  await open(page, 'admin');
  await page.getByRole('link', { name: 'Platform' }).click();
  const shared = panel(page, 'Shared modules');
  const shell = shared.getByRole('row').filter({ hasText: await releases.live('shell') });
  await expect(shell).toContainText('Live');
  await expect(shell).toContainText('19.');
  await expect(shared).toContainText('^19.');
  await expect(panel(page, 'Sizes over time')).toContainText(await releases.live('back-office'));
  await expect(panel(page, 'Errors and web vitals')).toBeVisible();
  await expect(panel(page, 'Previews')).toContainText('No preview is open.');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessibleInBothSchemes(page);
  }
  await page.route('**/api/releases/platform/', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByText('The releases could not be loaded.')).toBeVisible();
  await page.unroute('**/api/releases/platform/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Shared modules')).toBeVisible();
});

test('an Admin makes a deploy token, which is shown once, and revokes it; a release says where it comes from', async ({
  page,
}) => {
  await open(page, 'admin');
  const tokens = panel(page, 'Deploy tokens');
  await tokens.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(dialog).toContainText('Name is missing.');
  await dialog.getByLabel('Name').fill('Pipeline of the site');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(dialog.getByLabel('Token', { exact: true })).toHaveValue(
    /^deploy_[\w-]{43}\.[\w-]+$/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = tokens.getByRole('row').filter({ hasText: 'Pipeline of the site' });
  await expect(row).toContainText('Never');
  await row.getByRole('button', { name: 'Revoke Pipeline of the site' }).click();
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toContainText('Revoked');
  await expect(row.getByRole('button')).toHaveCount(0);

  const version = await releases.live('public-site');
  await panel(page, 'Public site')
    .getByRole('button', { name: `Origin ${version}` })
    .click();
  await expect(dialog).toContainText('None: stored by a command, without a token');
  await expect(dialog).toContainText(/Node v\d+/);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download (CycloneDX)' }).click();
  expect((await download).suggestedFilename()).toBe(`public-site-${version}-sbom.json`);
});

test('an Admin shares a release, makes it live, and goes back in one click', async ({ page }) => {
  const first = await releases.live('public-site');
  await open(page, 'admin');
  const site = panel(page, 'Public site');
  const row = site.getByRole('row').filter({ hasText: 'next' });
  await row.getByRole('button', { name: 'Share next' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(dialog).toContainText('Give a number from 0.01 to 99 with at most two decimals.');
  await dialog.getByLabel('Visitors in a hundred').fill('25');
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(site).toContainText('Public site: next is given to 25 % of the visitors.');
  await expect(site).toContainText('25 % of the visitors');

  await row.getByRole('button', { name: 'Make live next' }).click();
  await expect(dialog).toContainText(first);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make live' }).click();
  await expect(site).toContainText('Public site: next is live.');
  expect(await given()).toContain('public-site=next');

  await site.getByRole('button', { name: `Roll back to ${first}` }).click();
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(site).toContainText(`Public site: ${first} is live again.`);
  expect(await given()).toContain(`public-site=${first}`);
});

test('of two Admins who see the same, the one who comes later is told what the other has done', async ({
  page,
  browser,
}) => {
  await releases.store.rollOut('public-site', 'next', 10, { by: 'ann' });
  await open(page, 'admin');
  const other = await browser.newPage();
  await open(other, 'admin');
  const [site, there] = [panel(page, 'Public site'), panel(other, 'Public site')];
  const [dialog, window] = [page.getByRole('dialog'), other.getByRole('dialog')];
  const shared = async () => {
    await releases.store.refresh();
    return releases.store.states['public-site'].share?.percent;
  };
  await site.getByRole('button', { name: 'Change share' }).click();
  await dialog.getByLabel('Visitors in a hundred').fill('50');
  await there.getByRole('button', { name: 'Withdraw' }).click();
  await window.getByRole('button', { name: 'Withdraw' }).click();
  await expect(there).toContainText('next is withdrawn');
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(dialog).toContainText('and nothing is given to a share of the visitors.');
  await expectAccessible(page);
  expect(await shared()).toBeUndefined();

  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(site).toContainText('next is given to 50 % of the visitors');
  await site.getByRole('button', { name: 'Give to all' }).click();
  await other.reload();
  await there.getByRole('button', { name: 'Change share' }).click();
  await window.getByLabel('Visitors in a hundred').fill('60');
  await window.getByRole('button', { name: 'Give it' }).click();
  await expect(there).toContainText('next is given to 60 % of the visitors');
  // It was live before.
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog).toContainText('next is given to 60 % of the visitors, by admin');
  expect(await shared()).toBe(60);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Who withdraws need not look again at a rollout that has only gone on.
  await site.getByRole('button', { name: 'Withdraw' }).click();
  await releases.store.rollOut('public-site', 'next', 70, { by: 'rollout' });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(site).toContainText('next is withdrawn');
  expect(await shared()).toBeUndefined();
  await other.close();
});

test('an Admin gives somebody a preview and ends it', async ({ page, browser }) => {
  await open(page, 'admin');
  const site = panel(page, 'Public site');
  await site
    .getByRole('row')
    .filter({ hasText: 'next' })
    .getByRole('button', { name: 'Preview next' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Days that it is good for').fill('2');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  const other = await browser.newPage();
  await other.goto(link);
  const badge = other.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText('public-site next');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await site.getByRole('button', { name: /^End/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End preview' }).click();
  await expect(site).toContainText('the preview of next has ended');
  await other.reload();
  await expect(badge).toHaveCount(0);
  await other.close();
});

test('a refused release says why and what to do, and goes live with a reason', async ({ page }) => {
  const first = await releases.live('public-site');
  await releases.another('public-site', 'too-large', {
    facts: () => ({ budgets: [{ part: 'all', bytes: 200_000, limit: 72_000 }] }),
  });
  await open(page, 'admin');
  const site = panel(page, 'Public site');
  await site
    .getByRole('row')
    .filter({ hasText: 'too-large' })
    .getByRole('button', { name: 'Make live too-large' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make live' }).click();
  await expect(dialog).toContainText('Check of: size');
  await expect(dialog).toContainText('All scripts together have 200.0 kB');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go on all the same' }).click();
  await expect(dialog).toContainText('Say why it is needed');
  expect(await releases.live('public-site')).toBe(first);
  await dialog.getByLabel('Reason').fill('the sale begins today');
  await dialog.getByRole('button', { name: 'Go on all the same' }).click();
  await expect(site).toContainText('In spite of a refusal: the sale begins today');
  await releases.makeLive('public-site', first);
});

test('an Admin rolls a release out in steps, sees how it stands, and what was refused', async ({
  page,
}) => {
  await releases.another('public-site', 'stepwise');
  await releases.another('public-site', 'refused', { isTried: false });
  await releases.store.keepTrial(
    { app: 'public-site', version: 'refused' },
    {
      by: 'team-a',
      against: {},
      refusals: [
        { check: 'journeys', found: ['/gallery/1: shows the error screen'], cure: 'Mend it.' },
      ],
    },
  );
  await open(page, 'admin');
  const site = panel(page, 'Public site');
  await site.getByRole('button', { name: 'Share stepwise' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Go on by itself, in steps').check();
  await expect(dialog.getByLabel('Visitors in a hundred')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(site).toContainText('stepwise is rolled out in steps');
  await expect(site).toContainText('Goes on by itself: 1, 10, 50, 100 %');
  await expect(site).toContainText('Waits for visitors: 0 of at least 8 have it.');
  const refused = site.getByRole('region', { name: 'Refused' });
  await refused.getByText('Check of: journeys').click();
  await expect(refused).toContainText('/gallery/1: shows the error screen');
  await expectAccessibleInBothSchemes(page);

  await site.getByRole('button', { name: 'Make live refused' }).click();
  await dialog.getByRole('button', { name: 'Make live' }).click();
  await expect(dialog).toContainText('/gallery/1: shows the error screen');
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await releases.store.rollOut('public-site', 'stepwise', 0, { by: 'browser test' });
});

test('staff who are no Admins have no releases', async ({ page }) => {
  await open(page, 'employee');
  await expect(page.getByText('Your role may not see releases.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`${product.url}/api/releases/`, {
    headers: { authorization: `Token ${token ?? ''}` },
  });
  expect(answer.status()).toBe(403);
});
