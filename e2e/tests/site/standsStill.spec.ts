import { heicPhoto } from '../../../scripts/product/photos.ts';
import { boxesOf } from '../../support/boxes.ts';
import { showInMiddle } from '../../support/quotes.ts';
import { expect, holdScripts, openTakenOver, test } from '../../support/test.ts';

// What is about to be pressed stays where it is while something comes late.

for (const [width, language, button] of [
  [390, '/fr', 'Demander une visite'],
  [1024, '', 'Ask for a visit'],
  [1440, '', 'Ask for a visit'],
] as const) {
  test(`a photo that is refused moves nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page, '**/api/visit-requests/photos/**');
    await openTakenOver(page, `${language}/services/Janitorial/Power%20Wash`);
    const send = page.getByRole('button', { name: button });
    await page
      .getByLabel('Photos')
      .setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heicPhoto() });
    await showInMiddle(page, send);
    const before = await boxesOf(send);
    release();
    const fault = page.getByRole('alert').filter({ hasText: 'HEIC' });
    await expect(fault).toBeInViewport({ ratio: 1 });
    expect(await boxesOf(send)).toEqual(before);
    // It is read without scrolling in it.
    const isCut = await fault.evaluate((node) => node.scrollHeight > node.clientHeight + 1);
    expect(isCut).toBe(false);
  });
}
