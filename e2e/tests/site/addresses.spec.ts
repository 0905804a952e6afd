import { carpet } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

test.describe('with JavaScript', () => {
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
