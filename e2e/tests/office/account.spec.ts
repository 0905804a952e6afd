import type { Locator, Page } from '@playwright/test';
import {
  codeOf,
  enter,
  enterCode,
  fillLogin,
  makeLogin,
  openAccount,
  openDialog,
  setUpFactor,
  shownCodes,
  submitCode,
  type Login,
} from '../../support/logins.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  logIn,
  test,
} from '../../support/test.ts';

test('a second factor is set up, asked for, and a recovery code stands in for it', async ({
  page,
  otherBrowsers,
  request,
}) => {
  const login = await openAccount(page, request);
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    /not your current password/,
  );
  await dialog.getByLabel('Current password').fill(login.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const codes = await shownCodes(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const other = await otherBrowsers.open();
  await fillLogin(other, login);
  await expect(other.getByLabel('Code')).toBeFocused();
  await expectAccessible(other);
  await enterCode(other, codeOf(secret, 1));

  const third = await otherBrowsers.open();
  await fillLogin(third, login);
  await enterCode(third, codes[0] ?? '');
  await third.goto('/admin/account');
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();
});

/** The row of somebody among the staff logins of an Admin. */
async function rowOf(page: Page, { username }: Login) {
  await logIn(page, 'admin');
  await page.goto('/admin/settings#people');
  return page
    .getByRole('table', { name: 'Staff logins' })
    .getByRole('row', { name: new RegExp(username) });
}

/** Presses a button of a row, and again in the question that it asks. */
async function pressTwice(page: Page, row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const question = page.getByRole('alertdialog').filter({ visible: true });
  await question.getByRole('button', { name }).click();
}

/** Gives the login of a row another role, in the window that says what that changes. */
async function giveRole(page: Page, row: Locator, role: string): Promise<void> {
  await row.getByRole('button', { name: /^Change role/ }).click();
  const window = page.getByRole('dialog').filter({ visible: true });
  await window.getByLabel('Role').selectOption({ label: role });
  await window.getByRole('button', { name: `Set to ${role}` }).click();
}

const askedAgain = (page: Page) => page.getByRole('dialog', { name: 'Please log in again' });

test('an owner makes somebody an owner, and one of the crew again', async ({
  page,
  otherBrowsers,
  request,
}) => {
  const login = await makeLogin(request);
  const other = await otherBrowsers.open();
  await enter(other, login);
  const row = await rowOf(page, login);
  await expect(row.getByRole('cell', { name: 'Crew', exact: true })).toBeVisible();
  await giveRole(page, row, 'Owner');
  await expect(row.getByRole('cell', { name: 'Owner', exact: true })).toBeVisible();
  // The session goes on: its next answer tells the screen.
  await other.goto('/admin/services');
  await expect(other.getByRole('link', { name: 'Settings' }).first()).toBeVisible();

  await giveRole(page, row, 'Crew');
  await expect(row.getByRole('cell', { name: 'Crew', exact: true })).toBeVisible();
  await other.goto('/admin/services');
  await expect(other.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Settings' })).toHaveCount(0);
});

test('an Admin resets the second factor of somebody who has lost it', async ({
  page,
  otherBrowsers,
  request,
}) => {
  const login = await makeLogin(request);
  const other = await otherBrowsers.open();
  await enter(other, login);
  await other.goto('/admin/account');
  await setUpFactor(other, login.password);
  const row = await rowOf(page, login);
  await pressTwice(page, row, 'Reset second factor');
  await expect(
    page.getByText(`${login.username} logs in with the password alone now.`),
  ).toBeVisible();
  await expect(row.getByRole('button', { name: /^Reset second factor/ })).toHaveCount(0);
  await other.goto('/admin/services');
  await expect(askedAgain(other)).toBeVisible();
  await enter(other, login);
});

test('recovery codes are replaced, and the second factor is turned off', async ({
  page,
  otherBrowsers,
  request,
}) => {
  const login = await openAccount(page, request);
  const { codes } = await setUpFactor(page, login.password);
  const dialog = openDialog(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await dialog.getByLabel('Current password').fill(login.password);
  await dialog.getByRole('button', { name: 'Make new recovery codes' }).click();
  const newCodes = await shownCodes(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();

  // The old ones let nobody in any more.
  const other = await otherBrowsers.open();
  await fillLogin(other, login);
  await submitCode(other, codes[0] ?? '');
  await expect(other.getByLabel('Code')).toHaveAccessibleDescription(/This code is not right/);
  await enterCode(other, newCodes[0] ?? '');

  await page.getByRole('button', { name: 'Turn it off' }).click();
  await dialog.getByLabel('Current password').fill(login.password);
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('A password is enough now when you log in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
  await enter(await otherBrowsers.open(), login);
});

test('a password is changed, and sessions elsewhere are ended', async ({
  page,
  otherBrowsers,
  request,
}) => {
  const login = await makeLogin(request);
  await enter(page, login);
  const other = await otherBrowsers.open();
  await enter(other, login);

  await page.goto('/admin/account');
  const sessions = page.getByRole('table', { name: 'Your sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await expect(sessions.getByRole('row', { name: /this one/ })).toContainText('Chrome');
  await sessions.getByRole('button', { name: /Log out/ }).click();
  await expect(sessions.getByRole('row')).toHaveCount(2);
  await other.goto('/admin/services');
  await expect(other.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel('Current password').fill(login.password);
  await dialog.getByLabel('New password').fill('Northbank2026!');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(/too easy to guess/);
  const next = 'another long phrase';
  await dialog.getByLabel('New password').fill(next);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();
  await fillLogin(other, { ...login, password: next });
  await other.waitForURL(/\/admin\/services/);
});

test('guesses from elsewhere do not keep a known browser out', async ({
  page,
  otherBrowsers,
  request,
}) => {
  const login = await makeLogin(request);
  await enter(page, login);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('/');
  const guess = () =>
    request.post('/api/rest-auth/login/', { data: { ...login, password: 'not the password' } });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await guess()).status()),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  // A browser that is not known is told how long to wait, and keeps what was typed.
  const other = await otherBrowsers.open();
  await fillLogin(other, login);
  await other.getByRole('button', { name: 'OK' }).click();
  await expect(other.getByRole('timer')).toHaveText(/You can try again in 1[45]:\d\d minutes\./);
  await expect(other.getByRole('button', { name: 'Login' })).toBeDisabled();
  await expect(other.getByLabel('Password')).toHaveValue(login.password);
  await enter(page, login);
});

test('an Admin reads what happened around a login, by person and kind', async ({
  page,
  request,
}) => {
  const login = await makeLogin(request);
  await request.post('/api/rest-auth/login/', { data: { ...login, password: 'not it, sorry' } });
  await logIn(page, 'admin');
  await page.goto('/admin/settings#security');
  const log = page.getByRole('table', { name: 'Security log' });
  await page.getByLabel('Person').selectOption(login.username);
  await expect(log.getByRole('row')).toHaveCount(3);
  await page.getByLabel('What happened').selectOption('Wrong password');
  await expect(log.getByRole('row')).toHaveCount(2);
  await expect(log).toContainText(login.username);
  await expect(log).not.toContainText('sorry');
});

test('the account is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'employee');
  await page.goto('/admin/account');
  await expect(page.getByRole('table', { name: 'Your sessions' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectAccessibleInBothSchemes(page);
});
