import { entityNames } from 'shared-api/contract/entities/entities';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  logIn,
  logInByHand,
  openIdle,
  openLoaded,
  test,
} from '../../support/test.ts';
import { logins } from '../../../scripts/product/product.ts';

const carpet = {
  timestamp: Math.floor(Date.now() / 1000) + 30 * 86_400,
  room: 2,
  stairCase: 0,
  basement: true,
};

test('the back office arrives only at the login', async ({ page, quietConsole: _ }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofOffice = (): string[] => scripts.filter((url) => url.includes('/back-office/'));
  await openIdle(page, '/');
  await expectTakenOver(page);
  expect(ofOffice()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(ofOffice().length).toBeGreaterThan(0);
});

test('a quote from the site is found, opened and changed by an Admin', async ({
  page,
  request,
  quietConsole: _,
}) => {
  const email = `staff-sees-${Date.now()}@example.com`;
  const answer = await request.post('/api/carpet-quote/', { data: { ...carpet, email } });
  const { number } = (await answer.json()) as { number: number };
  await logInByHand(page, 'admin');
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  // By the address: a number may stand in another quote's as well.
  await page.getByLabel('Search').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('$ 245.21');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { name: 'Quote Editor' })).toBeVisible();
  await expect(page.getByLabel('Number')).toHaveValue(String(number));
  await page.getByLabel('Notes').fill('Two cats.');
  await page.getByLabel('Price').fill('250');
  await page.getByRole('button', { name: 'Update' }).click();
  // Back one page, with the search as it was left.
  await expect(page).toHaveURL(/\/admin\/quotes$/);
  await expect(page.getByLabel('Search')).toHaveValue(/^staff-sees-\d+/);
  await expect(row).toContainText('$ 250.00');
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Two cats.');
});

test('a wrong amount is refused beside its field, and nothing is lost', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/quotes/3');
  await page.getByLabel('Notes').fill('Still here.');
  await page.getByLabel('Price').fill('12.345');
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('alertdialog').filter({ visible: true });
  await expect(dialog).toContainText('Price must be an amount with at most two decimals.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Price')).toBeFocused();
  await expect(page.getByLabel('Notes')).toHaveValue('Still here.');
});

test('a date that is typed in part is not saved as none', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/services/4');
  const date = page.getByLabel('Date');
  await expect(date).not.toHaveValue('');
  await date.focus();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('alertdialog').filter({ visible: true });
  await expect(dialog).toContainText('Date is not a whole date: finish it or clear it.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(date).toBeFocused();
});

test('tax and total follow the subtotal of an invoice while it is typed', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/invoices/new');
  await page.getByLabel('Subtotal').fill('1,234.56');
  await expect(page.getByLabel('Tax')).toHaveValue('160.49');
  await expect(page.getByLabel('Total', { exact: true })).toHaveValue('1395.05');
  await page.getByLabel('Subtotal').fill('12,50');
  await expect(page.getByLabel('Total', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alertdialog').filter({ visible: true })).toContainText(
    'Subtotal must be a number.',
  );
});

test('two people who change one record see both states, and keep what each has changed', async ({
  page,
  request,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/clients/7');
  await page.getByLabel('Company').fill('Mine Ltd');
  const login = await request.post('/api/rest-auth/login/', { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  const record = (await (await request.get('/api/clients/7/', { headers })).json()) as object;
  const other = await request.put('/api/clients/update/7/', {
    headers,
    data: { ...record, companyName: 'Theirs Inc', city: 'Elora' },
  });
  expect(other.status()).toBe(200);
  await page.getByLabel('Company').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the editor' }).click();
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /Company/ })).toContainText('Mine Ltd');
  await expect(dialog.getByRole('row', { name: /Company/ })).toContainText('Theirs Inc');
  await expect(dialog.getByRole('row', { name: /City/ })).toContainText('not changed by you');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(/\/admin\/clients$/);
  const after = (await (await request.get('/api/clients/7/', { headers })).json()) as object;
  expect(after).toMatchObject({ companyName: 'Mine Ltd', city: 'Elora' });
});

