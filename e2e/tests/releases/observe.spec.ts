import type { Page } from '@playwright/test';
import { startProduct, type Product } from '../../../scripts/product/product.ts';
import { expect, test } from '../../support/test.ts';

// The figures of a server count what everybody does: these tests have a product of their own.
test.describe.configure({ mode: 'default' });
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const figures = async (): Promise<string> => (await fetch(`${product.url}/metrics`)).text();

/** Waits until the part that sends is there; it comes when the page is loaded and idle. */
const reporting = (page: Page) => page.waitForResponse(/\/report\.js$/);

test('how fast a page was and what went wrong in it is known by release, and nothing typed', async ({
  page,
}) => {
  const begins = reporting(page);
  await page.goto(`${product.url}/contact-us?from=amara@example.com`);
  await begins;
  await page.getByLabel('Message').fill('a very private message');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports/')) sent.push(request.postData() ?? '');
  });
  const told = page.waitForRequest('**/api/reports/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Could not send "a very private message" of amara@example.com');
    });
    void Promise.reject(new Error('nobody heard this'));
  });
  await told;
  await page.goto('about:blank');
  await expect
    .poll(figures)
    .toMatch(/browser_errors_total\{app="public-site",release="\w{12}",kind="error"\} 1/);
  await expect
    .poll(figures)
    .toMatch(/browser_errors_total\{app="public-site",release="\w{12}",kind="rejection"\} 1/);
  for (const vital of ['LCP', 'FCP', 'TTFB']) {
    await expect
      .poll(figures)
      .toMatch(
        new RegExp(
          `web_vital_seconds_count\\{app="public-site",release="\\w{12}",page="contact",vital="${vital}"\\} 1`,
        ),
      );
  }
  await expect.poll(figures).toMatch(/web_vital_layout_shift_count\{.*page="contact"\} 1/);
  const line = product
    .output()
    .split('\n')
    .find((text) => text.includes('nobody heard this'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    msg: 'browser error',
    reqId: expect.any(String),
    releases: { shell: expect.any(String), 'public-site': expect.any(String) },
    browserError: { kind: 'rejection', page: '/contact-us' },
  });
  for (const text of [...sent, product.output()]) {
    expect(text).not.toContain('private');
    expect(text).not.toContain('amara');
  }
});

test('a remote that cannot be loaded is reported while the page is still open', async ({
  page,
}) => {
  await page.route('**/back-office/*/remoteEntry*.js', (route) => route.abort());
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await expect
    .poll(figures, { timeout: 20_000 })
    .toMatch(/browser_errors_total\{app="back-office",release="\w{12}",kind="remote"\} 1/);
});

test('reporting waits until the page is there, and costs 3 kB at most', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  let asked = false;
  page.on('request', (request) => {
    if (/\/report\.js$/.test(request.url())) asked = true;
  });
  await page.goto(`${product.url}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await page.waitForFunction(() => document.readyState === 'interactive');
  expect(asked).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const begins = reporting(page);
  await page.goto(`${product.url}/`);
  const headers = await (await begins).allHeaders();
  expect(headers['content-encoding']).toBe('br');
  expect(Number(headers['content-length'])).toBeLessThan(3_000);
});
