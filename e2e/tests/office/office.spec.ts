import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { logins } from '../../../scripts/product/product.ts';
import { expect, expectAccessible, logIn, openLoaded, test } from '../../support/test.ts';

/** Calls the API as the Admin, beside the browser. */
async function asAdmin(request: APIRequestContext) {
  const login = await request.post('/api/rest-auth/login/', { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  return {
    /** @returns the new record's id */
    create: async (entity: string, data: object): Promise<number> => {
      const answer = await request.post(`/api/${entity}/create`, { headers, data });
      expect(answer.status()).toBe(201);
      return ((await answer.json()) as { id: number }).id;
    },
    read: async (entity: string, id: number): Promise<Record<string, unknown>> =>
      (await (await request.get(`/api/${entity}/${id}/`, { headers })).json()) as Record<
        string,
        unknown
      >,
  };
}

test.describe('lists', () => {
  test('are sorted by a heading, up, down and back', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/invoices');
    const heading = page.getByRole('columnheader', { name: 'Total' });
    const first = page.getByRole('row').nth(1);
    const before = await first.innerText();
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(first).not.toHaveText(before);
    await page.reload();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await heading.getByRole('button').click();
    await expect(heading).not.toHaveAttribute('aria-sort');
  });

  test('are exported as they are searched', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/clients');
    await page.getByRole('searchbox').fill('maple court');
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

test.describe('an editor', () => {
  test('undoes a delete from its message', async ({ page }) => {
    const name = `Undone ${Date.now()}`;
    await logIn(page, 'admin');
    await page.goto('/admin/clients/new');
    await page.getByLabel('Full name').or(page.getByLabel('Name')).first().fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.goto('/admin/clients');
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('link', { name: new RegExp(`View client ${name}`) }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It is back.')).toBeVisible();
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  });

  test('locks what is frozen of an issued invoice, and says why', async ({ page, request }) => {
    const admin = await asAdmin(request);
    const clientId = await admin.create('clients', { fullName: 'Frozen Foods' });
    const id = await admin.create('invoices', { clientId, subTotal: 100, type: 'Janitorial' });
    await logIn(page, 'admin');
    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByLabel('Subtotal')).toBeEnabled();
    await expect(page.getByText('are frozen')).toHaveCount(0);
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is downloaded' })).toBeVisible();

    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByText(/is issued or paid, so its client, .* are frozen/)).toBeVisible();
    for (const label of ['Client', 'Type', 'Date', 'Subtotal']) {
      await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
    }
    const details = page.getByRole('group', { name: 'Details' });
    await expect(details.getByRole('textbox').first()).toBeDisabled();
    await expectAccessible(page);
    await page.getByLabel('Notes').fill('By the back door.');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).not.toHaveURL(new RegExp(`/invoices/${id}`));
    expect((await admin.read('invoices', id))['notes']).toBe('By the back door.');
  });

  test('offers to void an issued invoice where a draft would be deleted', async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const fullName = `Hélène Créances ${Date.now()}`;
    const clientId = await admin.create('clients', { fullName });
    const id = await admin.create('invoices', { clientId, subTotal: 100, type: 'Janitorial' });
    await logIn(page, 'admin');
    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    // Issues it, and goes back to the list.
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is downloaded' })).toBeVisible();
    await page.goto('/admin/invoices');
    await page.getByRole('searchbox').fill(fullName.replaceAll('é', 'e').toUpperCase());
    await page.getByRole('link', { name: /^View/ }).first().click();
    await expect(page.getByText('Open', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /^Void invoice #\d{5}\?$/ });
    await dialog.getByRole('button', { name: 'Void it' }).click();
    await expect(dialog.getByText('Say why this invoice is void.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('Wrong client');
    await dialog.getByRole('button', { name: 'Void it' }).click();
    await expect(page.getByText(/is void: nothing is owed on it/)).toBeVisible();
    await expect(page.getByRole('row').nth(1).getByText('Void', { exact: true })).toBeVisible();
    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByText(/since \w{3}\.? \d+, \d{4}: Wrong client/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paid' })).toBeDisabled();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: /stays$/ })).toContainText('void since');
  });

  test('asks before changes are left, by the browser’s buttons too, and keeps them', async ({
    page,
  }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/contracts');
    await page.getByRole('link', { name: /^View/ }).first().click();
    const address = page.getByLabel('Address');
    await address.fill('77 Draft Street');
    await page
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('link', { name: 'Quotes' })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(address).toHaveValue('77 Draft Street');
    const here = page.url();
    await page.evaluate(() => window.history.back());
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(here);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(address).toHaveValue('77 Draft Street');
    // The palette is a way out as well.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('quotes');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Take it up again' }).click();
    await expect(address).toHaveValue('77 Draft Street');
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
  });

  test('tells who changed what, and what became of its e-mails', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/quotes/new');
    await page.getByLabel('Project title').fill('A first title');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Quote created.')).toBeVisible();
    await page.goto('/admin/quotes');
    await page.getByRole('link', { name: /^View/ }).first().click();
    await page.getByLabel('Project title').fill('A second title');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Quote saved.')).toBeVisible();
    await page.getByRole('link', { name: /^View/ }).first().click();
    await page.getByText('History', { exact: true }).click();
    await expect(page.getByText('A first title')).toBeVisible();
    await expect(page.getByText('created it')).toBeVisible();
    await page.getByText('E-mails', { exact: true }).click();
    await expect(page.getByText('No e-mail has been sent about it.')).toBeVisible();
    // All in sight: what the bar of buttons covers can be scrolled from under it.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await expectAccessible(page);
  });
});

test.describe('a service', () => {
  test('is completed from the list with one press, and taken back from the message', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const address = `${Date.now()} Mop Street`;
    await create('services', { address, serviceStatus: 'Scheduled', dateTs: '2032-05-04T09:00' });
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    await page.getByRole('searchbox').fill(address);
    const row = page.getByRole('row').filter({ hasText: address });
    await row.getByRole('button', { name: /^Complete S-\d{6}$/ }).click();
    await expect(page.getByText(/^S-\d{6} is complete\./)).toBeVisible();
    await expect(row.getByText('Complete', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /Complete/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It is as it was before.')).toBeVisible();
    await expect(row.getByRole('button', { name: /Complete/ })).toBeVisible();
  });

  test('is completed in its editor, which goes back a page', async ({ page, request }) => {
    const { create, read } = await asAdmin(request);
    const address = `${Date.now()} Broom Street`;
    const id = await create('services', { address, serviceStatus: 'Scheduled' });
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    await page.goto(`/admin/services/${id}`);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText(/^S-\d{6} is complete\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
    expect(await read('services', id)).toMatchObject({ serviceStatus: 'Complete' });
    await page.goto(`/admin/services/${id}`);
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeDisabled();
  });

  test('is not completed by an Employee, on the screen or through the API', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const address = `${Date.now()} Sponge Street`;
    const id = await create('services', { address, serviceStatus: 'Scheduled' });
    await logIn(page, 'employee');
    await page.goto('/admin/services');
    await page.getByRole('searchbox').fill(address);
    const row = page.getByRole('row').filter({ hasText: address });
    await expect(row.getByRole('link', { name: /View/ })).toBeVisible();
    await expect(row.getByRole('button', { name: /Complete/ })).toHaveCount(0);
    await row.getByRole('link', { name: /View/ }).click();
    await expect(page.getByRole('heading', { name: 'Service Editor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const answer = await request.put(`/api/services/update/${id}/`, {
      headers: { authorization: `Token ${token ?? ''}` },
      data: { version: 1, serviceStatus: 'Complete' },
    });
    expect(answer.status()).toBe(403);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('lists are sorted by a choice', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/invoices');
    const first = page.getByRole('row').nth(1);
    await expect(first).toBeVisible();
    const before = await first.innerText();
    await page.getByLabel('Sort by').selectOption({ label: 'Total, descending' });
    await expect(first).not.toHaveText(before);
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('-total');
  });

  const lists = ['leads', 'clients', 'contracts', 'employees', 'quotes', 'services', 'invoices'];
  for (const [screens, addresses] of [
    ['list', lists],
    ['editor', lists.map((list) => `${list}/2`)],
    [
      'other screen',
      [
        'dashboard',
        'board',
        ...['prices', 'people', 'company', 'mail'].map((part) => `settings#${part}`),
      ],
    ],
  ] as const) {
    test(`no ${screens} is wider than the phone`, async ({ page }) => {
      await logIn(page, 'admin');
      for (const address of addresses) {
        await openLoaded(page, `/admin/${address}`);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([address, beyond]).toEqual([address, 0]);
      }
    });
  }
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

test.describe('the palette', () => {
  test('finds an unpaid invoice by its number, which is paid and downloaded, with the keyboard alone', async ({
    page,
    request,
  }) => {
    // An issued invoice to be found.
    const login = await request.post('/api/rest-auth/login/', {
      data: { username: 'admin', password: 'northbank-admin' },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Token ${token}` };
    const made = await request.post('/api/invoices/create', {
      headers,
      data: { subTotal: 250, dateTs: '2026-03-02' },
    });
    const { id } = (await made.json()) as { id: number };
    await request.get(`/api/download-invoice/draft-${id}`, { headers });
    const read = await request.get(`/api/invoices/${id}/`, { headers });
    const { invoiceNumber } = (await read.json()) as { invoiceNumber: number };

    await openLoaded(page, '/login');
    await page.keyboard.press('Tab');
    while (
      !(await page.getByLabel('Username').evaluate((field) => field === document.activeElement))
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('northbank-admin');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/leads/);
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(String(invoiceNumber));
    await expect(
      page.getByRole('option', { name: new RegExp(`# ${invoiceNumber}`) }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Invoice Editor' })).toBeVisible();
    const press = async (name: string): Promise<void> => {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeEnabled();
      while (!(await button.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    };
    await press('Paid');
    await expect(page.getByText('The payment is recorded.')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(String(invoiceNumber));
    await expect(page.getByRole('option', { name: /Invoice, paid/ })).toBeVisible();
    await page.keyboard.press('Enter');
    const download = page.waitForEvent('download');
    await press('Download');
    expect((await download).suggestedFilename()).toBe(`invoice-${invoiceNumber}.pdf`);
  });

  test('is closed with Escape, and shortcuts are told under ?', async ({ page }) => {
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find or do' });
    await expect(palette).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('alertdialog', { name: 'Shortcuts' })).toContainText('Ctrl K');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});
