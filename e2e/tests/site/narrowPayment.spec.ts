import { boxesOf } from '../../support/boxes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

for (const prefix of ['', '/fr']) {
  test(`at 400 % zoom ${prefix}/payment shows what is paid, and what is wrong with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await openTakenOver(page, `${prefix}/payment`);
    const [number, amount] = [
      page.locator('[data-field="invoice"]'),
      page.locator('[data-field="amount"]'),
    ];
    await number.fill('99999');
    await amount.fill('113');
    await page.locator('[data-field="number"]').fill('4242424242424242');
    await page.locator('[data-field="month"]').fill('12');
    await page.locator('[data-field="year"]').fill('2040');
    await page.locator('[data-field="cvc"]').fill('123');
    await page.locator('form button[type="submit"]').click();
    const dialog = page.getByRole('alertdialog');
    const asked = dialog.locator('p');
    await expect(asked).toContainText('99999');
    const [question, button] = await boxesOf(asked, dialog.getByRole('button').last());
    expect(question.y).toBeGreaterThan(0);
    expect(question.y + question.height).toBeLessThanOrEqual(button.y);
    await dialog.getByRole('button').last().click();
    const fault = page.locator('#mismatch');
    await expect(amount).toBeFocused();
    await expect(amount).toBeInViewport({ ratio: 1 });
    // The first of its lines: all of them do not fit.
    await expect
      .poll(async () => (await fault.boundingBox())?.y, { message: 'the fault is in sight' })
      .toBeLessThan(160);
  });
}

for (const [prefix, amount] of [
  ['', '99999.99'],
  ['/fr', '99999,99'],
] as const) {
  test(`on a small phone ${prefix}/payment shows the largest amount beside its button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openTakenOver(page, `${prefix}/payment`);
    await page.locator('[data-field="amount"]').pressSequentially(amount);
    const button = page.locator('form button[type="submit"]');
    const paid = page.locator('form strong');
    await expect(paid).toContainText('99');
    // Its text: the box is as narrow as its column, whatever runs out of it.
    const end = await paid.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    const [box] = await boxesOf(button);
    expect(end).toBeLessThan(box.x);
  });
}
