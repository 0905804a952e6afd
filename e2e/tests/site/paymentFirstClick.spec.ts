import type { Page } from '@playwright/test';
import { openInvoice } from '../../support/openInvoice.ts';
import { fillCard, linkOf, paymentDialog, payNow } from '../../support/payment.ts';
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
    await page.getByLabel(field).pressSequentially(typed);
    release();
    await expectTakenOver(page);
    await expect(page.getByLabel('Card number')).toHaveValue(card);
    await expect(page.getByLabel('Amount')).toHaveValue(amount);
    await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  });
}

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

  const patient = { timeout: 60_000 };
  test.beforeEach(() => test.setTimeout(120_000));

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
