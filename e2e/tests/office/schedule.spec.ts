import { card, keptOffline, marksSent, openedSchedule } from '../../support/schedule.ts';
import type { Row } from '../../support/admin.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

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
  await expect(maple).toContainText('Carpet, 3 rooms');
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

test('a mark that is refused says so, and is not sent again', async ({ page, request }) => {
  const { staff, employee } = await openedSchedule(page, request);
  const replaced = await request.post(`/api/employees/replace-secret/${employee.id}`, {
    headers: staff.headers,
    data: {},
  });
  expect(replaced.ok()).toBe(true);
  await card(page, 'Maple Court').getByRole('button', { name: 'Mark started' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('“Started” for Maple Court was not taken');
  await expect(alert).toContainText('This link no longer works.');
  const sent = marksSent(page);
  // The reload finds the secret dead: an empty list, and the reason still to be read.
  await page.reload();
  await expect(page.getByText('This link does not work')).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeEmpty();
  expect(sent).toEqual([]);
});

test('an unknown secret shows an empty list, and what to do', async ({ page }) => {
  await page.goto('/schedule/nobodys-secret');
  await expect(page.getByRole('button', { name: 'Single 0' })).toBeVisible();
  await expect(page.getByText('This link does not work')).toBeVisible();
  await expect(page.getByText('Open the newest link that you were sent')).toBeVisible();
  await expect(page.getByText('No services are planned for you today.')).toHaveCount(0);
});

test('an address without a secret goes back one page, or home', async ({ page }) => {
  await page.goto('/schedule');
  await expect(page).toHaveURL('/');
});

test('the schedule has no accessibility violation', async ({ page, request, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openedSchedule(page, request);
  await expectAccessibleInBothSchemes(page);
  await keptOffline(page);
  await context.setOffline(true);
  await card(page, 'Maple Court').getByRole('button', { name: 'Mark started' }).click();
  await expect(card(page, 'Maple Court')).toContainText('will be sent');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Contract 0' }).click();
  await expectAccessibleInBothSchemes(page);
});

for (const [when, isOffline] of [
  ['at once', false],
  ['when the connection returns', true],
] as const) {
  test(`a mark of a service that the office has cancelled is refused ${when}, and the list is as it is now`, async ({
    page,
    request,
    context,
  }) => {
    const { staff, maple } = await openedSchedule(page, request);
    if (isOffline) {
      await keptOffline(page);
      await context.setOffline(true);
    }
    const { version } = await staff.read(`services/${maple.id}/`);
    const cancelled = await request.put(`/api/services/update/${maple.id}/`, {
      headers: staff.headers,
      data: { version, serviceStatus: 'Cancelled' },
    });
    expect(cancelled.ok(), await cancelled.text()).toBe(true);
    await card(page, 'Maple Court').getByRole('button', { name: 'Mark started' }).click();
    if (isOffline) {
      await expect(card(page, 'Maple Court')).toContainText('will be sent');
      await context.setOffline(false);
    }
    const told = page.getByRole('alert').filter({ hasText: 'was not taken' });
    await expect(told).toContainText('“Started” for Maple Court was not taken:');
    await expect(told).toContainText('The office has cancelled this service.');
    await expect(card(page, 'Maple Court')).toHaveCount(0);
    await expect(card(page, 'No client')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(told).toHaveCount(0);
  });
}
