import type { Page } from '@playwright/test';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { boxesOf } from '../../support/boxes.ts';
import { fromNetwork, inAMonth, payForQuote } from '../../support/quotes.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  openTakenOver,
  test,
} from '../../support/test.ts';

test.use(fromNetwork(4));

const residential = '/services/Janitorial/Residential';
const answer = /\/quote-answer\/[\w-]{32}$/;

async function fillResidential(page: Page): Promise<string> {
  const email = `answer-${Date.now()}@example.com`;
  await page.getByLabel('Service type').selectOption('Detailed');
  await page.getByLabel('Date').fill(inAMonth());
  await page.getByRole('button', { name: 'More: Rooms' }).click();
  await page.getByRole('button', { name: 'More: Rooms' }).click();
  await page.getByRole('button', { name: 'More: Bathrooms' }).click();
  await page.getByLabel('Kitchen').check();
  await page.getByLabel('Email').fill(email);
  return email;
}

async function expectFilled(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Service type')).toHaveValue('0');
  await expect(page.getByLabel('Date')).toHaveValue(inAMonth());
  await expect(page.getByLabel('Rooms', { exact: true })).toHaveValue('2');
  await expect(page.getByLabel('Bathrooms', { exact: true })).toHaveValue('0.5');
  await expect(page.getByLabel('Kitchen')).toBeChecked();
}

const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Get my quote' }).click();

