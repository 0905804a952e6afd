import type { Locator } from '@playwright/test';
import { boxesOf, type Box } from '../../support/boxes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

const pages = [
  '',
  '/services-all',
  '/services/Janitorial/Carpet',
  '/services/Contracting/Bathroom',
  '/all-quotes?kind=commercial',
  '/all-quotes?kind=floor',
  '/student-special',
  '/gallery/1',
  '/payment',
  '/contact-us',
  '/privacy-policy',
  '/nowhere',
];

// 320 px is also what a page of 1,280 px has when it is enlarged four times (WCAG 1.4.10), and 195 px what a
// phone of 390 px has whose text is twice as large (WCAG 1.4.4).
for (const room of [320, 195]) {
  for (const prefix of ['', '/fr']) {
    test(`no page at ${prefix || '/'} scrolls sideways at ${room} px`, async ({ page }) => {
      await page.setViewportSize({ width: room, height: 780 });
      const wide: string[] = [];
      for (const path of pages) {
        await page.goto(`${prefix}${path}` || '/');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > room) wide.push(`${prefix}${path}: ${width} px`);
      }
      expect(wide).toEqual([]);
    });
  }
}

test('on a small phone the French button of a quote breaks between words alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/fr/services/Janitorial/Grout');
  const button = page.getByRole('button', { name: 'Obtenir ma soumission' });
  // Two or three lines; broken within a word it had four.
  const [box] = await boxesOf(button);
  expect(box.height).toBeLessThan(80);
});

test('deals stand one below the other on a smaller tablet, each as wide as the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/student-special');
  const boxes = await page
    .locator('table')
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().width));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size).toBe(1);
});

test('no deal and no residence stands alone in its row on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [path, what, inRow] of [
    ['/fr/student-special', 'table', 3],
    ['/', 'figure', 5],
  ] as const) {
    await page.goto(path);
    const tops = await page
      .locator(`main ${what}`)
      .evaluateAll((all) => all.map((one) => one.parentElement?.getBoundingClientRect().top ?? 0));
    const last = Math.max(...tops);
    expect(tops.filter((top) => Math.abs(top - last) < 8)).toHaveLength(inRow);
  }
});

test('cards that belong together stand beside each other on a tablet, as wide as each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  for (const [what, inRow] of [
    ['main li:has(> blockquote)', 3],
    ['main section:has(> h2):not([aria-labelledby])', 2],
  ] as const) {
    const boxes = await page.locator(what).evaluateAll((all) =>
      all.map((one) => {
        const { top, width, height } = one.getBoundingClientRect();
        return [top, width, height].map(Math.round).join();
      }),
    );
    expect(boxes, what).toHaveLength(inRow);
    expect(new Set(boxes).size, what).toBe(1);
  }
});

test('the five buildings leave no hole on a tablet', async ({ page }) => {
  for (const width of [768, 900]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/student-special');
    const tops = await page
      .getByRole('listitem')
      .filter({ hasText: /\d+ units$/ })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
    expect(tops).toHaveLength(5);
  }
});

test('no card stands alone in half a row of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, lists] of [
    ['/services/Contracting/Paint', 'ul[data-columns]'],
    ['/student-special', 'section:has(h2) > ul, section ul:has(img)'],
  ] as const) {
    await page.goto(path);
    const list = page
      .locator(lists)
      .filter({ has: page.locator('img') })
      .last();
    await expect(list.locator('> li')).toHaveCount(5);
    const right = ({ x, width }: Box) => Math.round(x + width);
    const [last, whole] = await boxesOf(list.locator('> li').last(), list);
    expect(right(last)).toBe(right(whole));
  }
});

test('no row of services is left open on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/', '/services-all', '/fr/services-all', '/services/Contracting/Paint']) {
    await page.goto(path);
    const gaps = await page
      .locator('ul[data-columns]')
      .evaluateAll((lists) =>
        lists.map((list) =>
          Math.round(
            list.getBoundingClientRect().right -
              (list.lastElementChild?.getBoundingClientRect().right ?? 0),
          ),
        ),
      );
    expect(gaps.length, path).toBeGreaterThan(0);
    expect(
      gaps.every((gap) => gap === 0),
      `${path}: ${gaps.join(', ')}`,
    ).toBe(true);
  }
});

test('no link of the footer stands in a line of its own and no bar is too wide, at any width and in both languages', async ({
  page,
}) => {
  for (const path of ['/contact-us', '/fr/contact-us']) {
    await page.goto(path);
    for (let width = 360; width <= 1024; width += 24) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('footer nav a')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
      expect(alone, `${path} at ${width} px: ${tops.join(', ')}`).toEqual([]);
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(whole, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('a brand stands in one line beside the links of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of [
    '/services/Janitorial/Carpet',
    '/services/Contracting/Paint',
    '/fr/services/Janitorial/Carpet',
    '/fr/services/Contracting/Paint',
  ]) {
    await page.goto(path);
    const lines = await page
      .locator('header a svg + span')
      .first()
      .evaluate(
        (name) =>
          name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
      );
    expect(lines, path).toBeLessThan(1.5);
  }
});

test('five other services have room for their words on a tablet held sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/fr/services/Contracting/Paint');
  const widths = await page
    .locator('ul[data-columns] > li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  expect(widths).toHaveLength(5);
  expect(Math.min(...widths)).toBeGreaterThan(260);
});

test('fields of a request for a visit stay in pairs beside what follows it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/fr/services/Janitorial/Power%20Wash');
  const [name, phone] = await boxesOf(
    page.getByLabel('Nom', { exact: true }),
    page.getByLabel('Téléphone', { exact: true }),
  );
  expect(name.y).toBe(phone.y);
});

test('at 400 % zoom no bar stands over the fields of a form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [path, field, button] of [
    ['/payment', 'Invoice / quote number', 'Pay Now'],
    ['/services/Janitorial/Carpet', 'Date', 'Get my quote'],
  ] as const) {
    await openTakenOver(page, path);
    await page.getByLabel(field).first().focus();
    await expect(page.getByLabel(field).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: button })).not.toBeInViewport();
  }
});

test('sums of thousands stand apart from each other on a tablet held sideways, in French', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/fr/student-special');
  const rows = page
    .getByRole('table', { name: /^Forfaits logement complet/ })
    .locator('tbody')
    .getByRole('row');
  await expect(rows).toHaveCount(3);
  const gaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [price, reduced] = [...row.children].slice(1).map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect();
      });
      return (reduced?.left ?? 0) - (price?.right ?? 0);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(20);
});

test('at twice the size of text words are whole, and a button is as large as they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 780 });
  const linesOf = (words: Locator): Promise<number> =>
    words.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await page.goto('/services/Janitorial/Carpet');
  await expect(page.getByRole('button', { name: 'Get my quote' })).toHaveCSS('font-size', '17px');
  expect(await linesOf(page.getByRole('link', { name: 'Post Construction' }))).toBe(2);
  await page.goto('/contact-us');
  expect(await linesOf(page.getByRole('term').filter({ hasText: 'Saturday' }))).toBe(1);
});
