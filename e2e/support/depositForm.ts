import type { Locator, Page } from '@playwright/test';

/** Opens the window that asks for a deposit on a quote, and types an amount in dollars. */
export async function openDepositForm(
  page: Page,
  quoteId: number,
  amount: string,
): Promise<{ ask: Locator; amountField: Locator }> {
  await page.goto(`/admin/quotes/${quoteId}`);
  await page.getByText('Deposits and part payments').click();
  await page.getByRole('button', { name: 'Ask for a deposit…' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for a deposit or a part payment' });
  await ask.getByLabel('An amount').check();
  const amountField = ask.getByLabel('Amount, tax included');
  await amountField.fill(amount);
  return { ask, amountField };
}
