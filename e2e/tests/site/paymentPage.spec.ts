import { boxesOf } from '../../support/boxes.ts';
import { openInvoice } from '../../support/openInvoice.ts';
import { fillCard, linkOf, pay, paymentDialog, payNow, receipt } from '../../support/payment.ts';
import { settled } from '../../support/quotes.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  holdScripts,
  openTakenOver,
  test,
} from '../../support/test.ts';

test('number and amount come first, and what was typed is summed up beside the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openTakenOver(page, '/payment');
  const names = await page
    .locator('form input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).dataset['field']));
  expect(names).toEqual(['invoice', 'amount', 'number', 'month', 'year', 'cvc']);
  const form = page.locator('form');
  await expect(form).toContainText(
    'You will find the number and the amount on your invoice or quote.',
  );
  await page.getByLabel('Invoice / quote number').fill('10042');
  await page.getByLabel('Amount').fill('1250.5');
  await expect(form).toContainText('Invoice / quote #10042');
  await expect(form).toContainText('$ 1,250.50');
  // The right half is used: the summary stands beside the card.
  const [card, button] = await boxesOf(page.getByLabel('Card number'), payNow(page));
  expect(button.x).toBeGreaterThan(card.x + card.width);
});

test('the button can be reached on a phone without scrolling, and covers no field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTakenOver(page, '/payment');
  await page.getByLabel('Amount').scrollIntoViewIfNeeded();
  await expect(payNow(page)).toBeInViewport({ ratio: 1 });
  for (const label of ['Invoice / quote number', 'Card number', 'CVC']) {
    await page.getByLabel(label).focus();
    // The page may still be scrolling to the field.
    await expect(async () => {
      const [field, bar] = await boxesOf(page.getByLabel(label), payNow(page));
      expect(field.y + field.height).toBeLessThan(bar.y);
    }).toPass();
  }
});

for (const [width, path] of [
  [1024, '/payment'],
  [1440, '/fr/payment'],
  [390, '/payment'],
] as const) {
  test(`Pay Now stays where it is when what is paid is named late (${path}, ${width} px)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page, '**/api/check-quote-invoice/');
    const invoice = await openInvoice(request);
    await openTakenOver(page, `${path}?number=${invoice}&amount=113.00`);
    const button = page.getByRole('button', { name: /^(Pay Now|Payer)$/ });
    const before = await button.boundingBox();
    release();
    await expect(page.getByText(/^Clearwell Cleaning,/)).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });
}

test('a link says what is paid, as the server knows it', async ({ page, request }) => {
  const invoice = await openInvoice(request);
  await openTakenOver(page, linkOf(invoice));
  const form = page.locator('form');
  await expect(form).toContainText(`Invoice #${invoice}`);
  await expect(form).toContainText('of March 2, 2026');
  await expect(form).toContainText('To Northbank Property Services Inc.');
  // Another amount may be another document's.
  await page.getByLabel('Amount').fill('112');
  await expect(form).toContainText(`Invoice / quote #${invoice}`);
  await expect(form).not.toContainText('March 2');
  await expectAccessible(page);
});

test('a link with another amount says once, beside the amount, that they do not match', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const invoice = await openInvoice(request);
  await openTakenOver(page, `/payment?number=${invoice}&amount=99.00`);
  const form = page.locator('form');
  const mismatch = form.getByText(/^Invoice\/Quote number don't match the amount/);
  await expect(mismatch).toHaveCount(1);
  await fillCard(page);
  await pay(page);
  await expect(form.getByRole('alert')).toContainText("don't match the amount");
  for (const field of ['Invoice / quote number', 'Amount']) {
    await expect(form.getByLabel(field)).toHaveAccessibleDescription(/don't match the amount/);
  }
  await expect(mismatch).toHaveCount(1);
  const [told, bar] = await boxesOf(mismatch, payNow(page).locator('..'));
  expect(told.y + told.height).toBeLessThan(bar.y);
});

test('a receipt has an address of its own, survives a reload and opens elsewhere', async ({
  page,
  request,
  otherBrowsers,
  quietConsole: _,
}) => {
  const invoice = await openInvoice(request);
  await openTakenOver(page, linkOf(invoice));
  await fillCard(page);
  await pay(page);
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you!' });
  await expect(thanks).toBeFocused();
  await expect(page).toHaveURL(receipt);
  const paper = page.getByRole('region', { name: 'Payment receipt' });
  const today = new Intl.DateTimeFormat('en-CA', {
    dateStyle: 'long',
    timeZone: 'America/Toronto',
  }).format(new Date());
  for (const text of [`Invoice #${invoice}`, '$ 113.00', today, 'March 2, 2026', 'HST number']) {
    await expect(paper).toContainText(text);
  }
  const next = page.getByRole('region', { name: 'What next' });
  const widths = await next
    .locator('a[download], button, a[href="/"]')
    .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().width));
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);
  await expectAccessible(page);
  await page.reload();
  await expectTakenOver(page);
  await expect(paper).toContainText('$ 113.00');

  const elsewhere = await otherBrowsers.open();
  const opened = await elsewhere.goto(page.url());
  expect(opened?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(elsewhere.getByRole('region', { name: 'Payment receipt' })).toContainText(today);
});

