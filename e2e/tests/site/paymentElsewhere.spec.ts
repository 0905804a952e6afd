import type { Page } from '@playwright/test';
import { startProduct, type Product } from '../../../scripts/product/product.ts';
import { openInvoice } from '../../support/openInvoice.ts';
import { askForQuote, cardToken, email, giveQuoteBack, payForQuote } from '../../support/quotes.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  holdScripts,
  openTakenOver,
  test,
} from '../../support/test.ts';

const receipt = /\/payment-receipt\/[0-9a-f-]{36}$/;
const asking = '4000002500003155';
const askingAlways = '4000000000003220';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const confirming = (page: Page) =>
  page.getByRole('heading', { name: 'We are confirming your payment' });
const atBank = (page: Page) =>
  page.getByRole('heading', { name: 'Your bank asks: is this payment yours?' });

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry month').fill('12');
  await page.getByLabel('Expiry year').fill('2040');
  await page.getByLabel('CVC').fill('123');
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Pays an invoice with a card, as far as the bank's page. */
async function leave(page: Page, invoice: string, card = asking, amount = '113.00') {
  await openTakenOver(page, `/payment?number=${invoice}&amount=${amount}`);
  await fillCard(page, card);
  await pay(page);
  await expect(atBank(page)).toBeVisible();
}

