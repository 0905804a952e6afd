import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

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
    await expect(page.getByRole('heading', { name: message, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open services' })).toBeVisible();
    await expectAccessible(page);
  }
});