test('a client is created and deleted by an Admin', async ({ page }) => {
  await logIn(page, 'admin');
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await page.getByRole('link', { name: 'Create' }).click();
  const name = `Zoë Created ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin\/clients$/);
  await page.getByLabel('Search').fill(name);
  await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .filter({ visible: true })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a quote is given a client by searching for one', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/quotes/8');
  await page.getByRole('combobox', { name: 'Client' }).fill('priya');
  await page.getByRole('option', { name: /Priya/ }).first().click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/admin\/quotes$/);
  await page.goto('/admin/quotes/8');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(/Priya/);
});

test('a lead becomes a client with what is known of it, and is handled then', async ({ page }) => {
  await logIn(page, 'admin');
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Contact' })
    .filter({ has: page.getByText('New', { exact: true }) })
    .first();
  const name = await row.getByRole('cell').nth(1).innerText();
  await row.getByRole('button', { name: 'Make client' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Client created.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Handled');
});

test('an Employee sees lists without actions, and fields that are disabled', async ({
  page,
  quietConsole: _,
}) => {
  await logIn(page, 'employee');
  await page.goto('/admin/clients');
  await expect(page.getByRole('link', { name: /View/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await page.getByRole('link', { name: /View/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Client Editor' })).toBeVisible();
  for (const field of await page.locator('form').getByRole('textbox').all()) {
    await expect(field).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: /Update|Delete/ })).toHaveCount(0);
  // What is not for the role is no error, and leads on.
  for (const [address, message] of [
    ['/admin/leads', 'Your role may not see leads.'],
    ['/admin/clients/new', 'Your role may not create clients.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: message })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open services' })).toBeVisible();
  }
});

test('an invoice is paid, downloaded and stated, and goes back one page each time', async ({
  page,
  request,
}) => {
  await logIn(page, 'admin');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Token ${token ?? ''}` };
  const unpaid = await request.get('/api/invoices/?paid=false', { headers });
  const { results } = (await unpaid.json()) as { results: { id: number }[] };
  const id = results[0]?.id ?? 0;
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await expect(page.getByText(/^\d+ results, \$ [\d,]+\.\d\d$/)).toBeVisible();
  for (const [button, name] of [
    ['Download', /^invoice-\d{5}\.pdf$/],
    ['Statement', /^statement-\d+\.csv$/],
  ] as const) {
    await page.goto(`/admin/invoices/${id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(name);
    await expect(page).toHaveURL(/\/admin\/(invoices|leads)$/);
  }
  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page.getByText('The payment is recorded.')).toBeVisible();
  await page.goto(`/admin/invoices/${id}`);
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeDisabled();
  await expect(page.getByLabel('Paid on')).not.toHaveValue('');
});

test('a contract’s services are created from its editor, and the daily update says what it did', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/contracts');
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await page.getByRole('link', { name: /View/ }).first().click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(/\d+ services created, \d+ were there already\./)).toBeVisible();
  await page.goto('/admin/invoices');
  await page.getByRole('button', { name: 'Daily Update' }).click();
  await expect(page.getByText(/^Daily update: \d+ services scheduled/)).toBeVisible();
});

test('a list goes on while it is scrolled, to its end', async ({ page }) => {
  await logIn(page, 'employee');
  await page.goto('/admin/clients');
  await expect(page.getByText(/\d+ results/)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText("You've reached the end!")).toBeInViewport({ timeout: 500 });
  }).toPass();
  // Only what is in sight stands in the page.
  expect(await page.getByRole('row').count()).toBeLessThan(60);
});

test('a search and its absence of results are remembered, and can be undone', async ({ page }) => {
  await logIn(page, 'employee');
  await page.goto('/admin/clients');
  await page.getByLabel('Search').fill('Nobody-Of-This-Name');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('nobody-of-this-name');
  await page.getByRole('button', { name: 'Show all clients' }).click();
  await expect(page.getByRole('link', { name: /View/ }).first()).toBeVisible();
});

test('a list that fails says why and can be tried again', async ({ page }) => {
  await logIn(page, 'employee');
  await page.route('**/api/clients/?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is not available right now.' } }),
  );
  await page.goto('/admin/clients');
  await expect(page.getByRole('alert')).toHaveText('The service is not available right now.');
  await page.unroute('**/api/clients/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /View/ }).first()).toBeVisible();
});

test('a message goes by itself after three seconds', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'admin');
  await page.goto('/admin/clients/9');
  await page.getByLabel('City').fill(`City ${Date.now()}`);
  await page.getByRole('button', { name: 'Update' }).click();
  const message = page.getByText('Client saved.');
  await expect(message).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(message).toBeHidden();
});

test('a session that ended asks to log in again, over what was typed', async ({
  page,
  request,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/clients/11');
  await page.getByLabel('Address').fill('1 Unsaved Street');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/rest-auth/logout/', {
    headers: { authorization: `Token ${token ?? ''}` },
  });
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.waitFor();
  // Nothing behind the window works without a session.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Username').fill(logins.admin.username);
  await dialog.getByLabel('Password').fill(logins.admin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Address')).toHaveValue('1 Unsaved Street');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/admin\/clients$/);
});

test('wrong logins are told, and logging out leads home', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('An error occurred during login. Please try again.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await logInByHand(page, 'employee');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    // Whole editors in sight: what the bar of buttons covers can be scrolled from under it.
    test.use({ colorScheme, viewport: { width: 1280, height: 1800 } });

    test('the login has no accessibility violation', async ({ page }) => {
      await openLoaded(page, '/login');
      await expectAccessible(page);
    });

    for (const entity of entityNames) {
      test(`the list and the editor of ${entity} have no accessibility violation`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await logIn(page, 'admin');
        const list = `/admin/${entity}`;
        await page.goto(list);
        const view = page.getByRole('link', { name: /^View/ }).first();
        await expect(view).toBeVisible();
        await expectAccessible(page);
        await view.click();
        await expect(page.getByRole('heading', { name: /Editor$/ })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled();
        await expectAccessible(page);
        if (entity === 'leads') return;
        await page.goto(`${list}/new`);
        await expect(page.getByRole('button', { name: 'Create' })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
