import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { openDay } from '../../support/openBooks.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  holdScripts,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

test.describe('the palette', () => {
  test('finds an unpaid invoice by its number, which is paid and downloaded, with the keyboard alone', async ({
    page,
    request,
  }) => {
    // An issued invoice to be found.
    const { headers, create, read } = await asAdmin(request);
    const { id } = await create('invoices', { subTotal: 250, dateTs: openDay('03-02') });
    await request.get(`/api/download-invoice/draft-${id}`, { headers });
    const { invoiceNumber } = await read(`invoices/${id}/`);

    await openLoaded(page, '/login');
    await page.keyboard.press('Tab');
    while (
      !(await page.getByLabel('Username').evaluate((field) => field === document.activeElement))
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('northbank-admin');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/leads/);
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(String(invoiceNumber));
    await expect(
      page.getByRole('option', { name: new RegExp(`# ${String(invoiceNumber)}`) }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Invoice Editor' })).toBeVisible();
    const press = async (name: string): Promise<void> => {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeEnabled();
      while (!(await button.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    };
    await press('Paid');
    await expect(page.getByText('The payment is recorded.')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(String(invoiceNumber));
    await expect(page.getByRole('option', { name: /Invoice, paid/ })).toBeVisible();
    await page.keyboard.press('Enter');
    const download = page.waitForEvent('download');
    await press('Download');
    expect((await download).suggestedFilename()).toBe(`invoice-${String(invoiceNumber)}.pdf`);
  });

  test('offers what was opened last, begins the daily update, and logs out', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const name = `Recent ${Date.now()}`;
    const { id } = await create('clients', { companyName: name });
    await logIn(page, 'admin');
    await page.goto(`/admin/clients/${id}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto('/admin/quotes');
    await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${name}`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/clients/${id}`);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('daily');
    await page.keyboard.press('Enter');
    const daily = page.getByRole('dialog', { name: /daily update/i });
    await expect(daily).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(daily).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/invoices$/);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('opens again at once after something was chosen', async ({ page }) => {
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('invoices');
    await expect(page.getByRole('option').first()).toContainText('Invoices');
    // Both keys before the browser runs another task, as on a machine that is busy.
    await page.evaluate(async () => {
      const press = (init: KeyboardEventInit): boolean | undefined =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        );
      press({ key: 'Enter' });
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      press({ key: 'k', ctrlKey: true });
    });
    await expect(page).toHaveURL(/\/admin\/invoices/);
    await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Find a screen/ })).toBeFocused();
  });

  test('finds a service by its code, a person and a client before documents', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const name = `Zebra ${Date.now()}`;
    const client = await create('clients', { companyName: name });
    const { id } = await create('services', { clientId: client.id, serviceStatus: 'Scheduled' });
    await create('invoices', { clientId: client.id, subTotal: 100 });
    await create('employees', { fullName: `Yolanda ${name}` });
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const find = page.getByRole('combobox', { name: /^Find a screen/ });
    const options = page.getByRole('option');
    await find.fill(name);
    await expect(page.getByText('Searching…')).toBeHidden();
    await expect(options).toHaveText([
      new RegExp(`^${name}\\s*Client$`),
      new RegExp(`^Draft, ${name}\\s*Invoice, unpaid\\s· \\$`),
      new RegExp(`^S-\\d{6}, ${name}\\s*Service$`),
      new RegExp(`^Yolanda ${name}\\s*Employee$`),
    ]);
    // Enter opens what fits, also before that has come.
    const answer = await holdScripts(page, '**/api/services/search/?*');
    await find.fill(`s-${id}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Searching…')).toBeVisible();
    answer();
    await expect(page).toHaveURL(new RegExp(`/admin/services/${id}$`));
  });

  test('opens by a key that is pressed as soon as the office is seen', async ({ page }) => {
    await openLoaded(page, '/login');
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('main h1')?.textContent !== 'Leads') return;
        observer.disconnect();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('northbank-admin');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
  });

  test('is closed with Escape, and shortcuts are told under ?', async ({ page }) => {
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find or do' });
    await expect(palette).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('alertdialog', { name: 'Shortcuts' });
    await expect(shortcuts).toContainText('Ctrl K');
    await page.keyboard.press('Escape');
    // Inside of a window a key is text.
    await expect(shortcuts).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('a key that is pressed right after Escape is for the list again', async ({ page }) => {
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    const search = page.getByRole('searchbox');
    for (const opened of ['Control+k', '?']) {
      await page.keyboard.press(opened);
      await expect(page.locator('dialog[open]')).toBeVisible();
      // Until the next picture the browser sends keys to what was focused in the closed window.
      await page.evaluate(() => {
        document.querySelector('dialog')?.close();
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: '/', bubbles: true }),
        );
      });
      await expect(search).toBeFocused();
      await expect(page.locator('dialog')).toHaveCount(0);
      await search.press('ArrowDown');
      await expect(page.locator('[data-of-row]').first()).toBeFocused();
    }
  });

  test('opens a dialog that is higher than the screen at its top, not at its buttons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 260 });
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('alertdialog', { name: 'Shortcuts' });
    await expect(shortcuts.getByRole('heading')).toBeFocused();
    expect(
      await shortcuts.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        scrollTop,
        isHigher: scrollHeight > clientHeight,
      })),
    ).toEqual({ scrollTop: 0, isHigher: true });
    await page.keyboard.press('Tab');
    await expect(shortcuts.getByRole('button', { name: 'Close' })).toBeFocused();
  });

  test('names what it finds on a phone in a line or two', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('maple court');
    const invoice = page.getByRole('option', { name: /Maple Court Dental.*Invoice/ }).first();
    await expect(invoice).toBeVisible();
    const [line] = await boxesOf(invoice);
    expect(line.height).toBeLessThan(70);
  });
});
