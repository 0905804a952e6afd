import type { Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import {
  askForQuote,
  email,
  fromNetwork,
  giveQuoteBack,
  payForQuote,
  quoteInOffice,
} from '../../support/quotes.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  openTakenOver,
  test,
} from '../../support/test.ts';

test.use(fromNetwork(8));

const inTwoMonths = (): string => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

const form = (page: Page) => page.locator('details[open]');

test('a quote is booked from its page, which says so from then on', async ({
  page,
  request,
  quietConsole: _,
}) => {
  const from = email('booked');
  const { secret, number } = await askForQuote(request, from, inTwoMonths());
  await openTakenOver(page, `/quote-answer/${secret}`);
  // The day is after the price's last one.
  const bookBy = page.getByText(/^Book by .*, and this price holds for your day\.$/);
  await expect(bookBy).toBeVisible();
  await page.getByText('Book this', { exact: true }).click();
  await expectAccessible(page);
  // What is missing is named, and led to.
  await form(page).getByRole('button', { name: 'Send booking request' }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await form(page).getByLabel('Name').fill('Amara Osei');
  // What is typed is there after a look elsewhere.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.goBack();
  await expectTakenOver(page);
  await expect(form(page).getByLabel('Name')).toHaveValue('Amara Osei');
  await form(page).getByLabel('Phone').fill('abc');
  await form(page).getByRole('button', { name: 'Send booking request' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Enter the phone number as (519) 555-0123');
  await expect(alert).toContainText('Say where we should come.');
  await alert.getByRole('button').click();
  await expect(form(page).getByLabel('Phone')).toBeFocused();
  await form(page).getByLabel('Phone').fill('519 555 0101');
  await form(page).getByLabel('Where should we come?').fill('22 King St N, Waterloo');
  await form(page).getByRole('button', { name: 'Send booking request' }).click();
  const told = page.getByText(/^Your booking request reached us on \w+\s\d+,\s\d{4}\./);
  await expect(page.getByRole('status').filter({ has: told })).toBeFocused();
  await expect(bookBy).toHaveCount(0);
  await expect(page.getByText('Book this', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(told).toBeVisible();
  await expect(page.getByText('Book this', { exact: true })).toHaveCount(0);
  // The office finds it, tied to the quote.
  const { read } = await asAdmin(request);
  const { results } = (await read(`leads/search/?q=${encodeURIComponent(from)}`)) as unknown as {
    results: { subject: string; quoteId: number | null; name: string; phone: string }[];
  };
  const booked = results.find(({ subject }) => subject === `Book quote #${number}`);
  expect(booked).toMatchObject({ name: 'Amara Osei', phone: '(519) 555-0101' });
  expect(booked?.quoteId).toBe(results[0]?.quoteId);
  expect(results).toHaveLength(2);
});

/** Fills in a booking of a quote whose price runs out meanwhile, and sends it. */
async function bookTooLate(page: Page, { change }: { change: (fields: object) => Promise<void> }) {
  await form(page).getByLabel('Name').fill('Amara Osei');
  await form(page).getByLabel('Phone').fill('519-555-0101');
  await form(page).getByLabel('Where should we come?').fill('22 King St N, Waterloo');
  await form(page).getByLabel('What else should we know?').fill('The side door, please.');
  await change({ validUntil: '2026-01-31' });
  await form(page).getByRole('button', { name: 'Send booking request' }).click();
}

test('a booking that comes too late says so, and what was typed can be sent as a question', async ({
  page,
  request,
}) => {
  const quote = await askForQuote(request, email('late'));
  await openTakenOver(page, `/quote-answer/${quote.secret}`);
  await page.getByText('Book this', { exact: true }).click();
  await bookTooLate(page, await quoteInOffice(request, quote));
  const told = page.getByText('This quote cannot be booked any more.');
  await expect(page.getByRole('status').filter({ has: told })).toBeFocused();
  await expect(page.getByText('Book this', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /^Pay / })).toHaveCount(0);
  await expect(form(page).getByLabel('Name')).toHaveValue('Amara Osei');
  await expect(form(page).getByLabel('Your question')).toHaveValue('The side door, please.');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Send my question' }).click();
  await expect(page.getByText('Your question reached us on')).toBeVisible();
  await expect(told).toHaveCount(0);
});

/** Fills in a booking in French of a paid quote whose money is given back meanwhile, and sends it. */
async function bookWhenGivenBack(page: Page, giveBack: () => Promise<void>) {
  await form(page).getByLabel('Nom').fill('Amara Osei');
  await form(page).getByLabel('Téléphone').fill('519-555-0101');
  await form(page).getByLabel('Où devons-nous aller?').fill('22 King St N, Waterloo');
  await giveBack();
  await form(page).getByRole('button', { name: 'Envoyer la demande' }).click();
}
const givenBackNow = 'Nous avons remboursé ce qui avait été payé pour cette soumission';

test('a booking of a quote whose money was given back meanwhile says so, and what to do', async ({
  page,
  request,
}) => {
  const quote = await askForQuote(request, email('back'));
  await payForQuote(request, quote);
  await openTakenOver(page, `/fr/quote-answer/${quote.secret}`);
  await page.getByText('Réserver', { exact: true }).click();
  await bookWhenGivenBack(page, () => giveQuoteBack(request, quote));
  const told = page.getByText(givenBackNow);
  await expect(page.getByRole('status').filter({ has: told })).toBeFocused();
  await expect(page.getByText('Réserver', { exact: true })).toHaveCount(0);
  await expect(form(page).getByLabel('Nom')).toHaveValue('Amara Osei');
  await expect(form(page).getByRole('button', { name: 'Envoyer la question' })).toBeVisible();
  await expectAccessible(page);
});

test('a change that was sent leaves an empty form, and a second one is told from the first', async ({
  page,
  request,
}) => {
  const { secret } = await askForQuote(request, email('twice'));
  await openTakenOver(page, `/quote-answer/${secret}`);
  for (const [text, told] of [
    ['Two rooms.', /^Your request for a change reached us on /],
    ['And the stairs.', /^Your 2 requests for a change reached us, the last on /],
  ] as const) {
    await page.getByText('Change something', { exact: true }).click();
    await expect(form(page).getByLabel('What should be different?')).toHaveValue('');
    await form(page).getByLabel('Name').fill('Amara Osei');
    await form(page).getByLabel('What should be different?').fill(text);
    await form(page).getByRole('button', { name: 'Send my change' }).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a booking that comes too late keeps what was typed as a question', async ({
    page,
    request,
  }) => {
    const quote = await askForQuote(request, email('late'));
    await page.goto(`/quote-answer/${quote.secret}`);
    await page.getByText('Book this', { exact: true }).click();
    await bookTooLate(page, await quoteInOffice(request, quote));
    await expect(form(page).getByText('This quote cannot be booked any more.')).toBeVisible();
    await expect(form(page).getByLabel('Your question')).toHaveValue('The side door, please.');
    await expect(page.getByText('Book this', { exact: true })).toHaveCount(0);
  });

  test('a booking of a quote whose money was given back meanwhile says so, and what to do', async ({
    page,
    request,
  }) => {
    const quote = await askForQuote(request, email('back'));
    await payForQuote(request, quote);
    await page.goto(`/fr/quote-answer/${quote.secret}`);
    await page.getByText('Réserver', { exact: true }).click();
    await bookWhenGivenBack(page, () => giveQuoteBack(request, quote));
    await expect(form(page).getByText(givenBackNow)).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Envoyer la question' })).toBeVisible();
    await expect(page.getByText('Réserver', { exact: true })).toHaveCount(0);
  });

  test('a change is asked for, and a refusal keeps what was typed', async ({ page, request }) => {
    const { secret } = await askForQuote(request, email('changed'));
    await page.goto(`/fr/quote-answer/${secret}`);
    await page.getByText('Modifier quelque chose', { exact: true }).click();
    await form(page).getByLabel('Nom').fill('Amara Osei');
    await form(page).getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(form(page).getByLabel('Nom')).toHaveValue('Amara Osei');
    await expect(form(page).getByText('Dites ce qu’il faut modifier.').first()).toBeVisible();
    await expect(page).toHaveTitle(/^À vérifier/);
    await form(page).getByLabel('Que faut-il modifier?').fill('Trois pièces.');
    await form(page).getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page).toHaveURL(new RegExp(`/fr/quote-answer/${secret}#quote-next$`));
    await expect(page.getByText('Nous avons reçu votre demande de modification le')).toBeVisible();
  });
});
