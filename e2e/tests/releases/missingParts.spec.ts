import type { Page, Request } from '@playwright/test';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { inAMonth } from '../../support/quotes.ts';
import { expect, expectTakenOver, openTakenOver, test } from '../../support/test.ts';

const carpet = '/services/Janitorial/Carpet';

/** The email field of each page, in each language. */
const parts = [
  ['the page of the contact form', '/contact-us', '**/public-site/**/contact.js'],
  ['the form of a quote', carpet, '**/public-site/**/quote.js'],
] as const;

const isScript = (request: Request): boolean => request.url().endsWith('.js');

const email = (page: Page) => page.locator('#main input[name=email]');

/** Waits until the remote is mounted and the part has failed. */
async function openWithout(page: Page, part: string, address: string): Promise<void> {
  await page.route(part, (route) => route.abort());
  await page.clock.install();
  const failed = page.waitForEvent('requestfailed', isScript);
  await page.goto(address);
  await failed;
  await expect(page.locator('html')).toHaveAttribute('data-app', 'public_site');
}

for (const language of languages) {
  for (const [what, path, part] of parts) {
    test(`${what} stays as the server made it while its code is missing, and keeps what was typed (${language})`, async ({
      page,
    }) => {
      await openWithout(page, part, inLanguage(language, path));
      await email(page).fill('kept@example.com');
      const form = page.locator('form:has(input[name=email])');
      await expect(form).not.toHaveAttribute('data-live');
      // Another failure, of the attempt that follows.
      const failedAgain = page.waitForEvent('requestfailed', isScript);
      await page.clock.fastForward(2_000);
      await failedAgain;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/chunk|https?:|\.js\b/i);
      // A link within the page has the shell render again.
      await page.evaluate(() => (window.location.hash = 'main'));
      await expect(email(page)).toHaveValue('kept@example.com');
      await page.unroute(part);
      const came = page.waitForEvent('requestfinished', { predicate: isScript, timeout: 20_000 });
      await page.clock.fastForward(10_000);
      await came;
      await expectTakenOver(page);
      await expect(form).toHaveAttribute('data-live');
      await expect(email(page)).toHaveValue('kept@example.com');
    });
  }
}

test('a quote can be asked for while the code of its form is missing', async ({ page }) => {
  await openWithout(page, '**/public-site/*/quote.js', carpet);
  await page.getByLabel('Date').fill(inAMonth());
  await page.getByLabel('Rooms', { exact: true }).fill('3');
  await email(page).fill('without@example.com');
  await page.getByRole('button', { name: 'Get my quote' }).click();
  await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
});

test('a form whose code hangs is sent as it is, and nothing typed is lost', async ({ page }) => {
  await page.route('**/public-site/*/quote.js', () => undefined);
  await page.clock.install();
  await page.goto(carpet, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-page', carpet);
  await page.getByLabel('Date').fill(inAMonth());
  await page.getByLabel('Rooms', { exact: true }).fill('3');
  await email(page).fill('hanging@example.com');
  await page.getByRole('button', { name: 'Get my quote' }).click();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible({
    timeout: 20_000,
  });
});

/** Aborts a script, or never answers it. @returns lets later requests for it through */
async function breakScript(page: Page, script: string, hangs: boolean): Promise<() => void> {
  let isBroken = true;
  await page.route(script, async (route) => {
    if (!isBroken) await route.continue();
    else if (!hangs) await route.abort();
  });
  return () => {
    isBroken = false;
  };
}

for (const [fault, script] of [
  ['main script is missing', '**/shell/*/main.*.js'],
  ['main script hangs', '**/shell/*/main.*.js'],
  ['federation script is missing', '**/shell/*/federation.*.js'],
] as const) {
  test(`a screen of the office says what to do when the shell's ${fault}`, async ({ page }) => {
    const mend = await breakScript(page, script, fault.endsWith('hangs'));
    await page.goto('/login', { waitUntil: 'commit' });
    const advice = page.getByText('This is taking longer than usual.');
    await expect(page.getByRole('status')).toHaveText('Loading…');
    await expect(advice).toBeHidden();
    const waited = (milliseconds: number) =>
      page.evaluate((time) => {
        for (const animation of document.getAnimations()) {
          // Or it would go on from there while the test looks.
          animation.pause();
          animation.currentTime = time;
        }
      }, milliseconds);
    await waited(7_900);
    await expect(advice).toBeHidden();
    await waited(8_001);
    await expect(advice).toBeVisible();
    mend();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test(`a public page whose shell's ${fault} can be read, and its form sent`, async ({ page }) => {
    const mend = await breakScript(page, script, fault.endsWith('hangs'));
    await page.clock.install();
    await page.goto(carpet, { waitUntil: 'commit' });
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Rooms', { exact: true }).fill('2');
    await email(page).fill('shell@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    mend();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible({
      timeout: 20_000,
    });
  });
}

test('a script that was altered is refused by the browser, and the page works without it', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  const alter = (pattern: string) =>
    page.route(pattern, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};window.altered=1` });
    });
  for (const file of ['quote.js', 'remoteEntry.*.js']) {
    await alter(`**/public-site/*/${file}`);
    await page.goto(carpet);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Rooms', { exact: true }).fill('3');
    await email(page).fill('altered@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    refused.length = 0;
  }
  for (const file of ['main.*.js', 'federation.*.js', 'early.*.js']) {
    await alter(`**/shell/*/${file}`);
    await page.goto(carpet);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    refused.length = 0;
  }
});

test('every script and stylesheet of a page has a hash, also after going from one app to the other', async ({
  page,
  quietConsole: _,
}) => {
  await page.addInitScript(() => {
    const bare: string[] = [];
    Object.assign(window, { bare });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) continue;
          const address = node instanceof HTMLScriptElement ? node.src : node.href;
          if (/\.(?:js|css)$/.test(address) && !node.integrity) bare.push(address);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await openTakenOver(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'back_office');
  expect(await page.evaluate(() => (window as unknown as { bare: string[] }).bare)).toEqual([]);
});
