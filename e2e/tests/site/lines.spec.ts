import { boxesOf } from '../../support/boxes.ts';
import { expect, test } from '../../support/test.ts';

test.describe('on a tablet', () => {
  for (const [language, path] of [
    ['English', '/'],
    ['French', '/fr'],
  ] as const) {
    test(`what the home page counts on takes one line each, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await page.goto(path);
      const facts = page
        .getByRole('main')
        .getByRole('list')
        .filter({ hasText: /5[,\s]000[,\s]000/ });
      const figures = facts.locator('li > span:first-child');
      await expect(figures).toHaveCount(4);
      const heights = await figures.evaluateAll((all) =>
        all.map((figure) => figure.getBoundingClientRect().height),
      );
      expect(new Set(heights).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    });
  }

  test("a brand's name stands apart from the links of the bar", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/fr/services/Contracting/Floor');
    await page.evaluate(() => document.fonts.ready);
    const [name, first] = await boxesOf(
      page.getByRole('banner').getByText('Hartwood Contracting'),
      page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }),
    );
    expect(name.height).toBeLessThan(30);
    expect(first.x - (name.x + name.width)).toBeGreaterThan(20);
  });

  test('the ways to the company stand beside its opening hours, below the form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/contact-us');
    const heading = (name: string) => page.getByRole('heading', { name });
    const [ways, hours, address] = await boxesOf(
      heading('Reach us directly'),
      heading('Opening hours'),
      heading('Address'),
    );
    expect(hours.y).toBe(ways.y);
    expect(hours.x).toBeGreaterThan(384);
    expect(address.x).toBe(ways.x);
    expect(address.y).toBeGreaterThan(ways.y);
  });
});
