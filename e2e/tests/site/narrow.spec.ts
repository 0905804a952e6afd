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
