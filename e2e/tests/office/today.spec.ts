import type { Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('shows what needs somebody, and leads to it by keyboard', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = `Waiting ${Date.now()}`;
  await admin.create('leads', { name, email: 'w@example.com', subject: 'Windows', status: 'New' });
  await logIn(page, 'admin');
  await page.goto('/admin/today');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Billed this month \$/ })).toBeVisible();
  const leads = page.getByRole('region', { name: /new leads?$/ });
  const row = leads.getByRole('link', { name: / Answer$/ }).first();
  const person = ((await row.textContent()) ?? '').split(':')[0] ?? '';
  await expectAccessible(page);
  await row.press('Enter');
  await expect(page).toHaveURL(/\/admin\/leads\/\d+$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person);
  await page.goBack();
  await leads.getByRole('link', { name: /^All / }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?status=New$/);
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
});

test('keeps itself up to date while somebody looks at it', async ({ page, request }) => {
  const admin = await asAdmin(request);
  await page.clock.install();
  await logIn(page, 'admin');
  await page.goto('/admin/today');
  const head = page.getByRole('heading', { name: /new leads?$/ });
  const before = Number.parseInt((await head.textContent()) ?? '', 10);
  await admin.create('leads', {
    name: 'Later',
    email: 'l@example.com',
    subject: '',
    status: 'New',
  });
  await page.clock.runFor(31_000);
  await expect
    .poll(async () => Number.parseInt((await head.textContent()) ?? '', 10))
    .toBeGreaterThan(before);
});

test('has none of its five figures alone in a row, also with millions, and their places on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await logIn(page, 'admin');
  // Also those of a company that is owed millions.
  await page.route('**/api/today/', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as {
      figures: Record<string, { amount: number; before: number }>;
    };
    for (const figure of Object.values(json.figures)) {
      Object.assign(figure, { amount: 11_397_453.33, before: 10_642_118.09 });
    }
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/admin/today');
  const figures = page.getByRole('region', { name: 'Figures' }).getByRole('listitem');
  await expect(figures).toHaveCount(5);
  // As many as stand beside one another, row by row: none is alone beside rows of several.
  for (const [width, rows] of [
    [320, [1, 1, 1, 1, 1]],
    [390, [1, 1, 1, 1, 1]],
    [600, [1, 1, 1, 1, 1]],
    [704, [3, 2]],
    [768, [3, 2]],
    [959, [3, 2]],
    [960, [5]],
    [1024, [5]],
    [1216, [5]],
    [1920, [5]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const found = await figures.evaluateAll((all) => ({
      tops: all.map((one) => one.getBoundingClientRect().top),
      isWhole: all
        .flatMap((one) => [one, ...one.querySelectorAll('span')])
        .every((part) => part.scrollWidth <= part.clientWidth),
    }));
    const inRows = [...Map.groupBy(found.tops, (top) => top).values()].map(({ length }) => length);
    expect([width, inRows, found.isWhole]).toEqual([width, rows, true]);
  }
  // Nor do their places stand beside the phone while they come.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/today/', () => undefined);
  await page.reload();
  await expect(page.getByText('Booked next week')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('is for Admins, in the menu and by its address', async ({ page }) => {
  await logIn(page, 'employee');
  await expect(page.getByRole('link', { name: 'Today', exact: true })).toHaveCount(0);
  await page.goto('/admin/today');
  await expect(page.getByText('Your role may not see what needs somebody today.')).toBeVisible();
});

test('the bar has room for the lists and for the day, however wide it is', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/today');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  const bar = page.getByRole('banner');
  const day = bar.getByText(/^\w{3}, \w{3} \d{1,2}, \d{4}$/);
  for (const width of [
    390, 768, 1024, 1279, 1280, 1344, 1366, 1408, 1440, 1536, 1727, 1728, 1920,
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    const isWhole = await day.evaluate((text) => text.scrollWidth <= text.clientWidth);
    const isInside = await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
    expect([width, isWhole, isInside]).toEqual([width, true, true]);
  }
});

type Answered = { needs: { kind: string; count: number; first: { id: number }[] }[] };

/** Changes what Today tells, as others change what it tells of. */
const tells = (page: Page, change: (today: Answered) => void) =>
  page.route('**/api/today/', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as Answered;
    change(json);
    await route.fulfill({ response: answer, json });
  });

test('the keyboard goes on to the next row where somebody else has seen to its own', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  for (const name of ['Aisha', 'Bert']) {
    await admin.create('leads', { name, email: 'w@example.com', subject: '', status: 'New' });
  }
  await page.clock.install();
  await logIn(page, 'admin');
  let isGone = false;
  await tells(page, ({ needs }) => {
    if (isGone) needs.find(({ kind }) => kind === 'leads')?.first.shift();
  });
  await page.goto('/admin/today');
  const rows = page
    .getByRole('region', { name: /new leads?$/ })
    .getByRole('link', { name: / Answer$/ });
  await rows.first().focus();
  const second = (await rows.nth(1).getAttribute('href')) ?? '';
  isGone = true;
  await page.clock.runFor(31_000);
  await expect(rows.first()).toHaveAttribute('href', second);
  await expect(rows.first()).toBeFocused();
});

test('says from when it is while the server is away, and goes on by itself', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'admin');
  await page.goto('/admin/today');
  await expect(page.getByRole('link', { name: /^Billed this month \$/ })).toBeVisible();
  await page.route('**/api/today/', (route) => route.abort());
  await page.clock.runFor(31_000);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: /^What is shown here is from \w+ \d+, / });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('link', { name: /^Billed this month \$/ })).toBeVisible();
  await page.unroute('**/api/today/');
  await page.clock.runFor(31_000);
  await expect(alert).toHaveCount(0);
});

test('does not say that nothing waits while it is not known whether payments need somebody', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await tells(page, (today) => (today.needs = []));
  let isAway = true;
  await page.route('**/api/money-back/', (route) =>
    isAway
      ? route.abort()
      : route.fulfill({ json: { refunds: [], disputes: [], unexplained: [] } }),
  );
  await page.goto('/admin/today');
  const alert = page.getByText(/^Whether card payments need somebody could not be loaded/);
  await expect(alert).toBeVisible();
  const nothing = page.getByText('Nothing waits for you');
  await expect(nothing).toHaveCount(0);
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(nothing).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('what somebody else has dealt with goes when Done is refused', async ({ page }) => {
  const notice = { providerId: 're_1', amount: 20, currency: 'cad', intent: 'pi_1' };
  await logIn(page, 'admin');
  let isSeen = false;
  await page.route('**/api/money-back/', (route) =>
    route.fulfill({ json: { refunds: [], disputes: [], unexplained: isSeen ? [] : [notice] } }),
  );
  await page.route('**/api/money-back/unexplained/*/seen/', (route) => {
    isSeen = true;
    return route.fulfill({ status: 404, json: { message: 'This refund is not there.' } });
  });
  await page.goto('/admin/today');
  const done = page.getByRole('button', { name: /^Done with: / });
  await done.click();
  await expect(page.getByText('This refund is not there.')).toBeVisible();
  await expect(done).toHaveCount(0);
});
