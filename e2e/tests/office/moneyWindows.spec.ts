import type { Locator } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessibleInBothSchemes, logIn, test } from '../../support/test.ts';

const widths = [390, 1024, 1440];

/** Whether a person sees it: nothing stands over its middle. */
const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest' });
    const { left, top, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 4, top + height / 2));
  });

/** Fields side by side have their controls in line. */
async function expectInLine(first: Locator, second: Locator): Promise<void> {
  const [one, other] = await boxesOf(first, second);
  if (one.x !== other.x) expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(1);
}

test('in windows of money fields stand in line, and nothing covers what is wrong', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { id: clientId } = await admin.create('clients', { fullName: `Windows ${Date.now()}` });
  const issued = async (): Promise<number> => {
    const { id } = await admin.create('invoices', { clientId, subTotal: 100 });
    await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
    return id;
  };
  const [owed, paid] = [await issued(), await issued()];
  await request.put(`/api/receive-payment/${paid}/`, { headers: admin.headers });
  const credit = { key: crypto.randomUUID(), reason: 'Poor work', lines: null };
  const credited = await request.post(`/api/invoices/${paid}/credit/`, {
    headers: admin.headers,
    data: credit,
  });
  expect(credited.status(), await credited.text()).toBe(201);

  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${paid}`);
  await page.getByText('Account of this invoice').click();
  await page.getByRole('button', { name: /^Give back/ }).click();
  const refund = page.getByRole('dialog', { name: 'Give money back' });
  await refund.getByRole('button', { name: /^Give back/ }).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectInLine(refund.getByLabel('Amount'), refund.getByLabel('How it goes back'));
    await expect.poll(() => isUncovered(refund.getByText('Say why.'))).toBe(true);
  }
  await expectAccessibleInBothSchemes(page);

  await page.goto(`/admin/invoices/${owed}`);
  await page.getByRole('button', { name: 'Record payment', exact: true }).click();
  const payment = page.getByRole('dialog', { name: /^Record a payment/ });
  await payment.getByLabel('How it came').selectOption('');
  await payment.getByRole('button', { name: /^Record \$/ }).click();
  await expect(payment.getByText('Choose how the money came.')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectInLine(payment.getByLabel('Amount'), payment.getByLabel('Day it came'));
    await expectInLine(payment.getByLabel('How it came'), payment.getByLabel('Reference'));
  }
  await expectAccessibleInBothSchemes(page);
});
