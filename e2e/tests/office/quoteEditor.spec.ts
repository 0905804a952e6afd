import { asAdmin } from '../../support/admin.ts';
import { fromNetwork } from '../../support/quotes.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  haveViewer,
  logIn,
  test,
} from '../../support/test.ts';

test.use(fromNetwork(57));

const lineData = [
  ['Description', 'Qty', 'Rate', 'Amount'],
  ['Drywall', '4', '250.00', '1000.00'],
];

async function quoted(admin: Awaited<ReturnType<typeof asAdmin>>) {
  const companyName = `Quoted ${Date.now()}`;
  const { id: clientId } = await admin.create('clients', {
    companyName,
    email: 'lena@example.com',
  });
  const fields = { clientId, projectTitle: 'Kitchen', category: 'Contracting' };
  const quote = await admin.create('quotes', { ...fields, price: 1_130, lineData });
  return { companyName, clientId, quote };
}

test('the lines of a new quote make its price, and another one is asked about', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/quotes/new');
  const table = page.getByRole('group', { name: 'Line items' });
  for (const heading of ['Description', 'Qty', 'Rate', 'Amount']) {
    await expect(table.getByRole('columnheader', { name: heading, exact: true })).toBeVisible();
  }
  const cell = (column: number) =>
    table.getByLabel(`Line items, row 1, column ${column}`, { exact: true });
  await cell(1).fill('Drywall');
  await cell(2).fill('4');
  await cell(3).fill('250');
  await expect(cell(4)).toHaveValue('1000.00');
  await expect(table.getByLabel('Subtotal')).toHaveText('$ 1,000.00');
  await expect(table.getByLabel('HST')).toHaveText('$ 130.00');
  await expect(table.getByLabel('Price with tax')).toHaveValue('1130.00');
  await table.getByLabel('Price with tax').fill('1000');
  await expect(
    page.getByText('The lines come to $ 1,000.00, and the subtotal is $ 884.96.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Take $ 1,000.00' }).click();
  await expect(table.getByLabel('Price with tax')).toHaveValue('1130.00');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Quote created.')).toBeVisible();
});

