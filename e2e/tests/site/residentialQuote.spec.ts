import { email, tomorrow } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

test('a residential quote warns of the rush fee, and has it as a line of its own', async ({
  page,
}) => {
  await openTakenOver(page, '/services/Janitorial/Residential');
  await page.getByLabel('Service type').selectOption('Detailed');
  await page.getByLabel('Date').fill(tomorrow());
  await expect(page.getByText('An extra fee applies')).toBeVisible();
  await page.getByLabel('Kitchen').check();
  await page.getByLabel('Email').fill(email('rush'));
  await page.getByRole('button', { name: 'Get my quote' }).click();
  await expect(page.getByRole('row', { name: /Rush/ })).toBeVisible();
});
