import type { Page } from '@playwright/test';
import { openInvoice } from '../../support/openInvoice.ts';
import { fillCard, linkOf, pay, paymentDialog, payNow, receipt } from '../../support/payment.ts';
import { expect, expectAccessible, openTakenOver, test } from '../../support/test.ts';

const eTransfer = (page: Page) => page.getByRole('heading', { name: 'Or pay by e-transfer' });
const confirming = (page: Page) =>
  page.getByRole('heading', { name: 'We are confirming your payment' });

/**
 * Pays an invoice by a request that is neither answered nor passed on.
 * @returns what it would have sent
 */
async function payHeld(page: Page, invoice: string): Promise<() => unknown> {
  let sent: unknown;
  await page.route('**/api/process-payment/', (route) => {
    sent = route.request().postDataJSON();
  });
  await openTakenOver(page, linkOf(invoice));
  await fillCard(page);
  await pay(page);
  await expect.poll(() => sent).toBeDefined();
  return () => sent;
}

test('a payment that is held on its way is given up after a reload, and charges nothing when it arrives', async ({
  page,
  request,
}) => {
  const sent = await payHeld(page, await openInvoice(request));
  await page.reload();
  await expect(paymentDialog(page)).toContainText(
    'Your payment did not reach us. You were not charged.',
  );
  const late = await request.post('/api/process-payment/', { data: sent() });
  expect(late.status()).toBe(409);
  expect(await late.json()).toMatchObject({
    message: 'This payment was given up before it reached us. You were not charged.',
  });
  await page.unroute('**/api/process-payment/');
  await paymentDialog(page).getByRole('button', { name: 'OK' }).click();
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(receipt);
});

