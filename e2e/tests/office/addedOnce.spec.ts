import type { Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { loseAnswer, unreached } from '../../support/loseAnswer.ts';
import { expect, logIn, test } from '../../support/test.ts';

const note = 'Rings twice: the bell is faint';

for (const [kind, add, field] of [
  ['addresses', 'Add address', 'Street'],
  ['contacts', 'Add contact', 'Name'],
] as const) {
  test(`of ${kind} of a client one is added, though Save is pressed again after a lost answer`, async ({
    page,
    request,
  }) => {
    const { create, read } = await asAdmin(request);
    const { id } = await create('clients', { fullName: `Once ${Date.now()}` });
    await logIn(page, 'admin');
    await page.goto(`/admin/clients/${id}#places`);
    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(field).fill('Twice Street');
    await loseAnswer(page, `clients/${id}/${kind}/`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(unreached)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/The (address|contact) is added\./)).toBeVisible();
    const places = (await read(`clients/${id}/places/`))[kind] as { id: number }[];
    expect(places.filter((place) => place.id !== 0)).toHaveLength(1);
  });
}

test.describe('a note of a client whose answer was lost', () => {
  /** A new client's page, on which a note was sent whose answer is lost. @returns the notes that are kept */
  async function sendUnanswered(page: Page, { create, read }: Awaited<ReturnType<typeof asAdmin>>) {
    const { id } = await create('clients', { fullName: `Noted ${Date.now()}` });
    await logIn(page, 'admin');
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('button', { name: 'Write a note' }).click();
    await page.getByLabel('Note', { exact: true }).fill(note);
    await loseAnswer(page, `clients/${id}/notes/`);
    await page.getByRole('button', { name: 'Add note' }).click();
    const failure = page.getByRole('alertdialog');
    await expect(failure.getByText(unreached)).toBeVisible();
    await failure.getByRole('button', { name: 'OK' }).click();
    return async () => {
      const { results } = await read(`clients/${id}/timeline/`);
      return JSON.stringify(results).split(note).length - 1;
    };
  }

  test('is added once, though its page was loaded again before', async ({ page, request }) => {
    const kept = await sendUnanswered(page, await asAdmin(request));
    await page.reload();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue(note);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('button', { name: 'Write a note' })).toBeVisible();
    expect(await kept()).toBe(1);
  });

  test('is not added a second time unasked where it was changed since', async ({
    page,
    request,
  }) => {
    const kept = await sendUnanswered(page, await asAdmin(request));
    await page.getByLabel('Note', { exact: true }).fill(`${note}.`);
    await page.getByRole('button', { name: 'Add note' }).click();
    const failure = page.getByRole('alertdialog');
    await expect(failure).toContainText('This note is added already');
    expect(await kept()).toBe(1);
    await failure.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('button', { name: 'Write a note' })).toBeVisible();
    expect(await kept()).toBe(2);
  });
});

test('a login whose answer was lost is in the list, and the window says so', async ({ page }) => {
  const name = `once${Date.now()}`;
  await logIn(page, 'admin');
  await page.goto('/admin/settings#people');
  await page.getByRole('button', { name: 'New login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Password').fill('north-bank-once-1');
  await loseAnswer(page, 'people/create');
  const make = dialog.getByRole('button', { name: 'Make the login' });
  await make.click();
  await expect(dialog.getByText(unreached)).toBeVisible();
  await make.click();
  await expect(
    dialog.getByText(/which may have made this login\. Close this window/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});
