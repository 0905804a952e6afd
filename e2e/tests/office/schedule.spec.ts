import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, openIdle, test } from '../../support/test.ts';
import { logins } from '../../../scripts/product/product.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Row = Record<string, unknown> & { id: number };

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
/** The day by the company's clock. */
const today = day.format();

/** Calls of an Admin. */
async function office(request: APIRequestContext) {
  const login = await request.post('/api/rest-auth/login/', { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  return {
    async create(entity: string, data: object): Promise<Row> {
      const answer = await request.post(`/api/${entity}/create`, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as Row;
    },
    async read(path: string): Promise<Row> {
      return (await (await request.get(`/api/${path}`, { headers })).json()) as Row;
    },
    async post(path: string): Promise<void> {
      expect((await request.post(`/api/${path}`, { headers, data: {} })).ok()).toBe(true);
    },
  };
}

/** An employee with two single services today; `bare` has neither client nor phone. */
async function openedSchedule(page: Page, request: APIRequestContext) {
  const staff = await office(request);
  const employee = await staff.create('employees', { fullName: `Omar ${Date.now()}` });
  const client = await staff.create('clients', {
    companyName: 'Maple Court',
    fullName: 'Ann Maple',
    phoneNumber: '(519) 555-0101',
  });
  const service = (time: string, fields: object) =>
    staff.create('services', {
      employeeId: employee.id,
      serviceStatus: 'Scheduled',
      dateTs: `${today}T${time}`,
      ...fields,
    });
  const bare = await service('13:30', { address: '2 Late Street', city: 'Kitchener' });
  const maple = await service('08:05', {
    clientId: client.id,
    address: '12 King & Queen',
    city: 'Waterloo',
    instructions: 'Key at the front desk.\nMind the cat.',
  });
  const secret = String(employee['secret']);
  await page.goto(`/schedule/${secret}`);
  await expect(page.getByRole('heading', { name: 'Maple Court' })).toBeVisible();
  return { staff, employee, client, secret, bare, maple };
}

const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Waits until the page can be opened without a connection. */
async function keptOffline(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null &&
          (await caches.match('/schedule/')) !== undefined,
      ),
    )
    .toBe(true);
}

/** The calls with which a page marks. */
function marksSent(page: Page): { key: string; mark: string }[] {
  const sent: { key: string; mark: string }[] = [];
  page.on('requestfinished', (call) => {
    if (call.url().endsWith('/mark')) {
      sent.push(call.postDataJSON() as { key: string; mark: string });
    }
  });
  return sent;
}

test('a day is listed with what is needed on the way', async ({
  page,
  request,
  quietConsole: _,
}) => {
  const { staff, employee, client } = await openedSchedule(page, request);
  await expect(page).toHaveTitle('Today’s schedule');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Maple Court', 'No client']);
  await expect(page.getByText(/As of \d{1,2}:\d\d\s[ap]\.m\., just now/)).toBeVisible();

  const maple = card(page, 'Maple Court');
  await expect(maple).toContainText(/8:05\sa\.m\./);
  await expect(maple).toContainText('Next');
  await expect(maple).toContainText('Mind the cat.');
  const map = maple.getByRole('link', { name: '12 King & Queen' });
  await expect(map).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12%20King%20%26%20Queen%2C%20Waterloo',
  );
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('rel', 'noreferrer');
  await expect(maple.getByRole('link', { name: '(519) 555-0101' })).toHaveAttribute(
    'href',
    'tel:5195550101',
  );
  await expect(card(page, 'No client')).toContainText('---');

  await expect(page.getByRole('button', { name: 'Single 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Contract 0' }).click();
  await expect(page.getByText('Nothing in Contract today')).toBeVisible();
  await expect(page.getByText('There are 2 services in Single.')).toBeVisible();
  await page.getByRole('button', { name: 'Show Single' }).click();
  await expect(card(page, 'Maple Court')).toBeVisible();

  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const contract = await staff.create('contracts', {
    isActive: true,
    employeeId: employee.id,
    clientId: client.id,
    address: '5 Contract Road',
    ...Object.fromEntries(days.map((name) => [name, true])),
  });
  await staff.read(`create-contract-services/${contract.id}`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Contract 1' }).click();
  await expect(page.getByRole('link', { name: '5 Contract Road' })).toBeVisible();
  await expect(page.getByRole('link', { name: '12 King & Queen' })).toHaveCount(0);
});

test('a service is marked started, then complete', async ({ page, request, quietConsole: _ }) => {
  const { staff, secret, maple } = await openedSchedule(page, request);
  const entry = card(page, 'Maple Court');
  await entry.getByRole('button', { name: 'Mark started' }).dblclick();
  await expect(entry.getByText('Started', { exact: true })).toBeVisible();
  await expect(entry).toContainText('Now');
  await expect(async () => {
    const answer = await request.get(`/api/todays-services-summary/${secret}`);
    expect(((await answer.json()) as Row[])[0]).toMatchObject({
      serviceCode: maple['serviceCode'],
      isStarted: true,
      serviceStatus: 'Scheduled',
    });
  }).toPass();
  await expect(async () => {
    await entry.getByRole('button', { name: 'Mark complete' }).click();
    await expect(entry.getByText('Complete', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(entry.getByRole('button')).toHaveCount(0);
  await expect(card(page, 'No client')).toContainText('Next');
  await expect
    .poll(async () => (await staff.read(`services/${maple.id}/`))['serviceStatus'])
    .toBe('Complete');
  await page.reload();
  await expect(entry.getByText('Complete', { exact: true })).toBeVisible();
});

test('a mark made without connection is kept over a reload and sent once', async ({
  page,
  request,
  context,
}) => {
  await page.clock.install();
  const { staff, secret, maple } = await openedSchedule(page, request);
  await keptOffline(page);
  const sent = marksSent(page);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  const entry = card(page, 'Maple Court');
  await entry.getByRole('button', { name: 'Mark started' }).click();
  await expect(entry.getByText('Started', { exact: true })).toBeVisible();
  await expect(entry).toContainText('will be sent when you are online');

  await page.reload();
  await expect(page.getByText(/As of \d{1,2}:\d\d\s[ap]\.m\./)).toBeVisible();
  await expect(entry.getByText('Started', { exact: true })).toBeVisible();
  await expect(entry).toContainText('will be sent when you are online');
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain(String(maple['serviceCode']));
  expect(stored).not.toContain(secret);
  await entry.getByRole('button', { name: 'Mark complete' }).click();
  expect(sent).toEqual([]);

  // After a reload Chromium takes the page for online, and tells it nothing when the connection
  // returns, as on a phone behind a captive portal: the marks go with the next try.
  await context.setOffline(false);
  await page.clock.fastForward(15_000);
  await expect
    .poll(async () => (await staff.read(`services/${maple.id}/`))['serviceStatus'])
    .toBe('Complete');
  await expect(entry).not.toContainText('will be sent');
  await expect(page.getByText(/^No connection\./)).toBeHidden();
  await page.reload();
  await expect(entry.getByText('Complete', { exact: true })).toBeVisible();
  // The clock's leap can end the wait for an answer: the mark goes again, with the key by which the
  // server counts it once.
  const marks = [...new Map(sent.map((mark) => [mark.key, mark])).values()];
  expect(marks).toMatchObject([{ mark: 'started' }, { mark: 'complete' }]);
});

// A page that the worker begins to answer for while the test takes over its calls may go on calling past
// the test, so these do without the worker.
test.describe('with a server that fails', () => {
  test.use({ serviceWorkers: 'block' });

  test('a mark that the server cannot take now is sent again, with the same key', async ({
    page,
    request,
  }) => {
    await page.clock.install();
    const { secret } = await openedSchedule(page, request);
    const sent = marksSent(page);
    await page.route('**/mark', (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy' } }),
    );
    const entry = card(page, 'Maple Court');
    await entry.getByRole('button', { name: 'Mark started' }).click();
    await expect(entry).toContainText('will be sent');
    await page.unroute('**/mark');
    await page.clock.fastForward(5_000);
    await expect(entry).not.toContainText('will be sent');
    const answer = await request.get(`/api/todays-services-summary/${secret}`);
    expect(((await answer.json()) as Row[])[0]).toMatchObject({ isStarted: true });
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map((mark) => (mark as { key: string }).key)).size).toBe(1);
  });

  test('a list that cannot be loaded can be tried again', async ({ page, request }) => {
    const { secret } = await openedSchedule(page, request);
    const failing = `**/api/todays-services-summary/${secret}`;
    await page.route(failing, (route) =>
      route.fulfill({ status: 503, json: { message: 'The service is not available right now.' } }),
    );
    // While the page still asks by itself, pressing waits for that answer instead of asking again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('The service is not available right now.')).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(card(page, 'Maple Court')).toBeVisible();
    await page.unroute(failing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The service is not available right now.')).toBeHidden();
  });
});

test('a mark that is refused says so, and is not sent again', async ({ page, request }) => {
  const { staff, employee } = await openedSchedule(page, request);
  await staff.post(`employees/replace-secret/${employee.id}`);
  await card(page, 'Maple Court').getByRole('button', { name: 'Mark started' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('“Started” for Maple Court was not taken');
  await expect(alert).toContainText('There is no schedule at this address.');
  const sent = marksSent(page);
  // The reload finds the secret dead: an empty list, and the reason still to be read.
  await page.reload();
  await expect(page.getByText('Nothing in Single today')).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeEmpty();
  expect(sent).toEqual([]);
});

test('an old list says how old it is, and is not taken for today’s', async ({
  page,
  request,
  context,
}) => {
  await page.clock.install();
  await openedSchedule(page, request);
  await keptOffline(page);
  await context.setOffline(true);
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  // Late in the evening two hours lead into another day.
  if (day.format(later(2)) === today) {
    await page.clock.setSystemTime(later(2));
    await page.reload();
    await expect(page.getByText(/As of .*, 2 hours ago/)).toBeVisible();
    await expect(card(page, 'Maple Court')).toBeVisible();
  }
  await page.clock.setSystemTime(later(24));
  await page.reload();
  await expect(
    page.getByText(/The last list on this phone is of yesterday, \w+day, /),
  ).toBeVisible();
  await expect(card(page, 'Maple Court')).toBeHidden();
  await page.getByText('Show the list of yesterday').click();
  await expect(card(page, 'Maple Court')).toBeVisible();
});

test('an unknown secret shows an empty list', async ({ page }) => {
  await page.goto('/schedule/nobodys-secret');
  await expect(page.getByText('Nothing in Single today')).toBeVisible();
  await expect(page.getByText('No services are planned for you today.')).toBeVisible();
});

test('an address without a secret goes back one page, or home', async ({ page }) => {
  await page.goto('/schedule');
  await expect(page).toHaveURL('/');
});

test('the worker stays with the schedule, and keeps no answers or other pages', async ({
  page,
  request,
}) => {
  const script = await request.get('/schedule-worker.js');
  expect(script.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  await openIdle(page, '/');
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  expect(await scopes()).toEqual([]);
  const { secret } = await openedSchedule(page, request);
  await keptOffline(page);
  expect(await scopes()).toEqual(['/schedule/']);
  await openIdle(page, '/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const paths = (): Promise<string[]> =>
    page.evaluate(async () => {
      const cache = await caches.open('schedule-1');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  // The worker writes it down after it has answered.
  await expect.poll(paths).toContain('/schedule/');
  const kept = await paths();
  expect(kept.filter((path) => !/^\/(schedule\/$|releases\/)/.test(path))).toEqual([]);
  expect(kept.join()).not.toContain(secret);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the schedule has no accessibility violation in ${colorScheme} colours`, async ({
    page,
    request,
    context,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openedSchedule(page, request);
    await expectAccessible(page);
    await keptOffline(page);
    await context.setOffline(true);
    await card(page, 'Maple Court').getByRole('button', { name: 'Mark started' }).click();
    await expect(card(page, 'Maple Court')).toContainText('will be sent');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Contract 0' }).click();
    await expectAccessible(page);
  });
}
