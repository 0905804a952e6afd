import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { boxesOf, type Box } from '../../support/boxes.ts';
import {
  askForQuote,
  email,
  fromNetwork,
  giveQuoteBack,
  inAMonth,
  payForQuote,
  quoteInOffice,
} from '../../support/quotes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.use(fromNetwork(7));

const open = (page: Page, { secret }: QuoteAnswer, prefix = '') =>
  page.goto(`${prefix}/quote-answer/${secret}`);
const main = (page: Page) => page.getByRole('main');
/** Types what a quote was paid with, and is told that it is not paid again, as a link tells in either language. */
async function expectNoPayment(page: Page, { number, total }: QuoteAnswer): Promise<void> {
  await page.getByLabel('Invoice / quote number').fill(String(number));
  await page.getByLabel('Amount').fill(total.toFixed(2));
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry month').fill('12');
  await page.getByLabel('Expiry year').fill('2040');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main(page).getByText(/^We have refunded what was paid for quote #/)).toBeFocused();
  for (const [prefix, told, way] of [
    ['', /^We have refunded what was paid for quote #/, 'Write to us'],
    ['/fr', /^Nous avons remboursé ce qui avait été payé pour la soumission/, 'Nous écrire'],
  ] as const) {
    await page.goto(`${prefix}/payment?number=${number}&amount=${total.toFixed(2)}`);
    await expect(main(page).getByText(told)).toBeVisible();
    await expect(main(page).getByRole('link', { name: way })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await expect(page.getByText(/Interac$|by e-transfer$/)).toBeHidden();
    await expectAccessible(page);
  }
}

const payOnline = (page: Page) => main(page).getByRole('link', { name: /^Pay / });

test('a quote whose price has run out says so first, and what can be done', async ({
  page,
  request,
}) => {
  const asked = await askForQuote(request, email('states'));
  const { change } = await quoteInOffice(request, asked);
  await change({ validUntil: '2026-01-31' });
  await open(page, asked);
  await expect(
    main(page).getByText('The price of this quote was valid until January 31, 2026.'),
  ).toBeVisible();
  await expect(main(page).getByText('Price valid until')).toHaveCount(0);
  await expect(payOnline(page)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  await expectAccessible(page);
  await expect(main(page).getByText('Ask about this quote', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Book this', { exact: true })).toHaveCount(0);
  await open(page, asked, '/fr');
  await expect(
    main(page).getByText('Le prix de cette soumission était valable jusqu’au 31 janvier 2026.'),
  ).toBeVisible();
  // Nor can it be paid by a link from its mail.
  await page.goto(`/payment?number=${asked.number}&amount=${asked.total.toFixed(2)}`);
  await expect(main(page).getByText(/ was valid until January\s31,\s2026\./)).toBeVisible();
  await main(page).getByRole('link', { name: 'Ask for a new quote' }).click();
  await expect(page).toHaveURL(/\/all-quotes$/);
});

test('a quote that staff have changed shows what it comes to now, and what was first answered', async ({
  page,
  request,
}) => {
  const asked = await askForQuote(request, email('states'));
  const { change } = await quoteInOffice(request, asked);
  await change({ price: 113 });
  await open(page, asked);
  await expect(main(page).getByText('We have changed this quote since you asked')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Your quote' })).toContainText('$ 113.00');
  await expect(main(page).getByText(`comes to $ ${asked.total.toFixed(2)}`)).toHaveCount(0);
  const first = main(page).getByRole('region', { name: 'What we first answered' });
  await expect(first.getByRole('row', { name: /^Total/ })).toContainText(asked.total.toFixed(2));
  await payOnline(page).click();
  await expect(page.getByLabel('Amount')).toHaveValue('113.00');
});

test('a quote whose lines staff have changed shows them as they are now, on a phone too', async ({
  page,
  request,
}) => {
  const asked = await askForQuote(request, email('states'));
  const { change } = await quoteInOffice(request, asked);
  await change({
    price: 226,
    lineData: [
      ['Description', 'Qty', 'Rate', 'Amount'],
      ['Deep clean after the move', '2', '100.00', '200.00'],
    ],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, asked);
  const lines = main(page).getByRole('region', { name: 'What is included' });
  await expect(lines.getByText('Deep clean after the move')).toBeVisible();
  await expect(lines.getByText('Qty 2, Rate $ 100.00')).toBeVisible();
  await expect(lines.getByRole('row', { name: /^Total/ })).toContainText('$ 226.00');
  await expect(main(page).getByText('What we first answered')).toHaveCount(0);
  await expectAccessible(page);
});

test('a quote that is paid says when, and has its receipt in place of a payment', async ({
  page,
  request,
}) => {
  const asked = await askForQuote(request, email('states'));
  await payForQuote(request, asked);
  await open(page, asked);
  await expect(main(page).getByText(/^Paid on \w+\s\d+,\s\d{4}\. Thank you!$/)).toBeVisible();
  await expect(payOnline(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'See the receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const receipt = page.url();
  // Once it is given back, both say so, and a page that was open before takes no money.
  const before = await page.context().newPage();
  await before.goto('/payment');
  await giveQuoteBack(request, asked);
  await expectNoPayment(before, asked);
  await open(page, asked);
  await expect(main(page).getByText('We have refunded $ 166.11.')).toBeVisible();
  await expect(main(page).getByText('Ask about this quote', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See the receipt' })).toBeVisible();
  await expect(main(page).getByText('Book this', { exact: true })).toHaveCount(0);
  await expect(main(page).getByText('Price valid until')).toHaveCount(0);
  await expect(payOnline(page)).toHaveCount(0);
  await expectAccessible(page);
  await open(page, asked, '/fr');
  await expect(main(page).getByText(/^Nous avons remboursé 166,11\s\$\.$/)).toBeVisible();
  await expect(main(page).getByText('Réserver', { exact: true })).toHaveCount(0);
  await expect(main(page).getByText('Poser une question', { exact: true })).toBeVisible();
  await page.goto(receipt);
  await expect(main(page).getByText('Refunded')).toBeVisible();
  await expect(main(page).getByText(/Left to pay/)).toHaveCount(0);
});

test('a deposit that is asked for is the one thing that comes next', async ({ page, request }) => {
  const asked = await askForQuote(request, email('states'));
  const { id, headers } = await quoteInOffice(request, asked);
  const day = inAMonth();
  const asking = await request.post(`/api/quotes/${id}/deposits/`, {
    headers,
    data: { key: randomUUID(), kind: 'deposit', amount: 50, percent: null, dueOn: day, note: '' },
  });
  expect(asking.status(), await asking.text()).toBe(201);
  await open(page, asked);
  const buttons = main(page)
    .locator('a, summary')
    .filter({ hasText: /Pay|Book|Change/ });
  await expect(buttons.first()).toHaveText('Pay $ 50.00 online');
  const colours = await buttons.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  );
  expect(colours.filter((colour) => colour === colours[0])).toHaveLength(1);
  await expect(
    main(page).getByText(/^To begin, we ask for a deposit of \$\s50\.00 by /),
  ).toBeVisible();
});

test('the ways on from a quote of visits that repeat stay in their panel, in French', async ({
  page,
  request,
}) => {
  const asked = await request.post('/api/commercial-quote/', {
    data: {
      frequency: 'biWeekly',
      days: {
        Monday: true,
        Tuesday: false,
        Wednesday: false,
        Thursday: false,
        Friday: false,
        Saturday: false,
        Sunday: false,
      },
      hours: 2.5,
      email: email('repeated'),
      formKey: randomUUID(),
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const { secret } = (await asked.json()) as QuoteAnswer;
  const pay = page.getByRole('link', { name: 'Payer les deux premières semaines en ligne' });
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/fr/quote-answer/${secret}`);
    const [button, panel] = await boxesOf(pay, page.getByRole('region', { name: 'La suite' }));
    const right = ({ x, width }: Box) => x + width;
    expect(right(button), `${width} px`).toBeLessThan(right(panel) - 8);
  }
});
