import type { Page } from '@playwright/test';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import { startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf } from '../../../scripts/product/releases.ts';
import { releaseLimit } from '../../support/limits.ts';
import { carpet, inAMonth } from '../../support/quotes.ts';
import { expect, logIn, test } from '../../support/test.ts';

// Releases happen all the time here: on a product of its own.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const rounds = 20;

/** Notes everything that goes wrong in a page. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

test('a visitor asks for quotes and an Admin edits while every app is released and gone back twenty times', async ({
  browser,
}) => {
  test.setTimeout(releaseLimit);
  const { store, live, another } = releasesOf(product);
  const actor = { by: 'browser test' };
  const original = {} as Record<AppName, string>;
  const others: Record<AppName, string[]> = { shell: [], 'public-site': [], 'back-office': [] };
  for (const app of appNames) {
    original[app] = await live(app);
    for (const number of [1, 2]) {
      const version = `${app}-next-${number}`;
      // Each says which one it is, so that it is a different file.
      await another(app, version, { browser: (text) => `${text}\n/* ${version} */` });
      others[app].push(version);
    }
  }

  let isReleasing = true;
  /** Which releases the visitor's pages were of. */
  const seen = new Set<string>();
  async function releaseAll(app: AppName): Promise<void> {
    // On a slow machine a visitor opens few pages in twenty rounds.
    for (let round = 0; round < rounds || seen.size < 2; round += 1) {
      await store.makeLive(app, others[app][round % 2] ?? '', actor, 'release');
      await new Promise((resolve) => setTimeout(resolve, 250));
      await store.makeLive(app, original[app], actor, 'rollback');
      // Not in step with the server, which looks once a second.
      await new Promise((resolve) => setTimeout(resolve, 330));
    }
  }

  async function visit(): Promise<{ problems: string[]; quotes: number }> {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    const problems = watch(page);
    let quotes = 0;
    page.on('response', async (response) => {
      const releases = response.headers()['x-releases'];
      if (releases !== undefined) seen.add(releases);
    });
    while (isReleasing || quotes === 0) {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await page.getByLabel('Message').fill(`Do not lose this, ${quotes}.`);
      await page.goto(carpet);
      const email = `visitor-${quotes}-${Date.now()}@example.com`;
      await page.getByLabel('Date').fill(inAMonth());
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'More: Rooms' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByRole('button', { name: 'Get my quote' }).click();
      await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
      quotes += 1;
      await page.goto('/contact-us');
      await expect(page.getByLabel('Message')).toHaveValue(`Do not lose this, ${quotes - 1}.`);
    }
    await context.close();
    return { problems, quotes };
  }

  async function edit(): Promise<{ problems: string[]; saved: number }> {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    const problems = watch(page);
    await logIn(page, 'admin');
    let saved = 0;
    while (isReleasing || saved === 0) {
      await page.goto('/admin/clients');
      await page.getByRole('link', { name: /^View/ }).first().click();
      const field = page.getByLabel('Phone').first();
      const number = `(519) 555-${String(saved).padStart(4, '0')}`;
      await field.fill(number);
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByRole('status').filter({ hasText: /updated|saved/i })).toBeVisible();
      saved += 1;
      await page.goto('/admin/clients');
      await page.getByRole('link', { name: /^View/ }).first().click();
      await expect(page.getByLabel('Phone').first()).toHaveValue(number);
    }
    await context.close();
    return { problems, saved };
  }

  const releasing = Promise.all(appNames.map(releaseAll)).finally(() => {
    isReleasing = false;
  });
  const [visitor, admin] = await Promise.all([visit(), edit(), releasing]);
  expect(visitor.problems).toEqual([]);
  expect(admin.problems).toEqual([]);
  expect(visitor.quotes).toBeGreaterThan(0);
  expect(admin.saved).toBeGreaterThan(0);
  await store.refresh();
  for (const app of appNames) {
    expect(store.states[app].live?.version).toBe(original[app]);
    expect(store.states[app].history.length).toBeGreaterThanOrEqual(2 * rounds);
  }
});
