import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { carpet, fromNetwork, inAMonth, rushNote, tomorrow } from '../../support/quotes.ts';
import { expect, expectTakenOver, holdScripts, openTakenOver, test } from '../../support/test.ts';

test.use(fromNetwork(3));

test.describe('the carpet quote', () => {
  test('shows the described messages in a dialog, beside the field, and leads there', async ({
    page,
  }) => {
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill('Wrong@example');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Must meet minimum service requirements.');
    await expect(dialog).toContainText('You must enter a valid email address.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Rooms', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('wrong@example');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
  });

  test('is answered line by line, and its mail lands in the outbox', async ({ page }) => {
    const email = `visitor-${Date.now()}@example.com`;
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(tomorrow());
    await expect(page.getByText(rushNote)).toBeVisible();
    for (let times = 0; times < 3; times += 1) {
      await page.getByRole('button', { name: 'More: Rooms' }).click();
    }
    await page.getByRole('button', { name: 'More: Staircases' }).click();
    await page.getByLabel('Basement').check();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Get my quote' }).click();
    const heading = page.getByRole('heading', { name: /^Quote #\d{5}$/ });
    await expect(heading).toBeFocused();
    // 3 × 49 + 79 + 119 + rush fee 45, and 13 percent.
    for (const amount of [
      '$ 147.00',
      '$ 79.00',
      '$ 119.00',
      '$ 45.00',
      '$ 390.00',
      '$ 50.70',
      '$ 440.70',
    ]) {
      await expect(page.getByRole('cell', { name: amount, exact: true })).toBeVisible();
    }
    const number = (await heading.innerText()).replace('Quote #', '');
    const outbox = path.join(process.env['PRODUCT_DATA_DIR'] ?? '', 'outbox');
    await expect(async () => {
      const files = await readdir(outbox);
      const mails = await Promise.all(
        files.map((file) => readFile(path.join(outbox, file), 'utf8')),
      );
      const mail = mails.find((text) => text.includes(email));
      expect(mail).toContain(`quote #${number}`);
      expect(mail).toContain('$ 440.70');
    }).toPass();
  });

  test('keeps its fields where they are while the rush fee is asked for', async ({ page }) => {
    await openTakenOver(page, carpet);
    const release = await holdScripts(page, '**/rush-fee/');
    await page.getByLabel('Date').fill(tomorrow());
    await expect(page.getByText(rushNote)).toBeVisible();
    const amount = page.getByText(/^It is \$/);
    await expect(amount).toBeHidden();
    const more = page.getByRole('button', { name: 'More: Rooms' });
    const before = await more.boundingBox();
    release();
    await expect(amount).toHaveText(/^It is \$.45\.00 before tax\.$/);
    await expect(amount).toBeVisible();
    expect(await more.boundingBox()).toEqual(before);
  });

  test('has a form and a price for every kind that is rendered from its schema', async ({
    page,
  }) => {
    const stamp = Date.now();
    for (const [address, fill] of [
      [
        '/services/Janitorial/Residential',
        async () => {
          await page.getByLabel('Service type').selectOption('Detailed');
          await page.getByLabel('Date').fill(inAMonth());
          await page.getByLabel('Kitchen').check();
        },
      ],
      [
        '/services/Janitorial/Grout',
        () => page.getByRole('button', { name: 'More: Bathrooms' }).click(),
      ],
      ['/services/Contracting/Paint', () => page.getByLabel('Rec Room').check()],
      [
        '/services/Contracting/Floor',
        async () => {
          await page.getByLabel('Floor to install').selectOption('Vinyl');
          await page.getByLabel('Total area in sqft').fill('420');
        },
      ],
    ] as const) {
      await openTakenOver(page, address);
      await fill();
      await page.getByLabel('Email').fill(`kinds-${stamp}@example.com`);
      await page.getByRole('button', { name: 'Get my quote' }).click();
      await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    }
  });

  test('keeps what was typed when the server cannot be reached, and then sends it once', async ({
    page,
  }) => {
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByRole('button', { name: 'More: Rooms' }).click();
    await page.getByLabel('Email').fill(`offline-${Date.now()}@example.com`);
    await page.route('**/api/carpet-quote/', (route) => route.abort());
    const send = page.getByRole('button', { name: 'Get my quote' });
    await send.click();
    await expect(page.getByText('There was a problem generating your quote.')).toBeVisible();
    // One button leads on.
    await expect(send).toHaveCount(0);
    await page.unroute('**/api/carpet-quote/');
    await page.getByRole('button', { name: 'Change and try again' }).click();
    await send.click();
    await expect(page.getByRole('heading', { name: /^Quote #/ })).toBeVisible();
  });

  test('keeps what was typed over a reload until it is sent, and then forgets it', async ({
    page,
  }) => {
    const email = page.getByLabel('Email');
    const rooms = page.getByLabel('Rooms', { exact: true });
    await openTakenOver(page, carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await email.fill(`reload-${Date.now()}@example.com`);
    const more = page.getByRole('button', { name: 'More: Rooms' });
    await more.click();
    await page.route('**/api/carpet-quote/', (route) => route.abort());
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await page.getByRole('button', { name: 'Change and try again' }).click();
    await more.click();
    await page.unroute('**/api/carpet-quote/');
    await page.reload();
    await expectTakenOver(page);
    await expect(email).toHaveValue(/^reload-/);
    await expect(rooms).toHaveValue('2');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Quote #/ })).toBeVisible();
    await openTakenOver(page, carpet);
    await expect(rooms).toHaveValue('0');
    await expect(email).toHaveValue('');
  });
});
