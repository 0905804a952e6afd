import type { Page } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { openDay } from '../../support/openBooks.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

const alertOf = (page: Page) => page.getByRole('alertdialog').filter({ visible: true });

/** Lets calls fail as they do when the server is being replaced. */
async function fail(page: Page, path: string): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is not available right now.' } }),
  );
}

/** The context message, and what the server said. */
async function expectError(page: Page, title: string): Promise<void> {
  const dialog = alertOf(page);
  await expect(dialog.getByRole('heading')).toHaveText(title);
  await expect(dialog).toContainText('The service is not available right now.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a record that cannot be fetched gives an empty editor with the error', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/clients/999999');
  await expect(page.getByRole('alert')).toContainText('Error fetching client with id 999999');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('');
  await expect(name).toBeDisabled();
  await expect(page.getByRole('button', { name: /Update|Delete|Try again/ })).toHaveCount(0);
  await expectAccessible(page);
  // What may be a passing fault can be tried again.
  await fail(page, '**/api/clients/3/');
  await page.goto('/admin/clients/3');
  await expect(page.getByRole('alert')).toContainText('Error fetching client with id 3');
  await page.unroute('**/api/clients/3/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(name).toHaveValue(/\w/);
});

test('a record that is not created, updated or deleted stays on the screen with the reason', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await fail(page, '**/api/clients/create');
  await page.goto('/admin/clients/new');
  await page.getByLabel('City').fill('Elora');
  await page.getByRole('button', { name: 'Create' }).click();
  await expectError(page, 'Error creating client');
  await expect(page.getByLabel('City')).toHaveValue('Elora');

  await fail(page, '**/api/clients/update/4/');
  await fail(page, '**/api/clients/delete/4');
  await page.goto('/admin/clients/4');
  await page.getByRole('button', { name: 'Delete' }).click();
  await alertOf(page).getByRole('button', { name: 'Delete' }).click();
  await expectError(page, 'Error deleting client with id 4');
  await page.getByLabel('City').fill('Fergus');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectError(page, 'Error updating client');
  await expect(page.getByLabel('City')).toHaveValue('Fergus');
});

test('a server that cannot be reached is told as such, in an editor and in the palette', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/clients/5');
  await page.getByLabel('City').fill('Elmira');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(alertOf(page)).toContainText('The server cannot be reached');
  await alertOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zebra');
  await expect(page.getByRole('dialog')).toContainText('The server cannot be reached');
  await page.keyboard.press('Escape');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Client saved.')).toBeVisible();
});

