import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Role } from 'shared-api/contract/staff/roles';
import { adminHeaders } from './admin.ts';
import { expect } from './test.ts';

export interface Login {
  username: string;
  password: string;
}

interface NewLogin {
  role?: Role;
  /** URL of a product other than the shared one. */
  site?: string;
}

/** Creates a separate login for a test, since limits, second factors and sessions are per login. */
export async function makeLogin(
  request: APIRequestContext,
  { role = 'Employee', site = '' }: NewLogin = {},
): Promise<Login> {
  const username = `acc-${randomUUID().slice(0, 13)}`;
  const password = 'a good long phrase';
  const made = await request.post(`${site}/api/people/create`, {
    headers: await adminHeaders(request, site),
    data: { username, email: '', role, password },
  });
  expect(made.status()).toBe(201);
  return { username, password };
}

/** Fills in and submits the login screen. */
export async function fillLogin(page: Page, login: Login, site = ''): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel('Username').fill(login.username);
  await page.getByLabel('Password').fill(login.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in and waits for the back office. */
export async function enter(page: Page, login: Login, site = ''): Promise<void> {
  await fillLogin(page, login, site);
  await page.waitForURL(/\/admin\//);
}

/** Fills in and submits the code that the login screen asks for after the password. */
export async function submitCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Submits a code and waits for the back office. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await submitCode(page, code);
  await page.waitForURL(/\/admin\//);
}

/**
 * The TOTP code `steps` periods of thirty seconds from now; the server also accepts the next one.
 */
export const codeOf = (secret: string, steps: number): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + steps * 30_000,
  });

/** Makes a login, logs in with it and opens its account screen. */
export async function openAccount(page: Page, request: APIRequestContext): Promise<Login> {
  const login = await makeLogin(request);
  await enter(page, login);
  await page.goto('/admin/account');
  return login;
}

export const openDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** The recovery codes in the open dialog. */
export async function shownCodes(page: Page): Promise<string[]> {
  const codes = openDialog(page)
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/**
 * Sets up a second factor on the account screen and leaves the recovery codes open.
 * @returns the TOTP secret and the recovery codes
 */
export async function setUpFactor(
  page: Page,
  password: string,
): Promise<{ secret: string; codes: string[] }> {
  const dialog = openDialog(page);
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  return { secret, codes: await shownCodes(page) };
}
