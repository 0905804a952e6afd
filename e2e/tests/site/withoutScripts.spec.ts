import { openInvoice } from '../../support/openInvoice.ts';
import {
  askForQuote,
  carpet,
  email,
  fromNetwork,
  giveQuoteBack,
  inAMonth,
  payForQuote,
} from '../../support/quotes.ts';
import { expect, expectTakenOver, test } from '../../support/test.ts';

test.use(fromNetwork(1));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [
      'About Us',
      'Cleaning services',
      'Contracting services',
      'Our Clients',
      'Projects',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText('Insurance coverage up to $5,000,000.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
    await expect(page).toHaveTitle(/Northbank/);
  });

  test('where the card is typed on our page, a form tells whether a document is to be paid at all', async ({
    page,
    request,
  }) => {
    // With its scripts only held back, as here, the browser shows <noscript> in a page that is set as its content alone.
    const check = async (invoice: string, amount: string): Promise<void> => {
      const shown = await request.get('/fr/payment');
      expect(await shown.text()).toContain('Vérifier le numéro et le montant');
      const answer = await request.post('/fr/payment', { form: { invoice, amount } });
      await page.goto('/fr/payment');
      await page.setContent(await answer.text());
    };
    const quote = await askForQuote(request, email('off'));
    await payForQuote(request, quote);
    await giveQuoteBack(request, quote);
    await check(String(quote.number), '166,11');
    const said = page.locator('noscript').getByRole('status');
    await expect(said).toContainText('Nous avons remboursé ce qui avait été payé');
    await expect(page.getByText('Ou payez par virement Interac')).toBeHidden();
    const invoice = await openInvoice(request);
    await check(invoice, '113,00');
    await expect(said).toContainText(`Le document nº ${invoice} est à payer.`);
    await expect(page.getByText('Ou payez par virement Interac')).toBeVisible();
    await expect(page.locator('noscript').getByLabel('Montant')).toHaveValue('113,00');
    await check(invoice, '112,00');
    await expect(said).toContainText('ne correspond pas au montant');
    // The other language's page has what was typed, too.
    await expect(page.getByRole('link', { name: 'English' }).first()).toHaveAttribute(
      'href',
      `/payment?number=${invoice}&amount=112.00`,
    );
    // The least height at which the field is still in sight where it stands, and what is wrong with it is not.
    await page.setViewportSize({ width: 390, height: 700 });
    await check('', '12.3.4');
    const wrong = page.locator('noscript');
    await expect(wrong.getByText(/^Entrez le numéro de facture/)).toBeInViewport({ ratio: 1 });
    await expect(wrong.getByLabel('Numéro de facture')).toHaveAccessibleDescription(
      /^Entrez le numéro de facture/,
    );
    await expect(wrong.getByLabel('Montant')).toHaveAccessibleDescription(
      /^Entrez le montant en dollars/,
    );
    await expect(said).toHaveCount(0);
  });

  test('the link of a mail fills in what is to be paid', async ({ request }) => {
    for (const [address, amount] of [
      ['/payment', '113.00'],
      ['/fr/payment', '113,00'],
    ] as const) {
      const html = await (await request.get(`${address}?number=10234&amount=113.00`)).text();
      const [, unscripted = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
      expect(unscripted).toContain('value="10234"');
      expect(unscripted).toContain(`value="${amount}"`);
      expect(html).toMatch(/href="[^"]*\/payment\?number=10234&amp;amount=113\.00"[^>]*hrefLang=/i);
    }
  });

  test('a page that needs scripts says so, and what to do', async ({ page }) => {
    await page.goto('/login');
    // A browser that only has its scripts held back, as here, does not show what is for those without.
    const html = await page.content();
    expect(html).toContain('This page needs JavaScript');
    expect(html).toContain('Switch it on in the settings of the browser');
    expect(html).toContain('href="tel:+15195550142"');
  });

  test('the menu opens, and links lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  });

  test('a carpet quote is asked for and answered', async ({ page }) => {
    await page.goto(carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Rooms', { exact: true }).fill('3');
    await page.getByLabel('Email').fill('no-script@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Total/ }).last()).toContainText('$ 166.11');
  });

  test('a wrong answer comes back with what was typed', async ({ page }) => {
    await page.goto(carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill('kept@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByText('Must meet minimum service requirements.').last()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
  });

  for (const [address, open] of [
    ['/services/Janitorial/Post%20Construction', undefined],
    ['/all-quotes', 'Grout quote'],
    ['/contact-us', undefined],
  ] as const) {
    test(`a refused form of ${address} is led to, and says what is wrong`, async ({ page }) => {
      await page.goto(address);
      const title = await page.title();
      if (open !== undefined) await page.locator('summary', { hasText: open }).click();
      await page.locator('form button[type=submit]').filter({ visible: true }).first().click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(summary).toContainText('You must enter a valid email address.');
      await expect(page).toHaveTitle(`Please check: ${title}`);
    });
  }
});

test('a postal code that was looked up before the scripts came is not taken to another service', async ({
  page,
}) => {
  await page.goto(carpet);
  const form = page.locator('form[action*="area"]');
  await form.evaluate((element: HTMLFormElement) => {
    (element.elements.namedItem('postalCode') as HTMLInputElement).value = 'N2L 3G1';
    element.submit();
  });
  await expectTakenOver(page);
  await expect(page.getByLabel('Postal code')).toHaveValue('N2L 3G1');
  await page.getByRole('link', { name: 'Commercial', exact: true }).last().click();
  await expect(page).toHaveURL('/services/Janitorial/Commercial');
  await expect(page.getByLabel('Postal code')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is no postal code is refused in the title as well', async ({ page }) => {
    await page.goto(carpet);
    const title = await page.title();
    const form = page.locator('form[action*="area"]');
    await form.getByLabel('Postal code').fill('Waterloo');
    await form.getByRole('button').click();
    await expect(page).toHaveTitle(`Please check: ${title}`);
    await expect(form.getByLabel('Postal code')).toHaveValue('Waterloo');
  });
});
