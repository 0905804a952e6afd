import { expect, logIn, reporter, test } from '../../support/test.ts';

/** Scripts that a page names itself: what it runs, and what it asks for ahead. */
const named = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)].map(
    ([, address = '']) => address,
  );

test('a list shows its rows with the scripts that its page names', async ({ page, request }) => {
  await logIn(page, 'admin');
  const scripts = named(await (await request.get('/admin/invoices')).text());
  expect(scripts.length).toBeGreaterThan(4);
  // Any other would be asked for only once a script before it has run.
  await page.route('**/*.js', (route) =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/admin/invoices');
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
});

test('the browser reads what it knows of dates while the scripts of the office are on their way', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      apply: (target, _, [locale, options]: [string, Intl.DateTimeFormatOptions]) => {
        made.push(locale);
        return new target(locale, options);
      },
    });
  });
  await page.route('**/shell/*/main.*.js', () => undefined);
  await page.goto('/admin/invoices', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { made: string[] }).made))
    .toEqual(['en-CA']);
});

test('first scripts tell the browser to compile them while they arrive', async ({ request }) => {
  const html = await (await request.get('/admin/invoices')).text();
  const first = named(html).filter((address) =>
    /\/(main\.[^/]*|api|__federation_expose_routes)\.js$/.test(address),
  );
  expect(first).toHaveLength(3);
  for (const address of first) {
    const text = await (await request.get(address)).text();
    expect(text.slice(0, 40), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the reporting of errors does not load before the first rows where the browser never says that it is idle', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.addInitScript(() => {
    // As in Safari.
    Reflect.deleteProperty(window, 'requestIdleCallback');
    // What is to happen later happens when the test says so, however slow the machine is.
    const later: (() => void)[] = [];
    const soon = window.setTimeout.bind(window);
    const held = (work: () => void, delay = 0): number =>
      delay < 1_000 ? soon(work, delay) : later.push(work);
    Object.assign(window, { setTimeout: held, goOn: () => later.forEach((work) => work()) });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const reporters = (): string[] => asked.filter((path) => reporter.test(path));
  await page.goto('/admin/invoices');
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  expect(reporters()).toEqual([]);
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await expect.poll(reporters).toHaveLength(1);
});
