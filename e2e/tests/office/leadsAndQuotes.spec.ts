import { expect, logIn, logInByHand, test } from '../../support/test.ts';

const carpet = {
  timestamp: Math.floor(Date.now() / 1000) + 30 * 86_400,
  room: 2,
  stairCase: 0,
  basement: true,
};

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
  // The list that is left has a search of its own, and stays until the next one has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  // By the address: a number may stand in another quote's as well.
  await page.getByLabel('Search').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('$ 245.21');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { name: 'Quote Editor' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Quote ${number}`))).toBeVisible();
  await expect(page.getByText('New request', { exact: true })).toBeVisible();
  await page.getByLabel('Notes').fill('Two cats.');
  await page.getByLabel('Price').fill('250');
  await page.getByRole('button', { name: 'Keep $ 221.24' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  // Back one page, with the search as it was left.
  await expect(page).toHaveURL(/\/admin\/quotes\?q=staff-sees/);
  await expect(page.getByLabel('Search')).toHaveValue(/^staff-sees-\d+/);
  await expect(row).toContainText('$ 250.00');
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Two cats.');
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
