import type { APIRequestContext } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import {
  expect,
  expectAccessible,
  logIn,
  logInByHand,
  foundRow,
  openFound,
  test,
} from '../../support/test.ts';

const carpet = {
  timestamp: Math.floor(Date.now() / 1000) + 30 * 86_400,
  room: 2,
  stairCase: 0,
  basement: true,
};

test('a quote from the site is found, opened and changed by an Admin', async ({
  page,
  request,
  quietConsole: _,
}) => {
  const email = `staff-sees-${Date.now()}@example.com`;
  const answer = await request.post('/api/carpet-quote/', { data: { ...carpet, email } });
  const { number } = (await answer.json()) as { number: number };
  await logInByHand(page, 'admin');
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  // The list that is left has a search of its own, and stays until the next one has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  // By the address: a number may stand in another quote's as well.
  await page.getByLabel('Search').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('$ 245.21');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { name: 'Quote Editor' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Quote ${number}`))).toBeVisible();
  await expect(page.getByText('New request', { exact: true })).toBeVisible();
  await page.getByLabel('Notes').fill('Two cats.');
  await page.getByLabel('Price').fill('250');
  await page.getByRole('button', { name: 'Keep $ 221.24' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  // Back one page, with the search as it was left.
  await expect(page).toHaveURL(/\/admin\/quotes\?q=staff-sees/);
  await expect(page.getByLabel('Search')).toHaveValue(/^staff-sees-\d+/);
  await expect(row).toContainText('$ 250.00');
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Two cats.');
});

/** A quote that was asked for on the site. */
async function askForCarpet(request: APIRequestContext, email: string): Promise<number> {
  const answer = await request.post('/api/carpet-quote/', { data: { ...carpet, email } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { number: number }).number;
}

test('a lead becomes a client with what is known of it, and is handled then', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const name = `Lead ${Date.now()}`;
  await admin.create('leads', { name, email: 'l@example.com', subject: 'Windows', status: 'New' });
  await logIn(page, 'admin');
  const row = await foundRow(page, name);
  await expect(row).toContainText('waiting 1 min');
  await row.getByRole('button', { name: /^Actions of/ }).click();
  await row.getByRole('button', { name: 'Make client' }).click();
  const window = page.getByRole('dialog', { name: `Client of the lead of ${name}` });
  await expect(window.getByLabel('Name')).toHaveValue(name);
  await expectAccessible(page);
  await window.getByLabel('Email').fill(`own.${Date.now()}@example.com`);
  await window.getByRole('button', { name: 'Make a new one' }).click();
  await expect(page.getByText(`${name} is a client now, with the lead.`)).toBeVisible();
  await expect(row).toContainText('Handled');
  await row.getByRole('button', { name: /^Actions of/ }).click();
  await row.getByRole('link', { name: 'Open client' }).click();
  await expect(page).toHaveURL(/\/admin\/clients\/\d+$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
});

test('a lead of a quote opens that quote, and goes with it to the client who is there', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const email = `there.${Date.now()}@example.com`;
  const companyName = `There ${Date.now()}`;
  const { id: clientId } = await admin.create('clients', { companyName, email });
  const number = await askForCarpet(request, email);
  await logIn(page, 'admin');
  await openFound(page, 'leads', email);
  await expect(page.getByText('waiting 1 min')).toBeVisible();
  const quote = page.getByRole('region', { name: 'Quote', exact: true });
  await expect(quote).toContainText('New request');
  await expect(quote).toContainText('$ 245.21');
  await expect(page.getByRole('region', { name: 'Client' })).toContainText(
    `${companyName} is a client already. The same e-mail.`,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this client…' }).click();
  await page.getByRole('button', { name: `Use ${companyName}` }).click();
  await expect(
    page.getByText(`The lead and quote ${number} belong to ${companyName}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Open quote' }).click();
  await expect(page.getByText(new RegExp(`^Quote ${number}`))).toBeVisible();
  await expect(page.getByRole('link', { name: companyName })).toHaveAttribute(
    'href',
    `/admin/clients/${clientId}`,
  );
});

test('a quote that is made for a lead stays with it', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = `Quoted ${Date.now()}`;
  const { id } = await admin.create('leads', { name, subject: `Fence ${name}`, status: 'New' });
  await logIn(page, 'admin');
  await page.goto(`/admin/leads/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Make quote' }).click();
  await expect(page.getByLabel('Project title')).toHaveValue(`Fence ${name}`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Quote created.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quote', exact: true })).toContainText(
    /Quote # \d{5}/,
  );
  await expect(page.getByText('Handled', { exact: true }).first()).toBeVisible();
});

test('a reply is written from a template, seen before, and answers the lead', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const email = `ask.${Date.now()}@example.com`;
  const { id } = await admin.create('leads', {
    name: 'Ann Lee',
    email,
    subject: 'Windows',
    message: 'How much?',
    status: 'New',
  });
  await logIn(page, 'admin');
  await page.goto(`/admin/leads/${id}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  const window = page.getByRole('dialog', { name: 'Reply to Ann Lee' });
  await expect(window.getByLabel('Subject')).toHaveValue('Re: Windows');
  await window.getByLabel('Message').fill('Good morning.');
  await window.getByLabel('Begin with').selectOption({ label: 'A visit' });
  await expect(window.getByLabel('Message')).toHaveValue(/^Good morning\.\n\nThank you/);
  const mail = window.frameLocator('iframe');
  await expect(mail.locator('p').getByText('the visit is free')).toBeVisible();
  await expect(mail.locator('p').getByText('How much?')).toBeVisible();
  await expectAccessible(page);
  await window.getByRole('button', { name: `Send to ${email}` }).click();
  await expect(page.getByText(`The reply is on its way to ${email}.`)).toBeVisible();
  await expect(page.getByText('answered in 1 min')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reply "Re: Windows"' })).toContainText(
    'Good morning.',
  );
});

test('a lead is closed with a reason, which can be undone', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = `Closed ${Date.now()}`;
  const { id } = await admin.create('leads', { name, subject: 'Roof', status: 'New' });
  await logIn(page, 'admin');
  const row = await foundRow(page, name);
  await row.getByRole('button', { name: /^Actions of/ }).click();
  await row.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close the lead' }).click();
  await expect(page.getByText('Choose why the lead is closed.')).toBeVisible();
  await page.getByLabel('Why').selectOption({ label: 'Outside our area' });
  await page.getByRole('textbox', { name: 'In your own words' }).fill('Ottawa');
  await page.getByRole('button', { name: 'Close the lead' }).click();
  await expect(row).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('New');
  await page.goto(`/admin/leads/${id}`);
  await expect(page.getByText('Closed. Outside our area: Ottawa')).toBeVisible();
  await expect(page.getByText('Taken up again')).toBeVisible();
});
