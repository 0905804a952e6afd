import type { Page } from '@playwright/test';
import contract from 'shared-api/contract.json' with { type: 'json' };
import { startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf } from '../../../scripts/product/releases.ts';
import { withContract } from '../../support/releases.ts';
import { inAMonth } from '../../support/quotes.ts';
import { expect, expectAccessible, holdScripts, test } from '../../support/test.ts';

// Releases of different age, and broken ones, beside each other: on a product of their own, one after
// another, since what is live is the same for all.
test.describe.configure({ mode: 'default' });
let product: Product;
let releases: ReturnType<typeof releasesOf>;
test.beforeAll(async () => {
  product = await startProduct();
  releases = releasesOf(product);
});
test.afterAll(() => product.stop());

const errorTitle = 'Unexpected Application Error';
const headline = 'A clean place, well kept.';

const [major = 0, minor = 0] = contract.version.split('.').map(Number);
const ahead = `${major}.${minor + 1}.0`;

/** The page is taken over and works: a link leads on without a load, and nothing was logged. */
async function expectWhole(page: Page): Promise<void> {
  await page.goto(product.url);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'back_office');
}

test('remotes that are one contract behind the shell work', async ({ page, quietConsole: _ }) => {
  const current = await releases.live('shell');
  await releases.another('shell', 'newercontract', withContract(ahead));
  await releases.makeLive('shell', 'newercontract');
  await expectWhole(page);
  await releases.makeLive('shell', current);
});

test('remotes that are one contract ahead of the shell give way to those before', async ({
  page,
  quietConsole: _,
}) => {
  for (const app of ['public-site', 'back-office'] as const) {
    const current = await releases.live(app);
    await releases.another(app, `ahead-of-shell-${app}`, withContract(ahead));
    await releases.store.makeLive(app, `ahead-of-shell-${app}`, { by: 'browser test' });
    await expect.poll(() => product.output()).toContain(`ahead-of-shell-${app} of ${app}`);
    const answer = await page.request.get(product.url);
    expect(answer.headers()['x-releases']).toContain(`${app}=${current}`);
    await expectWhole(page);
    await releases.store.makeLive(app, current, { by: 'browser test' });
  }
});

test('a remote with another version of a shared library is refused, and the rest goes on', async ({
  page,
}) => {
  // Handed to the browser all the same, as by a cache on the way.
  await page.route('**/back-office/*/remoteEntry*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll(`"^${contract.version}"`, `"^${major + 1}.0.0"`),
    });
  });
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: errorTitle })).toBeVisible();
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
});

/** Ways in which a file of a remote may be wrong. */
const faults: Record<string, (text: string) => { status?: number; body: string; type?: string }> = {
  missing: () => ({ status: 404, body: '{"message":"not here"}', type: 'application/json' }),
  'cut in the middle': (text) => ({ body: text.slice(0, text.length / 2) }),
  'a page instead of a script': () => ({ body: '<!doctype html><p>Hello', type: 'text/html' }),
  'throwing when it loads': () => ({ body: 'throw new Error("broken at load")' }),
};

for (const [fault, broken] of Object.entries(faults)) {
  test(`with the back office's entry ${fault}, the site works, and the office once it is mended`, async ({
    page,
  }) => {
    let isBroken = true;
    await page.route('**/back-office/*/remoteEntry*.js', async (route) => {
      if (!isBroken) return route.continue();
      const answer = await route.fetch();
      const { status = 200, body, type = 'text/javascript' } = broken(await answer.text());
      return route.fulfill({ status, contentType: type, body });
    });
    await page.goto(product.url);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: errorTitle })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await page.goForward();
    await expect(page.getByRole('heading', { name: errorTitle })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test(`with the public site's entry ${fault}, its pages and forms work as the server made them`, async ({
    page,
  }) => {
    await page.route('**/public-site/*/remoteEntry*.js', async (route) => {
      const answer = await route.fetch();
      const { status = 200, body, type = 'text/javascript' } = broken(await answer.text());
      return route.fulfill({ status, contentType: type, body });
    });
    const entry = page.waitForResponse('**/public-site/*/remoteEntry*.js');
    await page.goto(`${product.url}/services/Janitorial/Carpet`);
    // Before the form leads away from the page that asked for it.
    await entry;
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill('still@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    // Sent without scripts: the server answers with the whole page and what is missing.
    await expect(page.getByText('Must meet minimum service requirements.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('still@example.com');
    await expect(page.getByText(errorTitle)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a public site that comes 10 seconds late leaves the page readable, and then takes it over', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/public-site/*/remoteEntry*.js');
  await page.goto(`${product.url}/contact-us`, { waitUntil: 'commit' });
  await page.clock.install();
  await page.getByLabel('Name').fill('Ann Late');
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site', {
    timeout: 30_000,
  });
  await expect(page.getByLabel('Name')).toHaveValue('Ann Late');
  await expect(page.getByText(errorTitle)).toHaveCount(0);
});

test('a back office that throws when it renders shows an error screen; the site goes on', async ({
  page,
}) => {
  const current = await releases.live('back-office');
  await releases.another('back-office', 'throwsinrender', {
    browser: (text, file) =>
      file.startsWith('__federation_expose')
        ? text.replace(/default:\(\)=>(\w+)/, 'default:()=>()=>{throw new Error("broken screen")}')
        : text,
  });
  await releases.makeLive('back-office', 'throwsinrender');
  try {
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole('heading', { name: errorTitle })).toBeVisible();
    // Why it failed is for the report, not for whoever sees it.
    await expect(page.getByText('broken screen')).toHaveCount(0);
    await page.getByRole('link', { name: 'Home page' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  } finally {
    await releases.makeLive('back-office', current);
  }
});

test('a public site that cannot be rendered on the server is rendered in the browser, and it is logged', async ({
  page,
}) => {
  const current = await releases.live('public-site');
  await releases.another('public-site', 'throwsonserver', {
    node: () => 'exports.render = () => { throw new Error("no such page on the server"); };',
  });
  await releases.makeLive('public-site', 'throwsonserver');
  try {
    await page.goto(product.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
    expect(product.output()).toContain('prerendering failed');
    expect(product.output()).toContain('no such page on the server');
  } finally {
    await releases.makeLive('public-site', current);
  }
});

test('a page whose release is gone says so calmly, and what was typed is still there', async ({
  page,
}) => {
  const current = await releases.live('public-site');
  await releases.another('public-site', 'soongone');
  await releases.makeLive('public-site', 'soongone');
  await page.goto(`${product.url}/services/Janitorial/Carpet`);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
  await page.getByLabel('Email').fill('kept@example.com');
  await page.getByRole('button', { name: /^More: Rooms/ }).click();
  await releases.makeLive('public-site', current);
  await releases.store.storage.remove('public-site/soongone/');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
  await expect(page.getByLabel(/^Rooms/)).toHaveValue('1');
});
