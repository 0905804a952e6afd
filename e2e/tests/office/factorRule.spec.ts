import { logins, startProduct, type Product } from '../../../scripts/product/product.ts';
import { enter, fillLogin, makeLogin, openDialog, setUpFactor } from '../../support/logins.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

// The rule holds for all Admins, and other tests log in as one: this product is its own.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('Admins need a second factor once the rule says so, and set it up before anything else', async ({
  page,
  otherBrowsers,
  request,
}) => {
  const site = product.url;
  const colleague = await makeLogin(request, { role: 'Admin', site });
  await enter(page, logins.admin, site);
  const rule = page.getByRole('checkbox', { name: 'Every owner needs a second factor' });

  // Whoever makes the rule keeps it.
  await page.goto(`${site}/admin/settings#people`);
  await rule.click();
  const refusal = page.getByRole('alertdialog').filter({ visible: true });
  await expect(refusal).toContainText('Set up a second factor for yourself first');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(rule).not.toBeChecked();
  await page.goto(`${site}/admin/account`);
  await setUpFactor(page, logins.admin.password);
  await openDialog(page).getByRole('button', { name: 'I have kept them' }).click();
  await page.goto(`${site}/admin/settings#people`);
  await rule.click();
  await expect(page.getByText('Every owner needs a second factor now.')).toBeVisible();
  await expect(rule).toBeChecked();

  const other = await otherBrowsers.open();
  await fillLogin(other, colleague, site);
  await other.waitForURL(/\/admin\/account$/);
  await expect(other.getByText('Owners need a second factor here.')).toBeVisible();
  await other.goto(`${site}/admin/clients`);
  await other.waitForURL(/\/admin\/account$/);
  await setUpFactor(other, colleague.password);
  await expectAccessible(other);
  // Shown only once, they are not closed by a key, nor by the screens that open behind them.
  await other.keyboard.press('Escape');
  await expect(other.getByRole('link', { name: 'Clients' }).first()).toBeAttached();
  await expect(openDialog(other).getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await openDialog(other).getByRole('button', { name: 'I have kept them' }).click();
  await expect(other.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(other.getByText('Owners need a second factor here.')).toBeHidden();
  await expect(other.getByRole('button', { name: 'Turn it off' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Clients' }).first().click();
  await expect(other.getByRole('link', { name: /^View/ }).first()).toBeVisible();

  await rule.click();
  await expect(page.getByText('Owners may do without a second factor now.')).toBeVisible();
  await expect(rule).not.toBeChecked();
  await other.goto(`${site}/admin/account`);
  await expect(other.getByRole('button', { name: 'Turn it off' })).toBeVisible();
});
