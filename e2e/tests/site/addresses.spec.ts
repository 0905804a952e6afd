import { carpet } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

test.describe('with JavaScript', () => {
  test('an unknown address shows the home page, as not found', async ({ page }) => {
    const answer = await page.goto('/services-all/unknown');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  });

  for (const [address, heading] of [
    ['/login/x', 'About Us'],
    ['/schedule/a/b', 'About Us'],
    ['/fr/login/x', 'À propos de nous'],
    ['/gallery/16', 'About Us'],
    ['/fr/gallery/abc', 'À propos de nous'],
  ] as const) {
    test(`so does one below an address of the office (${address})`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText('My account')).toBeHidden();
    });
  }

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

test('a page has one address: a slash at its end leads to it, and to no other site', async ({
  request,
  baseURL,
}) => {
  const leadsTo = async (address: string) => {
    const answer = await request.get(`${baseURL ?? ''}${address}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await leadsTo(`${carpet}/?from=mail`)).toEqual([301, `${carpet}?from=mail`]);
  expect(await leadsTo('/fr/all-quotes///')).toEqual([301, '/fr/all-quotes']);
  expect(await leadsTo('/fr/')).toEqual([301, '/fr']);
  for (const address of ['/', '//example.com/', '/\\example.com/']) {
    expect((await leadsTo(address))[1]).toBeUndefined();
  }
});

test('home has its styles where it takes the place of a page of the office', async ({ page }) => {
  const titleBox = () => page.getByRole('heading', { level: 1 }).boundingBox();
  await openTakenOver(page, '/');
  const opened = await titleBox();
  // The stylesheet of the office has come with the page; the site has one that is named alike.
  await page.goto('/admin/invoices');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await titleBox()).toEqual(opened);
});

test('the login has its styles where it takes the place of a page of the site', async ({
  page,
}) => {
  const fieldBox = () => page.getByLabel('Username').boundingBox();
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  const opened = await fieldBox();
  await openTakenOver(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await fieldBox()).toEqual(opened);
});
