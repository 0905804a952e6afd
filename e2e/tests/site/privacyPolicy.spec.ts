import { expect, test } from '../../support/test.ts';

test('the privacy policy says when it was last changed', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText(/^Last updated \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
});

test('the company can be written to wherever the policy names its address, in both languages', async ({
  page,
}) => {
  for (const [address, title] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/fr/privacy-policy', 'Confidentialité'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
    const text = page.getByRole('main');
    const named = (await text.innerText()).match(/\S+@\S+\.\w+/g) ?? [];
    expect(named.length).toBeGreaterThanOrEqual(2);
    await expect(text.locator('p a[href^="mailto:"]')).toHaveText(named);
  }
});
