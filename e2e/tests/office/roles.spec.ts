import type { Role } from 'shared-api/contract/staff/roles';
import { enter, makeLogin } from '../../support/logins.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../../support/test.ts';

/** What every screen that a role may open shows, without any call that is refused. */
const screens: readonly [Role, RegExp, readonly string[]][] = [
  [
    'Office',
    /\/admin\/today$/,
    ['today', 'leads', 'clients', 'invoices', 'quotes', 'bank', 'reports', 'settings', 'import'],
  ],
  ['CrewLead', /\/admin\/board$/, ['today', 'clients', 'contracts', 'employees', 'services']],
  [
    'Accountant',
    /\/admin\/today$/,
    ['today', 'dashboard', 'clients', 'invoices', 'quotes', 'services', 'reports', 'settings'],
  ],
];

for (const [role, first, names] of screens) {
  test(`${role} begins where the role’s work is, and no screen asks for what is refused`, async ({
    page,
    request,
  }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await enter(page, await makeLogin(request, { role }));
    await page.waitForURL(first);
    await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
    for (const name of names) {
      await page.goto(`/admin/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
      await expect(page.getByText(/Your role/)).toHaveCount(0);
    }
    for (const list of names.filter((name) => ['clients', 'invoices', 'services'].includes(name))) {
      await page.goto(`/admin/${list}`);
      await page.getByRole('link', { name: /^View/ }).first().click();
      await page.waitForURL(/\/\d+$/);
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    }
    expect(refused).toEqual([]);
  });
}

test('a crew lead sees no money, and may plan', async ({ page, request }) => {
  await enter(page, await makeLogin(request, { role: 'CrewLead' }));
  const closed = ['dashboard', 'invoices', 'quotes', 'bank', 'releases', 'daily-runs'];
  for (const name of closed) {
    await page.goto(`/admin/${name}`);
    await expect(page.getByRole('heading', { name: /^Your role may not/ })).toBeVisible();
  }
  await page.goto('/admin/services');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create' })).toBeVisible();
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByLabel('Address')).toBeEnabled();
  await expect(page.getByLabel('Price')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
});

test('an accountant reads an invoice, and changes nothing', async ({ page, request }) => {
  await enter(page, await makeLogin(request, { role: 'Accountant' }));
  await page.goto('/admin/invoices');
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  for (const name of [/^Update$/, /^Delete$/, /^Paid$/, /Record payment/, /Review and send/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('the window for a role says what it adds and takes away', async ({ page, request }) => {
  const login = await makeLogin(request, { role: 'Employee' });
  await enter(page, await makeLogin(request, { role: 'Admin' }));
  await page.goto('/admin/settings#people');
  await page.getByRole('button', { name: `Change role ${login.username}` }).click();
  const window = page.getByRole('dialog').filter({ visible: true });
  await window.getByLabel('Role').selectOption({ label: 'Crew lead' });
  await expect(window.getByText('May not any more')).toBeVisible();
  await expect(window.getByText('See quotes, invoices, prices and the dashboard')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await window.getByRole('button', { name: 'Set to Crew lead' }).click();
  await expect(
    page.getByText(`${login.username} has the role Crew lead from now on.`),
  ).toBeVisible();
});

test('roles fit a phone, where who may is said in words', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, await makeLogin(request, { role: 'Admin' }));
  await page.goto('/admin/settings#roles');
  await expect(page.getByText('Releases of the apps').last()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
