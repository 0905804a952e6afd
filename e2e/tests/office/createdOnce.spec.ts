import type { Page } from '@playwright/test';
import { entityNames, type EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { asAdmin } from '../../support/admin.ts';
import { loseAnswer, unreached } from '../../support/loseAnswer.ts';
import { expect, logIn, test } from '../../support/test.ts';

/** Presses Create, of which the answer is lost after the server has done it. */
async function createUnanswered(page: Page, entity: EntityName): Promise<void> {
  await loseAnswer(page, `${entity}/create`);
  await page.getByRole('button', { name: 'Create' }).click();
  const failure = page.getByRole('alertdialog');
  await expect(failure.getByText(unreached)).toBeVisible();
  await failure.getByRole('button', { name: 'OK' }).click();
}

const nameField = (page: Page) => page.locator('[name="fullName"], [name="name"]');

/** How many clients of a name there are. */
async function clientsNamed(
  { read }: Pick<Awaited<ReturnType<typeof asAdmin>>, 'read'>,
  name: string,
) {
  return (await read(`clients/search/?q=${encodeURIComponent(name)}`))['count'];
}

test.describe('a record whose answer was lost', () => {
  for (const entity of entityNames) {
    test(`is created once, though Create is pressed again: ${entity}`, async ({
      page,
      request,
    }) => {
      const { read } = await asAdmin(request);
      const count = async () => Number((await read(`${entity}/?view=all`))['count']);
      await logIn(page, 'admin');
      await page.goto(`/admin/${entity}/new`);
      await expect(page.getByRole('button', { name: 'Create' })).toBeVisible();
      // A record without a name would come first in lists that other tests open.
      for (const field of await nameField(page).all()) await field.fill(`Zoe Once ${Date.now()}`);
      const before = await count();
      await createUnanswered(page, entity);
      await page.getByRole('button', { name: 'Create' }).click();
      const { title } = values.entities[entity];
      await expect(page.getByText(`${title} created.`)).toBeVisible();
      expect(await count()).toBe(before + 1);
    });
  }

  test('is created once, though its page was loaded again before', async ({ page, request }) => {
    const admin = await asAdmin(request);
    const name = `Loaded again ${Date.now()}`;
    await logIn(page, 'admin');
    await page.goto('/admin/clients/new');
    await nameField(page).fill(name);
    await createUnanswered(page, 'clients');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Take it up again' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Client created.')).toBeVisible();
    expect(await clientsNamed(admin, name)).toBe(1);
  });

  test('is created once, though it was filled in by another screen, sent untouched and its page loaded again', async ({
    page,
    request,
  }) => {
    const { create, read } = await asAdmin(request);
    const { id } = await create('clients', { fullName: `Prefilled ${Date.now()}` });
    await logIn(page, 'admin');
    await page.goto(`/admin/clients/${id}#visits`);
    await page.getByRole('button', { name: 'New visit' }).first().click();
    await createUnanswered(page, 'services');
    await page.reload();
    await expect(page.getByText(/^No answer came to what you sent here last/)).toBeVisible();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Service created.')).toBeVisible();
    expect((await read(`services/?view=all&clientId=${id}`))['count']).toBe(1);
  });

  test('is named where something else is typed since', async ({ page, request }) => {
    const admin = await asAdmin(request);
    const name = `Changed since ${Date.now()}`;
    await logIn(page, 'admin');
    await page.goto('/admin/clients/new');
    await nameField(page).fill(name);
    await createUnanswered(page, 'clients');
    await nameField(page).fill(`${name} Ltd.`);
    await page.getByRole('button', { name: 'Create' }).click();
    const failure = page.getByRole('alertdialog', { name: 'Error creating client' });
    await expect(failure).toContainText('that is done: The client is created.');
    expect(await clientsNamed(admin, name)).toBe(1);
    await failure.getByRole('link', { name: 'client' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(nameField(page)).toHaveValue(name);
  });

  test('is not known of to whoever leaves, who is told so and sees it in the list', async ({
    page,
  }) => {
    const name = `Left ${Date.now()}`;
    await logIn(page, 'admin');
    await page.goto(`/admin/clients?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: 'Create' }).click();
    await nameField(page).fill(name);
    await createUnanswered(page, 'clients');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without an answer?' });
    await expect(question).toContainText('it is not known whether what you have changed here');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText(/^No answer came, so it is not known/)).toBeVisible();
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  });
});

test('whoever leaves before an answer comes stays where they went', async ({ page }) => {
  const name = `Slow ${Date.now()}`;
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<true>();
  await logIn(page, 'admin');
  await page.goto('/admin/invoices');
  await page.goto(`/admin/clients?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: 'Create' }).click();
  await nameField(page).fill(name);
  await page.route('**/api/clients/create', async (route) => {
    const response = await route.fetch();
    await isLeft;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText(/^No answer has come yet/)).toBeVisible();
  leave(true);
  await expect(page.getByText('Client created.')).toBeVisible();
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/clients\?/);
});
