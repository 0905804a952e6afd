import type { Page } from '@playwright/test';
import { logins } from '../../../scripts/product/product.ts';
import { expect, expectTakenOver, logIn, logInByHand, openIdle, test } from '../../support/test.ts';

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
  // Not by the mouse: where the window opens before its button is up again, Playwright waits for that without end.
  await page.getByRole('button', { name: 'Update' }).dispatchEvent('click');
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
