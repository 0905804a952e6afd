import { asAdmin } from '../../support/admin.ts';
import { expect, logIn, test } from '../../support/test.ts';

test('a client’s page on a phone is as high while its visits come as it is then', async ({
  page,
  request,
}) => {
  const { create } = await asAdmin(request);
  const place = { address: '12 King Street', city: 'Elora' };
  const { id: clientId } = await create('clients', { fullName: `Still ${Date.now()}`, ...place });
  for (const year of [2024, 2099]) {
    for (let day = 10; day < 17; day += 1) {
      const visit = { clientId, lineData: 'Windows', serviceStatus: 'Scheduled', ...place };
      await create('services', { ...visit, dateTs: `${year}-03-${day}T09:00` });
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/services\/\?/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto(`/admin/clients/${clientId}#visits`);
  await expect(page.getByRole('status', { name: 'Loading the visits' })).toHaveCount(2);
  await expect(
    page.getByText('None planned').or(page.getByText('Nobody is assigned')),
  ).toBeVisible();
  const waiting = await height();
  release();
  await expect(page.getByRole('link', { name: 'Windows' })).toHaveCount(12);
  // The lines of a row depend on what it says.
  expect(Math.abs((await height()) - waiting)).toBeLessThan(120);
});
