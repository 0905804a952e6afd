import type { Page } from '@playwright/test';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { inAMonth } from '../../support/quotes.ts';
import { expect, test } from '../../support/test.ts';

const carpet = '/services/Janitorial/Carpet';

/** Never answers a stylesheet. @returns answers it from then on, also what was asked before */
async function hang(page: Page, pattern: string): Promise<() => void> {
  let answer: () => void = () => undefined;
  const mended = new Promise<void>((resolve) => (answer = resolve));
  await page.route(pattern, async (route) => {
    await mended;
    await route.continue().catch(() => undefined);
  });
  return answer;
}

/** Whether anything has been painted; what stands in the document is no sign of it. */
const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('paint').length > 0);

for (const language of languages) {
  test(`a public page whose stylesheets hang is shown without them, and can be used (${language})`, async ({
    page,
  }) => {
    await hang(page, '**/*.css');
    await page.goto(inLanguage(language, carpet), { waitUntil: 'commit' });
    const advice = page.locator('#late-styles');
    await expect(advice).toBeAttached();
    expect(await isPainted(page)).toBe(false);
    await expect(advice).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(advice.getByRole('link').last()).toHaveText(
      language === 'fr' ? 'Actualiser la page' : 'Reload the page',
    );
    const form = page.locator('#main form:has(input[name=email])');
    await form.locator('input[type=date]').fill(inAMonth());
    await form.locator('input[type=number]').first().fill('3');
    await form.locator('input[name=email]').fill('plain@example.com');
    await form.locator('button:not([type=button])').last().click();
    await expect(page.locator('h1')).toHaveText(/\d{5}$/, { timeout: 20_000 });
  });
}

test('a stylesheet that comes late counts all the same', async ({ page }) => {
  const answer = await hang(page, '**/public-site/**/*.css');
  await page.goto(carpet, { waitUntil: 'commit' });
  const advice = page.locator('#late-styles');
  await expect(advice).toBeVisible({ timeout: 20_000 });
  answer();
  await expect(advice).toBeHidden();
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].every(
        ({ media, cssRules }) => media.length === 0 && cssRules.length > 0,
      ),
    ),
  ).toBe(true);
});

test('a screen of the office whose stylesheets hang offers to reload', async ({ page }) => {
  const answer = await hang(page, '**/*.css');
  await page.goto('/login', { waitUntil: 'commit' });
  const advice = page.locator('#late-styles');
  await expect(advice).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => isPainted(page)).toBe(true);
  await advice.getByRole('link', { name: 'Reload the page' }).click();
  answer();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(advice).toBeHidden();
});
