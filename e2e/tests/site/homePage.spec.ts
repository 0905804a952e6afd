import type { Locator, Page } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

/** How many of several elements can be seen whole without moving anything sideways. */
const reachable = (page: Page, elements: Locator): Promise<number> =>
  elements.evaluateAll(
    (found, width) =>
      found.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= width;
      }).length,
    page.viewportSize()?.width ?? 0,
  );

for (const width of [390, 768, 1024, 1440]) {
  test(`all logos and stories can be seen with a mouse, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTakenOver(page, '/');
    const logos = page.getByRole('list', { name: 'Logos of our clients' }).getByRole('img');
    await expect(logos).toHaveCount(30);
    expect(await reachable(page, logos)).toBe(30);
    const stories = page.locator('main a[href^="/gallery/"]:has(img)');
    await expect(stories).toHaveCount(6);
    expect(await reachable(page, stories)).toBe(6);
  });
}

test('the arrow of a link to another site stands at the end of its words', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const words = page.getByText('Opens in a new tab');
    const end = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      const lines = [...range.getClientRects()];
      return lines.at(-1)?.bottom ?? 0;
    });
    const [arrow] = await boxesOf(words.locator('svg'));
    expect(arrow.y).toBeLessThan(end);
  }
});

test('figures stand on one line however long what is over them, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, figures] of [
    ['/', ['July 2017', 'Every service']],
    ['/fr', ['Juillet 2017', 'Chaque service']],
  ] as const) {
    await page.goto(address);
    const whole = figures[1] === 'Every service' ? 'Every team member' : 'Toute l’équipe';
    const boxes = await boxesOf(
      ...[...figures, whole].map((figure) => page.getByText(figure, { exact: true }).first()),
    );
    expect(new Set(boxes.map(({ y, height }) => Math.round(y + height))).size).toBe(1);
  }
});

test.describe('the links in the bar', () => {
  const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

  test('are there from 1024 px up, beside the menu, and fit', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await openTakenOver(page, '/services-all');
    for (const name of [
      'Services',
      'Generate Quote',
      'Gallery',
      'Online Payment',
      'Contact Us',
      'Login',
    ]) {
      await expect(bar(page).getByRole('link', { name })).toBeVisible();
    }
    await expect(bar(page).getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    const [banner] = await boxesOf(page.getByRole('banner'));
    expect(banner.height).toBe(64);
    await bar(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });

  test('leave narrower bars to the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await openTakenOver(page, '/services-all');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  });
});

test.describe('with JavaScript', () => {
  test('the bar shows its logo once the page is scrolled', async ({ page }) => {
    await page.goto('/');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Northbank' });
    await expect(logo).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(logo).toBeVisible();
  });

  test('the logo waits as well where styles cannot follow the scrolling', async ({ page }) => {
    await page.goto('/');
    const logo = page.getByRole('banner').getByText('Northbank', { exact: true });
    // As in Firefox: nothing is animated, and the shell's early script says where the page stands.
    await logo.evaluate((name) => {
      const link = name.closest('a');
      if (link) link.style.animation = 'none';
    });
    await expect(logo).toBeVisible();
    await page.locator('html').evaluate((root) => root.toggleAttribute('data-at-top', true));
    await expect(logo).toBeHidden();
  });

  test('projects are revealed when they are scrolled to', async ({ page }) => {
    await openTakenOver(page, '/');
    const last = page.getByRole('listitem').filter({ hasText: 'Union Court' });
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
  });
});
