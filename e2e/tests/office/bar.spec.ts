import type { Locator } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { expect, logIn, test } from '../../support/test.ts';

const widths = [390, 768, 1024, 1280, 1366, 1408, 1920];

/** Where something stands from side to side. */
async function sidesOf(part: Locator): Promise<{ left: number; right: number }> {
  const [box] = await boxesOf(part);
  return { left: box.x, right: box.x + box.width };
}

test.describe('the office’s bar', () => {
  for (const who of ['admin', 'employee'] as const) {
    test(`has the name of ${who} and a way out at every width`, async ({ page }) => {
      await logIn(page, who);
      const bar = page.getByRole('banner');
      const name = bar.getByRole('link', { name: new RegExp(who) });
      const full = await name.getAttribute('title');
      expect(full).toContain(who);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(name).toBeVisible();
        const menu = bar.getByRole('button', { name: 'Menu' });
        const [named, left, right] = [
          await sidesOf(name),
          await sidesOf(bar.getByText(/, \d{4}$/)),
          await sidesOf(menu),
        ];
        // Nothing lies over it, and enough of it is there to be read.
        expect([width, left.right <= named.left, named.right <= right.left]).toEqual([
          width,
          true,
          true,
        ]);
        expect(named.right - named.left).toBeGreaterThan(30);
        expect(right.right).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await menu.click();
        await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeHidden();
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await name.click();
      await expect(page).toHaveURL(/\/admin\/account$/);
      // What leads on without an entry of the drawer, such as Back, closes it.
      await bar.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/\/admin\/account$/);
      await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeHidden();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    });
  }

  test('does not stand over its logo where a scrollbar takes room', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await logIn(page, 'admin');
    const bar = page.getByRole('banner');
    // The scrollbar of the tests takes none.
    await page.evaluate(() => (document.body.style.paddingInlineEnd = '17px'));
    const name = await sidesOf(bar.getByText('Northbank'));
    const first = await sidesOf(bar.getByRole('navigation').getByRole('link').first());
    expect(name.right).toBeLessThanOrEqual(first.left);
    const menu = await sidesOf(bar.getByRole('button', { name: 'Menu' }));
    expect(menu.right).toBeLessThanOrEqual(1263);
  });
});
