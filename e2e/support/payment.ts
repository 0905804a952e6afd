import type { Locator, Page } from '@playwright/test';

/** The address of a receipt. */
export const receipt = /\/payment-receipt\/[0-9a-f-]{36}$/;

/** A link as a mail has it. */
export const linkOf = (invoice: string): string => `/payment?number=${invoice}&amount=113.00`;

/** Types a card that the sandbox takes. */
export async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry month').fill('12');
  await page.getByLabel('Expiry year').fill('2040');
  await page.getByLabel('CVC').fill('123');
}

export const payNow = (page: Page): Locator => page.getByRole('button', { name: 'Pay Now' });

/** What the page asks before a payment, or says about it. */
export const paymentDialog = (page: Page): Locator => page.getByRole('alertdialog');

/** Presses Pay Now, and confirms. */
export async function pay(page: Page): Promise<void> {
  await payNow(page).click();
  await paymentDialog(page).getByRole('button', { name: 'Pay', exact: true }).click();
}
