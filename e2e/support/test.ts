import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { logins } from './product.ts';

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

/** Logs in through the login screen, as a person would. */
export async function logIn(page: Page, who: keyof typeof logins): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(logins[who].username);
  await page.getByLabel('Password').fill(logins[who].password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\//);
}

/** Checks a page with axe, at WCAG 2.2 AA; the violations are listed when there are any. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}
