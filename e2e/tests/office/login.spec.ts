import type { Page } from '@playwright/test';
import { expect, logInByHand, test } from '../../support/test.ts';

interface Answer {
  status: number;
  json: object;
}

const codeNeeded: Answer = { status: 401, json: { message: 'A code is needed.', needs: 'code' } };

/** The login screen, whose server gives rare answers in turn. */
async function openLogin(page: Page, answers: Answer[]): Promise<string[]> {
  const names: string[] = [];
  await page.route('**/api/rest-auth/login/', async (route) => {
    const { username } = route.request().postDataJSON() as { username: string };
    names.push(username);
    const answer = answers.shift();
    if (answer) await route.fulfill(answer);
    else await route.abort();
  });
  await page.goto('/login');
  await page.getByLabel('Username').fill('ann');
  await page.getByLabel('Password').fill('a good long phrase');
  await page.getByRole('button', { name: 'Login' }).click();
  return names;
}

test('a code that cannot be checked is answered with what to do', async ({ page }) => {
  const message = 'Your code cannot be checked right now. Use a recovery code.';
  await openLogin(page, [codeNeeded, { status: 503, json: { message, needs: 'code' } }]);
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(new RegExp(message));
});

test('a failure that is not about the code leaves the code where it is', async ({ page }) => {
  await openLogin(page, [codeNeeded, { status: 500, json: { message: 'Something broke.' } }]);
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Code')).toHaveValue('123456');
});

test('who is made to wait may log in under another name', async ({ page }) => {
  const names = await openLogin(page, [
    { status: 429, json: { message: 'Too many tries.', retryAfter: 600 } },
    { status: 401, json: { message: 'The user name or the password is wrong.' } },
  ]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('timer')).toContainText('You can try again in');
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  await page.getByLabel('Username').fill('bea');
  await expect(page.getByRole('timer')).toBeHidden();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('is wrong');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect(names).toEqual(['ann', 'bea']);
});

test('who forbids the browser to store anything logs in and sees a list all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  await logInByHand(page, 'admin');
  await page.getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('table').getByRole('link', { name: /^View client/ })).not.toHaveCount(
    0,
  );
});
