import type { Page } from '@playwright/test';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage } from 'shared-api/contract/values/language';
import { boxesOf } from '../../support/boxes.ts';
import { prepareMachine, type Machine } from '../../support/machine.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

// Each test's overrides end with its browser's session; what is live stays as it is.
let site: Machine;
let office: Machine;
test.beforeAll(async ({ baseURL }) => {
  const of = () => baseURL ?? '';
  site = await prepareMachine({
    app: 'public-site',
    site: of,
    change: (text) => text.replaceAll('Opening hours', 'Hours as I write them'),
  });
  office = await prepareMachine({
    app: 'back-office',
    site: of,
    change: (text) => text.replaceAll('Deploy tokens', 'Tokens as I write them'),
  });
  await site.start();
  await office.start();
});
test.afterAll(async () => {
  await site.stop();
  await office.stop();
});

const badge = (page: Page) => page.getByRole('complementary', { name: 'From your machine' });
const panel = (page: Page) =>
  page.getByRole('region', { name: 'From a developer’s machine', exact: true });

/** Takes an app from a machine, at the screen of releases. */
async function take(page: Page, app: 'Public site' | 'Back office', origin: string): Promise<void> {
  await openLoaded(page, '/admin/releases');
  await panel(page).getByRole('button', { name: 'Take an app from my machine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('App').selectOption(app);
  await dialog.getByLabel('Address on this machine').fill(origin);
  await dialog.getByRole('button', { name: 'Take it from there' }).click();
  await expect(panel(page)).toContainText(`${app} comes from ${origin} in this browser`);
}

test('an Admin sees the site from their own machine, nobody else does, and the badge ends it', async ({
  page,
  otherBrowsers,
  quietConsole: _quiet,
}) => {
  await logIn(page, 'admin');
  await take(page, 'Public site', site.origin);
  await panel(page).getByRole('button', { name: 'Open the site' }).click();
  await expect(badge(page)).toContainText(`Public site from ${site.origin}`);
  await page.goto(routes.contact());
  await expect(page.getByRole('heading', { name: 'Hours as I write them' })).toBeVisible();
  await expect(badge(page).getByRole('status')).toHaveText('');
  // A development build is in one language, at all addresses.
  await page.goto(inLanguage('fr', routes.contact()));
  await expect(page.getByRole('heading', { name: 'Hours as I write them' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
  await page.goto(routes.contact());

  const other = await otherBrowsers.open();
  await other.goto(routes.contact());
  await expect(other.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await expect(badge(other)).toHaveCount(0);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothSchemes(page);
    const [{ x, width: wide }] = await boxesOf(badge(page));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
  }
  await badge(page).getByRole('button', { name: 'End' }).click();
  await expect(badge(page)).toHaveCount(0);
  await expect(page).toHaveURL(routes.contact());
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
});

test('an Admin works on the back office, sees what does not fit, and ends it in the list', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await take(page, 'Back office', office.origin);
  office.misfits = ['It needs react ^20.0.0; this site’s shell carries 19.'];
  await panel(page).getByRole('button', { name: 'Load this page anew' }).click();
  await expect(page.getByRole('region', { name: 'Tokens as I write them' })).toBeVisible();
  await expect(badge(page)).toContainText('It needs react ^20.0.0');
  await expectAccessibleInBothSchemes(page);
  office.misfits = [];
  const row = panel(page).getByRole('row').filter({ hasText: office.origin });
  await expect(row).toContainText('This session');
  await row.getByRole('button', { name: 'End Back office of admin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Deploy tokens' })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('a machine that does not answer is said to be silent, and its page comes once it does', async ({
  page,
}) => {
  await logIn(page, 'admin');
  const away = await prepareMachine({
    app: 'public-site',
    site: () => new URL(page.url()).origin,
    change: (text) => text.replaceAll('Opening hours', 'Hours at last'),
  });
  await take(page, 'Public site', away.origin);
  await page.goto(routes.contact());
  await expect(badge(page)).toContainText(
    `${away.origin} does not answer. Start it there with “npm run dev -w public-site”, or end this.`,
  );
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await expectAccessible(page);
  await away.start();
  await expect(page.getByRole('heading', { name: 'Hours at last' })).toBeVisible();
  await away.stop();
  await page.reload();
  await badge(page).getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
});

test('another program at the address is told apart from a development server', async ({ page }) => {
  await logIn(page, 'admin');
  await take(page, 'Public site', office.origin);
  await page.goto(routes.contact());
  await expect(badge(page)).toContainText('answers, but not as the development server');
  await expect(badge(page)).toContainText(`DEV_TARGET=${new URL(page.url()).origin} npm run dev`);
});

test('a log-out ends it; an address that is not of the machine is refused, and said where', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await openLoaded(page, '/admin/releases');
  await panel(page).getByRole('button', { name: 'Take an app from my machine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address on this machine').fill('http://localhost.evil.com');
  await dialog.getByRole('button', { name: 'Take it from there' }).click();
  await expect(dialog).toContainText(
    'Write the address of a development server on your own machine',
  );
  await expectAccessibleInBothSchemes(page);
  await dialog.getByLabel('Address on this machine').fill(`${site.origin}/`);
  await dialog.getByRole('button', { name: 'Take it from there' }).click();
  await expect(panel(page)).toContainText('comes from');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('/');
  await page.goto(routes.contact());
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
