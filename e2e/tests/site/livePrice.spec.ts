import type { Locator, Page } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { email, inAMonth, showInMiddle } from '../../support/quotes.ts';
import { expect, expectAccessible, openTakenOver, test } from '../../support/test.ts';

test.describe('the price while quoting', () => {
  const section = (page: Page, name: string): Locator =>
    page.locator('details', { has: page.getByText(`${name} quote`, { exact: true }) });

  test('stands beside each kind before anything is opened, without scripts too', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/all-quotes');
    await expect(section(page, 'Carpet').locator('summary')).toContainText('from $129');
    await expect(section(page, 'Student').locator('summary')).toContainText('from $69.99 a room');
    await expect(section(page, 'Commercial').locator('summary')).toContainText('from $38 an hour');
    await context.close();
  });

  for (const width of [390, 1440]) {
    test(`follows the form line by line, ${width} px wide, and is that of the quote`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openTakenOver(page, '/all-quotes');
      const form = section(page, 'Carpet').locator('form');
      await page.getByText('Carpet quote', { exact: true }).click();
      await showInMiddle(page, form.getByRole('button', { name: 'More: Rooms' }));
      await expect(form.getByText('Your price appears here')).toBeInViewport();
      await form.getByRole('button', { name: 'More: Rooms' }).click();
      await form.getByRole('button', { name: 'More: Rooms' }).click();
      await form.getByRole('button', { name: 'More: Rooms' }).click();
      const total = form.locator('[aria-live=polite]');
      await expect(total).toHaveText('Total $ 166.11');
      await expect(total).toBeInViewport();
      await form.getByLabel('Basement').check();
      await expect(total).toHaveText('Total $ 300.58');
      const line = form.getByText('Carpet cleaning, basement');
      if (width === 390) {
        await expect(line).toBeHidden();
        await form.getByRole('button', { name: 'What the price is made of' }).click();
      }
      await expect(line).toBeInViewport();
      await expectAccessible(page);
      await form.getByLabel('Date').fill(inAMonth());
      await form.getByLabel('Email').fill(email('live'));
      await form.getByRole('button', { name: 'Get my quote' }).click();
      await expect(page.getByRole('cell', { name: '$ 300.58' })).toBeVisible();
    });
  }

  test('stands whole beside the button on a phone, whose French text is longer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openTakenOver(page, '/fr/services/Janitorial/Carpet');
    await page.getByRole('spinbutton', { name: 'Pièces' }).fill('15');
    const sum = page.locator('form [aria-live=polite] strong');
    await expect(sum).toHaveText(/\d\d\u00a0\$$/);
    const sumBox = await sum.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right;
    });
    const button = page.getByRole('button', { name: 'Obtenir ma soumission' });
    const [{ x, width }] = await boxesOf(button);
    expect(sumBox).toBeLessThanOrEqual(x);
    expect(x + width).toBeLessThanOrEqual(360);
  });

  for (const width of [390, 1024, 1440]) {
    test(`moves no button under a finger as it comes, changes and fails, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      let isAway = false;
      await page.route('**/api/grout-quote/price/', (route) =>
        isAway ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      );
      await openTakenOver(page, '/services/Janitorial/Grout');
      const button = page.getByRole('button', { name: 'Get my quote' });
      await showInMiddle(page, page.getByRole('button', { name: 'More: Showers' }));
      const total = page.locator('form [aria-live=polite]');
      const places: unknown[] = [];
      const note = async () => places.push(await button.boundingBox());
      await note();
      await page.getByRole('button', { name: 'More: Showers' }).click();
      await expect(total).toContainText('Total $ ');
      await note();
      // Another line, and no extra to reach the minimum.
      const before = await total.textContent();
      await page.getByRole('spinbutton', { name: 'Rooms', exact: true }).fill('4');
      await expect(total).not.toHaveText(before ?? '');
      await note();
      if (width === 390) {
        await page.getByRole('button', { name: 'What the price is made of' }).click();
        await note();
      }
      isAway = true;
      await page.getByRole('spinbutton', { name: 'Kitchens' }).fill('1');
      await expect(total).toContainText('We cannot show your price just now');
      await note();
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
    });
  }

  for (const [address, width] of [
    ['/services/Janitorial/Residential', 1024],
    ['/services/Contracting/Paint', 1440],
    ['/services/Janitorial/Commercial', 390],
    ['/fr/services/Janitorial/Commercial', 1024],
  ] as const) {
    test(`moves no button at the end of the form, whatever it comes to: ${address}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openTakenOver(page, address);
      const form = page.locator('main form', { has: page.locator('[name=email]') });
      const lines = form.locator('dl');
      const button = form.locator('[type=submit]');
      for (const choice of await form.getByRole('combobox').all()) {
        await choice.selectOption({ index: 1 });
      }
      await showInMiddle(page, form.locator('[name=email]'));
      const before = await button.boundingBox();
      for (const box of await form.getByRole('checkbox').all()) {
        const last = (await lines.count()) > 0 ? await lines.innerText() : '';
        // Without scrolling to it, as a click would.
        await box.evaluate((node: HTMLInputElement) => node.click());
        await expect(lines).toContainText('$');
        await expect.poll(() => lines.innerText()).not.toBe(last);
        expect(await button.boundingBox()).toEqual(before);
      }
    });
  }

  test('takes half a bathroom with a comma or a point', async ({ page }) => {
    await openTakenOver(page, '/fr/services/Janitorial/Grout');
    const bathrooms = page.getByRole('spinbutton', { name: 'Salles de bain' });
    for (const typed of ['0,5', '1.5', '2,5']) {
      await bathrooms.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      await expect(bathrooms).toHaveValue(typed.replace(',', '.'));
    }
    await expect(page.locator('form [aria-live=polite]')).toContainText('$');
  });

  test('says that it cannot be shown, and is asked for again', async ({ page }) => {
    let isAway = true;
    await page.route('**/api/grout-quote/price/', (route) =>
      isAway ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await openTakenOver(page, '/services/Janitorial/Grout');
    await page.getByRole('button', { name: 'More: Showers' }).click();
    const said = page.locator('form [aria-live=polite]');
    await expect(said).toHaveText(/^We cannot show your price just now/);
    isAway = false;
    await expect(said).toContainText('Total $ ', { timeout: 15_000 });
  });

  test('comes with the answer where there are no scripts, and says so', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/services/Janitorial/Grout');
    await expect(page.getByText('You see your price, line by line')).toBeVisible();
    await expect(page.getByText('Your price appears here')).toBeHidden();
    await context.close();
  });

  test('asks the server once the visitor pauses, and for nothing before a choice', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('-quote/price/')) asked.push(request.postData() ?? '');
    });
    await openTakenOver(page, '/services/Janitorial/Grout');
    await page.getByLabel('Email').fill(email('pause'));
    for (let clicks = 0; clicks < 4; clicks += 1) {
      await page.getByRole('button', { name: 'More: Showers' }).click();
    }
    await expect(page.locator('form [aria-live=polite]')).toContainText('$ ');
    expect(asked.length).toBeLessThan(4);
    expect(asked.every((body) => !body.includes('@'))).toBe(true);
  });
});
