import type { Page } from '@playwright/test';
import { expect, openTakenOver, test } from '../../support/test.ts';

test.use({ colorScheme: 'dark' });

/** How bright each picture of a page is on average, from 0 to 1, by its file. */
const brightness = (page: Page): Promise<[file: string, share: number][]> =>
  page
    .locator('main img:not([aria-label="Logos of our clients"] img)')
    .evaluateAll(async (pictures) => {
      const found: [string, number][] = [];
      for (const picture of pictures as HTMLImageElement[]) {
        picture.loading = 'eager';
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = 60;
        canvas.height = 60;
        const context = canvas.getContext('2d');
        context?.drawImage(picture, 0, 0, 60, 60);
        const { data = [] } = context?.getImageData(0, 0, 60, 60) ?? {};
        let sum = 0;
        for (const [index, value] of data.entries()) if (index % 4 < 3) sum += value;
        found.push([picture.src, sum / (60 * 60 * 3 * 255)]);
      }
      return found;
    });

for (const address of ['/', '/services-all', '/services/Contracting/Bathroom']) {
  test(`pictures of ${address} do not glare in the dark`, async ({ page, quietConsole: _ }) => {
    await openTakenOver(page, address);
    const pictures = await brightness(page);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(([, share]) => share > 0.5)).toEqual([]);
  });
}

/** Contrast of two colours as WCAG reckons it. */
const contrast = (page: Page, selector: string, pseudo?: string): Promise<number> =>
  page.locator(selector).evaluate((element, part) => {
    const luminance = (color: string): number => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
        const share = Number(text) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ink = luminance(getComputedStyle(element, part).color);
    const ground = luminance(getComputedStyle(element).backgroundColor);
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  }, pseudo);

test('what a field would hold can be read in the dark, and so can the marks of networks', async ({
  page,
}) => {
  await openTakenOver(page, '/payment');
  const number = '[data-field="number"]';
  expect(await contrast(page, number, '::placeholder')).toBeGreaterThan(4.5);
  await page.locator(number).fill('42');
  const mark = page.getByRole('main').getByRole('img', { name: 'Visa' });
  const svg = await (await page.request.get((await mark.getAttribute('src')) ?? '')).text();
  // Each mark brings the white card that its colours are made for.
  expect(svg).toContain('<rect width="56" height="36" rx="5" fill="#fff"/>');
});

test('tiles of client logos are as dark as the page', async ({ page }) => {
  await openTakenOver(page, '/');
  const tile = page.getByRole('list', { name: 'Logos of our clients' }).getByRole('listitem');
  await expect(tile.first()).toHaveCSS('background-color', 'rgb(33, 30, 26)');
  await expect(tile.first().getByRole('img')).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
});