test('the head of a quote says where it stands, its document stands beside it, and it is billed', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { companyName, clientId, quote } = await quoted(admin);
  const { id } = quote;
  const number = String(quote['number']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await haveViewer(page);
  await logIn(page, 'admin');
  await page.goto(`/admin/quotes/${id}`);
  await expect(page.getByText(new RegExp(`^Quote ${number}`))).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Valid until /)).toBeVisible();
  await expect(page.locator('iframe[title="The quote as PDF"]')).toBeVisible();
  await expect(page.getByText(/^Made by admin/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  // What is typed is shown on demand, and asked about before it is left for the client.
  await page.getByLabel('Project title').fill('Kitchen and hall');
  await expect(page.getByText('It shows the quote before your changes.')).toBeVisible();
  const file = page.waitForResponse((answer) => answer.url().includes('preview-file'));
  await page.getByRole('button', { name: 'Show with my changes' }).click();
  expect((await file).status()).toBe(200);
  await page.getByRole('link', { name: companyName }).first().click();
  const leaving = page.getByRole('alertdialog').filter({ visible: true });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/clients/${clientId}$`));
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Client Editor' })).toBeVisible();
  await page.goBack();
  // What was typed is kept.
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await expect(page.getByLabel('Project title')).toHaveValue('Kitchen and hall');

  const accepted = await request.post(`/api/quotes/${id}/accept/`, {
    headers: admin.headers,
    data: { version: quote['version'], on: quote['sinceTs'], how: 'phone', by: 'Lena', note: '' },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  await page.goto(`/admin/quotes/${id}`);
  await expect(page.getByText('Accepted by Lena, $ 1,130.00; recorded')).toBeVisible();
  // What is frozen is text.
  await expect(page.getByLabel('Line items, row 1, column 1', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Drywall' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Make invoice' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\/new$/);
  await expect(page.getByRole('textbox', { name: 'Subtotal' })).toHaveValue('1000.00');
  await expect(page.getByLabel('Details, row 1, column 1', { exact: true })).toHaveValue('Drywall');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Invoice created.')).toBeVisible();

  // Another one would bill it twice.
  await expect(page).toHaveURL(new RegExp(`/admin/quotes/${id}$`));
  await expect(page.getByRole('button', { name: 'Make invoice' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open draft invoice' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await expect(page.getByLabel('Details, row 1, column 1', { exact: true })).toHaveValue('Drywall');
});

test('a document is saved where the browser has a viewer that cannot show it, as Safari', async ({
  page,
  request,
}) => {
  const { quote } = await quoted(await asAdmin(request));
  await page.setViewportSize({ width: 1440, height: 900 });
  await haveViewer(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
  });
  await logIn(page, 'admin');
  await page.goto(`/admin/quotes/${quote.id}`);
  await page.getByRole('button', { name: 'Show the PDF' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the PDF' }).click();
  expect((await file).suggestedFilename()).toBe('quote.pdf');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a draft is reviewed and sent with its PDF, and its timeline tells of it', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { quote } = await quoted(admin);
  const number = String(quote['number']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await haveViewer(page);
  await logIn(page, 'admin');
  await page.goto(`/admin/quotes/${quote.id}`);
  await page.getByRole('button', { name: 'Review and send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this quote' });
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('lena@example.com');
  const letter = dialog.frameLocator('iframe[title="The e-mail as it will be sent"]');
  await expect(letter.getByText(`Here is our quote #${number}: Kitchen.`)).toBeVisible();
  for (const amount of ['$ 1,000.00', '$ 130.00', '$ 1,130.00']) {
    await expect(letter.getByText(amount, { exact: true }).first()).toBeVisible();
  }
  await dialog.getByLabel('Message').fill('As we said on Monday.');
  await expect(letter.getByText('As we said on Monday.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'PDF', exact: true }).click();
  await expect(dialog.locator('iframe[title="The quote as PDF"]')).toBeVisible();
  await dialog
    .getByRole('button', { name: `Send quote ${number}, $ 1,130.00, to lena@example.com` })
    .click();
  await expect(page.getByText(`Quote ${number} is on its way to lena@example.com.`)).toBeVisible();

  await page.goto(`/admin/quotes/${quote.id}`);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Sent to lena@example\.com by admin/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record acceptance' })).toBeVisible();
});

test('a quote of the site has the same head, lines and sums as one that staff wrote', async ({
  page,
  request,
}) => {
  const email = `same-${Date.now()}@example.com`;
  const timestamp = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const asked = { timestamp, room: 2, stairCase: 0, basement: true, email };
  const answer = await request.post('/api/carpet-quote/', { data: asked });
  const { number } = (await answer.json()) as { number: number };
  await logIn(page, 'admin');
  await page.goto('/admin/quotes');
  await page.getByLabel('Search').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('$ 217.00');
  await expect(row).toContainText('$ 28.21');
  await expect(row).toContainText('$ 245.21');
  await expect(row).toContainText('New request');
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByText(new RegExp(`^Quote ${number}`))).toBeVisible();
  await expect(page.getByText(/^Asked for on the site by same-/)).toBeVisible();
  const table = page.getByRole('group', { name: 'Line items' });
  await expect(table.getByRole('columnheader', { name: 'Rate', exact: true })).toBeVisible();
  // The amount follows the quantity, written as it was.
  const cell = (column: number) =>
    table.getByLabel(`Line items, row 1, column ${column}`, { exact: true });
  await cell(2).fill('3');
  await expect(cell(4)).toHaveValue(/^\$\s147\.00$/);
  await expect(table.getByLabel('Subtotal')).toHaveText('$ 266.00');
  await expect(table.getByLabel('Price with tax')).toHaveValue('300.58');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothSchemes(page);
});
