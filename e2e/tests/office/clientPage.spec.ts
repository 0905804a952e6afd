import type { APIRequestContext, Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, openFound, test } from '../../support/test.ts';

/** A client with visits before and after today, a contract, a quote, and an issued invoice. */
async function fullClient(request: APIRequestContext) {
  const admin = await asAdmin(request);
  const companyName = `Everything ${Date.now()} Ltd`;
  const client = await admin.create('clients', {
    fullName: 'Ann Whole',
    companyName,
    email: 'ann.whole@example.com',
    phoneNumber: '(519) 555-0199',
    address: '12 King Street',
    city: 'Elora',
    postalCode: 'N0B 1S0',
  });
  const clientId = client.id;
  const employee = await admin.create('employees', { fullName: `Priya ${Date.now()}` });
  const visit = {
    clientId,
    employeeId: employee.id,
    lineData: 'Windows',
    address: '12 King Street',
  };
  await admin.create('services', {
    ...visit,
    dateTs: '2024-05-06T09:00',
    serviceStatus: 'Complete',
  });
  const next = await admin.create('services', {
    ...visit,
    dateTs: '2099-05-06T13:30',
    serviceStatus: 'Scheduled',
  });
  await admin.create('contracts', { clientId, lineData: 'Weekly cleaning' });
  await admin.create('quotes', { clientId, projectTitle: 'Spring' });
  const invoice = await admin.create('invoices', { clientId, subTotal: 100 });
  await request.get(`/api/download-invoice/draft-${invoice.id}`, { headers: admin.headers });
  const { invoiceNumber } = await admin.read(`invoices/${invoice.id}/`);
  return { clientId, companyName, next, number: Number(invoiceNumber) };
}

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'What there is of this client' })
    .getByRole('link', { name });

test('a client has one page: who, what is owed, what is next, and everything that happened', async ({
  page,
  request,
}) => {
  const { clientId, companyName, next, number } = await fullClient(request);
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${clientId}`);
  const head = page.getByRole('banner').or(page.locator('header')).filter({ hasText: companyName });
  await expect(head.getByText('Ann Whole')).toBeVisible();
  await expect(head.getByRole('link', { name: 'Write to ann.whole@example.com' })).toHaveAttribute(
    'href',
    'mailto:ann.whole@example.com',
  );
  await expect(head.getByRole('link', { name: 'Call (519) 555-0199' })).toBeVisible();
  await expect(head.getByText('$ 113.00')).toBeVisible();
  await expect(head.getByRole('link', { name: /May 6, 1:30 p\.m\./ })).toHaveAttribute(
    'href',
    `/admin/services/${next.id}`,
  );

  await expect(page.getByText('Visit done: Windows, 12 King Street')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Invoice ${number} issued` }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await page.goBack();
  await expect(page.getByText('Visit done: Windows, 12 King Street')).toBeVisible();

  // The fields are changed and saved as ever.
  await page.getByLabel('City').fill('Fergus');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.goto(`/admin/clients/${clientId}`);
  await expect(page.getByText('Details changed: City')).toBeVisible();
});

