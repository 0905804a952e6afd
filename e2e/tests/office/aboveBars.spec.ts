import { releasesHeader } from 'shared-api/contract/releases/releaseIds';
import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, logIn, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('that there is a new version is said above the buttons of an editor on a phone', async ({
  page,
  request,
}) => {
  const { create } = await asAdmin(request);
  const { id } = await create('clients', { fullName: `Old page ${Date.now()}` });
  await logIn(page, 'admin');
  await page.clock.install();
  await page.goto(`/admin/clients/${id}`);
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toBeInViewport();
  await page.clock.fastForward(2_000);
  // As once the server has other releases than the page was made of.
  await page.route('**/admin/clients/*', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { [releasesHeader]: 'others' } })
      : route.fallback(),
  );
  await page.evaluate(() => {
    void Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
  });
  const message = page.getByText('A new version is available. What you typed is kept.');
  await expect(async () => {
    const [said, bar] = await boxesOf(message, update.locator('..'));
    expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
  }).toPass();
});

test('no field that the keyboard comes to is behind the buttons of an editor', async ({
  page,
  request,
}) => {
  const { create } = await asAdmin(request);
  const { id } = await create('services', { lineData: `Tab ${Date.now()}` });
  await logIn(page, 'admin');
  await page.goto(`/admin/services/${id}`);
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toBeInViewport();
  const bar = page.locator('[data-foot]');
  /** What has the focus, and whether it is behind the bar; empty once it is in the bar. */
  const focused = () =>
    bar.evaluate((foot) => {
      const { activeElement } = document;
      if (!activeElement || foot.contains(activeElement)) return ['', false];
      const [one, other] = [activeElement.getBoundingClientRect(), foot.getBoundingClientRect()];
      return [activeElement.outerHTML, one.top < other.bottom && one.bottom > other.top];
    });
  let count = 0;
  for (let [html] = await focused(); html !== ''; [html] = await focused()) {
    await page.keyboard.press('Tab');
    await expect.poll(focused).toEqual([expect.any(String), false]);
    count += 1;
  }
  expect(count).toBeGreaterThan(12);
});
