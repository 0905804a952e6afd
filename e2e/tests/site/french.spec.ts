import { sitePages } from 'shared-api/contract/pages/sitePages';
import {
  expect,
  expectAccessible,
  holdScripts,
  logIn,
  openTakenOver,
  test,
  expectTakenOver,
} from '../../support/test.ts';

test('the site is there in French, and says so to search engines', async ({
  page,
  request,
  quietConsole: _,
}) => {
  await openTakenOver(page, '/fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un lieu propre, bien tenu.');
  const alternates = page.locator('link[rel="alternate"]');
  await expect(alternates).toHaveCount(3);
  await expect(alternates.nth(2)).toHaveAttribute('hreflang', 'fr-CA');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fr$/);
  // The page carries its own language alone.
  await page.getByRole('link', { name: 'Voir tous les services' }).click();
  await expect(page).toHaveURL('/fr/services-all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos services');
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/fr', '/fr/payment', '/fr/services/Janitorial/Carpet']) {
    expect(map).toContain(`${path}</loc>`);
  }
});

test('every page answers in French, complete before scripts', async ({ request }) => {
  for (const path of sitePages) {
    const answer = await request.get(path === '/' ? '/fr' : `/fr${path}`);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toContain('<html lang="fr-CA">');
    expect(html, path).toMatch(/<title>[^<]+<\/title>.*<h1[^>]*>/s);
  }
  expect((await request.get('/fr/nulle-part')).status()).toBe(404);
});

test('every link and form of a French page stays French', async ({ request }) => {
  const elsewhere: string[] = [];
  for (const path of sitePages) {
    const here = await request.get(path === '/' ? '/fr' : `/fr${path}`);
    const site = new URL(here.url());
    for (const [tag, to = ''] of (await here.text()).matchAll(
      /<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"[^>]*>/g,
    )) {
      const { origin, pathname } = new URL(to.replaceAll('&amp;', '&'), site);
      const isOther = origin !== site.origin || tag.includes('hrefLang="en"');
      if (!isOther && pathname !== '/login' && !/^\/fr(\/|$)/.test(pathname)) {
        elsewhere.push(`${path}: ${tag}`);
      }
    }
  }
  expect(elsewhere).toEqual([]);
});

test('a quote is refused and answered in French without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/fr/all-quotes');
  const open = (): Promise<void> => page.locator('summary', { hasText: 'coulis' }).click();
  const form = page.locator('details', { hasText: 'coulis' }).locator('form');
  const send = form.getByRole('button', { name: 'Obtenir ma soumission' });
  await open();
  await form.getByLabel('Courriel').fill('visiteuse');
  await send.click();
  await expect(page).toHaveURL('/fr/all-quotes?kind=grout');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await form.getByLabel('Courriel').fill('visiteuse@example.com');
  await form.getByRole('spinbutton').first().fill('3');
  await send.click();
  await expect(page).toHaveURL(/\/fr\/quote-answer\//);
  await context.close();
});

test('the switch keeps the page and what was typed, and the choice is kept', async ({ page }) => {
  await openTakenOver(page, '/contact-us?from=mail');
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL('/fr/contact-us?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous joindre');
  await expect(page.getByLabel('Nom')).toHaveValue('Amara Osei');
  await page.goto('/');
  await expect(page).toHaveURL('/fr');
  // Whoever asks for English by name gets it, and keeps it.
  await openTakenOver(page, '/fr');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page).toHaveURL('/');
});

for (const [what, held, isThere] of [
  ['the scripts have come', /\/(federation|main)\.[^/]*js$/, '/early.'],
  ['the remote has come, which the shell waits for', /\/public-site\/.*\.js$/, '/main.'],
] as const) {
  test(`the switch keeps what was typed and the choice before ${what}`, async ({ page }) => {
    const release = await holdScripts(page, held);
    await page.goto('/contact-us?from=mail', { waitUntil: 'commit' });
    await page.waitForFunction(
      (script) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(script)),
      isThere,
    );
    await page.getByLabel('Message').fill('Two rooms,\nafter six.');
    await page.getByRole('link', { name: 'Français' }).first().click();
    await page.waitForURL('/fr/contact-us?from=mail', { waitUntil: 'commit' });
    release();
    await expect(page.getByLabel('Message')).toHaveValue('Two rooms,\nafter six.');
    await page.goto('/');
    await expect(page).toHaveURL('/fr');
  });
}

test('the switch keeps what was typed before the script came that takes it along', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
  const releaseEarly = await holdScripts(page, /\/early\.[^/]*js$/);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await page.getByLabel('Message').fill('Two rooms.');
  releaseEarly();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/early.')),
  );
  await page.getByRole('link', { name: 'Français' }).first().click();
  await page.waitForURL('/fr/contact-us', { waitUntil: 'commit' });
  release();
  await expect(page.getByLabel('Message')).toHaveValue('Two rooms.');
});