test('a filled form is whole again after a look at Contact', async ({ page }) => {
  await openTakenOver(page, residential);
  const email = await fillResidential(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expectTakenOver(page);
  await expectFilled(page, email);
});

test('a filled student form is whole again after a look at Contact', async ({ page }) => {
  await openTakenOver(page, '/student-special');
  await page.getByLabel('Date').fill(inAMonth());
  await page.getByLabel('Building', { exact: true }).selectOption('King Street Towers 1');
  await page.getByLabel('Unit', { exact: true }).selectOption('203');
  await page.getByLabel('Room 2').check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expectTakenOver(page);
  await expect(page.getByLabel('Building', { exact: true })).toHaveValue('King Street Towers 1');
  await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('203');
  await expect(page.getByLabel('Room 2')).toBeChecked();
  await expect(page.getByLabel('Date')).toHaveValue(inAMonth());
});

test('an answer survives a reload and Back, where what was typed stands again', async ({
  page,
  quietConsole: _,
}) => {
  await openTakenOver(page, residential);
  const email = await fillResidential(page);
  await send(page);
  const heading = page.getByRole('heading', { name: /^Quote #\d{5}$/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(answer);
  const number = await heading.innerText();
  await page.reload();
  await expectTakenOver(page);
  await expect(heading).toHaveText(number);
  await page.goBack();
  await expectTakenOver(page);
  await expectFilled(page, email);
  // The same answers are the same quote.
  await send(page);
  await expect(heading).toBeVisible();
  await page.goBack();
  await expectTakenOver(page);
  await page.goForward();
  await expect(heading).toBeVisible();
});

test('Back from paying leads to an answer that says it is paid', async ({ page, request }) => {
  await page.clock.install();
  await openTakenOver(page, residential);
  await fillResidential(page);
  const sent = page.waitForResponse('**/api/residential-quote/');
  await send(page);
  const quote = (await (await sent).json()) as QuoteAnswer;
  const payOnline = page.getByRole('main').getByRole('link', { name: 'Pay online' });
  await payOnline.click();
  await expect(page).toHaveURL(/\/payment\?/);
  await payForQuote(request, quote);
  // Nobody pays within a few seconds.
  await page.clock.fastForward('00:10');
  await page.goBack();
  await expect(page.getByText(/^Paid on /)).toBeVisible();
  await expect(payOnline).toHaveCount(0);
});

test('Back straight from an answer leads to the form with what was typed, in both languages', async ({
  page,
}) => {
  for (const language of ['', '/fr']) {
    await openTakenOver(page, `${language}/services/Contracting/Paint`);
    const email = page.locator('[name=email]');
    await email.fill(`straight-${Date.now()}@example.com`);
    await page.locator('[name=room]').fill('3');
    const typed = await email.inputValue();
    await page.locator('form [type=submit]').first().click();
    await expect(page).toHaveURL(answer);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expectTakenOver(page);
    await expect(email).toHaveValue(typed);
    await expect(page.locator('[name=room]')).toHaveValue('3');
  }
});

test('the same answers are one quote: thirty at once without scripts, and then with them', async ({
  page,
  request,
}) => {
  const grout = '/services/Janitorial/Grout';
  const none = { bathroom: '0', hallway: '0', kitchen: '0', shower: '0' };
  const form = { ...none, room: '3', email: `twice-${Date.now()}@example.com` };
  const sent = await Promise.all(
    Array.from({ length: 30 }, () => request.post(grout, { form, maxRedirects: 0 })),
  );
  const [first, ...others] = new Set(sent.map((answered) => answered.headers()['location']));
  expect(first).toMatch(answer);
  expect(others).toEqual([]);
  await openTakenOver(page, grout);
  await page.getByLabel('Rooms', { exact: true }).fill(form.room);
  await page.getByLabel('Email').fill(form.email);
  await send(page);
  await expect(page).toHaveURL(answer);
  expect(new URL(page.url()).pathname).toBe(first);
});

test('an answer can be opened elsewhere, and stays out of search engines', async ({
  page,
  otherBrowsers,
}) => {
  await openTakenOver(page, residential);
  await fillResidential(page);
  await send(page);
  await expect(page).toHaveURL(answer);
  const elsewhere = await otherBrowsers.open();
  const opened = await elsewhere.goto(page.url());
  expect(opened?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(await opened?.text()).toContain('Detailed cleaning, room');
  await expect(elsewhere.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
  await expect(elsewhere.getByRole('cell', { name: 'Total', exact: true })).toBeVisible();
  await expectAccessible(elsewhere);
});

test('an answer says on a phone what comes next before its lines, which have room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTakenOver(page, residential);
  await fillResidential(page);
  await send(page);
  await expect(page).toHaveURL(answer);
  const row = page.getByRole('row', { name: /^Detailed cleaning, room/ });
  await expect(row).toContainText('2 × $ ');
  const [next, line, words] = await boxesOf(
    page.getByText('Book this', { exact: true }),
    row,
    row.getByRole('cell').first(),
  );
  expect(next.y).toBeLessThan(line.y);
  expect(words.width).toBeGreaterThan(200);
});

test('an answer names total, day and how long it holds, and what can be done at night', async ({
  page,
  quietConsole: _,
}) => {
  await openTakenOver(page, residential);
  await fillResidential(page);
  await send(page);
  await expect(page).toHaveURL(answer);
  const written = (at: number): string =>
    new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(at);
  const main = page.getByRole('main');
  await expect(main.getByText('Requested day')).toBeVisible();
  const chosen = new Date(`${inAMonth()}T16:00:00Z`).getTime();
  await expect(main.getByText(written(chosen)).first()).toBeVisible();
  await expect(main).toContainText(`Price valid until${written(Date.now() + 30 * 86_400_000)}`);
  await expect(main.getByText('Monday to Friday')).toBeVisible();
  await expectAccessible(page);
  const number = /\d{5}/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`quote-${number}.pdf`);

  // On paper: whom it is from and what it says, but nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByText('NorthBank', { exact: false })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText('To book, to change something or to ask, write to')).toBeVisible();
  await expect(main.getByText('Or write to')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Pay online' }).click();
  await expect(page.getByLabel('Invoice / quote number')).toHaveValue(number);
  await expect(page.locator('form')).toContainText(`Quote #${number}`);
});

test('an address that no quote has says so', async ({ page }) => {
  const opened = await page.goto('/quote-answer/unknown');
  expect(opened?.status()).toBe(404);
  await expect(page.getByText('We cannot find this quote.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL(/\/all-quotes$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote leads to the address of its answer', async ({ page }) => {
    await page.goto('/services/Janitorial/Grout');
    await page.getByLabel('Rooms', { exact: true }).fill('3');
    await page.getByLabel('Email').fill(`answer-${Date.now()}@example.com`);
    await send(page);
    await expect(page).toHaveURL(answer);
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
  });

  test('an answer has its day, its PDF and its ways on in French', async ({ page, request }) => {
    await page.goto('/fr/services/Janitorial/Grout');
    await page.getByLabel('Pièces', { exact: true }).fill('3');
    await page.getByLabel('Courriel').fill(`answer-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Obtenir ma soumission' }).click();
    await expect(page).toHaveURL(/\/fr\/quote-answer\/[\w-]{32}$/);
    await expect(page.getByText('Prix valable jusqu’au')).toBeVisible();
    const file = await page.getByRole('link', { name: 'Télécharger en PDF' }).getAttribute('href');
    const pdf = await request.get(file ?? '');
    expect(pdf.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    expect((await request.get(file?.replace(/[\w-]{32}/, 'unknown') ?? '')).status()).toBe(404);
    await expect(page.getByText('Réserver', { exact: true })).toBeVisible();
  });
});
