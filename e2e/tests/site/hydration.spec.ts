import { cameraPhoto } from '../../../scripts/product/photos.ts';
import { carpet, email, inAMonth, rushNote, tomorrow } from '../../support/quotes.ts';
import {
  expect,
  expectTakenOver,
  holdScripts,
  openIdle,
  openTakenOver,
  reporter,
  test,
} from '../../support/test.ts';

test.describe('with JavaScript', () => {
  for (const address of ['/', carpet, '/services-all', '/all-quotes', '/privacy-policy']) {
    test(`${address} is taken over quietly, without moving`, async ({ page, quietConsole: _ }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) {
              document.documentElement.dataset['shift'] = String(
                Number(document.documentElement.dataset['shift'] ?? 0) + value,
              );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openIdle(page, address);
      await expectTakenOver(page);
      // Taken over: a link changes the page without loading another.
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(
        0.01,
      );
    });
  }

  test('a counter counts before the scripts have come, and goes on from there', async ({
    page,
  }) => {
    const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
    await page.goto(carpet, { waitUntil: 'commit' });
    const rooms = page.getByLabel('Rooms', { exact: true });
    const more = page.getByRole('button', { name: 'More: Rooms' });
    await expect(async () => {
      await more.click();
      await expect(rooms).not.toHaveValue('0', { timeout: 100 });
    }).toPass();
    const before = Number(await rooms.inputValue());
    release();
    await expect(page.locator('[data-live]').first()).toBeAttached();
    await more.click();
    await expect(rooms).toHaveValue(String(before + 1));
  });

  test('a decimal comma typed before the scripts came counts', async ({ page }) => {
    const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
    // Deferred scripts are among those that are held: the page is not loaded before they come.
    await page.goto('/fr/services/Contracting/Paint', { waitUntil: 'commit' });
    const bathrooms = page.getByLabel('Salles de bain', { exact: true });
    await expect(async () => {
      await bathrooms.fill('1');
      await bathrooms.press('End');
      await bathrooms.pressSequentially(',5');
      await expect(bathrooms).toHaveValue('1.5', { timeout: 100 });
    }).toPass();
    release();
    await expect(page.locator('form[data-live]').first()).toBeAttached();
    await expect(bathrooms).toHaveValue('1.5');
  });

  test('what was typed before the scripts came is kept', async ({ page }) => {
    const release = await holdScripts(page, '**/*.js');
    await page.goto(carpet, { waitUntil: 'commit' });
    await page.getByLabel('Date').fill(tomorrow());
    await page.getByLabel('Email').fill('early@example.com');
    await page.getByLabel('Basement').check();
    release();
    // The plus button works only once React has the page.
    await expect(async () => {
      await page.getByRole('button', { name: 'More: Rooms' }).click();
      await expect(page.getByLabel('Rooms', { exact: true })).not.toHaveValue('0', {
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
    await expect(page.getByLabel('Basement')).toBeChecked();
    await expect(page.getByText(rushNote)).toBeVisible();
  });

  test('what was typed before the scripts came goes beside what was kept before', async ({
    page,
  }) => {
    const scripts = /\/(federation|main)\.[^/]*js$/;
    await openTakenOver(page, '/contact-us');
    await page.getByLabel('Name').fill('Amara');
    await page.getByLabel('Message').fill('A long story.');
    const release = await holdScripts(page, scripts);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-early');
    await page.getByLabel('Subject').fill('Hello');
    await page.reload({ waitUntil: 'commit' });
    // Left once more, with nothing typed.
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await page.reload({ waitUntil: 'commit' });
    release();
    await expect(page.getByLabel('Message')).toHaveValue('A long story.');
    await expect(page.getByLabel('Name')).toHaveValue('Amara');
    await expect(page.getByLabel('Subject')).toHaveValue('Hello');
  });

  for (const [address, fields] of [
    ['/payment', { 'Invoice / quote number': '10234', Amount: '113' }],
    ['/fr/services/Janitorial/Power%20Wash', { Nom: 'Amara', 'De quoi s’agit-il?': 'L’entrée' }],
  ] as const) {
    test(`what was typed at ${address} before the scripts came outlives a reload`, async ({
      page,
    }) => {
      const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
      await page.goto(address, { waitUntil: 'commit' });
      // What keeps it.
      await expect(page.locator('html')).toHaveAttribute('data-early');
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByLabel(Object.keys(fields)[0] ?? '')).toHaveValue('');
      release();
      for (const [label, value] of Object.entries(fields)) {
        await expect(page.getByLabel(label)).toHaveValue(value);
      }
    });
  }
});

for (const address of ['/login', '/schedule/nobody']) {
  test(`${address} says what to do while its scripts do not come`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    await expect(page.getByText('Loading…')).toBeVisible();
    const late = page.getByText(/taking longer than usual/);
    await expect(late).toBeHidden();
    await expect(late).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
    await expect(page.getByRole('link', { name: '+1 519-555-0142' })).toBeVisible();
  });
}

test('photos that the tab keeps are asked for again where the scripts that show them do not come', async ({
  page,
}) => {
  await openTakenOver(page, '/services/Janitorial/Power%20Wash');
  const buffer = await cameraPhoto();
  await page.getByLabel('Photos').setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/^1 photo added/)).toBeVisible();
  await page.route(/\/main\.[^/]*js$/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-photos', '1');
  const words = page.getByText(/^The photos that you chose before could not be loaded/);
  await expect(words).toBeVisible({ timeout: 15_000 });
  await expect(words.locator('+ ul')).toBeHidden();
});

test.describe('where no script comes', () => {
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));
  const later = { timeout: 15_000 };

  test('a form has no button that does nothing, and is sent as it is typed', async ({ page }) => {
    await page.goto(carpet);
    const more = page.getByRole('button', { name: 'More: Rooms' });
    await expect(more).toBeVisible();
    await expect(more).toBeHidden(later);
    await expect(page.getByText('You see your price, line by line, when you send')).toBeVisible();
    await expect(page.getByText('Your price appears here')).toBeHidden();
    await page.getByLabel('Rooms', { exact: true }).fill('3');
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill(email('blocked'));
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page).toHaveURL(/\/quote-answer\//);
  });

  test('a section that is opened late has no such button either', async ({ page }) => {
    await page.goto('/all-quotes');
    const carpetForm = page.locator('details', { hasText: 'Carpet quote' }).first();
    await expect
      .poll(() => page.evaluate(() => performance.now()), { timeout: 30_000 })
      .toBeGreaterThan(8_500);
    await carpetForm.locator('summary').first().click();
    await expect(carpetForm.getByLabel('Rooms', { exact: true })).toBeVisible();
    await expect(carpetForm.getByRole('button', { name: 'More: Rooms' })).toBeHidden({
      timeout: 1,
    });
  });

  test('photos that are chosen are named by the browser', async ({ page }) => {
    await page.goto('/services/Janitorial/Power%20Wash');
    await expect(page.getByLabel('Photos')).toHaveCSS('opacity', '1', later);
    await expect(page.getByText('Add photos')).toBeHidden();
  });

  for (const [address, pause, words] of [
    ['/gallery/1', 'Pause', /^Films cannot be paused yet/],
    ['/fr/gallery/1', 'Pause', /^Les films ne peuvent pas encore/],
  ] as const) {
    test(`${address} says that a film cannot be paused, and how it can`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(words)).toBeHidden();
      await expect(page.getByText(words)).toBeVisible(later);
      await expect(page.getByRole('button', { name: pause })).toBeHidden();
      // Read over the lightest film.
      await expect(page.getByText(words)).toHaveCSS('background-color', 'rgba(15, 13, 11, 0.8)');
    });
  }
});

test('the home page names all scripts that it waits for, is there after twelve requests, and calls nothing', async ({
  page,
}) => {
  const asked: { address: string; kind: string }[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url()).pathname;
    if (!reporter.test(address)) asked.push({ address, kind: request.resourceType() });
  });
  await openIdle(page, '/');
  await expectTakenOver(page);
  const html = await (await page.request.get('/')).text();
  const scripts = asked.filter(({ kind }) => kind === 'script');
  expect(scripts.length).toBeGreaterThan(3);
  // Of parts that are only looked at, no code comes: the server's HTML does.
  for (const { address } of scripts) expect(html).toContain(`"${address}"`);
  expect(asked.filter(({ kind }) => kind === 'fetch' || kind === 'xhr')).toEqual([]);
  // Pictures come after; the browser asks for its own sign of the site.
  const before = asked.filter(
    ({ kind, address }) => kind !== 'image' && address !== '/favicon.svg',
  );
  expect(before.length).toBeLessThanOrEqual(12);
});
