import { readFile } from 'node:fs/promises';
import { asAdmin } from '../../support/admin.ts';
import { fromNetwork } from '../../support/quotes.ts';
import { expect, logIn, openLoaded, test } from '../../support/test.ts';

test.use(fromNetwork(61));

/** Where the text of an element ends; an error where it has none that is shown. */
function endOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const ends = [...range.getClientRects()].map(({ right }) => right);
  if (ends.length === 0) throw new Error(`No text is shown in ${element.outerHTML}`);
  return Math.max(...ends);
}

test.describe('lists', () => {
  test('are sorted by a heading, up, down and back', async ({ page }) => {
    await logIn(page, 'admin');
    await openLoaded(page, '/admin/invoices');
    const heading = page.getByRole('columnheader', { name: 'Total' });
    const first = page.getByRole('link', { name: /^View/ }).first();
    const before = String(await first.getAttribute('href'));
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(first).not.toHaveAttribute('href', before);
    await page.reload();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await heading.getByRole('button').click();
    await expect(heading).not.toHaveAttribute('aria-sort');
  });

  test('have headings of amounts at the edge of the amounts', async ({ page }) => {
    await logIn(page, 'admin');
    await openLoaded(page, '/admin/invoices');
    const heading = page.getByRole('columnheader', { name: 'Total' });
    const amount = page.getByRole('row').nth(1).getByRole('cell').nth(4);
    const headingEnds = await heading.evaluate(endOfText);
    expect(Math.abs(headingEnds - (await amount.evaluate(endOfText)))).toBeLessThan(1);
  });

  test('are exported as they are searched', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/clients');
    await page.getByRole('searchbox').fill('maple court dental');
    await expect(page.getByText(/^\d result/)).toBeVisible();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d{2}-\d{2}\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(rows[0]).toContain('Company');
    expect(rows.slice(1).every((row) => row.includes('Maple Court'))).toBe(true);
    await page.getByRole('searchbox').fill('');
  });

  test('are where they were left when one comes back to them', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    await expect(page.getByRole('link', { name: /^View/ }).nth(14)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    // Rows come and go while the list is scrolled, and the click may scroll to its row: what counts
    // is where the list stood at the click.
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        () => sessionStorage.setItem('left at', String(window.scrollY)),
        { capture: true, once: true },
      ),
    );
    await page.getByRole('link', { name: /^View/ }).nth(14).click();
    await expect(page.getByRole('heading', { name: 'Service Editor' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => Math.abs(window.scrollY - Number(sessionStorage.getItem('left at')))),
      )
      .toBeLessThan(120);
  });
});

test('an employee’s schedule link is copied with one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, 'admin');
  await page.goto('/admin/employees');
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.getByText(/^The schedule link of .+ is copied\.$/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/schedule\/[\w-]{20,}$/);
});

test('a list goes on while it is scrolled, to its end', async ({ page }) => {
  await logIn(page, 'employee');
  await page.goto('/admin/clients');
  await expect(page.getByText(/\d+ results/)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText("You've reached the end!")).toBeInViewport({ timeout: 500 });
  }).toPass();
  // Only what is in sight stands in the page.
  expect(await page.getByRole('row').count()).toBeLessThan(60);
});

test('a search and its absence of results are remembered, and can be undone', async ({ page }) => {
  await logIn(page, 'employee');
  await page.goto('/admin/clients');
  await page.getByLabel('Search').fill('Nobody-Of-This-Name');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('nobody-of-this-name');
  await page.getByRole('button', { name: 'Show all clients' }).click();
  await expect(page.getByRole('link', { name: /View/ }).first()).toBeVisible();
});

test('a list that fails says why and can be tried again', async ({ page }) => {
  await logIn(page, 'employee');
  await page.route('**/api/clients/?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is not available right now.' } }),
  );
  await page.goto('/admin/clients');
  await expect(page.getByRole('alert')).toHaveText('The service is not available right now.');
  // Once: a message over the screen would say it again.
  await expect(page.getByText('The service is not available right now.')).toHaveCount(1);
  await page.unroute('**/api/clients/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /View/ }).first()).toBeVisible();
});

test('every list fits a tablet, with the widest that a row may hold', async ({ page, request }) => {
  const address = `a-visitor-with-a-long-name-${Date.now()}@a-domain-of-many-letters.example.com`;
  const timestamp = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const quotes = {
    commercial: { frequency: 'biWeekly', days: { Monday: true }, hours: 8.5 },
    carpet: { timestamp, room: 2, stairCase: 0, basement: true },
  };
  for (const [kind, asked] of Object.entries(quotes)) {
    const data = { ...asked, email: address };
    expect((await request.post(`/api/${kind}-quote/`, { data })).status()).toBe(200);
  }
  const lead = await request.post('/api/contact/', {
    data: {
      name: 'Bartholomew Featherstonehaugh-Cholmondeley',
      email: address,
      phone: '',
      subject: 'Extraordinarily-long-words-without-a-space',
      message: 'Please call.',
    },
  });
  expect(lead.status()).toBe(200);
  const { create } = await asAdmin(request);
  const client = await create('clients', {
    fullName: 'Bartholomew Hubert-Wolfeschlegelsteinhausenbergerdorff',
    companyName: 'Featherstonehaugh-Cholmondeley',
    phoneNumber: '(519) 555-0100',
  });
  const employee = await create('employees', { fullName: 'Bartholomew Wolfeschlegelsteinhausen' });
  await create('services', {
    clientId: client.id,
    employeeId: employee.id,
    dateTs: `${new Date(timestamp * 1000).toISOString().slice(0, 10)}T09:00`,
    // A word that nobody can break at a space or a hyphen.
    address: '12345 Northumberlandshireborough1795656788092',
    city: 'Niagara-on-the-Lake',
    // The most that may be typed.
    price: 1_000_000,
  });
  await logIn(page, 'admin');
  for (const list of [
    'leads',
    'clients',
    'contracts',
    'employees',
    'invoices',
    'quotes',
    'services',
  ]) {
    await openLoaded(page, `/admin/${list}`);
    for (const width of [768, 800, 960, 1024, 1056, 1120]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.getByRole('table').evaluate((table) => {
          const panel = table.parentElement?.getBoundingClientRect();
          return Math.max(0, Math.round(table.getBoundingClientRect().right - (panel?.right ?? 0)));
        });
      await expect.poll(overflow, { message: `${list} at ${width}` }).toBe(0);
    }
  }
});
