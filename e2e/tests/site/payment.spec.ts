import type { Page, Route } from '@playwright/test';
import { expect, expectTakenOver, openIdle, openTakenOver, test } from '../../support/test.ts';
import { openInvoice } from '../../support/openInvoice.ts';

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  lost: '4000000000070013',
};

/** Opens the page, and waits until React answers in it. */
async function open(page: Page): Promise<void> {
  await openTakenOver(page, '/payment');
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

test('the link of a mail fills in number and amount', async ({ page, request }) => {
  const invoice = await openInvoice(request);
  await openTakenOver(page, `/payment?number=${invoice}&amount=113.00`);
  await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  await expect(page.getByLabel('Amount')).toHaveValue('113.00');
  await expect(page.getByLabel('Card number')).toHaveValue('');
});

test('a link wins over what was typed before, when it is loaded again too', async ({
  page,
  request,
}) => {
  const invoice = await openInvoice(request);
  await openTakenOver(page, '/payment');
  await page.getByLabel('Invoice / quote number').fill('10001');
  await page.getByLabel('Amount').fill('1.23');
  await openTakenOver(page, `/payment?number=${invoice}&amount=113.00`);
  for (const _ of ['opened', 'loaded again']) {
    await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
    await expect(page.getByLabel('Amount')).toHaveValue('113.00');
    await page.reload();
    await expectTakenOver(page);
  }
});

/** Answers calls of the provider's tokens in another way. */
async function breakTokens(page: Page, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/v1/tokens', how);
}

for (const [what, how, words] of [
  [
    'cannot be reached',
    (route: Route) => route.abort(),
    'We could not reach the payment service. You were not charged.',
  ],
  [
    'fails',
    (route: Route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' }),
    'The payment service could not take your card right now. You were not charged.',
  ],
  [
    'finds fault with what we ask',
    (route: Route) =>
      route.fulfill({
        status: 401,
        json: { error: { type: 'invalid_request_error', message: 'Invalid API Key: pk_1' } },
      }),
    'The payment service could not take your card right now. You were not charged.',
  ],
] as const) {
  test(`a customer is told what it means that the provider ${what}, once`, async ({
    page,
    request,
  }) => {
    await breakTokens(page, how);
    await fill(page, await openInvoice(request));
    await confirm(page);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText(words);
    await expect(page.getByText('Payment failed')).toHaveCount(1);
    await expect(failure).not.toContainText(/fetch|500|API|answered/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Card number')).toBeFocused();
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  });
}

test('nobody who is paying, or has paid, is invited to pay by e-transfer', async ({
  page,
  request,
}) => {
  const other = page.getByRole('heading', { name: 'Or pay by e-transfer' });
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await breakTokens(page, async (route) => {
    await held;
    await route.continue();
  });
  await fill(page, await openInvoice(request));
  await expect(other).toBeVisible();
  await confirm(page);
  await expect(page.getByText('Your payment is being processed.')).toBeVisible();
  await expect(other).toBeHidden();
  goOn();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(other).toBeHidden();
});

test('the page does not move while it comes, and shows no network before a number', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        const { value } = entry as PerformanceEntry & { value: number };
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openIdle(page, '/payment');
    await expect(page.getByText(/^Sandbox: nothing is charged/)).toBeVisible();
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  }
  const marks = page.getByRole('main').getByRole('img', { name: /Visa|Mastercard/ });
  await expect(marks).toHaveCount(0);
  await page.getByLabel('Card number').fill('42');
  await expect(marks).toHaveCount(1);
});

test('labels stay on one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const heightOf = async (label: string): Promise<number | undefined> =>
    (await page.getByText(label, { exact: true }).boundingBox())?.height;
  const line = await heightOf('CVC');
  for (const label of ['Expiry month', 'Expiry year']) expect(await heightOf(label)).toBe(line);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone what is wrong with each part of an expiry takes one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  const heightOf = async (words: string): Promise<number | undefined> =>
    (await page.locator('form').getByText(words, { exact: true }).boundingBox())?.height;
  const line = await heightOf('Enter a valid month');
  expect(line).toBeLessThan(30);
  for (const words of ['Year must be in the future', 'Cvc must be in the correct format']) {
    expect(await heightOf(words)).toBe(line);
  }
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
  await expect(page.getByLabel('Amount')).toBeFocused();
  for (const name of ['Invoice / quote number', 'Amount']) {
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  }
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
  // The first of them as they stand in the form.
  await expect(page.getByLabel('Invoice / quote number')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to pay by e-transfer', async ({ page }) => {
    await page.goto('/payment');
    await expect(page.getByText('payments@northbank.example').first()).toBeVisible();
    // A browser that only has its scripts held back, as here, does not show what is for those without.
    expect(await page.content()).toContain('this page needs JavaScript');
    // Nothing of a card would be sent.
    await expect(page.locator('form input:not([name])')).toHaveCount(4);
    const named = await page
      .locator('form:not(noscript form) [name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(named.toSorted()).toEqual(['amount', 'invoice']);
  });
});