test('a document of $20,359.79 is paid by a card whose bank asks, and its receipt is a PDF', async ({
  page,
  request,
}) => {
  const invoice = await openInvoice(request, 18_017.51);
  await openTakenOver(page, '/payment');
  await page.getByLabel('Invoice / quote number').fill(invoice);
  await page.getByLabel('Amount').pressSequentially('20359.79');
  await expect(page.getByLabel('Amount')).toHaveValue('20,359.79');
  await fillCard(page, asking);
  await pay(page);
  await expect(atBank(page)).toBeVisible();
  await expect(page.getByText('$ 20,359.79')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(heading(page, 'Thank you!')).toBeVisible();
  // What the provider told on the way back is in no address.
  await expect(page).toHaveURL(receipt);
  const paper = page.getByRole('region', { name: 'Payment receipt' });
  await expect(paper).toContainText('$ 20,359.79');
  await expect(paper).toContainText(`Invoice #${invoice}`);
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'Download receipt' });
  // Its words stay legible under the mouse.
  await link.hover();
  await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="receipt-${invoice}.pdf"`,
  });
  // The next payment begins with an empty form.
  await openTakenOver(page, '/payment');
  await expect(page.getByLabel('Amount')).toHaveValue('');
});

test('a payment that is refused at the bank says why, and can be tried again', async ({
  page,
  request,
}) => {
  const invoice = await openInvoice(request);
  await leave(page, invoice, askingAlways);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(heading(page, 'This payment did not go through')).toBeVisible();
  await expect(page.getByText('Your bank could not confirm that it is you')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  await fillCard(page, '4242424242424242');
  await pay(page);
  await expect(heading(page, 'Thank you!')).toBeVisible();
});

test('whoever tries again before any script has come is led to the form, not told of the failure again', async ({
  page,
  request,
}) => {
  const invoice = await openInvoice(request);
  await leave(page, invoice, askingAlways);
  const release = await holdScripts(page, /\/releases\/.*\.js/);
  await page.getByRole('button', { name: 'Refuse' }).click();
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toBeVisible();
  await again.click();
  await expect(page).toHaveURL(/\/payment\?number=/);
  release();
  await expectTakenOver(page);
  await expect(page.getByLabel('Invoice / quote number')).toHaveValue(invoice);
  await fillCard(page, '4242424242424242');
  await pay(page);
  await expect(heading(page, 'Thank you!')).toBeVisible();
});

test('whoever opens the payment page while their payment waits at the bank never sees its form', async ({
  page,
  request,
}) => {
  await leave(page, await openInvoice(request));
  const release = await holdScripts(page, /\/releases\/.*\/(?!early\.)[^/]+\.js/);
  await page.goto('/payment', { waitUntil: 'commit' });
  await expect(confirming(page)).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Or pay by e-transfer' })).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('whoever comes back from the bank without an answer can go on there, from another window too, or pay another way', async ({
  page,
  request,
  otherBrowsers,
}) => {
  const invoice = await openInvoice(request);
  await leave(page, invoice);
  await page.goBack();
  await expect(confirming(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Or pay by e-transfer' })).toBeHidden();
  await expect(page.getByText(`Invoice #${invoice}: $ 113.00`)).toBeVisible();
  await expectAccessible(page);
  const bank = await page.getByRole('link', { name: 'Continue there' }).getAttribute('href');
  expect(bank).toContain('/bank/');

  const other = await otherBrowsers.open();
  const goOn = other.getByRole('link', { name: 'Continue there' });
  await openTakenOver(other, '/payment');
  await other.getByLabel('Invoice / quote number').fill(invoice);
  await other.getByLabel('Amount').fill('113.00');
  await fillCard(other, '4242424242424242');
  // Nobody's card is read for it.
  await other.route('**/v1/tokens', (route) => route.abort());
  await pay(other);
  await expect(confirming(other)).toBeVisible();
  await expect(goOn).toHaveAttribute('href', bank ?? '');
  // A link says it before anything is typed.
  const third = await otherBrowsers.open();
  await third.goto(`/fr/payment?number=${invoice}&amount=113,00`);
  await expect(
    third.getByRole('heading', { name: 'Nous confirmons votre paiement' }),
  ).toBeVisible();
  await expect(third.getByText(/113,00\s\$/)).toBeVisible();
  await expect(third.getByLabel('Numéro de carte')).toBeHidden();
  await expectAccessible(third);

  await page.getByRole('button', { name: 'Pay another way' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await fillCard(page, '4242424242424242');
  await pay(page);
  await expect(heading(page, 'Thank you!')).toBeVisible();
});

test('a payment approved after its window was closed is made, and its receipt opens', async ({
  page,
  request,
  otherBrowsers,
}) => {
  const asked = page.waitForRequest('**/api/process-payment/');
  await leave(page, await openInvoice(request));
  const { key } = (await asked).postDataJSON() as { key: string };
  const bank = page.url();
  await page.close();
  const later = await otherBrowsers.open();
  await later.goto(bank);
  // Its answer is sent, and nobody follows where it leads.
  await later.request.post(bank, { form: { answer: 'approve' }, maxRedirects: 0 });
  await later.goto(`/payment-receipt/${key}`);
  await expect(heading(later, 'Thank you!')).toBeVisible();
});

test.describe('where the card is typed on the provider’s page', () => {
  // Together in one worker, since they share a product.
  test.describe.configure({ mode: 'default' });
  const products: Product[] = [];
  test.use({
    baseURL: async ({ browserName: _ }, use) => {
      const product = products[0] ?? (await startProduct({ CARD_PAYMENTS: 'providerPage' }));
      products[0] = product;
      await use(product.url);
    },
  });
  test.afterAll(() => Promise.all(products.splice(0).map((product) => product.stop())));

  test('on the provider’s page the card is typed there, and the receipt is ours', async ({
    page,
  }) => {
    const invoice = await openInvoice(page.request);
    await openTakenOver(page, `/payment?number=${invoice}&amount=113.00`);
    await expect(page.getByText('You pay on the page of our payment provider')).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeHidden();
    await expectAccessible(page);
    await pay(page);
    await expect(page.getByRole('heading', { name: `Invoice #${invoice}` })).toBeVisible();
    const typeCard = async (number: string): Promise<void> => {
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Month').fill('12');
      await page.getByLabel('Year').fill('2040');
      await page.getByLabel('CVC').fill('123');
      await page.getByRole('button', { name: 'Pay $ 113.00' }).click();
    };
    await typeCard('4000000000000002');
    await expect(page.getByRole('alert')).toContainText('declined');
    await expect(page.getByRole('heading', { name: `Invoice #${invoice}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay $ 113.00' })).toBeVisible();
    await typeCard(askingAlways);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(heading(page, 'Thank you!')).toBeVisible();
    await expect(page).toHaveURL(receipt);
  });

  test('whoever turns back on the provider’s page is told that nothing was charged, in French too', async ({
    page,
  }) => {
    const invoice = await openInvoice(page.request);
    await openTakenOver(page, `/fr/payment?number=${invoice}&amount=113,00`);
    await expect(page.getByLabel('Montant')).toHaveValue('113,00');
    await page.getByRole('button', { name: 'Payer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Payer' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(heading(page, 'Ce paiement n’a pas été effectué')).toBeVisible();
    await expect(page.getByText('Votre carte n’a pas été débitée.')).toBeVisible();
    await expect(page.getByText(`Facture nº ${invoice} : 113,00 $`)).toBeVisible();
  });

  test('a quote that was given back is not paid, without scripts either', async ({
    request,
    browser,
  }) => {
    const quote = await askForQuote(request, email('back'));
    await payForQuote(request, quote);
    await giveQuoteBack(request, quote);
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(new URL('/fr/payment', products[0]?.url).href);
    await page.getByLabel('Numéro de facture').fill(String(quote.number));
    await page.getByLabel('Montant').fill('166,11');
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(page.getByText(/^Nous avons remboursé ce qui avait été payé/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Payer' })).toHaveCount(0);
    await expect(page.getByText('Ou payez par virement Interac')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Nous écrire' }).click();
    await expect(page).toHaveURL(/\/fr\/contact-us$/);
  });

  test('without scripts, the first wrong field has the focus', async ({ browser }) => {
    const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
    const page = await (await browser.newContext(phone)).newPage();
    await page.goto(new URL('/fr/payment', products[0]?.url).href);
    const invoice = page.getByLabel('Numéro de facture');
    const amount = page.getByLabel('Montant');
    await amount.fill('12.3.4');
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(invoice).toBeFocused();
    await expect(invoice).toHaveAccessibleDescription(/^Entrez le numéro de facture/);
    await invoice.fill('99999');
    await amount.fill('12,34');
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(page.getByRole('alert')).toContainText('ne correspond pas au montant');
    const bottom = await page.getByRole('alert').evaluate((e) => e.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(844 - 117);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever comes back from the bank sees what became of the payment', async ({
    page,
    request,
  }) => {
    const invoice = await openInvoice(request);
    const token = await cardToken(request, asking);
    const data = { token, amount: '113.00', invoice, key: crypto.randomUUID(), canLeave: true };
    const answer = await request.post('/api/process-payment/', { data });
    const { continueAt } = (await answer.json()) as { continueAt: string };
    await page.goto(continueAt);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(heading(page, 'Thank you!')).toBeVisible();
  });
});
