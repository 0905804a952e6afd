import { email } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

test.describe('the commercial quote', () => {
  test.beforeEach(async ({ page }) => {
    await openTakenOver(page, '/services/Janitorial/Commercial');
  });

  test('asks for repetition and a day, and leads to the first of them', async ({ page }) => {
    await page.getByLabel('Email').fill(email('commercial'));
    await page.getByRole('button', { name: 'Get my quote' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Please check' });
    await expect(alert).toContainText('Select how often to repeat this service.');
    await expect(alert).toContainText('Must select a day.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Repeat')).toBeFocused();
  });

  test('counts hours in halves between 1 and 8.5, and is priced', async ({ page }) => {
    const hours = page.getByLabel('Hours per visit', { exact: true });
    await expect(hours).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Fewer: Hours per visit' })).toBeDisabled();
    for (let clicks = 0; clicks < 15; clicks += 1) {
      await page.getByRole('button', { name: 'More: Hours per visit' }).click();
    }
    await expect(hours).toHaveValue('8.5');
    await expect(page.getByRole('button', { name: 'More: Hours per visit' })).toBeDisabled();
    await page.getByLabel('Repeat').selectOption('Every two weeks');
    await page.getByLabel('Monday').check();
    await page.getByLabel('Thursday').check();
    await page.getByLabel('Email').fill(email('commercial'));
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
  });
});
