import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { BankAccount } from 'shared-api/contract/billing/bankAccounts';
import { adminHeaders, asAdmin } from '../../support/admin.ts';
import { cardOf, cell, openMove, plan } from '../../support/board.ts';
import { expect, logIn, test } from '../../support/test.ts';

test('what is typed in a window can be sent once more where somebody else has changed the record meanwhile', async ({
  page,
  request,
}) => {
  const { create, read, headers } = await asAdmin(request);
  /** As somebody else does it. */
  const change = async (entity: string, id: number, fields: object): Promise<void> => {
    const { version } = await read(`${entity}/${id}/`);
    const data = { version, ...fields };
    const changed = await request.put(`/api/${entity}/update/${id}/`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
  };
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const refusal = dialog.getByText(/changed by somebody else in the meantime\. \w/);
  await logIn(page, 'admin');

  const { id: leadId } = await create('leads', { name: 'Lea', email: 'lea@example.com' });
  await page.goto(`/admin/leads/${leadId}`);
  await page.getByRole('button', { name: 'Reply' }).first().click();
  await dialog.getByLabel('Message').fill('We come on Tuesday.');
  const send = dialog.getByRole('button', { name: 'Send to lea@example.com' });
  await send.waitFor();
  await change('leads', leadId, { email: 'lea@example.org' });
  await send.click();
  await expect(refusal).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('We come on Tuesday.');
  await dialog.getByRole('button', { name: 'Send to lea@example.org' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('button', { name: /^Close/ }).click();
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  await change('leads', leadId, { phone: '519 555 9876' });
  const close = dialog.getByRole('button', { name: /^Close/ });
  await close.click();
  await expect(refusal).toBeVisible();
  await expect(page.getByText('(519) 555-9876').first()).toBeAttached();
  await close.click();
  await expect(dialog).toHaveCount(0);
  expect(await read(`leads/${leadId}/`)).toMatchObject({ status: 'Closed' });

  const { id: quoteId, number } = await create('quotes', { price: 100 });
  await page.goto(`/admin/quotes/${quoteId}`);
  await page.getByRole('button', { name: 'Review and send' }).click();
  await dialog.getByLabel('To').fill('ann@example.com');
  const sendQuote = dialog.getByRole('button', { name: /^Send quote/ });
  await expect(sendQuote).toHaveText(/100\.00/);
  await change('quotes', quoteId, { price: 150 });
  await sendQuote.click();
  await expect(refusal).toBeVisible();
  // The button names what is sent now.
  await expect(sendQuote).toHaveText(/150\.00/);
  await sendQuote.click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/admin/quotes/${quoteId}`);
  await page.getByRole('button', { name: 'Record acceptance' }).click();
  await dialog.getByLabel('Accepted by').fill('Ann');
  await dialog.getByLabel('How').selectOption({ label: 'By phone' });
  await change('quotes', quoteId, { price: 170 });
  const accept = dialog.getByRole('button', { name: 'Record acceptance' });
  await accept.click();
  await expect(refusal).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /170\.00/ })).toBeVisible();
  await accept.click();
  await expect(dialog).toHaveCount(0);
  expect(await read(`quotes/${quoteId}/`)).toMatchObject({ number, price: 170 });
  await expect(page.getByText('Accepted').first()).toBeVisible();

  const { id: invoiceId } = await create('invoices', { subTotal: 100, type: 'Janitorial' });
  await page.goto(`/admin/invoices/${invoiceId}`);
  await page.getByRole('button', { name: 'Review and send' }).click();
  await dialog.getByLabel('To').fill('ann@example.com');
  await dialog.getByLabel('Message').fill('Thank you.');
  const sendInvoice = dialog.getByRole('button', { name: /^Send invoice/ });
  await expect(sendInvoice).toHaveText(/113\.00/);
  await change('invoices', invoiceId, { subTotal: 200 });
  await sendInvoice.click();
  await expect(refusal).toBeVisible();
  await expect(sendInvoice).toHaveText(/226\.00/);
  await expect(dialog.getByLabel('Message')).toHaveValue('Thank you.');
  await sendInvoice.click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/admin/invoices/${invoiceId}`);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('button', { name: /^Void/ }).click();
  await dialog.getByLabel('Reason').fill('Sent to the wrong client.');
  await change('invoices', invoiceId, { notes: 'Newer' });
  const makeVoid = dialog.getByRole('button', { name: /^Void/ });
  await makeVoid.click();
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Newer');
  await makeVoid.click();
  await expect(dialog).toHaveCount(0);
  expect(await read(`invoices/${invoiceId}/`)).toMatchObject({
    voidReason: 'Sent to the wrong client.',
  });
});

for (const [entity, what, fields] of [
  ['invoices', 'invoice', { subTotal: 100, type: 'Janitorial' }],
  ['quotes', 'quote', { price: 113, email: '' }],
] as const) {
  test(`the ${what} that somebody else has just sent is sent once more on purpose alone`, async ({
    page,
    request,
    otherBrowsers,
  }) => {
    const { create } = await asAdmin(request);
    const { id } = await create(entity, fields);
    const mailsOf = async (): Promise<number> => {
      const headers = await adminHeaders(request);
      const answer = await request.get(`/api/${entity}/${id}/timeline/`, { headers });
      const { results } = (await answer.json()) as { results: { kind: string }[] };
      return results.filter(({ kind }) => kind === 'sent').length;
    };
    const open = async (one: Page): Promise<Locator> => {
      await logIn(one, 'admin');
      await one.goto(`/admin/${entity}/${id}`);
      await one.getByRole('button', { name: 'Review and send' }).click();
      const dialog = one.getByRole('dialog').filter({ visible: true });
      await dialog.getByLabel('To').fill('ann@example.com');
      await dialog.getByRole('button', { name: new RegExp(`^Send ${what}.*113\\.00`) }).waitFor();
      return dialog;
    };
    const late = await open(page);
    await late.getByLabel('Message').fill('Thank you.');
    const early = await open(await otherBrowsers.open());
    await early.getByRole('button', { name: new RegExp(`^Send ${what}`) }).click();
    await expect(early).toHaveCount(0);

    const send = late.getByRole('button', { name: new RegExp(`^Send ${what}`) });
    await send.click();
    const said = late.getByText(
      /^(Invoice|Quote) \d{5} was sent already: by admin, on \w+\s\d+,\s\d{4} at .*, to ann@example\.com\.$/,
    );
    await expect(said).toBeVisible();
    await expect(late.getByLabel('Message')).toHaveValue('Thank you.');
    // A second press, as of a double click, sends nothing.
    await send.click();
    await expect(said).toBeVisible();
    expect(await mailsOf()).toBe(1);
    await late.getByLabel('Send it once more all the same').check();
    await send.click();
    await expect(late).toHaveCount(0);
    expect(await mailsOf()).toBe(2);
  });
}

test('the window that moves a service goes on from the service as somebody else has made it', async ({
  page,
  request,
}) => {
  const { headers, read } = await asAdmin(request);
  const { bob, bobId, days, first } = await plan(request, 'Meanwhile', '2031-05-05');
  await logIn(page, 'admin');
  await page.goto(`/admin/board?week=${days[0]}`);
  const dialog = await openMove(page, first);
  await dialog.getByRole('combobox', { name: 'Employee' }).selectOption({ label: bob });
  const id = await cardOf(page, first).getAttribute('data-service');
  const { version } = await read(`services/${id}/`);
  const data = { version, dateTs: `${days[2]}T13:00` };
  const changed = await request.put(`/api/services/update/${id}/`, { headers, data });
  expect(changed.status(), await changed.text()).toBe(200);
  const move = dialog.getByRole('button', { name: 'Move', exact: true });
  await move.click();
  await expect(dialog.getByText(/changed by somebody else in the meantime/)).toBeVisible();
  // What was chosen stays, and the rest is as the other one has made it.
  await expect(dialog.getByRole('combobox', { name: 'Employee' })).toHaveValue(String(bobId));
  await expect(dialog.getByLabel('Day')).toHaveValue(days[2] ?? '');
  await expect(dialog.getByLabel('Time')).toHaveValue('13:00');
  await move.click();
  await expect(dialog).toHaveCount(0);
  await expect(cell(page, bobId, days[2])).toContainText(first);
});

test('a client is anonymised, and an address and an account changed, as somebody else has made them', async ({
  page,
  request,
}) => {
  const { create, read, headers } = await asAdmin(request);
  const send = async (method: 'post' | 'put', path: string, data: object): Promise<void> => {
    const answer = await request[method](`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const refusal = dialog.getByText(/press the button once more all the same/);
  const twice = async (name: string): Promise<void> => {
    await dialog.getByRole('button', { name }).click();
    await expect(refusal).toBeVisible();
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toHaveCount(0);
  };
  // What the others have made may come later than the refusal, which is not told before that: the button that is
  // pressed once more would send the old version.
  await page.route(/\/api\/(clients|bank-accounts)\//, async (route) => {
    if (route.request().method() === 'GET') await setTimeout(600);
    await route.continue();
  });
  await logIn(page, 'admin');
  const { id, version } = await create('clients', { fullName: 'Mia Meanwhile' });
  const place = { label: '', address: '2 Side Street', city: '', postalCode: '', notes: '' };
  await send('post', `clients/${id}/addresses/`, { ...place, isBilling: false });
  const [, further] = (await read(`clients/${id}/places/`))['addresses'] as {
    id: number;
    version: number;
  }[];

  await page.goto(`/admin/clients/${id}`);
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  const street = page.getByRole('listitem').filter({ hasText: '2 Side Street' });
  await street.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: /^Change/ }).click();
  await dialog.getByLabel('City').fill('Guelph');
  const { version: placed = 0, id: placeId = 0 } = further ?? {};
  await send('post', `clients/${id}/addresses/${placeId}/`, { ...place, version: placed });
  await twice('Save');
  await expect(street).toContainText('Guelph');

  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('button', { name: 'Anonymise…' }).click();
  await dialog.getByLabel('Reason').fill('Asked by phone.');
  await send('put', `clients/update/${id}/`, { version, city: 'Hamilton' });
  await twice('Erase for good');

  await page.goto('/admin/bank#accounts');
  await page.getByRole('button', { name: 'Edit Cleaning chequing' }).click();
  const { results } = (await read('bank-accounts/')) as unknown as { results: BankAccount[] };
  const account = results.find(({ name }) => name === 'Cleaning chequing');
  const { name, currency, brand } = account ?? {};
  const data = { version: account?.version, name, currency, brand };
  await send('put', `bank-accounts/${account?.id}/`, data);
  await twice('Save');
});

test('a window about money stays to say that nothing was done, where somebody else has settled the invoice meanwhile', async ({
  page,
  request,
}) => {
  const { create, read, headers } = await asAdmin(request);
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const { id: clientId } = await create('clients', { fullName: `Meanwhile ${Date.now()}` });
  const issued = async (subTotal: number) => {
    const { id } = await create('invoices', { clientId, subTotal, type: 'Janitorial' });
    await request.put(`/api/receive-payment/${id}/`, { headers });
    const data = { reason: 'It bounced.' };
    const { results } = (await read(`invoices/${id}/ledger/`)) as unknown as {
      results: { paymentId: number | null }[];
    };
    const payment = results.find(({ paymentId }) => paymentId !== null)?.paymentId;
    await request.post(`/api/payments/${payment}/reverse/`, { headers, data });
    return id;
  };
  const pay = async (id: number): Promise<void> => {
    const paid = await request.put(`/api/receive-payment/${id}/`, { headers });
    expect(paid.status(), await paid.text()).toBe(200);
  };
  await logIn(page, 'admin');

  const id = await issued(100);
  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Record payment', exact: true }).first().click();
  await dialog.getByLabel('Reference').fill('Cheque 12');
  await pay(id);
  await dialog.getByRole('button', { name: 'Record $ 113.00' }).click();
  await expect(dialog.getByText(/owes \$\s0\.00 now/)).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeAttached();
  await expect(dialog.getByLabel('Reference')).toHaveValue('Cheque 12');
});

test('an update that somebody else has made alike meanwhile leaves nothing to decide', async ({
  page,
  request,
}) => {
  const { create, read, headers } = await asAdmin(request);
  const { id, version } = await create('services', { address: '1 Old Street' });
  await logIn(page, 'admin');
  await page.goto(`/admin/services/${id}`);
  await page.getByLabel('Address').fill('2 New Street');
  const data = { version, address: '2 New Street' };
  expect((await request.put(`/api/services/update/${id}/`, { headers, data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  // Stored once, and no newer than that.
  const stored = await read(`services/${id}/`);
  expect([stored['address'], stored['version']]).toEqual(['2 New Street', 2]);
});
