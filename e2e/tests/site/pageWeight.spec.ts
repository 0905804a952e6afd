import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { expect, test } from '../../support/test.ts';

/** The most that the scripts of a page with a form may have, as they are sent (docs/decisions/0053). */
const limit = 150_000;

const pages = [
  ['a cleaning service with a quote', routes.serviceDetail('Janitorial', 'Carpet')],
  ['a cleaning service with a visit', routes.serviceDetail('Janitorial', 'Power Wash')],
  ['a contracting service with a quote', routes.serviceDetail('Contracting', 'Paint')],
  ['a contracting service with a visit', routes.serviceDetail('Contracting', 'Bathroom')],
  ['all quotes', routes.allQuotes()],
  ['the student special', routes.studentSpecial()],
  ['the payment', routes.payment()],
  ['the contact form', routes.contact()],
] as const;

for (const language of languages) {
  for (const [what, path] of pages) {
    test(`the page of ${what} loads at most 150 kB of scripts (${language})`, async ({ page }) => {
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      const scripts = new Set<string>();
      const bytes = new Map<string, number>();
      network.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId);
      });
      network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
        bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
      });
      const isLast = (address: string) => /\/report\.[^/]*js$/.test(new URL(address).pathname);
      const last = page.waitForEvent('requestfinished', (request) => isLast(request.url()));
      await page.goto(inLanguage(language, path));
      // The last script of a page, which comes when it is idle.
      await last;
      await expect(page.locator('form[data-live]').first()).toBeAttached();
      const sent = [...scripts].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
      expect(sent).toBeLessThanOrEqual(limit);
      // Less would mean that not all of it was counted.
      expect(sent).toBeGreaterThan(100_000);
    });
  }
}
