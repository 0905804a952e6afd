import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, holdScripts, openTakenOver, test } from '../../support/test.ts';

/** A field's text with `|` for the caret. */
const withCaret = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });

async function press(field: Locator, ...keys: string[]): Promise<void> {
  for (const key of keys) await field.press(key);
}

test.describe('the caret stays where it was', () => {
  test('in a card number, an amount and a number', async ({ page }) => {
    await openTakenOver(page, '/payment');
    const card = page.getByLabel('Card number');
    await card.pressSequentially('4242424242424242');
    await press(card, 'Home', 'ArrowRight', 'Delete', '9');
    expect(await withCaret(card)).toBe('49|42 4242 4242 4242');
    await press(card, 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace');
    expect(await withCaret(card)).toBe('4942 4242 4242| 4242');
    await press(card, 'Backspace', '7');
    expect(await withCaret(card)).toBe('4942 4242 4247| 4242');

    const amount = page.getByLabel('Amount');
    await amount.pressSequentially('1459.91');
    await press(amount, 'Home', 'Delete', '2');
    expect(await withCaret(amount)).toBe('2|,459.91');
    await press(amount, 'End', 'ArrowLeft', 'Backspace', '8');
    expect(await withCaret(amount)).toBe('2,459.8|1');

    const month = page.getByLabel('Expiry month');
    await month.pressSequentially('5');
    expect(await withCaret(month)).toBe('05|');
  });

  test('in a number that is pasted into the middle of another', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTakenOver(page, '/payment');
    const card = page.getByLabel('Card number');
    await card.pressSequentially('42424242');
    await page.evaluate(() => navigator.clipboard.writeText('55 5'));
    await press(card, 'Home', 'ArrowRight', 'ArrowRight', 'ControlOrMeta+v');
    expect(await withCaret(card)).toBe('4255 5|424 242');
  });

  test('in an address that is lowered', async ({ page }) => {
    await openTakenOver(page, '/services/Janitorial/Carpet');
    const email = page.getByLabel('Email');
    await email.pressSequentially('JOHN@EXAMPLE.COM');
    await press(email, 'Home');
    await email.pressSequentially('XY');
    expect(await withCaret(email)).toBe('xy|john@example.com');
  });
});

