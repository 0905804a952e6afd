import type { Page } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { openInvoice } from '../../support/openInvoice.ts';
import { fillCard, linkOf, paymentDialog, payNow } from '../../support/payment.ts';
import { askForQuote, email, payForQuote } from '../../support/quotes.ts';
import { expect, expectTakenOver, holdScripts, test } from '../../support/test.ts';

for (const { name, field, typed, card, amount } of [
  {
    name: 'what is typed before the scripts come stays, and so does what a link fills in',
    field: 'Card number',
    typed: '42424242',
    card: '4242 4242',
    amount: '113.00',
  },
  {
    name: 'what is typed before the scripts come is not replaced by what a link fills in',
    field: 'Amount',
    typed: '50',
    card: '',
    amount: '50',
  },
]) {
  test(name, async ({ page, request }) => {
    const invoice = await openInvoice(request);
    const release = await holdScripts(page, '**/main.*.js');
    await page.goto(linkOf(invoice), { waitUntil: 'commit' });
    await page.getByLabel(field).fill(typed);
    release();
    await expectTakenOver(page);
    await expect(page.getByLabel('Card number')).toHaveValue(card);
    await expect(page.getByLabel('Amount')).toHaveValue(amount);
    await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  });
}

for (const [prefix, label, late] of [
  ['', 'Pay Now', /^Card payment is blocked or has not loaded\./],
  ['/fr', 'Payer', /^Le paiement par carte est bloqué ou ne s’est pas chargé\./],
] as const) {
  test(`where no script comes, ${prefix}/payment says what to do beside its button`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/payment`);
    const [said, button] = [
      page.getByText(late),
      page.getByRole('button', { name: label, exact: true }),
    ];
    await expect(said).toBeHidden();
    const [before] = await boxesOf(button);
    await button.click();
    await expect(said).toBeVisible({ timeout: 15_000 });
    await expect(said).toBeInViewport({ ratio: 1 });
    const [after] = await boxesOf(button);
    expect(after.height).toBe(before.height);
    await expect(said.getByRole('link', { name: /^\+1 519.555-0142$/ })).toHaveAttribute(
      'href',
      'tel:+15195550142',
    );
    // A few lines: the fields above them are still seen.
    for (const [width, height, most] of [
      [390, 844, 0.25],
      [320, 568, 0.4],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [bar] = await boxesOf(said.locator('..'));
      expect(bar.height / height).toBeLessThan(most);
    }
    await said.getByRole('link', { name: /e-transfer|virement/ }).click();
    await expect(page.locator('#e-transfer')).toBeInViewport();
  });
}

test('where no script comes, a receipt has no button that does nothing', async ({
  page,
  request,
}) => {
  const key = await payForQuote(request, await askForQuote(request, email('receipt')));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`/payment-receipt/${key}`);
  await expect(page.getByRole('link', { name: 'Download receipt' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.unroute('**/*.js');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

test.describe('the first click on Pay Now is answered', () => {
  /** Slow 4G, and a CPU a quarter as fast. */
  async function slowDown(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
  }

  // Bounds one that hangs: a quarter of a busy processor is little.
  const patient = { timeout: 240_000 };
  test.beforeEach(() => test.setTimeout(300_000));

  test('with the alert, where nothing is filled in', async ({ page }) => {
    await slowDown(page);
    await page.goto('/payment', { waitUntil: 'commit' });
    await payNow(page).click();
    await expect(paymentDialog(page)).toContainText('Please enter a valid card number', patient);
    await expect(paymentDialog(page)).toHaveCount(1);
  });

  test('with the question, where a card is typed and a link has the rest', async ({
    page,
    request,
  }) => {
    const invoice = await openInvoice(request);
    await slowDown(page);
    await page.goto(linkOf(invoice), { waitUntil: 'commit' });
    await fillCard(page);
    await payNow(page).click();
    await expect(paymentDialog(page)).toContainText(
      `You are paying an amount of $113.00 for invoice / quote #${invoice}`,
      patient,
    );
  });

  test('by nothing lost, when not even the first script has come', async ({ page, request }) => {
    const invoice = await openInvoice(request);
    const release = await holdScripts(page, '**/*.js');
    const address = linkOf(invoice);
    await page.goto(address, { waitUntil: 'commit' });
    await fillCard(page);
    await payNow(page).click();
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
    release();
    await expectTakenOver(page);
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  });

  test('also when the scripts take longer than a form waits for an answer page', async ({
    page,
  }) => {
    const release = await holdScripts(page, '**/main.*.js');
    await page.goto('/payment', { waitUntil: 'commit' });
    await page.clock.install();
    await payNow(page).click();
    await expect(page.locator('form[aria-busy="true"]')).toHaveCount(1);
    await page.clock.fastForward(30_000);
    await page.clock.resume();
    release();
    await expect(paymentDialog(page)).toContainText('Please enter a valid card number', patient);
  });
});