test('each tab of a client counts, lists and begins its records', async ({ page, request }) => {
  const { clientId, next } = await fullClient(request);
  await logIn(page, 'admin');
  await page.goto('/admin/clients');
  await page.goto(`/admin/clients/${clientId}`);
  await expect(tab(page, 'Visits 2')).toBeVisible();
  await expect(tab(page, 'Payments 0')).toBeVisible();

  await tab(page, 'Visits 2').click();
  await expect(page).toHaveURL(/#visits$/);
  await expect(page.getByRole('heading', { name: 'From today' })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href="/admin/services/${next.id}"]`).last().click();
  await expect(page.getByLabel('Invoice Item Name')).toHaveValue('Windows');
  await page.goBack();
  await expect(tab(page, 'Visits 2')).toHaveAttribute('aria-current', 'true');

  await tab(page, 'Contracts 1').click();
  await expect(page.getByRole('link', { name: 'Weekly cleaning' })).toBeVisible();
  await page.getByRole('button', { name: 'New contract' }).click();
  await expect(page).toHaveURL(/\/admin\/contracts\/new$/);
  await expect(page.getByLabel('Address')).toHaveValue('12 King Street');
  await expect(page.getByLabel('City')).toHaveValue('Elora');
  await page.getByRole('button', { name: 'Create' }).click();
  // Back where it was begun, with one more.
  await expect(tab(page, 'Contracts 2')).toHaveAttribute('aria-current', 'true');

  // A visit is planned in one step.
  await tab(page, 'Visits 2').click();
  await page.getByRole('button', { name: 'New visit' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('Scheduled');
  await page.getByLabel('Date').fill('2099-05-07T10:00');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('May 7, 2099, 10:00 a.m.')).toBeVisible();

  await tab(page, 'Payments 0').click();
  await expect(page.getByText('No payments yet')).toBeVisible();
  await page.getByRole('button', { name: 'New payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment from this client' });
  await dialog.getByRole('button', { name: 'Record $ 113.00' }).click();
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  await expect(tab(page, 'Payments 1')).toBeVisible();
});

test('a tab leaves what is typed alone, and Back leads to the list', async ({ page, request }) => {
  const { companyName } = await fullClient(request);
  await logIn(page, 'admin');
  await openFound(page, 'clients', companyName);
  await page.getByLabel('City').fill('Fergus');
  await tab(page, 'Invoices').click();
  await expect(page.getByLabel('City')).toHaveValue('Fergus');
  await page.getByRole('button', { name: 'New invoice' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByLabel('City').fill('Elora');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/clients\?q=/);
});

test('what does not come is asked for again, and the rest of the page stays', async ({
  page,
  request,
}) => {
  const { clientId } = await fullClient(request);
  await logIn(page, 'admin');
  await page.route(`**/api/clients/${clientId}/timeline/**`, (route) => route.abort());
  await page.goto(`/admin/clients/${clientId}`);
  await expect(page.getByText('What happened with this client did not come.')).toBeVisible();
  await expect(page.getByText('$ 113.00').first()).toBeVisible();
  await page.unroute(`**/api/clients/${clientId}/timeline/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Visit done: Windows, 12 King Street')).toBeVisible();
});

test('an Employee sees visits and documents of a client, and no money', async ({
  page,
  request,
}) => {
  const { clientId } = await fullClient(request);
  await logIn(page, 'employee');
  await page.goto(`/admin/clients/${clientId}`);
  await expect(page.getByText('Visit done: Windows, 12 King Street')).toBeVisible();
  await expect(tab(page, 'Visits 2')).toBeVisible();
  await expect(tab(page, 'Payments')).toHaveCount(0);
  await expect(page.getByText('Balance owed')).toHaveCount(0);
  await tab(page, 'Visits 2').click();
  await expect(page.getByRole('heading', { name: 'From today' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New visit' })).toHaveCount(0);
});

test('notes and tags of a client are written on its page, and find it again', async ({
  page,
  request,
}) => {
  const { clientId, companyName } = await fullClient(request);
  const tag = `Key ${Date.now()}`;
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${clientId}`);
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByLabel('Note', { exact: true }).fill('The key is under the mat.');
  // Another tab of the page loses nothing of it.
  await tab(page, 'Quotes').click();
  await tab(page, 'Everything').click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The key is under the mat.')).toBeVisible();
  // Notes stand apart too, and so does what was written to the client.
  await tab(page, 'Notes').click();
  await expect(page.getByText('The key is under the mat.')).toBeVisible();
  await expect(page.getByText('Client added')).toHaveCount(0);
  await tab(page, 'Messages').click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await tab(page, 'Files').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF of Invoice \d{5}$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);
  await tab(page, 'Everything').click();
  await expect(page.getByRole('button', { name: 'Write a note' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByLabel('New tag').fill(tag);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Details changed: Tags')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('link', { name: tag, exact: true }).click();
  await expect(page.getByText(`Tagged ${tag}`)).toBeVisible();
  await expect(page.getByRole('cell', { name: companyName })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Remove the tag ${tag}` }).click();
  await expect(page.getByRole('link', { name: tag, exact: true })).toHaveCount(0);
});

test('the ten parts of a client stand in one line at 1440 pixels, with hundreds in each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, 'admin');
  await page.goto('/admin/clients/1');
  const parts = page.getByLabel('What there is of this client').locator('nav a');
  await expect(parts.filter({ hasText: /^Invoices\s*\d{3}$/ })).toBeVisible();
  await expect(parts).toHaveCount(10);
  const tops = await parts.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('what others do comes to an open page by itself, and what is typed there stays', async ({
  page,
  request,
}) => {
  const { clientId } = await fullClient(request);
  await page.clock.install();
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${clientId}`);
  await expect(tab(page, 'Visits 2')).toBeVisible();
  await expect(page.getByText('Visit done: Windows, 12 King Street')).toBeVisible();
  await page.getByLabel('City').fill('Fergus');

  const admin = await asAdmin(request);
  await admin.create('services', {
    clientId,
    lineData: 'Gutters',
    dateTs: '2024-05-07T09:00',
    serviceStatus: 'Complete',
  });
  await page.clock.fastForward(30_000);
  await expect(page.getByText('Visit done: Gutters')).toBeVisible();
  await expect(tab(page, 'Visits 3')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Fergus');
});
