import { expect, test } from '../../support/test.ts';

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

// 320 px is also what a page of 1,280 px has when it is enlarged four times (WCAG 1.4.10).
for (const prefix of ['', '/fr']) {
  test(`no page at ${prefix || '/'} scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    const wide: string[] = [];
    for (const path of pages) {
      await page.goto(`${prefix}${path}` || '/');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${prefix}${path}: ${width} px`);
    }
    expect(wide).toEqual([]);
  });
}
