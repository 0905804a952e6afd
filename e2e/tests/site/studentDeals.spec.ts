import type { Page } from '@playwright/test';
import { logins } from '../../../scripts/product/product.ts';
import { email, inAMonth } from '../../support/quotes.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  openTakenOver,
  test,
} from '../../support/test.ts';

const answer = /\/quote-answer\/[\w-]{32}$/;

/** Fills in all but the deal, for one room. */
async function fillOneRoom(page: Page): Promise<void> {
  await page.getByLabel('Date').fill(inAMonth());
  await page.getByLabel('Building', { exact: true }).selectOption('King Street Towers 1');
  await page.getByLabel('Unit', { exact: true }).selectOption('203');
  await page.getByLabel('Room 2').check();
  await page.getByLabel('Email').fill(email('deal'));
}

const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Get my quote' }).click();

/** The quote's lines: twelve visits at the list price, less the deal, as the table of deals says. */
async function expectTwelveVisits(page: Page): Promise<void> {
  await expect(page).toHaveURL(answer);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Room 2, King Street Towers 1, unit 203, 12 visits/)).toContainText('$ 959.88');
  await expect(row(/^Deal of 12 visits, 25% off/)).toContainText('-$ 239.97');
  await expect(row(/^Subtotal/)).toContainText('$ 719.91');
}

for (const [from, name] of [
  ['/services-all', 'Student Special: 4, 8 or 12 visits for less'],
  ['/services/Janitorial/Student%20Houses', 'Student Special: 4, 8 or 12 visits for less'],
  ['/fr/services-all', 'Offre étudiante\u00a0: 4, 8 ou 12 visites à prix réduit'],
] as const) {
  test(`${from} leads to the student special`, async ({ page }) => {
    await openTakenOver(page, from);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/student-special$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(Student Special|Offre étudiante)$/,
    );
  });
}

test('a deal is taken: the price says so live, and the quote and its lead name it', async ({
  page,
  request,
  quietConsole: _,
}) => {
  await openTakenOver(page, '/student-special');
  const deal = page.getByRole('radio', { name: /^12 visits/ });
  await expect(deal).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /^One visit/ })).toBeChecked();
  await expect(page.getByText('25% off')).toBeVisible();
  await deal.check();
  await fillOneRoom(page);
  await expect(page.locator('form').getByText('$ 813.50')).toBeVisible();
  await expectAccessible(page);
  await send(page);
  await expectTwelveVisits(page);

  const number = /\d{5}/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0];
  const login = await request.post('/api/rest-auth/login/', { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  const leads = await request.get('/api/leads/?page_size=25', {
    headers: { authorization: `Token ${token}` },
  });
  expect(await leads.text()).toContain(`Student quote #${number}, deal of 12 visits`);
});

for (const [where, path, open] of [
  ['all quotes', '/all-quotes', 'Student quote'],
  ['the service’s page', '/services/Janitorial/Student%20Houses', undefined],
] as const) {
  test(`deals say what they take off on ${where}, by its address and by a link`, async ({
    page,
  }) => {
    const offers = page.locator('form').getByText('25% off');
    await openTakenOver(page, path);
    if (open !== undefined) await page.locator('summary', { hasText: open }).click();
    await expect(offers).toBeVisible();
    await openTakenOver(page, '/services-all');
    const link = open === undefined ? 'Student Houses' : 'Generate Quote';
    await page.getByRole('link', { name: link, exact: true }).last().click();
    await expectTakenOver(page);
    if (open !== undefined) await page.locator('summary', { hasText: open }).click();
    await expect(offers).toBeVisible();
  });
}

test('a deal is chosen with the keyboard alone, and kept over a look elsewhere', async ({
  page,
}) => {
  await openTakenOver(page, '/student-special');
  await page.getByRole('radio', { name: /^One visit/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const eight = page.getByRole('radio', { name: /^8 visits/ });
  await expect(eight).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expectTakenOver(page);
  await expect(eight).toBeChecked();
});

test('a deal that is chosen before the scripts have come stays chosen', async ({ page }) => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/student-special', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^4 visits/ }).check();
  goOn();
  await expectTakenOver(page);
  await expect(page.getByRole('radio', { name: /^4 visits/ })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a deal is taken', async ({ page }) => {
    await page.goto('/student-special');
    await page.getByRole('radio', { name: /^12 visits/ }).check();
    await page.getByLabel('Unit', { exact: true }).selectOption('203');
    await send(page);
    // Refused for what is missing, with the deal as it was chosen.
    await expect(page.getByRole('radio', { name: /^12 visits/ })).toBeChecked();
    await fillOneRoom(page);
    await send(page);
    await expectTwelveVisits(page);
  });

  test('a deal is taken in French', async ({ page }) => {
    await page.goto('/fr/student-special');
    await page.getByRole('radio', { name: /^12 visites/ }).check();
    await expect(page.getByText('25\u00a0% de rabais')).toBeVisible();
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Immeuble', { exact: true }).selectOption('King Street Towers 1');
    await page.getByLabel('Logement', { exact: true }).selectOption('203');
    await page.getByLabel('Chambre 2').check();
    await page.getByLabel('Courriel').fill(email('deal'));
    await page.getByRole('button', { name: 'Obtenir ma soumission' }).click();
    await expect(page).toHaveURL(answer);
    await expect(page.getByRole('row', { name: /^Forfait de 12 visites/ })).toContainText('239,97');
  });
});
