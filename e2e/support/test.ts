import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { roleLevel } from 'shared-api/contract/roles';
import type { LoginAnswer } from 'shared-api/contract/session';
import { logins } from '../../scripts/product/product.ts';

interface Fixtures {
  /** Fails a test in which the browser logged an error or a warning. */
  quietConsole: undefined;
}

/** The project's `test`. Ask for `quietConsole` where nothing may be logged. */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(undefined);
      expect(noise, 'errors and warnings in the browser console').toEqual([]);
    },
    { auto: false },
  ],
});

export { expect };

/** Where each role finds itself after its log-in. */
const homes = { admin: '/admin/leads', employee: '/admin/services' } as const;

/**
 * Logs in as the log-in screen does, without loading that screen, and begins to load the role's first
 * page. `logInByHand` is for tests of the screen itself.
 */
export async function logIn(page: Page, who: keyof typeof logins): Promise<void> {
  const answer = await page.request.post('/api/rest-auth/login/', { data: logins[who] });
  expect(answer.status(), await answer.text()).toBe(200);
  await keepSession(page, (await answer.json()) as LoginAnswer);
  await page.goto(homes[who], { waitUntil: 'commit' });
}

/** Has the browser keep a session before its next page begins; once, so that the page can end it. */
async function keepSession(page: Page, { token, role, username }: LoginAnswer): Promise<void> {
  const session = { token, role, level: String(roleLevel(role)), username };
  await page.addInitScript((kept) => {
    const mark = `kept ${kept.token}`;
    if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, '');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}

/** Logs in through the log-in screen, as a person would. */
export async function logInByHand(page: Page, who: keyof typeof logins): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(logins[who].username);
  await page.getByLabel('Password').fill(logins[who].password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(homes[who]);
}

/** Checks a page with axe, at WCAG 2.2 AA; the violations are listed when there are any. */
export async function expectAccessible(page: Page): Promise<void> {
  // The code of a screen comes after the page's load event: without it there is nothing to check.
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}
