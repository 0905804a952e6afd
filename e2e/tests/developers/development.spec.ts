import { routes } from 'shared-api/contract/pages/paths';
import { adminHeaders } from '../../support/admin.ts';
import { startDeveloping, type Development } from '../../support/developing.ts';
import { expect, test } from '../../support/test.ts';

const contact = 'public-site/src/features/contact';

test.describe('all apps', () => {
  let development: Development;
  test.beforeAll(async ({ baseURL }) => {
    development = await startDeveloping(baseURL ?? '');
  });
  test.afterAll(() => development.stop());

  test('changed components and texts appear in the open page, which keeps what was typed', async ({
    page,
  }) => {
    await page.goto(`http://127.0.0.1:${development.port}${routes.contact()}`);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ada');
    await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));

    const { change } = development;
    await change(`${contact}/ContactPage.tsx`, '{texts.reach}', 'Ring us');
    await expect(page.getByRole('heading', { name: 'Ring us' })).toBeVisible();
    await change(`${contact}/ContactForm.tsx`, '<FieldPair>', '<p>Off it goes</p><FieldPair>');
    await expect(page.getByText('Off it goes')).toBeVisible();
    await change(`${contact}/texts.en.ts`, "hours: 'Opening hours'", "hours: 'When we are there'");
    await expect(page.getByRole('heading', { name: 'When we are there' })).toBeVisible();

    await expect(name).toHaveValue('Ada');
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  });
});

test.describe('one app', () => {
  let development: Development;
  test.beforeAll(async ({ baseURL }) => {
    development = await startDeveloping(baseURL ?? '', 'public-site');
  });
  test.afterAll(() => development.stop());

  test('its changes appear in pages of the site, in the browser of an Admin who takes it from there', async ({
    page,
    otherBrowsers,
    quietConsole: _quiet,
  }) => {
    const origin = `http://localhost:${development.port}`;
    const begun = await page.request.post('/api/releases/overrides/', {
      headers: await adminHeaders(page.request),
      data: { app: 'public-site', origin },
    });
    expect(begun.status(), await begun.text()).toBe(200);
    await page.goto(routes.contact());
    const badge = page.getByRole('complementary', { name: 'From your machine' });
    await expect(badge).toContainText(origin);
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
    await expect(badge.getByRole('status')).toHaveText('');

    await development.change(`${contact}/ContactPage.tsx`, '{texts.reach}', 'Ring us');
    await expect(page.getByRole('heading', { name: 'Ring us' })).toBeVisible();
    const other = await otherBrowsers.open();
    await other.goto(routes.contact());
    await expect(other.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Ring us' })).toHaveCount(0);
    await expect(other.getByRole('complementary')).toHaveCount(0);
    // The server's own page of one app goes on as before.
    await page.goto(`http://127.0.0.1:${development.port}${routes.contact()}`);
    await expect(page.getByRole('heading', { name: 'Ring us' })).toBeVisible();
  });
});
