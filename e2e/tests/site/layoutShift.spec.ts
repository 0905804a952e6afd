import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { settled } from '../../support/quotes.ts';
import { noteShifts, shiftsOf } from '../../support/shifts.ts';
import { expect, expectTakenOver, holdScripts, test } from '../../support/test.ts';

/**
 * At most a tenth of what browsers call good, by width: each sentence has as many lines before its font has come
 * (a line more or less is 0.014 and above, or 0.001 in a narrow list). Where a new one has not, word it otherwise.
 */
const limits = { 390: 0.01, 768: 0.001, 1440: 0.01 };

for (const path of [
  routes.home(),
  routes.allServices(),
  routes.serviceDetail('Janitorial', 'Post Construction'),
  routes.serviceDetail('Janitorial', 'Student Houses'),
  routes.serviceDetail('Contracting', 'Bathroom'),
  routes.serviceDetail('Contracting', 'Drywall'),
  routes.serviceDetail('Contracting', 'Floor'),
  routes.serviceDetail('Janitorial', 'Residential'),
  routes.serviceDetail('Janitorial', 'Power Wash'),
  routes.allQuotes(),
  routes.studentSpecial(),
  routes.payment(),
  routes.contact(),
  routes.privacyPolicy(),
]) {
  test(`hardly anything of ${path} moves when its font arrives late`, async ({ page }) => {
    await noteShifts(page);
    for (const language of languages) {
      for (const [width, limit] of Object.entries(limits)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        const release = await holdScripts(page, '**/*.woff2');
        await page.goto(inLanguage(language, path), { waitUntil: 'domcontentloaded' });
        await expectTakenOver(page);
        release();
        await page.evaluate(() => document.fonts.ready);
        await settled(page);
        const { shift, moved } = await shiftsOf(page);
        // What is named first stands below the sentence that has another number of lines.
        expect.soft(shift, `${language}, ${width} px wide: ${moved}`).toBeLessThan(limit);
        await page.unrouteAll({ behavior: 'wait' });
      }
    }
  });
}