test('an amount over 9,999.99 is typed as it is read, and paid', async ({ page, request }) => {
  const asked = await request.post('/api/floor-quote/', {
    data: {
      removeFloorType: 'Tile',
      installFloorType: 'Hardwood',
      totalArea: '1213.3',
      email: `floor-${Date.now()}@example.com`,
    },
  });
  const { number, total } = (await asked.json()) as { number: number; total: number };
  expect(total).toBeGreaterThan(9_999.99);
  await openTakenOver(page, '/payment');
  await page.getByLabel('Card number').pressSequentially('4242424242424242');
  await page.getByLabel('Expiry month').fill('12');
  await page.getByLabel('Expiry year').fill('2040');
  await page.getByLabel('CVC').fill('123');
  const amount = page.getByLabel('Amount');
  await amount.pressSequentially(String(total));
  await page.getByLabel('Invoice / quote number').fill(String(number));
  const written = total.toLocaleString('en-CA', { minimumFractionDigits: 2 });
  await expect(amount).toHaveValue(written);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`an amount of $${written} for invoice / quote #${number}`);
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('an amount gets its cents when it is left', async ({ page }) => {
  await openTakenOver(page, '/payment');
  const amount = page.getByLabel('Amount');
  await amount.fill('20359.7');
  await amount.blur();
  await expect(amount).toHaveValue('20,359.70');
});

test('an amount is shown as it is meant, or refused beside its field', async ({ page }) => {
  await openTakenOver(page, '/payment');
  const amount = page.getByLabel('Amount');
  const total = page.getByText('You pay', { exact: true }).locator('..');
  for (const [text, left, sum] of [
    ['195,00', '195.00', '$ 195.00'],
    ['1 234,50 $', '1,234.50', '$ 1,234.50'],
    ['1.234,50', '1,234.50', '$ 1,234.50'],
  ] as const) {
    await amount.fill('');
    await amount.fill(text);
    await expect(total).toContainText(sum);
    await amount.blur();
    await expect(amount).toHaveValue(left);
  }
  for (const [text, words] of [
    ['1,5', 'Use a point for cents: 1.50.'],
    ['-5', 'Type the amount without a minus sign.'],
    ['1e3', 'This amount is not clear. Type it as 1234.50, with a point before the cents.'],
    ['12345678', 'Card payments go up to $99,999.99. Please call us to pay more.'],
  ] as const) {
    await amount.fill('');
    await amount.pressSequentially(text);
    await expect(total).toContainText('–');
    await amount.blur();
    await expect(amount).toHaveAccessibleDescription(words);
  }
  await expectAccessible(page);
  // No key makes a third decimal, which could be twelve dollars or twelve thousand.
  await openTakenOver(page, '/fr/payment');
  await page.getByLabel('Montant').fill('');
  await page.getByLabel('Montant').pressSequentially('12,345');
  await page.getByLabel('Montant').blur();
  await expect(page.getByLabel('Montant')).toHaveValue('12,34');
  await expect(page.getByLabel('Montant')).not.toHaveAttribute('aria-invalid', 'true');
});

test.describe('before the scripts have come', () => {
  /** Opens a page whose scripts, but the early one, wait; the function lets them come. */
  async function openEarly(page: Page, address: string): Promise<() => void> {
    const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
    const early = page.waitForResponse(/\/early\.[^/]*js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await early;
    return release;
  }
  const alert = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Please check' });

  test('Pay Now is answered in our words, with what was typed', async ({ page }) => {
    const release = await openEarly(page, '/payment');
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.locator('form[aria-busy=true]')).toBeVisible();
    release();
    await expect(alert(page)).toContainText('Enter a valid month');
    await expect(alert(page)).not.toContainText('Please enter a valid card number');
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(page.locator('form[aria-busy]')).toHaveCount(0);
  });

  for (const [address, button, words] of [
    ['/services/Janitorial/Carpet', 'Get my quote', 'Must meet minimum service requirements.'],
    ['/contact-us', 'Send message', "Message body can't be blank"],
  ] as const) {
    test(`a form of ${address} that is sent empty gets our dialog`, async ({ page }) => {
      const release = await openEarly(page, address);
      await page.getByRole('button', { name: button }).click();
      release();
      await expect(alert(page)).toContainText(words);
      await expect(alert(page)).toContainText('You must enter a valid email address.');
    });
  }

  test('a message that is whole is sent once the scripts are there', async ({ page }) => {
    const release = await openEarly(page, '/contact-us');
    await page.getByLabel('Email').fill(`early-${Date.now()}@example.com`);
    await page.getByLabel('Message').fill('As soon as you can.');
    await page.getByRole('button', { name: 'Send message' }).click();
    release();
    await expect(page.getByText('Thank you for your message.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact-us');
  });

  test('an address in capitals is lowered, as it is from then on', async ({ page }) => {
    const release = await openEarly(page, '/services/Janitorial/Carpet');
    const email = page.getByLabel('Email');
    await email.pressSequentially('JOHN@EXAMPLE.COM');
    release();
    await expect(email).toHaveValue('john@example.com');
    await email.pressSequentially('.AU');
    await expect(email).toHaveValue('john@example.com.au');
  });

  test('a form is sent to the server if the scripts do not come', async ({ page }) => {
    await openEarly(page, '/contact-us');
    await page.getByLabel('Email').fill(`never-${Date.now()}@example.com`);
    await page.getByLabel('Message').fill('Without scripts.');
    await page.clock.install();
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Thank you for your message.')).toBeVisible({ timeout: 20_000 });
  });

  test('a form is sent to the server at once if a script of the shell fails', async ({ page }) => {
    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\/main\.[^/]*js$/, async (route) => {
      await held;
      await route.abort();
    });
    const early = page.waitForResponse(/\/early\.[^/]*js$/);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await early;
    await page.getByLabel('Message').fill('Without scripts.');
    // Time stands still: it is not the hold that ends.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('form[aria-busy=true]')).toBeVisible();
    fail();
    // In the page of the server, which keeps what was typed.
    await expect(page.getByRole('alert')).toContainText('You must enter a valid email address.');
    await expect(page.getByLabel('Message')).toHaveValue('Without scripts.');
  });

  test('the film is held by Pause, and stays held', async ({ page }) => {
    const release = await openEarly(page, '/gallery/1');
    const film = page.locator('video');
    await page.getByRole('button', { name: 'Pause' }).click();
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    expect(await isPaused()).toBe(true);
    release();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(await isPaused()).toBe(true);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(isPaused).toBe(false);
  });
});

test('a floor form without a floor leads to the first of the two', async ({ page }) => {
  await openTakenOver(page, '/services/Contracting/Floor');
  await page.getByLabel('Email').fill('floor@example.com');
  await page.getByRole('button', { name: 'Get my quote' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Must select floor type for either install or remove');
  await alert.getByRole('button').click();
  await expect(page.getByLabel('Floor to remove')).toBeFocused();
});
