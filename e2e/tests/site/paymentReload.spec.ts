import type { Page } from '@playwright/test';
import { openInvoice } from '../../support/openInvoice.ts';
import { fillCard, pay, paymentDialog, receipt } from '../../support/payment.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

/** Types number, amount and card, and pays, all by hand. */
async function payByHand(page: Page, invoice: string): Promise<void> {
  await openTakenOver(page, '/payment');
  await page.getByLabel('Invoice / quote number').fill(invoice);
  await page.getByLabel('Amount').fill('113');
  await fillCard(page);
  await pay(page);
}

async function expectTyped(page: Page, invoice: string): Promise<void> {
  await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  await expect(page.getByLabel('Amount')).toHaveValue('113.00');
  for (const field of ['Card number', 'Expiry month', 'Expiry year', 'CVC']) {
    await expect(page.getByLabel(field)).toHaveValue('');
  }
}

/** Everything that the browser keeps of the site. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

for (const [when, call] of [
  ['number and amount are checked', '**/api/check-quote-invoice/'],
  ['the provider reads the card', '**/v1/tokens'],
  ['it is sent', '**/api/process-payment/'],
] as const) {
  test(`a reload while ${when} leaves number and amount, and nothing of the card`, async ({
    page,
    request,
  }) => {
    const invoice = await openInvoice(request);
    let isHeld = false;
    await page.route(call, () => {
      isHeld = true;
    });
    await payByHand(page, invoice);
    await expect.poll(() => isHeld).toBe(true);
    const kept = await stored(page);
    expect(kept).toContain(invoice);
    // The time that is kept beside them may have any four digits.
    expect(kept).not.toMatch(/4242.?4242|\b2040\b|"123\\?"/);
    await page.reload();
    await page.unroute(call);
    if (call === '**/api/process-payment/') {
      await expect(paymentDialog(page)).toContainText('You were not charged.');
      await paymentDialog(page).getByRole('button', { name: 'OK' }).click();
    }
    await expectTyped(page, invoice);
    await fillCard(page);
    await pay(page);
    await expect(page).toHaveURL(receipt);
    // What is paid is not filled in again.
    expect(await stored(page)).not.toContain(`"${invoice}`);
    await openTakenOver(page, '/payment');
    await expect(page.getByLabel('Invoice / quote number')).toHaveValue('');
    await expect(page.getByLabel('Amount')).toHaveValue('');
  });
}
