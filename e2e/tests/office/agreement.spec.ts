import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('the acceptance of a quote is recorded, and what its document says is locked', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const made = await admin.create('quotes', { price: 1_000, projectTitle: 'Kitchen' });
  const { id } = made;
  const number = String(made['number']);
  await logIn(page, 'admin');
  await page.goto(`/admin/quotes/${id}`);
  await expect(page.getByLabel('Subtotal')).toHaveText('$ 884.96');
  await expect(page.getByLabel('HST')).toHaveText('$ 115.04');
  await page.getByLabel('Price with tax').fill('1,130');
  await expect(page.getByLabel('Subtotal')).toHaveText('$ 1,000.00');
  await expect(page.getByLabel('HST')).toHaveText('$ 130.00');
  // Not by a reload: the browser takes back its question about unsaved changes when the PDF comes meanwhile.
  await page.getByLabel('Price with tax').fill('1,000');
  await expect(page.getByText('Changes are not saved yet.')).toHaveCount(0);

  await expect(page.getByText('The client has not accepted this quote yet.')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Record acceptance' }).click();
  const dialog = page.getByRole('dialog', { name: `Record the acceptance of quote ${number}` });
  await dialog.getByRole('button', { name: 'Record acceptance' }).click();
  await expect(dialog.getByText('Say who accepted.')).toBeVisible();
  await expect(dialog.getByText('Say how the client accepted.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Accepted by').fill('Lena Wójcik');
  // What is wrong with a field is said until it is changed.
  await expect(dialog.getByText('Say who accepted.')).toBeHidden();
  await dialog.getByLabel('How').selectOption('By phone');
  await dialog.getByRole('button', { name: 'Record acceptance' }).click();
  await expect(page.getByText(`The acceptance of quote ${number} is recorded.`)).toBeVisible();

  // The editor stays, with what comes next.
  await expect(page.getByRole('button', { name: 'Make invoice' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(page.getByText(/Accepted on .* by Lena Wójcik, by phone\./)).toBeVisible();
  // What is frozen is text.
  await expect(page.getByLabel('Project title')).toHaveCount(0);
  await expect(page.getByText('Kitchen', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record acceptance' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an invoice of more than was agreed to is refused, until a change order is accepted', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const quote = await admin.create('quotes', { price: 1_000, projectTitle: 'Bathroom' });
  const acceptance = {
    version: quote['version'],
    on: quote['sinceTs'],
    how: 'email',
    by: 'Ann',
    note: '',
  };
  const accepted = await request.post(`/api/quotes/${quote.id}/accept/`, {
    headers: admin.headers,
    data: acceptance,
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const asked = await request.post(`/api/quotes/${quote.id}/deposits/`, {
    headers: admin.headers,
    data: {
      ...{ key: crypto.randomUUID(), kind: 'deposit', amount: 100, percent: null },
      ...{ dueOn: quote['sinceTs'], note: '' },
    },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  // 1,250.00 with tax.
  const { id } = await admin.create('invoices', { quoteId: quote.id, subTotal: 1_106.19 });
  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Review and send' }).click();
  const letter = page.getByRole('dialog', { name: 'Send this invoice' });
  const [again] = await boxesOf(letter.getByRole('button', { name: 'Try again' }));
  // However high the fields beside it are.
  expect(again.height).toBeLessThan(60);
  await letter.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  const refusal = page.getByRole('alertdialog').filter({ visible: true });
  await expect(refusal).toContainText(
    `for quote ${String(quote['number'])} of $ 1,000.00; a client has to agree to more than 10 % ($ 1,100.00). Record a change order for the rest first.`,
  );
  await refusal.getByRole('link', { name: String(quote['number']) }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/quotes/${quote.id}#agreement$`));
  await expect(page.getByText('May be billed (10 % more)')).toBeVisible();
  await page.getByText('Deposits and part payments', { exact: true }).click();
  const left = page.getByText('Can still be asked for').locator('..');
  await expect(left).toContainText('$ 900.00');
  await page.getByRole('button', { name: 'New change order' }).click();
  const order = page.getByRole('dialog', { name: /^New change order for quote \d{5}$/ });
  await order.getByRole('button', { name: 'Make change order' }).click();
  await expect(order.getByText('Say why the work changes.')).toBeVisible();
  await expect(order.getByText('Line 1: say what it is for.')).toBeVisible();
  await expectAccessible(page);
  await order.getByLabel('Why does the work change?').fill('The wall is wet.');
  await expect(order.getByText('Say why the work changes.')).toBeHidden();
  await expect(order.getByText('Line 1: say what it is for.')).toBeVisible();
  await order.getByLabel('Description').fill('New drywall');
  await expect(order.getByText('Line 1: say what it is for.')).toBeHidden();
  await order.getByLabel('Quantity').fill('2');
  await order.getByLabel('Rate').fill('125');
  await expect(order.getByText('$ 282.50')).toBeVisible();
  await order.getByRole('button', { name: 'Make change order' }).click();

  const number = `${String(quote['number'])}-O1`;
  const row = page
    .getByRole('listitem')
    .filter({ hasText: number, has: page.getByRole('button', { name: /PDF/ }) });
  await expect(row).toContainText('Open');
  await row.getByRole('button', { name: `Record acceptance of ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Record the acceptance of ${number}` });
  await dialog.getByLabel('Accepted by').fill('Ann');
  await dialog.getByLabel('How').selectOption('In person');
  await dialog.getByRole('button', { name: 'Record acceptance' }).click();
  await expect(row).toContainText('Accepted');
  const ceiling = page.getByText('May be billed (10 % more)').locator('..');
  await expect(ceiling).toContainText('$ 1,410.75');
  await expect(left).toContainText('$ 1,182.50');
  await expectAccessible(page);

  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is downloaded' })).toBeVisible();
});

test('the total of visits that repeat says what it is for, from the form to the office', async ({
  page,
}) => {
  const email = `per-${Date.now()}@example.com`;
  await page.goto('/services/Janitorial/Commercial');
  await page.getByLabel('Repeat').selectOption('Every two weeks');
  await page.getByLabel('Monday').check();
  await page.getByLabel('Email').fill(email);
  await expect(page.getByText('Total per two weeks')).toBeVisible();
  await page.getByRole('button', { name: 'Get my quote' }).click();
  await expect(page.getByText(/comes to \$\s[\d.,]+ per two weeks, tax included\./)).toBeVisible();
  await expect(page.getByText('Total per two weeks, tax included')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay the first two weeks online' })).toBeVisible();
  await logIn(page, 'admin');
  await page.goto('/admin/quotes');
  await page.getByLabel('Search').fill(email);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('per two weeks');
});
