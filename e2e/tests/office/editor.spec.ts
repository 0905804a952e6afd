import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessible, foundRow, logIn, openFound, test } from '../../support/test.ts';

test.describe('an editor', () => {
  test('undoes a delete from its message', async ({ page }) => {
    const name = `Undone ${Date.now()}`;
    await logIn(page, 'admin');
    await page.goto('/admin/clients/new');
    await page.getByLabel('Full name').or(page.getByLabel('Name')).first().fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await openFound(page, 'clients', name);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It is back.')).toBeVisible();
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  });

  test('asks before changes are left, by the browser’s buttons too, and keeps them', async ({
    page,
  }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/contracts');
    await page.getByRole('link', { name: /^View/ }).first().click();
    const address = page.getByLabel('Address');
    await address.fill('77 Draft Street');
    await page
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('link', { name: 'Quotes' })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(address).toHaveValue('77 Draft Street');
    const here = page.url();
    await page.evaluate(() => window.history.back());
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(here);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(address).toHaveValue('77 Draft Street');
    // The palette is a way out as well.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('quotes');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Take it up again' }).click();
    await expect(address).toHaveValue('77 Draft Street');
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
  });

  test('tells who changed what, and what became of its e-mails', async ({ page }) => {
    const number = Date.now();
    await logIn(page, 'admin');
    await page.goto('/admin/quotes/new');
    await page.getByLabel('Project title').fill(`A first title ${number}`);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Quote created.')).toBeVisible();
    await openFound(page, 'quotes', `${number}`);
    await page.getByLabel('Project title').fill(`A second title ${number}`);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Quote saved.')).toBeVisible();
    await openFound(page, 'quotes', `${number}`);
    await page.getByText('History', { exact: true }).click();
    await expect(page.getByText('A first title')).toBeVisible();
    await expect(page.getByText('created it')).toBeVisible();
    await page.getByText('E-mails', { exact: true }).click();
    await expect(page.getByText('No e-mail has been sent about it.')).toBeVisible();
    // All in sight: what the bar of buttons covers can be scrolled from under it.
    await page.setViewportSize({ width: 1280, height: 3200 });
    await expectAccessible(page);
  });
});

test('a wrong amount is refused beside its field, and nothing is lost', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/quotes/3');
  await page.getByLabel('Notes').fill('Still here.');
  await page.getByLabel('Price').fill('12.345');
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('alertdialog').filter({ visible: true });
  await expect(dialog).toContainText('Price with tax must be an amount with at most two decimals.');
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

test('two people who change one record see both states, and keep what each has changed', async ({
  page,
  request,
}) => {
  const { headers, create, read } = await asAdmin(request);
  const { id } = await create('clients', { fullName: 'Ann Twice', companyName: 'Ours Ltd' });
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${id}`);
  await page.getByLabel('Company').fill('Mine Ltd');
  const record = await read(`clients/${id}/`);
  const other = await request.put(`/api/clients/update/${id}/`, {
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
  expect(await read(`clients/${id}/`)).toMatchObject({ companyName: 'Mine Ltd', city: 'Elora' });
});

test('a client is created and deleted by an Admin', async ({ page }) => {
  await logIn(page, 'admin');
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await page.getByRole('link', { name: 'Create' }).click();
  const name = `Zoë Created ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin\/clients$/);
  await (await foundRow(page, name)).getByRole('link', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .filter({ visible: true })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('Ctrl+S saves what is typed, and nothing under a window', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/clients/new');
  const name = `Saved By Key ${Date.now()}`;
  await page.getByLabel('Company', { exact: true }).fill(name);
  await page.keyboard.press('?');
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(`${name}?`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Client created.')).toBeVisible();
  await (await foundRow(page, name)).click();
  await page.getByLabel('City').fill('Elora');
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog').filter({ visible: true });
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('City')).toHaveValue('Elora');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/clients(\?.*)?$/);
  await page.goForward();
  await expect(page.getByLabel('City')).toHaveValue('Elora');
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

for (const [entity, what] of [
  ['contracts', 'contract'],
  ['clients', 'client'],
] as const) {
  test(`the editor of a ${what} that is loading is about as high as it will be`, async ({
    page,
  }) => {
    await logIn(page, 'admin');
    const answer = Promise.withResolvers<undefined>();
    await page.route(`**/api/${entity}/2/`, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`/admin/${entity}/2`);
    const [waiting] = await boxesOf(page.getByRole('status', { name: `Loading the ${what}` }));
    answer.resolve(undefined);
    // The form is no box of its own.
    const [fields] = await boxesOf(page.locator('main form').last().locator('> *').first());
    const share = (waiting.y + waiting.height) / (fields.y + fields.height);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.25);
  });
}
