import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { settled } from '../../support/quotes.ts';
import { expect, expectTakenOver, holdScripts, test } from '../../support/test.ts';

/**
 * A tenth of what browsers call good: each sentence has as many lines before its font has come (a line more or
 * less is 0.014 and above). Where a new one has not, word it otherwise.
 */
const limit = 0.01;

for (const path of [
  routes.home(),
  routes.allServices(),
  routes.serviceDetail('Janitorial', 'Post Construction'),
  routes.serviceDetail('Contracting', 'Bathroom'),
  routes.allQuotes(),
  routes.studentSpecial(),
  routes.payment(),
  routes.contact(),
]) {
  test(`hardly anything of ${path} moves when its font arrives late`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { dataset } = document.documentElement;
          const { value } = entry as PerformanceEntry & { value: number };
          dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const language of languages) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdScripts(page, '**/*.woff2');
        await page.goto(inLanguage(language, path), { waitUntil: 'domcontentloaded' });
        await expectTakenOver(page);
        release();
        await page.evaluate(() => document.fonts.ready);
        await settled(page);
        const shift = Number(await page.locator('html').getAttribute('data-shift'));
        expect.soft(shift, `${language}, ${width} px wide`).toBeLessThan(limit);
        await page.unrouteAll({ behavior: 'wait' });
      }
    }
  });
}
