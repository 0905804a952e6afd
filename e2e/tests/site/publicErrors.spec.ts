import { expect, openTakenOver, test } from '../../support/test.ts';

test('a part of the site that does not come is told in words, without its address', async ({
  page,
}) => {
  await openTakenOver(page, '/');
  await page.route('**/public-site/*/privacy*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This part of the site could not be loaded.');
  await expect(page.getByRole('main')).not.toContainText(/chunk|https?:|\.js/i);
});
