import {
  card,
  keptOffline,
  marksSent,
  openedSchedule,
  day,
  today,
} from '../../support/schedule.ts';
import type { Row } from '../../support/admin.ts';
import { expect, openIdle, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

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
