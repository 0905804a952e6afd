import type { Page } from '@playwright/test';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf } from '../../../scripts/product/releases.ts';
import { inAMonth } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

// These tests take releases away and switch them: they have a product of their own.
test.describe.configure({ mode: 'serial' });
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const folderOf = (app: string): string => path.join(product.dataDir, 'releases', app);

test('a missing back office shows an error screen, and works once it is back', async ({ page }) => {
  const { isGiven, live } = releasesOf(product);
  const version = await live('back-office');
  await rename(folderOf('back-office'), `${folderOf('back-office')}-away`);
  try {
    await isGiven('back-office', 'none');
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
    await page.goto(`${product.url}/`);
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  } finally {
    await rename(`${folderOf('back-office')}-away`, folderOf('back-office'));
  }
  await isGiven('back-office', version);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

for (const [what, pattern] of [
  ['entry', '**/back-office/*/remoteEntry*.js'],
  ['chunk', '**/back-office/*/__federation_expose*.js'],
] as const) {
  test(`a back office whose ${what} hangs is given up, and works once it answers`, async ({
    page,
  }) => {
    let isHanging = true;
    await page.route(pattern, async (route) => {
      if (!isHanging) await route.continue();
    });
    // What hangs keeps the page from ever being loaded whole.
    await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible({
      timeout: 15_000,
    });
    isHanging = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}

async function askForQuote(page: Page): Promise<void> {
  await page.getByLabel('Date').fill(inAMonth());
  await page.getByLabel('Rooms', { exact: true }).fill('3');
  await page.getByLabel('Email').fill('again@example.com');
  await page.getByRole('button', { name: 'Get my quote' }).click();
}

test('a quote is given without what calls the API, once the server can be reached', async ({
  page,
}) => {
  await page.route('**/shell/*/api*.js', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  await page.goto(`${product.url}/services/Janitorial/Carpet`);
  await askForQuote(page);
  await expect(page.getByText('There was a problem generating your quote.')).toBeVisible();
  await page.unroute('**/healthz');
  // What was typed is still there.
  await page.getByRole('button', { name: 'Change and try again' }).click();
  await page.getByRole('button', { name: 'Get my quote' }).click();
  await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
});

test('a public page whose remote is missing stays as the server made it', async ({ page }) => {
  await page.route('**/public-site/*/*.js', (route) => route.abort());
  const givenUp = page.waitForEvent('console', (message) =>
    message.text().startsWith('Loading public_site '),
  );
  await page.goto(`${product.url}/`);
  await givenUp;
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
});

test('pages are served, and probes told, while the folder of the releases is away', async ({
  page,
  otherBrowsers,
}) => {
  // Without the scripts that the other has kept.
  const stranger = await otherBrowsers.open();
  const releases = path.join(product.dataDir, 'releases');
  await page.goto(`${product.url}/contact-us`);
  await rename(releases, `${releases}-away`);
  try {
    const states = async () => (await page.request.get(`${product.url}/readyz`)).status();
    await expect.poll(states).toBe(503);
    // As long as the server takes to look at the releases again.
    await expect.poll(() => product.output()).toContain('What was in it is gone');
    await page.goto(`${product.url}/contact-us`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await page.goto(`${product.url}/releases/shell/none/main.js`);
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
    await stranger.goto(`${product.url}/login`);
    await expect(stranger.getByText('This is taking longer than usual.')).toBeVisible({
      timeout: 15_000,
    });
  } finally {
    await rename(`${releases}-away`, releases);
  }
  await expect
    .poll(async () => (await page.request.get(`${product.url}/readyz`)).status())
    .toBe(200);
  await stranger.getByRole('link', { name: 'Reload the page' }).click();
  await expect(stranger.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('another release of the public site is seen by the next page load, without a restart', async ({
  page,
}) => {
  const { another, live, makeLive } = releasesOf(product);
  const current = await live('public-site');
  const otherwise = (text: string): string =>
    text.replaceAll('A clean place, well kept.', 'Another headline.');
  await another('public-site', 'feedc0de0001', { browser: otherwise, node: otherwise });
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A clean place, well kept.');
  await makeLive('public-site', 'feedc0de0001');
  // The open page goes on with the release it began with.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  const html = await (await page.request.get(product.url)).text();
  expect(html).toContain('Another headline.');
  await openTakenOver(page, product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another headline.');
  await makeLive('public-site', current);
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A clean place, well kept.');
});
