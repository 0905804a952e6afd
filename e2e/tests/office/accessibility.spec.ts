import { entityNames } from 'shared-api/contract/entities/entities';
import {
  expect,
  expectAccessibleInBothSchemes,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

// Whole editors in sight: what the bar of buttons covers can be scrolled from under it.
test.use({ viewport: { width: 1280, height: 1800 } });

test('the login has no accessibility violation', async ({ page }) => {
  await openLoaded(page, '/login');
  await expectAccessibleInBothSchemes(page);
});

for (const entity of entityNames) {
  test(`the list and the editor of ${entity} have no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, 'admin');
    const list = `/admin/${entity}`;
    await page.goto(list);
    const view = page.getByRole('link', { name: /^View/ }).first();
    await expect(view).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await view.click();
    await expect(page.getByRole('heading', { name: /Editor$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled();
    await expectAccessibleInBothSchemes(page);
    if (entity === 'leads') return;
    await page.goto(`${list}/new`);
    await expect(page.getByRole('button', { name: 'Create' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
}
