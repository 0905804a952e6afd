import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { expect, expectTakenOver, test } from '../../support/test.ts';

/** The most bytes of scripts that a page may load, as they are sent (docs/decisions/0053). */
const limits = { form: 150_000, home: 117_000 };

const pages = [
  ['home', routes.home(), limits.home],
  ['a cleaning service with a quote', routes.serviceDetail('Janitorial', 'Carpet'), limits.form],
  [
    'a cleaning service with a visit',
    routes.serviceDetail('Janitorial', 'Power Wash'),
    limits.form,
  ],
  ['a contracting service with a quote', routes.serviceDetail('Contracting', 'Paint'), limits.form],
  [
    'a contracting service with a visit',
    routes.serviceDetail('Contracting', 'Bathroom'),
    limits.form,
  ],
  ['all quotes', routes.allQuotes(), limits.form],
  ['the student special', routes.studentSpecial(), limits.form],
  ['the payment', routes.payment(), limits.form],
  ['the contact form', routes.contact(), limits.form],
] as const;

for (const language of languages) {
  for (const [what, path, limit] of pages) {
    test(`the page of ${what} loads at most ${limit / 1000} kB of scripts (${language})`, async ({
      page,
    }) => {
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      const scripts = new Set<string>();
      const fonts: string[] = [];
      const bytes = new Map<string, number>();
      network.on('Network.responseReceived', ({ requestId, type, response }) => {
        if (type === 'Script') scripts.add(requestId);
        if (type === 'Font') fonts.push(response.url);
      });
      network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
        bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
      });
      const isLast = (address: string) => /\/report\.[^/]*js$/.test(new URL(address).pathname);
      const last = page.waitForEvent('requestfinished', (request) => isLast(request.url()));
      await page.goto(inLanguage(language, path));
      // The last script of a page, which comes when it is idle.
      await last;
      await expectTakenOver(page);
      if (limit === limits.form) await expect(page.locator('form[data-live]')).not.toHaveCount(0);
      const sent = [...scripts].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
      expect(sent).toBeLessThanOrEqual(limit);
      // Less would mean that not all of it was counted.
      expect(sent).toBeGreaterThan(100_000);
      // Of all letters, those of the two languages alone (docs/decisions/0085).
      expect(fonts).toEqual([expect.stringMatching(/figtree-latin-wght-normal-letters\.[^/]+$/)]);
    });
  }
}

test('a page names the script that runs first behind what its first paint waits for', async ({
  request,
}) => {
  const html = await (await request.get(routes.home())).text();
  const script = html.indexOf('<script async src=');
  // Before the font it would have the font's turn on the line (docs/decisions/0085).
  for (const awaited of ['<link rel="stylesheet"', '<link rel="preload" as="font"']) {
    expect(html).toContain(awaited);
    expect(script).toBeGreaterThan(html.lastIndexOf(awaited));
  }
});
