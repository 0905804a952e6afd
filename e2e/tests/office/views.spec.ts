import { asAdmin } from '../../support/admin.ts';
import { openDay } from '../../support/openBooks.ts';
import { expect, expectAccessible, foundRow, logIn, test } from '../../support/test.ts';

test.describe('the views of a list', () => {
  test('begin with today, count what they show, and stand in the address', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    const tabs = page.getByRole('navigation', { name: 'Parts of services' });
    await expect(tabs.getByRole('link', { name: /^From today/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const headings = page.getByRole('rowheader');
    await expect(headings.first()).toHaveText(/^\w+day, \w+ \d+, \d{4}$/);
    for (const view of ['Today', 'This week', 'To bill']) {
      const tab = tabs.getByRole('link', { name: new RegExp(`^${view}`) });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'true');
      const count = (await tab.innerText()).replace(/\D/g, '');
      const results = page.getByText(`${count} ${count === '1' ? 'result' : 'results'}`);
      await expect(results).toBeVisible();
    }
    await expect(page).toHaveURL(/view=toBill$/);
    // What is remembered is said by the address as well.
    await page.goto('/admin/services');
    await expect(page).toHaveURL(/view=toBill$/);
    await tabs.getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL(/view=all$/);
    await tabs.getByRole('link', { name: /^From today/ }).click();
    await expect(page).toHaveURL(/\/admin\/services$/);
  });

  test('leave out of an address what the list does not know', async ({ page }) => {
    await logIn(page, 'admin');
    const shown = page.getByText(/^\d[\d,]* results?/);
    await page.goto('/admin/services?utm_source=mail&utm_medium=post');
    await expect(shown).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/services$/);
    // What is searched for next is remembered without it.
    await page.goto('/admin/services?foo=1');
    await page.getByRole('searchbox').fill('maple court');
    await expect(page).toHaveURL(/\?view=all&q=maple\+court$/);
    await page.goto('/admin/services');
    await expect(page).toHaveURL(/\?view=all&q=maple\+court$/);
    await expect(shown).toBeVisible();

    const wrong = 'serviceStatus=Done&clientId=none&from=2026-02-30&sort=-nothing&view=toBill';
    await page.goto(`/admin/services?${wrong}`);
    await expect(page).toHaveURL(/\/admin\/services\?view=toBill$/);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    // As an older release may have kept it.
    await page.evaluate(() =>
      localStorage.setItem('list-choice quotes', '{"filters":{"foo":"1"},"sort":"-gone"}'),
    );
    await page.goto('/admin/quotes');
    await expect(shown).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/quotes$/);
  });

  test('give way to a search, which is of all, and come back after it', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    const before = page.getByRole('link', { name: /^From today/ });
    await expect(before).toHaveAttribute('aria-current', 'true');
    await page.getByRole('searchbox').fill('maple court');
    await expect(page).toHaveURL(/view=all&q=maple\+court$/);
    await expect(before).not.toHaveAttribute('aria-current');
    await page.getByRole('searchbox').fill('');
    await expect(page).toHaveURL(/\/admin\/services$/);
    await expect(before).toHaveAttribute('aria-current', 'true');
  });

  test('say whom to call: overdue, the oldest first, with a phone number', async ({
    page,
    request,
    otherBrowsers,
  }) => {
    const { create, headers } = await asAdmin(request);
    const client = await create('clients', { fullName: 'Olga Slow', phoneNumber: '5195550142' });
    // Older than what another test may have left, whose client need not have a phone; and after the day that
    // reports.spec.ts closes for a while.
    const fields = {
      clientId: client.id,
      type: 'Janitorial',
      subTotal: 10,
      dateTs: openDay('01-02'),
    };
    const { id } = await create('invoices', fields);
    const issued = await request.get(`/api/download-invoice/draft-${id}`, { headers });
    expect(issued.status(), await issued.text()).toBe(200);
    await logIn(page, 'admin');
    await page.goto('/admin/invoices');
    await page.getByRole('link', { name: /^Overdue/ }).click();
    const days = page.getByText(/^Overdue \d+ days?$/);
    await expect(days.nth(1)).toBeVisible();
    const shown = (await days.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('Olga Slow');
    await expect(first.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:5195550142');
    await expectAccessible(page);
    // The address shows the same to somebody else.
    const other = await otherBrowsers.open();
    await logIn(other, 'admin');
    await other.goto(page.url());
    await expect(other.getByRole('link', { name: /^Overdue/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(other.getByRole('row').nth(1)).toContainText(`Overdue ${shown[0]} day`);
  });
});

test.describe('a row', () => {
  test('opens with a click anywhere in it, and what stands in it keeps its use', async ({
    page,
    context,
  }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/invoices');
    const itsClient = 'a[href^="/admin/clients/"]';
    const row = page
      .getByRole('row')
      .filter({ has: page.locator(itsClient) })
      .nth(2);
    await expect(row).toBeVisible();
    const address = await row.getByRole('link', { name: /^View/ }).getAttribute('href');
    const opened = context.waitForEvent('page');
    await row
      .getByRole('cell')
      .nth(2)
      .click({ modifiers: ['Control'] });
    const tab = await opened;
    // The page says it itself: Playwright may take the navigation of a tab that it joins late for one that goes on.
    await expect(async () => {
      expect(await tab.evaluate(() => location.pathname)).toBe(address);
    }).toPass({ timeout: 10_000 });
    await tab.close();
    await expect(page).toHaveURL(/\/admin\/invoices$/);
    await row.getByRole('cell').nth(2).click();
    await expect(page).toHaveURL(new RegExp(`${String(address)}$`));
    await page.goBack();
    await row.locator(itsClient).click();
    await expect(page).toHaveURL(/\/admin\/clients\/\d+$/);
  });

  test('is gone to with keys, from the search down, and opened with Enter', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/quotes');
    const link = (index: number) =>
      page.getByRole('row').nth(index).getByRole('link', { name: /^View/ });
    await expect(link(3)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await expect(link(3)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const address = await link(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${String(address)}$`));
  });

  test('is lower where rows stand close together, also the next time', async ({
    page,
    request,
  }) => {
    // Of its own: others' may have two lines, and new ones come first.
    const name = `Low ${Date.now()}`;
    await (await asAdmin(request)).create('clients', { companyName: name });
    await logIn(page, 'admin');
    await page.goto('/admin/clients');
    const row = await foundRow(page, name);
    const height = async () => (await row.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(36);
    const before = await height();
    const compact = page.getByRole('button', { name: 'Compact rows' });
    await compact.click();
    await expect.poll(height).toBeLessThan(before);
    expect(await height()).toBeLessThanOrEqual(36);
    await page.reload();
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(height).toBeLessThanOrEqual(36);
    await compact.click();
  });
});