test('a service that was changed meanwhile is completed at the second press', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/services');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Mark complete/ }) });
  const button = row.first().getByRole('button', { name: /^Mark complete S-/ });
  const code = /S-\d{6}/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  const headers = {
    authorization: `Token ${(await page.evaluate(() => localStorage.getItem('token'))) ?? ''}`,
  };
  const id = Number(code.slice(2));
  const { version } = (await (
    await page.request.get(`/api/services/${id}/`, { headers })
  ).json()) as {
    version: number;
  };
  const data = { version, city: 'Elsewhere' };
  await page.request.put(`/api/services/update/${id}/`, { headers, data });
  await button.click();
  await expect(page.getByText(/changed by somebody else in the meantime/)).toBeVisible();
  await expect(row.first()).toContainText('Elsewhere');
  await button.click();
  await expect(page.getByText(`${code} is complete.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('a client that contracts refer to is not deleted, and the screen says why', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/contracts/3');
  await page.getByRole('combobox', { name: 'Client' }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/contracts/3/', {
    headers: { authorization: `Token ${token ?? ''}` },
  });
  const { clientId } = (await answer.json()) as { clientId: number };
  await page.goto(`/admin/clients/${clientId}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await alertOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(alertOf(page).getByRole('heading')).toHaveText(
    `Error deleting client with id ${clientId}`,
  );
  await expect(alertOf(page)).toContainText('This client cannot be deleted');
});

test('services that are not created for a contract are named, and a daily update that fails', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await fail(page, '**/api/create-contract-services/**');
  await fail(page, '**/api/daily-update');
  await page.goto('/admin/contracts/2');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectError(page, 'Error creating services for contract 2');
  await page.goto('/admin/invoices');
  await page.getByRole('button', { name: 'Daily Update' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Run' }).click();
  const failure = dialog.getByRole('alert');
  await expect(failure).toContainText('Error while calling daily update.');
  await expect(failure).toContainText('The service is not available right now.');
  // What it would do still stands there, and it can be run again.
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Daily update: what it will do',
  );
  await expect(dialog.getByRole('status')).toBeVisible();
  const again = dialog.getByRole('button', { name: 'Run again' });
  await expect(again).toBeFocused();
  await page.unroute('**/api/daily-update');
  await page.route('**/api/daily-update', (route) =>
    route.fulfill({ json: { message: 'Done again.', services: 0, invoices: 0 } }),
  );
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Done again.')).toBeVisible();
});

test('each action of an invoice that fails is named as it was pressed', async ({ page }) => {
  await logIn(page, 'admin');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const made = await page.request.post('/api/invoices/create', {
    headers: { authorization: `Token ${token ?? ''}` },
    data: { clientId: 3, subTotal: 10 },
  });
  const { id } = (await made.json()) as { id: number };
  await fail(page, '**/api/receive-payment/**');
  await fail(page, '**/api/download-invoice/**');
  await fail(page, '**/api/invoices/download-csv/**');
  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expectError(page, 'Error while calling daily update.');
  await page.getByRole('button', { name: 'Download' }).click();
  await expectError(page, 'Error while downloading invoice.');
  await page.getByRole('button', { name: 'Statement' }).click();
  await expectError(page, 'Error while downloading account statement.');
});

test('a login that fails says so in the described words', async ({ page }) => {
  await fail(page, '**/api/rest-auth/login/');
  await page.goto('/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('northbank-admin');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(alertOf(page)).toContainText('An error occurred during login. Please try again.');
});

test('an overdue invoice is marked, one that is paid is not, and a draft has no number', async ({
  page,
}) => {
  await logIn(page, 'admin');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Token ${token ?? ''}` };
  const notes = `overdue-${Date.now()}`;
  const create = (data: object) =>
    page.request.post('/api/invoices/create', { headers, data: { notes, subTotal: 10, ...data } });
  await create({ dateTs: openDay('01-03') });
  await create({});
  await page.goto('/admin/invoices');
  await page.getByLabel('Search').fill(notes);
  await expect(page.getByText('2 results, $ 22.60')).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: '$ 11.30' });
  await expect(rows.filter({ hasText: 'Overdue' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Overdue' })).toContainText(/^Overdue draft\s*No/);
  await expect(rows.filter({ hasText: 'Overdue' }).getByLabel('Not paid')).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Overdue' })).toContainText('-');
});

test('a list that is on its way has cards on a phone, and one that did not come says no number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/services/?*', async (route) => {
    await answer.promise;
    await route.fulfill({
      status: 503,
      json: { message: 'The service is not available right now.' },
    });
  });
  await page.goto('/admin/services?view=week');
  await expect(page.getByText('Loading..').first()).toBeVisible();
  const beyond = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  const cards = page.locator('tbody tr').filter({ visible: true });
  const [card] = await boxesOf(cards.first());
  expect(card.height).toBeGreaterThan(90);
  answer.resolve(undefined);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(/\d results?/)).toHaveCount(0);
});

test('whoever has no connection is told so in words of ours', async ({ page }) => {
  await logIn(page, 'admin');
  await page.route('**/api/quotes/?*', (route) => route.abort('internetdisconnected'));
  await page.goto('/admin/quotes?view=all');
  await expect(page.getByText(/The server cannot be reached/).first()).toBeVisible();
  await expect(page.getByText(/Failed to fetch/)).toHaveCount(0);
});
