import type { Page } from '@playwright/test';
import { expect, expectLoaded, logIn, openIdle, test } from '../../support/test.ts';

test('a list is asked for while the back office is still on its way, and once', async ({
  page,
  quietConsole: _,
}) => {
  await logIn(page, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/invoices/') asked.push(search);
  });
  const listIsAsked = page.waitForRequest((request) => request.url().includes('/api/invoices/'));
  // The remote comes only once the list has been asked for.
  await page.route('**/back-office/*/remoteEntry*.js', async (route) => {
    await listIsAsked;
    await route.continue();
  });
  await page.goto('/admin/invoices');
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  expect(asked.filter((search) => search.includes('page=1'))).toHaveLength(1);
});

test('a list is asked for ahead as it was last chosen', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/invoices');
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  // Leaving first ends what the list still asks for, such as its next page ahead.
  await page.goto('about:blank');
  await page.route('**/back-office/*/remoteEntry*.js', () => undefined);
  const ahead = page.waitForRequest((request) => request.url().includes('/api/invoices/'));
  await page.goto('/admin/invoices', { waitUntil: 'commit' });
  expect((await ahead).url()).toContain('?sort=total&page=1');
});

/** Addresses of the scripts so far that hold echarts, as its own texts show. */
async function chartScripts(page: Page, addresses: Set<string>): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const script = await page.request.get(address);
    if (/zrender|\becharts\b/.test(await script.text())) found.push(address);
  }
  return found;
}

test('the code of the charts comes with the dashboard, and with nothing else', async ({ page }) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  await openIdle(page, '/');
  await openIdle(page, '/schedule/nobody');
  await logIn(page, 'employee');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await openIdle(page, '/admin/board');
  await expectLoaded(page);
  await openIdle(page, '/admin/settings');
  await expect(page.getByText('Your role may not see settings.')).toBeVisible();
  expect(addresses.size).toBeGreaterThan(10);
  expect(await chartScripts(page, addresses)).toEqual([]);

  await page.goto('/employee/dashboard');
  await expect.poll(() => chartScripts(page, addresses)).not.toEqual([]);
});
