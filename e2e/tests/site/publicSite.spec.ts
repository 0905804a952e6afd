import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  openIdle,
  openLoaded,
  openTakenOver,
  reporter,
  test,
} from '../../support/test.ts';

const carpet = '/services/Janitorial/Carpet';

/** A day that is neither blocked nor within the rush hours. */
const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const rushNote = 'An extra fee applies if service is needed within the next 72 hours.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [
      'About Us',
      'Cleaning services',
      'Contracting services',
      'Our Clients',
      'Projects',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText('Insurance coverage up to $5,000,000.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
    await expect(page).toHaveTitle(/Northbank/);
  });

  test('a page that needs scripts says so, and what to do', async ({ page }) => {
    await page.goto('/login');
    // A browser that only has its scripts held back, as here, does not show what is for those without.
    const html = await page.content();
    expect(html).toContain('This page needs JavaScript');
    expect(html).toContain('Switch it on in the settings of the browser');
    expect(html).toContain('href="tel:+15195550142"');
  });

  test('the menu opens, and links lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  });

  test('a carpet quote is asked for and answered', async ({ page }) => {
    await page.goto(carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Rooms', { exact: true }).fill('3');
    await page.getByLabel('Email').fill('no-script@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Total/ }).last()).toContainText('$ 166.11');
  });

  test('a wrong answer comes back with what was typed', async ({ page }) => {
    await page.goto(carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill('kept@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByText('Must meet minimum service requirements.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
  });
});

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

  test('the bar shows its logo once the page is scrolled', async ({ page }) => {
    await page.goto('/');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Northbank' });
    await expect(logo).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(logo).toBeVisible();
  });

  test('projects are revealed when they are scrolled to', async ({ page }) => {
    await openTakenOver(page, '/');
    const last = page.getByRole('listitem').filter({ hasText: 'Union Court' });
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
  });

  test('a counter counts before the scripts have come, and goes on from there', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/(federation|main)\.[^/]*js$/, async (route) => {
      await held;
      await route.continue();
    });
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

  test('what was typed before the scripts came is kept', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
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

  test('an unknown address shows the home page, as not found', async ({ page }) => {
    const answer = await page.goto('/services-all/unknown');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  });

  for (const [what, address] of [
    ['an unknown service', '/services/Janitorial/Juggling'],
    ['a schedule without a secret', '/schedule'],
  ] as const) {
    for (const how of ['a link', 'its address', 'the router'] as const) {
      test(`${what} opened by ${how} goes back one step`, async ({ page }) => {
        await openTakenOver(page, '/contact-us');
        if (how === 'its address') await page.goto(address);
        else {
          await page.evaluate(
            ([to, isLink]) => {
              const { history } = window;
              if (isLink) {
                const link = document.body.appendChild(document.createElement('a'));
                link.href = to;
                link.click();
              } else {
                const state = { idx: 1, key: 'other' };
                history.pushState(state, '', to);
                window.dispatchEvent(new PopStateEvent('popstate', { state }));
              }
            },
            [address, how === 'a link'] as const,
          );
        }
        await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
        await expect(page).toHaveURL(/contact-us$/);
      });
    }

    test(`${what} leads home where no page of the site was before`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  test('a service written in other letters leads to its page', async ({ page, request }) => {
    const answer = await request.get('/services/janitorial/carpet?from=mail', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${carpet}?from=mail`]);
    await page.goto('/services/JANITORIAL/post construction');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Post Construction');
  });

  test('a private address without a token leads to the home page', async ({ page }) => {
    await page.goto('/admin/quotes');
    await page.waitForURL('/');
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  });
});

test.describe('the carpet quote', () => {
  test('shows the described messages in a dialog, beside the field, and leads there', async ({
    page,
  }) => {
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill('Wrong@example');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Must meet minimum service requirements.');
    await expect(dialog).toContainText('You must enter a valid email address.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Rooms', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('wrong@example');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
  });

  test('is answered line by line, and its mail lands in the outbox', async ({ page }) => {
    const email = `visitor-${Date.now()}@example.com`;
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(tomorrow());
    await expect(page.getByText(rushNote)).toBeVisible();
    for (let times = 0; times < 3; times += 1) {
      await page.getByRole('button', { name: 'More: Rooms' }).click();
    }
    await page.getByRole('button', { name: 'More: Staircases' }).click();
    await page.getByLabel('Basement').check();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Get my quote' }).click();
    const heading = page.getByRole('heading', { name: /^Quote #\d{5}$/ });
    await expect(heading).toBeFocused();
    // 3 × 49 + 79 + 119 + rush fee 45, and 13 percent.
    for (const amount of [
      '$ 147.00',
      '$ 79.00',
      '$ 119.00',
      '$ 45.00',
      '$ 390.00',
      '$ 50.70',
      '$ 440.70',
    ]) {
      await expect(page.getByRole('cell', { name: amount, exact: true })).toBeVisible();
    }
    const number = (await heading.innerText()).replace('Quote #', '');
    const outbox = path.join(process.env['PRODUCT_DATA_DIR'] ?? '', 'outbox');
    await expect(async () => {
      const files = await readdir(outbox);
      const mails = await Promise.all(
        files.map((file) => readFile(path.join(outbox, file), 'utf8')),
      );
      const mail = mails.find((text) => text.includes(email));
      expect(mail).toContain(`quote #${number}`);
      expect(mail).toContain('$ 440.70');
    }).toPass();
  });

  test('has a form and a price for every kind that is rendered from its schema', async ({
    page,
  }) => {
    const stamp = Date.now();
    for (const [address, fill] of [
      [
        '/services/Janitorial/Residential',
        async () => {
          await page.getByLabel('Service type').selectOption('Detailed');
          await page.getByLabel('Date').fill(inAMonth());
          await page.getByLabel('Kitchen').check();
        },
      ],
      [
        '/services/Janitorial/Grout',
        () => page.getByRole('button', { name: 'More: Bathrooms' }).click(),
      ],
      ['/services/Contracting/Paint', () => page.getByLabel('Rec Room').check()],
      [
        '/services/Contracting/Floor',
        async () => {
          await page.getByLabel('Floor to install').selectOption('Vinyl');
          await page.getByLabel('Total area in sqft').fill('420');
        },
      ],
    ] as const) {
      await openTakenOver(page, address);
      await fill();
      await page.getByLabel('Email').fill(`kinds-${stamp}@example.com`);
      await page.getByRole('button', { name: 'Get my quote' }).click();
      await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    }
  });

  test('keeps what was typed when the server cannot be reached, and then sends it once', async ({
    page,
  }) => {
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByRole('button', { name: 'More: Rooms' }).click();
    await page.getByLabel('Email').fill(`offline-${Date.now()}@example.com`);
    await page.route('**/api/carpet-quote/', (route) => route.abort());
    const send = page.getByRole('button', { name: 'Get my quote' });
    await send.click();
    await expect(page.getByText('There was a problem generating your quote.')).toBeVisible();
    await expect(send).toBeDisabled();
    await page.unroute('**/api/carpet-quote/');
    await page.getByRole('button', { name: 'Change and try again' }).click();
    await send.click();
    await expect(page.getByRole('heading', { name: /^Quote #/ })).toBeVisible();
  });

  test('keeps what was typed over a reload until it is sent, and then forgets it', async ({
    page,
  }) => {
    const email = page.getByLabel('Email');
    const rooms = page.getByLabel('Rooms', { exact: true });
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await email.fill(`reload-${Date.now()}@example.com`);
    const more = page.getByRole('button', { name: 'More: Rooms' });
    await more.click();
    await page.route('**/api/carpet-quote/', (route) => route.abort());
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await page.getByRole('button', { name: 'Change and try again' }).click();
    await more.click();
    await page.unroute('**/api/carpet-quote/');
    await page.reload();
    await expectTakenOver(page);
    await expect(email).toHaveValue(/^reload-/);
    await expect(rooms).toHaveValue('2');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Quote #/ })).toBeVisible();
    await openTakenOver(page, carpet);
    await expect(rooms).toHaveValue('0');
    await expect(email).toHaveValue('');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    for (const address of [
      '/',
      '/services-all',
      carpet,
      '/services/Contracting/Paint',
      '/services/Contracting/Tile',
      '/all-quotes',
      '/student-special',
      '/contact-us',
      '/payment',
      '/privacy-policy',
      '/gallery/1',
      '/login',
    ]) {
      test(`${address} has no accessibility violation`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await (address === '/login' ? openLoaded : openTakenOver)(page, address);
        await expectAccessible(page);
      });
    }
  });
}

test('a home screen finds icons, and a phone the colours of its own bar', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const scheme of ['light', 'dark']) {
    expect(html).toMatch(new RegExp(`theme-color" content="#\\w{6}" media="[^"]*${scheme}`));
  }
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  const address = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const manifest = await request.get(address);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe('Northbank Property Services Inc.');
  for (const src of ['/apple-touch-icon.png', ...icons.map((icon) => icon.src)]) {
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
  }
});

test('the privacy policy says when it was last changed', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText(/^Last updated \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
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

test('search engines and shared links find what a page is', async ({ request }) => {
  for (const [address, type] of [
    ['/', 'HomeAndConstructionBusiness'],
    [carpet, 'Service'],
  ] as const) {
    const html = await (await request.get(address)).text();
    const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org', '@type': type });
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(html).toMatch(/<link rel="canonical" href="https:\/\//);
  }
  const map = await (await request.get('/sitemap.xml')).text();
  for (const [, address = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    expect([address, (await request.get(new URL(address).pathname)).status()]).toEqual([
      address,
      200,
    ]);
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
  // The part that is only shown comes by itself: the server's HTML does until then.
  const awaited = scripts.filter(({ address }) => !/\/trust\.[^/]+$/.test(address));
  expect(awaited.length).toBe(scripts.length - 1);
  for (const { address } of awaited) expect(html).toContain(`"${address}"`);
  expect(asked.filter(({ kind }) => kind === 'fetch' || kind === 'xhr')).toEqual([]);
  // Pictures come after; the browser asks for its own sign of the site.
  const before = asked.filter(
    ({ kind, address }) => kind !== 'image' && address !== '/favicon.svg',
  );
  expect(before.length).toBeLessThanOrEqual(12);
});
