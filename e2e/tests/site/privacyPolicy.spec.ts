import { expect, test } from '../../support/test.ts';

test('the privacy policy says when it was last changed', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText(/^Last updated \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
});
