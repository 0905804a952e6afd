import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessibleInBothSchemes, logIn, test } from '../../support/test.ts';

const widths = [390, 1024, 1440];

/** Whether a person sees it: nothing stands over its middle. */
const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest' });
    const { left, top, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 4, top + height / 2));
  });

/** Fields side by side have their controls in line. */
async function expectInLine(first: Locator, second: Locator): Promise<void> {
  const [one, other] = await boxesOf(first, second);
  if (one.x !== other.x) expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(1);
}

test('in windows of money fields stand in line, and nothing covers what is wrong', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { id: clientId } = await admin.create('clients', { fullName: `Windows ${Date.now()}` });
  const issued = async (): Promise<number> => {
    const { id } = await admin.create('invoices', { clientId, subTotal: 100 });
    await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
    return id;
  };
  const [owed, paid] = [await issued(), await issued()];
  await request.put(`/api/receive-payment/${paid}/`, { headers: admin.headers });
  const credit = { key: crypto.randomUUID(), reason: 'Poor work', lines: null };
  const credited = await request.post(`/api/invoices/${paid}/credit/`, {
    headers: admin.headers,
    data: credit,
  });
  expect(credited.status(), await credited.text()).toBe(201);

  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${paid}`);
  await page.getByText('Account of this invoice').click();
  await page.getByRole('button', { name: /^Give back/ }).click();
  const refund = page.getByRole('dialog', { name: 'Give money back' });
  await refund.getByRole('button', { name: /^Give back/ }).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectInLine(refund.getByLabel('Amount'), refund.getByLabel('How it goes back'));
    await expect.poll(() => isUncovered(refund.getByText('Say why.'))).toBe(true);
  }
  await expectAccessibleInBothSchemes(page);

  await page.goto(`/admin/invoices/${owed}`);
  await page.getByRole('button', { name: 'Record payment', exact: true }).click();
  const payment = page.getByRole('dialog', { name: /^Record a payment/ });
  await payment.getByLabel('How it came').selectOption('');
  await payment.getByRole('button', { name: /^Record \$/ }).click();
  await expect(payment.getByText('Choose how the money came.')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectInLine(payment.getByLabel('Amount'), payment.getByLabel('Day it came'));
    await expectInLine(payment.getByLabel('How it came'), payment.getByLabel('Reference'));
  }
  await expectAccessibleInBothSchemes(page);
});

/** A client with issued invoices, and a way for somebody else to pay. */
async function openAccount(request: APIRequestContext, subTotals: readonly number[]) {
  const admin = await asAdmin(request);
  const { id: clientId } = await admin.create('clients', { fullName: `Payer ${Date.now()}` });
  const invoiceIds: number[] = [];
  for (const subTotal of subTotals) {
    const { id } = await admin.create('invoices', { clientId, subTotal });
    await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
    invoiceIds.push(id);
  }
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
  const pay = async (amount: number, invoiceId?: number): Promise<void> => {
    const allocations = invoiceId === undefined ? [] : [{ invoiceId, amount }];
    const payment = { clientId, amount, day, method: 'cash', reference: '', allocations };
    const paid = await request.post('/api/payments/', {
      headers: admin.headers,
      data: { key: crypto.randomUUID(), ...payment },
    });
    expect(paid.status(), await paid.text()).toBe(201);
  };
  return { clientId, invoiceIds, pay };
}

/** As when somebody comes back to the tab: what is shown is read anew. */
async function comeBack(page: Page): Promise<void> {
  const account = page.waitForResponse(/\/api\/clients\/\d+\/account\/$/);
  await page.evaluate(async () => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await account;
}

test('a payment that is being typed stays when somebody else pays, when the server is gone for a moment, and when money on account is used', async ({
  page,
  request,
}) => {
  const { clientId, invoiceIds, pay } = await openAccount(request, [100, 200]);
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${clientId}`);
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Record payment…' }).click();
  const payment = page.getByRole('dialog');
  const [amount, reference] = [payment.getByLabel('Amount'), payment.getByLabel('Reference')];
  await amount.fill('12');
  await reference.fill('Cheque 77');
  const expectTyped = async (): Promise<void> => {
    await expect(amount).toHaveValue('12');
    await expect(reference).toHaveValue('Cheque 77');
  };

  await pay(13, invoiceIds[0]);
  await comeBack(page);
  await expect(payment.getByText(/100\.00 owed/)).toBeVisible();
  await expectTyped();
  await expect(reference).toBeFocused();

  const account = '**/api/clients/*/account/';
  await page.route(account, (route) => route.fulfill({ status: 503, json: { message: 'Gone.' } }));
  await comeBack(page);
  await expectTyped();
  await page.unroute(account);

  await pay(5);
  await comeBack(page);
  await payment.getByRole('button', { name: /^Use/ }).click();
  await expect(payment.getByText(/95\.00 owed/)).toBeVisible();
  await expectTyped();
  await expect(amount).toBeFocused();

  await pay(90, invoiceIds[0]);
  await payment.getByRole('button', { name: /^Record \$/ }).click();
  await expect(payment.getByText(/owes \$\s5\.00/)).toBeVisible();
  await expect(payment.getByText(/\s5\.00 owed/)).toBeVisible();
  await expectTyped();
});

test('an invoice that is paid has the focus where its button was', async ({ page, request }) => {
  const { invoiceIds } = await openAccount(request, [60]);
  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${invoiceIds[0]}`);
  const open = page.getByRole('button', { name: 'Record payment', exact: true });
  await open.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Record \$/ })
    .click();
  await expect(open).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText(/ Paid$/);
});