test('a payment that arrives while it is given up is shown as what it became', async ({
  page,
  request,
}) => {
  const sent = await payHeld(page, await openInvoice(request));
  // Between the question and giving up, the request arrives after all.
  await page.route('**/withdraw/', async (route) => {
    await request.post('/api/process-payment/', { data: sent() });
    await route.continue();
  });
  await page.reload();
  await expect(page).toHaveURL(receipt);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('an answer that was lost is not laid at the bank’s door', async ({ page, request }) => {
  await page.route('**/api/process-payment/', (route) => route.abort());
  await openTakenOver(page, linkOf(await openInvoice(request)));
  await fillCard(page);
  await pay(page);
  await expect(confirming(page)).toBeVisible();
  await expect(page.getByText('No answer has reached this page yet')).toBeVisible();
  await expect(page.getByText('Your bank has not answered yet.')).toHaveCount(0);
  await expectAccessible(page);
  // A server that has it says so itself.
  await page.route('**/api/payment-status/*', async (route) => {
    const key = route.request().url().split('/').at(-1);
    const document = { kind: 'invoice', asked: '', day: '', type: 'Janitorial' };
    const open = { status: 'confirming', number: '10001', amount: 113, message: '', paidOn: '' };
    await route.fulfill({ json: { ...open, key, document, continueAt: '' } });
  });
  await page.reload();
  await expect(page.getByText('Your bank has not answered yet.')).toBeVisible();
});

for (const [how, path, isLinked] of [
  ['by a link', linkOf, true],
  ['by hand', () => '/payment', false],
] as const) {
  test(`a document that is paid in another window is paid in this one, opened ${how}`, async ({
    page,
    request,
    context,
  }) => {
    const invoice = await openInvoice(request);
    await openTakenOver(page, path(invoice));
    if (!isLinked) {
      await page.getByLabel('Invoice / quote number').fill(invoice);
      await page.getByLabel('Amount').fill('113');
    }
    await fillCard(page);
    await payNow(page).click();
    await expect(paymentDialog(page)).toBeVisible();

    const other = await context.newPage();
    await openTakenOver(other, linkOf(invoice));
    await fillCard(other);
    await pay(other);
    await expect(other).toHaveURL(receipt);

    if (isLinked) {
      // Coming back to the window is enough.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    } else await paymentDialog(page).getByRole('button', { name: 'Pay', exact: true }).click();
    const told = page.getByText(/was paid on .*Thank you!/);
    await expect(told).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(payNow(page)).toHaveCount(0);
    await expect(page.getByLabel('Card number')).toBeHidden();
    await expect(eTransfer(page)).toBeHidden();
    if (!isLinked) await expect(told).toBeFocused();
    await expectAccessible(page);
    // Another document can be paid at once.
    await page.getByLabel('Invoice / quote number').fill('99998');
    await expect(payNow(page)).toBeVisible();
  });
}

test('an amount that no card pays is told of when its field is left, in both languages', async ({
  page,
}) => {
  for (const [address, label, typed, told] of [
    ['/payment', 'Amount', '0.50', "Amount can't be lower than $1.00"],
    ['/fr/payment', 'Montant', '0,50', 'Le montant doit être d’au moins 1,00\u00a0$.'],
  ] as const) {
    await openTakenOver(page, address);
    const amount = page.getByLabel(label);
    await amount.focus();
    await amount.blur();
    await expect(page.getByText(told)).toHaveCount(0);
    await amount.fill(typed);
    await amount.blur();
    await expect(page.getByText(told)).toBeVisible();
    await amount.fill('1');
    await expect(page.getByText(told)).toHaveCount(0);
  }
});

test('a year is typed as the card prints it, and a past one is refused', async ({ page }) => {
  await openTakenOver(page, '/payment');
  const year = page.getByLabel('Expiry year');
  await year.fill('40');
  await year.blur();
  await expect(year).toHaveValue('2040');
  await year.fill('20');
  await year.blur();
  await expect(year).toHaveValue('20');
  await payNow(page).click();
  await expect(paymentDialog(page)).toContainText('Year must be in the future');
});

test('whoever tries again after a bank’s no is led to the card, and told why it is empty', async ({
  page,
  request,
}) => {
  await openTakenOver(page, linkOf(await openInvoice(request)));
  await fillCard(page);
  await page.getByLabel('Card number').fill('4000000000003220');
  await pay(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('link', { name: 'Try again' }).click();
  const card = page.getByLabel('Card number');
  await expect(card).toBeFocused();
  await expect(card).toHaveValue('');
  await expect(card).toHaveAccessibleDescription(
    'We never keep card numbers, so please type yours again.',
  );
  await expectAccessible(page);
  // Nobody else is told so.
  await openTakenOver(page, '/payment');
  await expect(page.getByText('We never keep card numbers')).toHaveCount(0);
});

for (const [language, path, words] of [
  [
    'English',
    '/payment',
    {
      purpose: (invoice: string) => `Invoice #${invoice}: $ 113.00`,
      amount: '113.00',
      again: 'Try again',
    },
  ],
  [
    'French',
    '/fr/payment',
    {
      purpose: (invoice: string) => `Facture nº ${invoice} : 113,00 $`,
      amount: '113,00',
      again: 'Réessayer',
    },
  ],
] as const) {
  const typed = (page: Page, field: string) => page.locator(`[data-field="${field}"]`);
  const payWith = async (page: Page, card: string): Promise<void> => {
    for (const [field, text] of Object.entries({
      number: card,
      month: '12',
      year: '2040',
      cvc: '123',
    })) {
      await typed(page, field).fill(text);
    }
    await page.locator('form[data-live] [type="submit"]').click();
    await paymentDialog(page).getByRole('button').last().click();
  };

  test(`a declined card leaves number and amount on the page, also when it is refreshed, in ${language}`, async ({
    page,
    request,
  }) => {
    const invoice = await openInvoice(request);
    await openTakenOver(page, path);
    await typed(page, 'invoice').fill(invoice);
    await typed(page, 'amount').fill('113');
    await payWith(page, '4000000000000002');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toBeFocused();
    await expect(failure.getByText(words.purpose(invoice))).toBeInViewport({ ratio: 1 });
    await expect(failure.getByRole('button', { name: words.again })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.reload();
    await expect(typed(page, 'invoice')).toHaveValue(invoice);
    await expect(typed(page, 'amount')).toHaveValue(words.amount);
  });

  test(`a payment refused at the bank says which one it was, in ${language}`, async ({
    page,
    request,
  }) => {
    const invoice = await openInvoice(request);
    await openTakenOver(page, `${path}?number=${invoice}&amount=113.00`);
    await payWith(page, '4000000000003220');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page).toHaveURL(receipt);
    await expect(page.getByText(words.purpose(invoice))).toBeVisible();
    await expectAccessible(page);
  });
}

test('a payment whose answer comes after a reload can be tried again with its number and amount', async ({
  page,
  request,
}) => {
  const invoice = await openInvoice(request);
  let hasArrived = false;
  // The answer is lost on its way back.
  await page.route('**/api/process-payment/', async (route) => {
    await route.fetch();
    hasArrived = true;
    await route.abort();
  });
  await openTakenOver(page, '/payment');
  await page.getByLabel('Invoice / quote number').fill(invoice);
  await page.getByLabel('Amount').fill('113');
  await fillCard(page);
  await page.getByLabel('Card number').fill('4000000000000002');
  await pay(page);
  await expect(page.getByText(`Invoice #${invoice}: $ 113.00`)).toBeVisible();
  // Number and amount are shown before anything is sent.
  await expect.poll(() => hasArrived).toBe(true);
  await page.reload();
  await expect(page.getByText(`Invoice #${invoice}: $ 113.00`)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  await expect(page.getByLabel('Amount')).toHaveValue('113.00');
  await expect(page.getByLabel('Card number')).toBeFocused();
});

test('whoever opens the link of another document while a payment waits at the bank pays that one instead', async ({
  page,
  request,
}) => {
  const first = await openInvoice(request);
  const second = await openInvoice(request, 200);
  await openTakenOver(page, linkOf(first));
  await fillCard(page);
  await page.getByLabel('Card number').fill('4000002500003155');
  await pay(page);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await openTakenOver(page, `/payment?number=${second}&amount=226.00`);
  await expect(page.getByText(`Invoice #${first}: $ 113.00`)).toBeVisible();
  await page.getByRole('button', { name: `Pay #${second} instead` }).click();
  await expect(page.getByLabel('Invoice / quote number')).toHaveValue(second);
  await expect(page.getByLabel('Amount')).toHaveValue('226.00');
});
