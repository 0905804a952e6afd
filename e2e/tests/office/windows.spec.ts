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

  test('can be sent once more where somebody else has changed the record meanwhile', async ({
    page,
    request,
  }) => {
    const { create, read, headers } = await asAdmin(request);
    /** As somebody else does it. */
    const change = async (entity: string, id: number, fields: object): Promise<void> => {
      const { version } = await read(`${entity}/${id}/`);
      const data = { version, ...fields };
      const changed = await request.put(`/api/${entity}/update/${id}/`, { headers, data });
      expect(changed.status(), await changed.text()).toBe(200);
    };
    const dialog = page.getByRole('dialog').filter({ visible: true });
    const refusal = dialog.getByText(/changed by somebody else in the meantime\. \w/);
    await logIn(page, 'admin');

    const { id: leadId } = await create('leads', { name: 'Lea', email: 'lea@example.com' });
    await page.goto(`/admin/leads/${leadId}`);
    await page.getByRole('button', { name: 'Reply' }).first().click();
    await dialog.getByLabel('Message').fill('We come on Tuesday.');
    const send = dialog.getByRole('button', { name: 'Send to lea@example.com' });
    await send.waitFor();
    await change('leads', leadId, { email: 'lea@example.org' });
    await send.click();
    await expect(refusal).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('We come on Tuesday.');
    await dialog.getByRole('button', { name: 'Send to lea@example.org' }).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('button', { name: /^Close/ }).click();
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await change('leads', leadId, { phone: '519 555 9876' });
    const close = dialog.getByRole('button', { name: /^Close/ });
    await close.click();
    await expect(refusal).toBeVisible();
    await expect(page.getByText('(519) 555-9876').first()).toBeAttached();
    await close.click();
    await expect(dialog).toHaveCount(0);
    expect(await read(`leads/${leadId}/`)).toMatchObject({ status: 'Closed' });

    const { id: quoteId, number } = await create('quotes', { price: 100 });
    await page.goto(`/admin/quotes/${quoteId}`);
    await page.getByRole('button', { name: 'Review and send' }).click();
    await dialog.getByLabel('To').fill('ann@example.com');
    const sendQuote = dialog.getByRole('button', { name: /^Send quote/ });
    await expect(sendQuote).toHaveText(/100\.00/);
    await change('quotes', quoteId, { price: 150 });
    await sendQuote.click();
    await expect(refusal).toBeVisible();
    // The button names what is sent now.
    await expect(sendQuote).toHaveText(/150\.00/);
    await sendQuote.click();
    await expect(dialog).toHaveCount(0);

    await page.goto(`/admin/quotes/${quoteId}`);
    await page.getByRole('button', { name: 'Record acceptance' }).click();
    await dialog.getByLabel('Accepted by').fill('Ann');
    await dialog.getByLabel('How').selectOption({ label: 'By phone' });
    await change('quotes', quoteId, { price: 170 });
    const accept = dialog.getByRole('button', { name: 'Record acceptance' });
    await accept.click();
    await expect(refusal).toBeVisible();
    await expect(dialog.getByRole('heading', { name: /170\.00/ })).toBeVisible();
    await accept.click();
    await expect(dialog).toHaveCount(0);
    expect(await read(`quotes/${quoteId}/`)).toMatchObject({ number, price: 170 });
    await expect(page.getByText('Accepted').first()).toBeVisible();
  });
});
