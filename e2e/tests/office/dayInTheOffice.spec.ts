import type { Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { cardOf } from '../../support/board.ts';
import { openDay } from '../../support/openBooks.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

const lists = ['leads', 'clients', 'contracts', 'employees', 'quotes', 'services', 'invoices'];

/** Counts what a day costs: clicks, and visits to lists, in one browser. */
async function count(page: Page) {
  const counted = { clicks: 0, lists: [] as string[] };
  await page.exposeFunction('countClick', () => {
    counted.clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        // Enter in a form clicks its button: that is a key, and no click.
        if (isTrusted) (window as unknown as { countClick: () => void }).countClick();
      },
      true,
    );
  });
  page.on('framenavigated', (frame) => {
    const [, admin, list, record] = new URL(frame.url()).pathname.split('/');
    const isList = admin === 'admin' && lists.includes(list ?? '') && record === undefined;
    if (frame === page.mainFrame() && isList && counted.lists.at(-1) !== list) {
      counted.lists.push(list ?? '');
    }
  });
  return counted;
}

test('a day in the office: from a lead to its statement, with two visits to lists', async ({
  page,
  request,
  otherBrowsers,
  quietConsole: _,
}) => {
  test.slow();
  const mark = Date.now();
  const email = `day.${mark}@example.com`;
  const name = `Dana ${mark}`;
  const admin = await asAdmin(request);
  const employee = await admin.create('employees', { fullName: `Priya ${mark}` });
  const timestamp = Math.floor(mark / 1000) + 30 * 86_400;
  const carpet = { timestamp, room: 2, stairCase: 0, basement: true, email };
  expect((await request.post('/api/carpet-quote/', { data: carpet })).status()).toBe(200);
  const counted = await count(page);

  // Lead: the first page after the log-in is its list.
  await logIn(page, 'admin');
  await page.getByRole('row').filter({ hasText: email }).click();
  const client = page.getByRole('region', { name: 'Client' });
  await client.getByRole('button', { name: 'Make client' }).click();
  const making = page.getByRole('dialog', { name: /^Client of the lead/ });
  await making.getByLabel('Name', { exact: true }).fill(name);
  await making.getByRole('button', { name: 'Make a new one' }).click();

  // Client, and a contract for today's weekday.
  await client.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Contracts 0' }).click();
  await page.getByRole('button', { name: 'New contract' }).click();
  // The client's screen, which has an address too, stays until the editor has come.
  await expect(page.getByRole('heading', { name: 'Contract Editor' })).toBeVisible();
  const street = `9 Day Street ${mark}`;
  await page.getByLabel('Address', { exact: true }).fill(street);
  const weekday = new Intl.DateTimeFormat('en-CA', {
    weekday: 'long',
    timeZone: 'America/Toronto',
  }).format(mark);
  await page.getByRole('checkbox', { name: weekday }).check();
  await page.getByRole('checkbox', { name: 'Active', exact: true }).check();
  await page.getByLabel('Start time').fill('08:00');
  const person = page.getByRole('combobox', { name: 'Employee' });
  await person.fill(`Priya ${mark}`);
  await page.getByRole('option', { name: `Priya ${mark}` }).click();
  await page.getByLabel('Invoice Item Name').fill('Weekly cleaning');
  await page.getByLabel('Price', { exact: true }).fill('100');
  await page.getByRole('button', { name: 'Create' }).click();

  // Its services, back at the client.
  await page.getByRole('link', { name: 'Weekly cleaning' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(/^\d+ services created, 0 were there already\.$/)).toBeVisible();

  // The board of the week has the visit.
  await page.getByRole('link', { name: 'Week board' }).first().click();
  await expect(cardOf(page, street).first()).toBeVisible();
  await page.goBack();

  // On the employee's phone it is done.
  const phone = await otherBrowsers.open();
  await phone.goto(`/schedule/${String(employee['secret'])}`);
  await phone.getByRole('button', { name: 'Show Contract' }).click();
  const visit = phone.getByRole('article', { name });
  await visit.getByRole('button', { name: 'Mark started' }).click();
  await expect(async () => {
    // A second press right after the first one is none.
    await visit.getByRole('button', { name: 'Mark complete' }).click();
    await expect(visit.getByText('Complete', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

  // The phone shows a mark before the server has it.
  await expect
    .poll(async () => {
      const { results } = await admin.read(`services/search/?q=${encodeURIComponent(street)}`);
      return (results as { serviceStatus: string }[]).map(({ serviceStatus }) => serviceStatus);
    })
    .toContain('Complete');

  // The client's page offers to bill it.
  await page.getByRole('link', { name: /^Invoices 0/ }).click();
  await expect(page.getByText('1 visit to bill, $ 100.00 before tax')).toBeVisible();
  await page.getByRole('button', { name: 'Bill…' }).click();
  const billing = page.getByRole('dialog', { name: 'Bill what is done' });
  await expect(billing.getByRole('row', { name: new RegExp(name) })).toContainText('$ 113.00');
  await expectAccessible(page);
  await billing.getByRole('button', { name: 'Make the draft' }).click();

  // The draft is opened, and sent.
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await page.getByRole('button', { name: 'Review and send' }).click();
  const sending = page.getByRole('dialog', { name: 'Send this invoice' });
  await expect(sending.getByLabel('To', { exact: true })).toHaveValue(email);
  await sending.getByRole('button', { name: /^Send invoice \d{5}, \$ 113\.00, to / }).click();
  await expect(page.getByText(/^Invoice \d{5} is on its way to /)).toBeVisible();

  // Back at the client, where part of it is paid.
  await page.getByRole('link', { name: /^Payments 0/ }).click();
  await page.getByRole('button', { name: 'New payment' }).click();
  const paying = page.getByRole('dialog', { name: /^Record a payment/ });
  await paying.getByLabel('Amount').fill('50');
  await paying.getByLabel('How it came').selectOption('Cheque');
  await paying.getByRole('button', { name: 'Record $ 50.00' }).click();
  await expect(page.getByText('$ 63.00').first()).toBeVisible();

  // The statement goes out from the client's account.
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Statement…' }).click();
  const statement = page.getByRole('dialog', { name: 'Statement of account' });
  await statement.getByRole('button', { name: `Send the statement to ${email}` }).click();
  await expect(page.getByText(`The statement is on its way to ${email}.`)).toBeVisible();

  expect(counted.lists.length, counted.lists.join(', ')).toBeLessThanOrEqual(2);
  expect(counted.clicks).toBeLessThanOrEqual(30);
});

test('drafts that were made of visits are taken back by Undo', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const mark = Date.now();
  const { id: clientId } = await admin.create('clients', { fullName: `Undone ${mark}` });
  const { id } = await admin.create('services', {
    clientId,
    price: 80,
    serviceStatus: 'Complete',
    dateTs: `${openDay('03-04')}T09:00`,
  });
  await logIn(page, 'admin');
  await page.goto(`/admin/services/${id}`);
  await page.getByRole('button', { name: 'Bill…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the draft' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await expect(
    page.getByText(`An invoice for Undone ${mark} over $ 90.40 is drafted.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 draft is taken back.')).toBeVisible();
  // Not on the page of a draft that is gone.
  await expect(page).toHaveURL(new RegExp(`/admin/services/${id}$`));
  await expect(page.getByRole('button', { name: 'Bill…' })).toBeVisible();
  expect((await admin.read(`services/${id}/`))['invoiceId']).toBeNull();
});