test('the link of a document that is paid says so before a card is typed', async ({
  page,
  request,
}) => {
  const link = linkOf(await openInvoice(request));
  await openTakenOver(page, link);
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(receipt);
  // Nor does going back lead to the form again.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await openTakenOver(page, link);
  await expect(page.locator('form')).toContainText(/was paid on \w+\s\d+,\s\d{4}/);
  await expect(payNow(page)).toHaveCount(0);
  // Nor is any other way offered to pay it again.
  await expect(page.getByRole('heading', { name: 'Or pay by e-transfer' })).toBeHidden();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await expect(page.getByText('You pay', { exact: true })).toHaveCount(0);
  await page.getByLabel('Invoice / quote number').fill('99998');
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a form stays when the settings of payments fail to come, which are asked for again', async ({
  page,
  request,
}) => {
  const settings = '**/api/payment-settings/';
  await page.route(settings, (route) => route.abort());
  await openTakenOver(page, linkOf(await openInvoice(request)));
  await fillCard(page);
  await pay(page);
  await expect(page.getByRole('alert')).toContainText('You were not charged.');
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await pay(page);
  await expect(page).toHaveURL(receipt);
});

test('a payment that never arrived says that nothing was charged', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('payment-attempt', '00000000-0000-4000-8000-000000000000');
  });
  await openTakenOver(page, '/payment');
  await expect(paymentDialog(page)).toContainText('You were not charged.');
  await paymentDialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(payNow(page)).toBeFocused();
});

test('nobody who has gone on to another page is pulled to the receipt', async ({
  page,
  request,
}) => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/process-payment/', async (route) => {
    await held;
    await route.continue();
  });
  await openTakenOver(page, linkOf(await openInvoice(request)));
  await fillCard(page);
  await pay(page);
  await expect(page.getByText('Your payment is being processed.')).toBeVisible();
  // The payment may also be answered while the code of the other page is still to come.
  const showContact = await holdScripts(page, /\/contact\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/contact-us/);
  const answered = page.waitForResponse('**/api/process-payment/');
  goOn();
  await (await answered).finished();
  await settled(page);
  await expect(page).toHaveURL(/contact-us/);
  showContact();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  // What came of it is told on coming back.
  await page.goBack();
  await expect(page).toHaveURL(receipt);
});

test('a receipt is printed without the site around it', async ({ page, request }) => {
  await openTakenOver(page, linkOf(await openInvoice(request)));
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(receipt);
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset['printed'] = '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Payment receipt' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('on paper nothing lies over the fields of a form', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const width of [816, 1280]) {
    await page.setViewportSize({ width, height: 1056 });
    for (const address of ['/payment', '/services/Janitorial/Carpet']) {
      await page.goto(address);
      const stuck = await page
        .locator('main form *')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'sticky'));
      expect(stuck, `${address}, ${width} px wide`).toEqual([]);
    }
  }
});

test('a receipt that nobody has says so', async ({ page }) => {
  for (const key of ['unknown', '00000000-0000-4000-8000-000000000000']) {
    const opened = await page.goto(`/payment-receipt/${key}`);
    expect(opened?.status()).toBe(404);
    await expect(page.getByText('We cannot find this payment.')).toBeVisible();
  }
});

test.describe('in French', () => {
  test('a link is paid, and the receipt is in French', async ({ page, request }) => {
    const invoice = await openInvoice(request);
    await openTakenOver(page, `/fr${linkOf(invoice)}`);
    await expect(page.locator('form')).toContainText('du 2 mars 2026');
    await page.getByLabel('Numéro de carte').fill('4242424242424242');
    await page.getByLabel('Mois d’exp.').fill('12');
    await page.getByLabel('Année d’exp.').fill('2040');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: 'Payer' }).click();
    await paymentDialog(page).getByRole('button', { name: 'Payer' }).click();
    await expect(page).toHaveURL(/\/fr\/payment-receipt\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Merci!' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Reçu de paiement' })).toContainText(
      '2 mars 2026',
    );
    await page.reload();
    await expect(page.getByRole('region', { name: 'Reçu de paiement' })).toContainText('113,00');
  });
});
