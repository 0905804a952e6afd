import { asAdmin } from '../../support/admin.ts';
import { openDepositForm } from '../../support/depositForm.ts';
import { loseAnswer, unreached } from '../../support/loseAnswer.ts';
import { expect, logIn, test } from '../../support/test.ts';

const notKnown = /^No answer came, so it is not known/;
const notYetKnown = /^No answer has come yet, so it is not known/;

test.describe('a form that is left', () => {
  test('while its call is on its way says so, and again where the answer is lost', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const quote = await create('quotes', { price: 1_130 });
    await logIn(page, 'admin');
    const { ask } = await openDepositForm(page, quote.id, '300');
    const { promise: cut, resolve } = Promise.withResolvers<undefined>();
    const made = page.waitForRequest(/\/deposits\/$/);
    await loseAnswer(page, `quotes/${quote.id}/deposits/`, cut);
    await ask.getByRole('button', { name: 'Ask for $ 300.00' }).click();
    expect((await made).method()).toBe('POST');
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(notYetKnown)).toBeVisible();
    resolve(undefined);
    await expect(page.getByText(notKnown)).toBeVisible();
    await expect(page.getByText(`${String(quote['number'])}-D1`).first()).toBeVisible();
  });

  test('after a lost answer says that nobody knows of a change order, also where a second try was refused', async ({
    page,
    request,
  }) => {
    const { create, headers } = await asAdmin(request);
    const quote = await create('quotes', { price: 1_130, projectTitle: 'Bathroom' });
    const accepted = await request.post(`/api/quotes/${quote.id}/accept/`, {
      headers,
      data: {
        version: quote['version'],
        ...{ on: quote['sinceTs'], how: 'email', by: 'Ann', note: '' },
      },
    });
    expect(accepted.status(), await accepted.text()).toBe(200);
    await logIn(page, 'admin');
    await page.goto(`/admin/quotes/${quote.id}`);
    await page.getByRole('button', { name: 'New change order' }).click();
    const order = page.getByRole('dialog', { name: /^New change order/ });
    await order.getByLabel('Why does the work change?').fill('The wall is wet.');
    await order.getByLabel('Description').fill('Drywall');
    await order.getByLabel('Rate').fill('100');
    const path = `quotes/${quote.id}/change-orders/`;
    await loseAnswer(page, path);
    const make = order.getByRole('button', { name: 'Make change order' });
    await make.click();
    await expect(order.getByText(unreached)).toBeVisible();
    await page.route(
      `**/api/${path}`,
      (route) => route.fulfill({ status: 403, json: { message: 'Not for you.' } }),
      { times: 1 },
    );
    await make.click();
    await expect(order.getByText('Not for you.')).toBeVisible();
    await order.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(notKnown)).toBeVisible();
    await expect(page.getByText(`${String(quote['number'])}-O1`, { exact: true })).toBeVisible();
  });
});

test.describe('a record that is saved again after the answer was lost', () => {
  test('is saved', async ({ page, request }) => {
    const { create, read } = await asAdmin(request);
    const { id } = await create('services', { address: `${Date.now()} Lost Street` });
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    await page.goto(`/admin/services/${id}`);
    await page.getByLabel('Postal code').fill('n2l3g1');
    await loseAnswer(page, `services/update/${id}/`);
    const update = page.getByRole('button', { name: 'Update' });
    await update.click();
    await expect(page.getByText(unreached)).toBeVisible();
    await page.keyboard.press('Escape');
    await update.click();
    await expect(page.getByText('Service saved.')).toBeVisible();
    expect(await read(`services/${id}/`)).toMatchObject({ postalCode: 'N2L 3G1', version: 2 });
  });

  test('with what was chosen for its services says so, and is undone', async ({
    page,
    request,
  }) => {
    const { create, read, headers } = await asAdmin(request);
    const { id } = await create('contracts', {
      ...{ address: `${Date.now()} Lost Street`, isActive: true, price: 100, monday: true },
    });
    await request.post(`/api/create-contract-services/${id}`, { headers, data: {} });
    await logIn(page, 'admin');
    await page.goto('/admin/contracts');
    await page.goto(`/admin/contracts/${id}`);
    await page.getByLabel('Price').fill('200');
    await page.getByRole('button', { name: 'Update' }).click();
    const dialog = page.getByRole('dialog', { name: 'What becomes of the services to come?' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeVisible();
    await loseAnswer(page, `contracts/${id}/changes/`);
    await save.click();
    await expect(dialog.getByText(unreached)).toBeVisible();
    await save.click();
    await expect(page.getByText(/^Contract saved by the first try/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The contract and its services are as before.')).toBeVisible();
    expect((await read(`contracts/${id}/`))['price']).toBe(100);
  });
});
