import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('more rows lead the keyboard to the first of them, and say how many they are', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { id: clientId } = await admin.create('clients', { fullName: `Many ${Date.now()}` });
  for (let day = 1; day <= 56; day += 1) {
    const dateTs = new Date(Date.UTC(2024, 0, day, 9)).toISOString().slice(0, 16);
    await admin.create('services', { clientId, dateTs, lineData: `Windows ${day}` });
  }
  await logIn(page, 'admin');
  await page.clock.install();
  await page.goto(`/admin/clients/${clientId}#visits`);
  const rows = page.getByRole('link', { name: /^Windows \d+$/ });
  await expect(rows).toHaveCount(25);
  // What follows the keyboard comes a moment after the screen, so that it holds nothing up.
  await page.clock.fastForward(2_000);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(50);
  // The newest come first: 25 days on from the last one.
  await expect(page.getByRole('link', { name: 'Windows 31', exact: true })).toBeFocused();
  await expect(page.getByRole('status').getByText('25 more are shown.')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Windows 31', exact: true })).toBeInViewport();
  await expectAccessible(page);

  await more.focus();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(56);
  await expect(page.getByRole('link', { name: 'Windows 6', exact: true })).toBeFocused();
  await expect(page.getByText('6 more are shown.')).toBeAttached();
  await expect(more).toBeHidden();

  // On a phone the fields stand below: they are not far off.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(rows).toHaveCount(6);
  await page.clock.fastForward(2_000);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Windows 50', exact: true })).toBeFocused();
  await expect(page.getByText('19 more are shown.')).toBeAttached();
});

test('events before those that are shown are asked for again where they did not come', async ({
  page,
  request,
}) => {
  const { create } = await asAdmin(request);
  const { id: clientId } = await create('clients', { fullName: `Eventful ${Date.now()}` });
  for (let number = 1; number <= 60; number += 1) {
    await create('leads', { clientId, name: `Lead ${number}`, email: 'eve@example.com' });
  }
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${clientId}`);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await page.route(/\/timeline\/\?.*cursor=/, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('What happened before did not come.')).toBeVisible();
  const events = page.getByRole('main').getByRole('listitem');
  const before = await events.count();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => events.count()).toBeGreaterThan(before);
  await expect(page.getByText('What happened before did not come.')).toBeHidden();
});
