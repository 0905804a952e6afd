import type { APIRequestContext, Page } from '@playwright/test';
import { logins } from '../../scripts/product/product.ts';
import { expect, test } from '../support/test.ts';

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  lost: '4000000000070013',
};

/** An issued invoice over $ 113.00. */
async function openInvoice(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/rest-auth/login/', { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  const made = await request.post('/api/invoices/create', {
    headers,
    data: { subTotal: 100, dateTs: '2026-03-02' },
  });
  const { id } = (await made.json()) as { id: number };
  await request.get(`/api/download-invoice/draft-${id}`, { headers });
  const read = await request.get(`/api/invoices/${id}/`, { headers });
  const { invoiceNumber } = (await read.json()) as { invoiceNumber: number };
  return String(invoiceNumber);
}

/** Opens the page, and waits until React answers in it: the note comes with the settings. */
async function open(page: Page): Promise<void> {
  await page.goto('/payment');
  await expect(page.getByText(/^Sandbox: nothing is charged/)).toBeVisible();
}

async function fill(page: Page, invoice: string, card = cards.good, amount = '113'): Promise<void> {
  await open(page);
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry month').fill('12');
  await page.getByLabel('Expiry year').fill('2040');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Invoice / quote number').fill(invoice);
  await page.getByRole('button', { name: 'Pay Now' }).click();
}

const confirm = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Pay', exact: true }).click();

test('an invoice is paid, and the card goes to the provider alone', async ({ page, request }) => {
  const invoice = await openInvoice(request);
  const seenByUs: string[] = [];
  const origin = new URL((await page.goto('/payment'))?.url() ?? '').origin;
  page.on('request', (sent) => {
    if (new URL(sent.url()).origin === origin) seenByUs.push(sent.url() + (sent.postData() ?? ''));
  });
  await fill(page, invoice);
  await expect(page.getByRole('alertdialog')).toContainText(
    `You are paying an amount of $113.00 for invoice / quote #${invoice}`,
  );
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(page.getByText('We have received your payment of $ 113.00.')).toBeVisible();
  expect(seenByUs.some((text) => text.includes('process-payment'))).toBe(true);
  expect(seenByUs.filter((text) => /4242 ?4242/.test(text) || /cvc/i.test(text))).toEqual([]);
});

test('a wrong amount is told beside the form, which stays as it was', async ({ page, request }) => {
  await fill(page, await openInvoice(request), cards.good, '112.99');
  await confirm(page);
  await expect(
    page.getByText(
      "Invoice/Quote number don't match the amount, please make sure you are entering the correct amount.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
});

test('a declined card ends in the failure view, from where another one can be tried', async ({
  page,
  request,
}) => {
  await fill(page, await openInvoice(request), cards.declined);
  await confirm(page);
  await expect(
    page.getByText(
      'Payment failed - You can either refresh this page and try again, or get in touch with your card provider.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Card number').fill(cards.good);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('a payment whose answer is lost is being confirmed, never failed, and survives a reload', async ({
  page,
  request,
}) => {
  const invoice = await openInvoice(request);
  // The way to our server breaks after the payment has been sent.
  await page.route('**/api/process-payment/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fill(page, invoice);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  await page.unroute('**/api/process-payment/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('wrong fields are named in one alert, in the described words', async ({ page }) => {
  await open(page);
  await page.getByLabel('Card number').fill('1234');
  await page.getByLabel('Expiry year').fill('2020');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Please check' });
  for (const text of [
    'Please enter a valid card number',
    'Enter a valid month',
    'Year must be in the future',
    'Cvc must be in the correct format',
    "Amount can't be lower than $1.00",
    'Enter invoice / quote number',
  ]) {
    await expect(alert).toContainText(text);
  }
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to pay by e-transfer', async ({ page }) => {
    await page.goto('/payment');
    await expect(page.getByText('payments@northbank.example').first()).toBeVisible();
    // A browser that only has its scripts held back, as here, does not show what is for those without.
    expect(await page.content()).toContain('this page needs JavaScript');
    await expect(page.locator('form [name]')).toHaveCount(0);
  });
});
