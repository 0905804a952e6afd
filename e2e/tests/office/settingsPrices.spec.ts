import type { APIRequestContext, Page } from '@playwright/test';
import { adminHeaders } from '../../support/admin.ts';
import { price, showers } from '../../support/settings.ts';
import { expect, logIn, test } from '../../support/test.ts';

interface Card {
  version: number;
  rates: {
    grout: Record<string, number>;
    floor: Record<'remove' | 'install', Record<string, number>>;
  };
}

/** Reads and replaces the rate card as the Admin, beside the browser. */
async function rateCard(request: APIRequestContext) {
  const headers = await adminHeaders(request);
  return {
    card: async (): Promise<Card> =>
      (await (await request.get('/api/rate-card/', { headers })).json()) as Card,
    replace: (data: object) => request.put('/api/rate-card/', { headers, data }),
  };
}

/** What a visitor is quoted for the grout of four showers, without tax. */
async function quoted(request: APIRequestContext): Promise<number> {
  const email = `settings-${Date.now()}@example.com`;
  const answer = await request.post('/api/grout-quote/', { data: { ...showers, email } });
  return ((await answer.json()) as { subTotal: number }).subTotal;
}

const trial = (page: Page) => page.getByRole('region', { name: 'Trial quote' });

// One rate card: its tests go one after another, and change prices that no other test reads.
test.describe('prices', () => {
  test.describe.configure({ mode: 'serial' });

  test('an Admin sees what a price does, saves it, and a visitor is quoted with it', async ({
    page,
    request,
    quietConsole: _,
  }) => {
    const { card } = await rateCard(request);
    const before = (await card()).rates.grout['shower'] ?? 0;
    await logIn(page, 'admin');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page).toHaveTitle(/Settings/);
    const shower = price(page, 'Grout', 'Shower');
    await trial(page).getByLabel('Kind of quote').selectOption('Grout');
    for (const [label, amount] of [
      ['Rooms', '0'],
      ['Bathrooms', '0'],
      ['Hallways', '0'],
      ['Kitchens', '0'],
      ['Showers', '4'],
    ] as const) {
      await trial(page).getByLabel(label, { exact: true }).fill(amount);
    }
    await shower.fill('101.1');
    await shower.blur();
    await expect(shower).toHaveValue('101.10');
    const row = trial(page).getByRole('row', { name: /Subtotal/ });
    await expect(row).toContainText(`$ ${(before * 4).toFixed(2)}`);
    await expect(row).toContainText('$ 404.40');
    await expect(page.getByText('1 price is changed, not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect(page.getByText('Prices saved.')).toBeVisible();
    expect(await quoted(request)).toBe(404.4);
    await expect(row.getByText('$ 404.40')).toHaveCount(2);
    await page.getByText('History of prices').click();
    const history = page.getByRole('table', { name: 'History of prices' });
    const was = `Grout: Shower, $ ${before.toFixed(2)} to $ 101.10`;
    await expect(history.getByRole('row').nth(1)).toContainText(was);
    await shower.fill(String(before));
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect.poll(async () => (await card()).rates.grout['shower']).toBe(before);
    // Open as it is, it has the newest change too.
    await expect(history.getByRole('row').nth(1)).toContainText('$ 101.10 to');
  });

  test('a wrong price is named at its field, by the browser and by the server', async ({
    page,
  }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/settings');
    const room = price(page, 'Grout', 'Room');
    await room.fill('12.345');
    await room.blur();
    await expect(room).toHaveAccessibleDescription(/at most two decimals/);
    await expect(trial(page)).toContainText('Mend the marked prices');
    await page.getByRole('button', { name: 'Save prices' }).click();
    const dialog = page.getByRole('alertdialog').filter({ visible: true });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(room).toBeFocused();
    // What only the server knows of comes back to the field as well.
    await room.fill('100000.01');
    await page.getByRole('button', { name: 'Save prices' }).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(room).toHaveAccessibleDescription("Room can't be more than $ 100,000.00.");
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(room).not.toHaveValue('100000.01');
  });

  test('what somebody else changed meanwhile is shown, and nothing typed is lost', async ({
    page,
    request,
  }) => {
    const { card, replace } = await rateCard(request);
    await logIn(page, 'admin');
    await page.goto('/admin/settings#booking');
    const part = page.getByRole('link', { name: 'Prices', exact: true });
    await part.click();
    await price(page, 'Floor', 'Remove tile').fill('3.5');
    const { version, rates } = await card();
    await replace({
      version,
      rates: {
        ...rates,
        floor: { ...rates.floor, install: { ...rates.floor.install, Tile: 13.25 } },
      },
    });
    await page.getByRole('button', { name: 'Save prices' }).click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await expect(dialog.getByRole('row', { name: /Install tile/ })).toContainText('13.25');
    // A window that is hidden with its part would lock the page.
    await page.goBack();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await part.click();
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect(dialog.getByRole('row', { name: /Install tile/ })).toContainText('13.25');
    await dialog.getByRole('button', { name: 'Go on from the newer prices' }).click();
    await expect(price(page, 'Floor', 'Install tile')).toHaveValue('13.25');
    await expect(price(page, 'Floor', 'Remove tile')).toHaveValue('3.50');
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect(page.getByText('Prices saved.')).toBeVisible();
    const after = await card();
    const { install, remove } = after.rates.floor;
    expect([install['Tile'], remove['Tile']]).toEqual([13.25, 3.5]);
    await replace({ version: after.version, rates });
  });

  test('unsaved prices are asked about before they are left', async ({ page }) => {
    await logIn(page, 'admin');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await price(page, 'Carpet', 'Room').fill('50');
    // Another part of the settings is no leaving.
    await page.getByRole('link', { name: 'Company' }).click();
    await expect(page.getByText('The rest stands in server/company.json.')).toBeVisible();
    await page.getByRole('link', { name: 'Prices' }).click();
    await expect(price(page, 'Carpet', 'Room')).toHaveValue('50.00');
    await page.getByRole('link', { name: 'Clients' }).first().click();
    const dialog = page.getByRole('alertdialog').filter({ visible: true });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(price(page, 'Carpet', 'Room')).toHaveValue('50.00');
    await page.evaluate(() => window.history.back());
    // Back to another part of the settings first, which is no leaving.
    await expect(page).toHaveURL(/#company$/);
    await page.evaluate(() => window.history.go(-2));
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/#company$/);
    await page.getByRole('link', { name: 'Prices' }).click();
    await expect(price(page, 'Carpet', 'Room')).toHaveValue('50.00');
    await page.evaluate(() => window.history.go(-3));
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/leads$/);
  });

  test('a trial is there for every kind', async ({ page, quietConsole: _ }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/settings');
    const kinds = trial(page).getByLabel('Kind of quote');
    for (const kind of await kinds.getByRole('option').allTextContents()) {
      await kinds.selectOption(kind);
      await expect(trial(page).getByRole('row', { name: /Total/ })).toContainText('$');
    }
  });
});
