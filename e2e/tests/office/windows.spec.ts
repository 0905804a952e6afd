import type { APIRequestContext, Page } from '@playwright/test';
import { logins } from '../../../scripts/product/product.ts';
import { asAdmin } from '../../support/admin.ts';
import { expect, logIn, test } from '../../support/test.ts';

/** Ends the session behind a page's back, as its 12 hours do. */
async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/rest-auth/logout/', {
    headers: { authorization: `Token ${token ?? ''}` },
  });
}

async function logInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('Username').fill(logins.admin.username);
  await dialog.getByLabel('Password').fill(logins.admin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}

/** An accepted quote, in its editor. */
async function openAccepted(page: Page, request: APIRequestContext): Promise<void> {
  const admin = await asAdmin(request);
  const { id, version, number } = await admin.create('quotes', { price: 1_000 });
  const on = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
  const accepted = await request.post(`/api/quotes/${id}/accept/`, {
    headers: admin.headers,
    data: { version, on, how: 'phone', by: 'Ann', note: '' },
  });
  expect(accepted.ok()).toBe(true);
  await logIn(page, 'admin');
  // By a click, so that the back button leads from the editor to the list.
  await page.goto(`/admin/quotes?view=all&q=${String(number)}`);
  await page
    .getByRole('row')
    .filter({ hasText: String(number) })
    .click();
  await page.waitForURL(`**/admin/quotes/${id}`);
}

test.describe('what is typed in a window', () => {
  test('is still there when the session ended and was taken up again', async ({
    page,
    request,
  }) => {
    await openAccepted(page, request);
    await page.getByRole('button', { name: 'New change order' }).click();
    const dialog = page.getByRole('dialog', { name: /^New change order/ });
    await dialog.getByLabel('Why does the work change?').fill('The wall is wet.');
    await dialog.getByLabel('Description').fill('Drywall');
    await dialog.getByLabel('Rate').fill('100');
    await endSession(page, request);
    await dialog.getByRole('button', { name: 'Make change order' }).click();
    await logInAgain(page);
    await expect(dialog.getByLabel('Why does the work change?')).toHaveValue('The wall is wet.');
    await dialog.getByRole('button', { name: 'Make change order' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('The wall is wet.').first()).toBeVisible();
  });

  test('of a list is still there as well', async ({ page, request }) => {
    const { create, read } = await asAdmin(request);
    const street = `${Date.now()} Kept Street`;
    const work = { address: street, serviceStatus: 'Scheduled', dateTs: '2027-03-02T10:00' };
    const { id } = await create('services', work);
    const employee = await create('employees', { fullName: `Keeper ${street}` });
    await logIn(page, 'admin');
    await page.goto(`/admin/services?view=all&q=${encodeURIComponent(street)}`);
    await page.getByRole('button', { name: 'Select rows' }).click();
    await page.getByRole('checkbox', { name: /^Select service/ }).click();
    await page.getByRole('button', { name: 'Assign to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign services' });
    const assignTo = dialog.getByLabel('Assign to');
    await assignTo.selectOption({ label: `Keeper ${street}` });
    const assign = dialog.getByRole('button', { name: 'Assign 1 service' });
    await expect(assign).toBeEnabled();
    await endSession(page, request);
    await assign.click();
    await logInAgain(page);
    await expect(assignTo).toHaveValue(String(employee.id));
    await assign.click();
    await expect(dialog).toBeHidden();
    expect(await read(`services/${id}/`)).toMatchObject({ employeeId: employee.id });
  });

  test('is asked about before its tab is loaded again, also a day that was chosen in our calendar', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const { id } = await create('clients', { fullName: `Payer ${Date.now()}` });
    await logIn(page, 'admin');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const reload = () => page.evaluate(() => window.location.reload());
    await page.goto(`/admin/clients/${id}`);
    await page.getByText('Account', { exact: true }).click();
    await page.getByRole('button', { name: 'Record payment…' }).click();
    const payment = page.getByRole('dialog').first();
    await payment.getByRole('button', { name: 'Open calendar' }).click();
    const calendar = page.getByRole('dialog').last();
    await calendar.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
    await expect(payment).toBeVisible();
    await reload();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.keyboard.press('Escape');
    const ask = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await ask.getByRole('button', { name: 'Close' }).click();
    await expect(payment).toBeHidden();
    // Nothing is lost any more, and nothing asked.
    const loaded = page.waitForEvent('load');
    await reload();
    await loaded;
    expect(asked).toHaveLength(1);
  });

  test('is not lost by the back button, nor by Escape in a window of several steps', async ({
    page,
    request,
  }) => {
    await openAccepted(page, request);
    const at = page.url();
    await page.getByRole('button', { name: 'New change order' }).click();
    const dialog = page.getByRole('dialog', { name: /^New change order/ });
    const why = dialog.getByLabel('Why does the work change?');
    await why.fill('The wall is wet.');
    const ask = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await page.evaluate(() => window.history.back());
    await ask.getByRole('button', { name: 'Go on typing' }).click();
    await expect(why).toHaveValue('The wall is wet.');
    expect(page.url()).toBe(at);
    await page.evaluate(() => window.history.back());
    await ask.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(at);

    const { create } = await asAdmin(request);
    const { id } = await create('clients', { fullName: `Payer ${Date.now()}` });
    await page.goto(`/admin/clients/${id}`);
    await page.getByText('Account', { exact: true }).click();
    await page.getByRole('button', { name: 'Record payment…' }).click();
    const payment = page.getByRole('dialog');
    await payment.getByLabel('Amount').fill('12');
    await page.keyboard.press('Escape');
    await ask.getByRole('button', { name: 'Go on typing' }).click();
    await expect(payment.getByLabel('Amount')).toHaveValue('12');
  });

  test('stays where Escape closes the calendar over it, and where the palette would leave it', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const { id } = await create('clients', { fullName: `Payer ${Date.now()}` });
    await logIn(page, 'admin');
    await page.goto(`/admin/clients/${id}`);
    await page.getByText('Account', { exact: true }).click();
    await page.getByRole('button', { name: 'Record payment…' }).click();
    const payment = page.getByRole('dialog').first();
    await payment.getByLabel('Amount').fill('12');
    await payment.getByRole('button', { name: 'Open calendar' }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('gridcell')).toHaveCount(0);
    const ask = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await expect(ask).toHaveCount(0);

    for (const command of ['Invoices', 'Log out']) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Find or do' }).getByRole('combobox').fill(command);
      await page.getByRole('option').filter({ hasText: command }).first().click();
      await ask.getByRole('button', { name: 'Go on typing' }).click();
      await expect(payment.getByLabel('Amount')).toHaveValue('12');
    }
    expect(page.url()).toMatch(new RegExp(`/admin/clients/${id}$`));
  });

  test('is not left by a key that was meant for a window that has just closed over it', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const { id } = await create('clients', { fullName: `Payer ${Date.now()}` });
    await logIn(page, 'admin');
    await page.goto(`/admin/clients/${id}`);
    await page.getByText('Account', { exact: true }).click();
    await page.getByRole('button', { name: 'Record payment…' }).click();
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await page.evaluate(() => {
      const calendar = [...document.querySelectorAll('dialog')].at(-1);
      calendar?.close();
      for (const key of ['?', 'n']) {
        calendar?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    });
    await expect(page.getByRole('gridcell')).toHaveCount(0);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    expect(page.url()).toMatch(new RegExp(`/admin/clients/${id}$`));
  });
});
