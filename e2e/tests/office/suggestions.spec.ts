import type { APIRequestContext, Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

/** A client with issued invoices of today; `subTotals` in dollars before tax. */
async function clientWith(request: APIRequestContext, subTotals: readonly number[]) {
  const admin = await asAdmin(request);
  const name = `Kingsdale ${Date.now()}`;
  const client = await admin.create('clients', { fullName: 'Ann Example', companyName: name });
  const numbers: number[] = [];
  let day = '';
  for (const subTotal of subTotals) {
    const { id } = await admin.create('invoices', { clientId: client.id, subTotal });
    await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
    const invoice = await admin.read(`invoices/${id}/`);
    numbers.push(Number(invoice['invoiceNumber']));
    day = String(invoice['dateTs']);
  }
  return { name, numbers, day };
}

/** Uploads a statement with one e-transfer. */
async function receive(page: Page, day: string, amount: string, words: string): Promise<void> {
  const id = Date.now();
  const content = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:UTF-8
CHARSET:NONE

<OFX><SIGNONMSGSRSV1><SONRS></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>8<ACCTID>100288842</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}<FITID>E${id}<NAME>${words}</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  await page.goto('/admin/dashboard');
  await page.locator('input[type=file]').setInputFiles({
    name: `transfer-${id}.ofx`,
    mimeType: 'application/x-ofx',
    buffer: Buffer.from(content),
  });
  await expect(page.getByText(/1 of 1/).first()).toBeVisible();
}

test('one e-transfer pays two invoices of a client, which is said before, and is undone', async ({
  page,
  request,
}) => {
  const { name, numbers, day } = await clientWith(request, [100, 200, 50]);
  const [first = 0, , third = 0] = numbers;
  await logIn(page, 'admin');
  await receive(page, day, '169.50', `Interac e-Transfer ${name}`);
  await page.goto('/admin/bank#payments');
  const row = page.getByRole('listitem').filter({ has: page.getByText(`, ${name}`) });
  const outcome = row.getByRole('list', { name: 'What this will do' }).getByRole('listitem');
  await expect(outcome).toHaveText([
    `Invoice ${first} is paid with $ 113.00.`,
    `Invoice ${third} is paid with $ 56.50.`,
  ]);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Record payment/ }).click();
  const done = page.getByText(`Invoices ${first} and ${third}: the payment is recorded.`);
  await expect(done).toBeVisible();
  const admin = await asAdmin(request);
  const paid = async () =>
    ((await admin.read(`invoices/search/?q=${first}`))['results'] as { paid: boolean }[]).map(
      (invoice) => invoice.paid,
    );
  expect(await paid()).toEqual([true]);
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  expect(await paid()).toEqual([false]);
});