test('the switch keeps number and amount of a payment before the scripts have come, and nothing of a card', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
  await page.goto('/payment', { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/early.')),
  );
  await page.getByLabel('Invoice / quote number').fill('10042');
  await page.getByLabel('Amount').fill('1250.50');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('link', { name: 'Français' }).first().click();
  await page.waitForURL('/fr/payment', { waitUntil: 'commit' });
  release();
  await expect(page.getByLabel('Numéro de facture')).toHaveValue('10042');
  await expect(page.getByLabel('Montant')).toHaveValue('1\u00a0250,50');
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('');
  // The time that is kept may have any four digits.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/4242.?4242/);
});

test('a counter pressed before the scripts have come counts in the other language', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
  await page.goto('/services/Janitorial/Carpet', { waitUntil: 'commit' });
  await expect(async () => {
    await page.getByRole('button', { name: 'More: Rooms' }).click();
    await expect(page.getByLabel('Rooms', { exact: true })).toHaveValue('1', { timeout: 100 });
  }).toPass();
  await page.getByRole('link', { name: 'Français' }).first().click();
  release();
  await expect(page).toHaveURL('/fr/services/Janitorial/Carpet');
  await expect(page.getByLabel('Pièces', { exact: true })).toHaveValue('1');
});

test('the focus stays on the switch for who goes on by keys', async ({ page }) => {
  await openTakenOver(page, '/contact-us');
  await page.getByRole('link', { name: 'Français' }).press('Enter');
  await expect(page).toHaveURL('/fr/contact-us');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.reload();
  await expectTakenOver(page);
  await expect(page.getByRole('link', { name: 'English' })).not.toBeFocused();
});

test('the calendar says the first of a month as French does', async ({ page }) => {
  await openTakenOver(page, '/fr/services/Janitorial/Carpet');
  await page.getByRole('button', { name: 'Ouvrir le calendrier' }).click();
  await page.getByRole('button', { name: 'Mois suivant' }).click();
  await expect(page.getByRole('button', { name: / 1er / })).toHaveCount(1);
  await expect(page.getByRole('button', { name: / 1 / })).toHaveCount(0);
  // The Tab key goes round in the calendar, and never to the page behind it.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => document.activeElement?.closest('dialog') !== null),
        `${key} ${presses}`,
      ).toBe(true);
    }
  }
});

test('amounts and areas are typed as French writes them, with and without scripts', async ({
  page,
  browser,
}) => {
  await openTakenOver(page, '/fr/payment?number=10001&amount=1250.50');
  const amount = page.getByLabel('Montant');
  await expect(amount).toHaveValue('1\u00a0250,50');
  await amount.fill('');
  await amount.pressSequentially('2345,5');
  await expect(amount).toHaveValue('2\u00a0345,5');
  await amount.blur();
  await expect(amount).toHaveValue('2\u00a0345,50');

  const floor = '/fr/services/Contracting/Floor';
  await openTakenOver(page, floor);
  await page.getByLabel('Plancher à poser').selectOption('Vinyl');
  await page.getByLabel('Superficie totale').fill('1 250,5');
  await page.getByLabel('Courriel').fill('visiteuse@example.com');
  await page.getByRole('button', { name: 'Obtenir ma soumission' }).click();
  await expect(page).toHaveURL(/\/fr\/quote-answer\//);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(new URL(floor, page.url()).href);
  await plain.getByLabel('Plancher à poser').selectOption('Vinyl');
  await plain.getByLabel('Superficie totale').fill('1 250,5');
  await plain.getByLabel('Courriel').fill('visiteuse@example.com');
  await plain.getByRole('button', { name: 'Obtenir ma soumission' }).click();
  await expect(plain).toHaveURL(/\/fr\/quote-answer\//);
  await plain.context().close();
});

test('staff log in in the office’s language, wherever they come from', async ({
  page,
  request,
}) => {
  const answer = await request.get('/fr/login', { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe('/login');
  await openTakenOver(page, '/fr');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});

test('who has no login is led home in French, who has one to the office', async ({ page }) => {
  await page.goto('/fr/admin/clients');
  await expect(page.getByRole('heading', { name: 'À propos de nous' })).toBeVisible();
  await expect(page).toHaveURL(/\/fr$/);
  await logIn(page, 'employee');
  await page.goto('/fr/admin/clients?q=ann');
  await expect(page).toHaveURL(/\/admin\/clients\?q=ann$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
});

test('French pages are accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/fr', '/fr/contact-us', '/fr/services/Janitorial/Carpet']) {
    await openTakenOver(page, path);
    await expectAccessible(page);
  }
});
