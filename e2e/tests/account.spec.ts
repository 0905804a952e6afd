import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logins } from '../../scripts/product/product.ts';
import { expect, expectAccessible, logIn, test } from '../support/test.ts';

const password = 'a good long phrase';

interface Login {
  username: string;
  password: string;
}

/** A login of a test's own: limits, factors and sessions are kept by login. */
async function makeLogin(request: APIRequestContext, role = 'Employee'): Promise<Login> {
  const login = await request.post('/api/rest-auth/login/', { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  const username = `acc-${Date.now() % 10_000_000}-${Math.round(performance.now())}`;
  const made = await request.post('/api/people/create', {
    headers: { authorization: `Token ${token}` },
    data: { username, email: '', role, password },
  });
  expect(made.status()).toBe(201);
  return { username, password };
}

async function fillLogin(page: Page, { username, password: word }: Login): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(word);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Another browser, in which nobody has logged in yet. */
const otherBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext()).newPage();

/** Logs in, and waits for the back office. */
async function enter(page: Page, login: Parameters<typeof fillLogin>[1]): Promise<void> {
  await fillLogin(page, login);
  await page.waitForURL(/\/admin\//);
}

/** The code of a secret so many steps of thirty seconds from now; one step early is accepted too. */
const codeOf = (secret: string, steps: number): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + steps * 30_000,
  });

test('a second factor is set up, asked for, and a recovery code stands in for it', async ({
  page,
  browser,
  request,
}) => {
  const login = await makeLogin(request);
  await enter(page, login);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    /not your current password/,
  );
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const other = await otherBrowser(browser);
  await fillLogin(other, login);
  await expect(other.getByLabel('Code')).toBeFocused();
  await expectAccessible(other);
  await other.getByLabel('Code').fill(codeOf(secret, 1));
  await other.getByRole('button', { name: 'Login' }).click();
  await other.waitForURL(/\/admin\//);

  const third = await otherBrowser(browser);
  await fillLogin(third, login);
  await third.getByLabel('Code').fill(codes[0] ?? '');
  await third.getByRole('button', { name: 'Login' }).click();
  await third.waitForURL(/\/admin\//);
  await third.goto('/admin/account');
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();
});

test('a password is changed, and sessions elsewhere are ended', async ({
  page,
  browser,
  request,
}) => {
  const login = await makeLogin(request);
  await enter(page, login);
  const other = await otherBrowser(browser);
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
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel('Current password').fill(password);
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
  browser,
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
  const other = await otherBrowser(browser);
  await fillLogin(other, login);
  await other.getByRole('button', { name: 'OK' }).click();
  await expect(other.getByRole('timer')).toHaveText(/You can try again in 1[45]:\d\d minutes\./);
  await expect(other.getByRole('button', { name: 'Login' })).toBeDisabled();
  await expect(other.getByLabel('Password')).toHaveValue(password);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the account is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logIn(page, 'employee');
    await page.goto('/admin/account');
    await expect(page.getByRole('table', { name: 'Your sessions' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectAccessible(page);
  });
}
