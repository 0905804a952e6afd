import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { inAMonth, tomorrow } from '../../support/quotes.ts';
import { expect, expectAccessible, openTakenOver, test } from '../../support/test.ts';

const email = (name: string): string => `${name}-${Date.now()}@example.com`;

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

const showInMiddle = (page: Page, element: Locator): Promise<void> =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center' })).then(() => settled(page));

/** Waits until the browser has painted twice: it moves a page to keep its place before that. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

test.describe('all quotes', () => {
  test('opens one at a time, and closes the one that is clicked again', async ({ page }) => {
    await openTakenOver(page, '/all-quotes');
    const open = page.locator('details[open]');
    await expect(open).toHaveCount(0);
    await page.getByText('Carpet quote', { exact: true }).click();
    await page.getByText('Paint quote', { exact: true }).click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Paint quote');
    await page.getByText('Paint quote', { exact: true }).click();
    await expect(open).toHaveCount(0);
    await expect(page.locator('details')).toHaveCount(7);
  });

  for (const width of [390, 1440]) {
    test(`keeps what was tapped where it is, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openTakenOver(page, '/all-quotes');
      const header = (name: string) => page.locator('summary', { hasText: `${name} quote` });
      for (const [open, next] of [
        ['Residential', 'Grout'],
        ['Grout', 'Paint'],
        ['Commercial', 'Floor'],
        ['Floor', 'Student'],
      ] as const) {
        await showInMiddle(page, header(open));
        await header(open).click();
        await showInMiddle(page, header(next));
        const before = await topOf(header(next));
        await header(next).click();
        await expect(page.locator('details[open]')).toContainText(`${next} quote`);
        await settled(page);
        expect(Math.abs((await topOf(header(next))) - before), `${open}, ${next}`).toBeLessThan(2);
        await header(next).click();
      }
    });
  }

  test('has headings in order, and corners that are round, in every section', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTakenOver(page, '/all-quotes');
    for (const header of await page.locator('summary').all()) {
      await header.click();
      await expect(page.locator('details[open] form')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withRules(['heading-order']).analyze();
      expect(violations).toEqual([]);
      // Within the frame's border of one pixel.
      await expect(header).toHaveCSS('border-top-left-radius', '13px');
    }
    await expectAccessible(page);
  });

  test('shows the contracting section when the address says so', async ({ page }) => {
    await page.goto('/all-quotes#contracting');
    await expect(page.getByText('Floor quote', { exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Generate Quote' })).not.toBeInViewport();
  });
});

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
    await expect(section(page, 'Student').locator('summary')).toContainText('from $79.99 a room');
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
      await expect(form.getByText('Your price stands here')).toBeInViewport();
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
    const { x, width } = (await button.boundingBox()) ?? { x: 0, width: 0 };
    expect(sumBox).toBeLessThanOrEqual(x);
    expect(x + width).toBeLessThanOrEqual(360);
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
    await expect(page.getByText('Your price stands here')).toBeHidden();
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

test.describe('the commercial quote', () => {
  test.beforeEach(async ({ page }) => {
    await openTakenOver(page, '/services/Janitorial/Commercial');
  });

  test('asks for repetition and a day, and leads to the first of them', async ({ page }) => {
    await page.getByLabel('Email').fill(email('commercial'));
    await page.getByRole('button', { name: 'Get my quote' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Please check' });
    await expect(alert).toContainText('Select how often to repeat this service.');
    await expect(alert).toContainText('Must select a day.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Repeat')).toBeFocused();
  });

  test('counts hours in halves between 1 and 8.5, and is priced', async ({ page }) => {
    const hours = page.getByLabel('Hours per visit', { exact: true });
    await expect(hours).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Fewer: Hours per visit' })).toBeDisabled();
    for (let clicks = 0; clicks < 15; clicks += 1) {
      await page.getByRole('button', { name: 'More: Hours per visit' }).click();
    }
    await expect(hours).toHaveValue('8.5');
    await expect(page.getByRole('button', { name: 'More: Hours per visit' })).toBeDisabled();
    await page.getByLabel('Repeat').selectOption('Every two weeks');
    await page.getByLabel('Monday').check();
    await page.getByLabel('Thursday').check();
    await page.getByLabel('Email').fill(email('commercial'));
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
  });
});

test.describe('the student quote', () => {
  test.beforeEach(async ({ page }) => {
    await openTakenOver(page, '/student-special');
  });
  const chosen = 'input[type=checkbox]:checked';

  test('knows the rooms of a unit, and what makes it full', async ({ page }) => {
    await expect(page.getByLabel('Unit', { exact: true })).toBeDisabled();
    await page.getByLabel('Building', { exact: true }).selectOption('King Street Towers 1');
    await page.getByLabel('Unit', { exact: true }).selectOption('203');
    await expect(page.getByLabel(/^Room \d$/)).toHaveCount(3);
    await page.getByLabel('Common Area').check();
    await page.getByLabel('Room 1').check();
    await page.getByLabel('Room 2').check();
    await expect(page.getByLabel('Full Unit')).not.toBeChecked();
    // The last part makes it the whole, which hides the parts.
    await page.getByLabel('Room 3').click();
    await expect(page.getByLabel('Full Unit')).toBeChecked();
    await expect(page.getByLabel(/^Room \d$/)).toHaveCount(0);
    await expect(page.getByText('The common area and all 3 rooms.')).toBeVisible();
    await page.getByLabel('Full Unit').uncheck();
    await expect(page.locator(chosen)).toHaveCount(0);
    await page.getByLabel('Full Unit').check();
    await page.getByLabel('Building', { exact: true }).selectOption('King Street Towers 2');
    await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('');
    await expect(page.locator(chosen)).toHaveCount(0);
    await page.getByLabel('Unit', { exact: true }).selectOption('201');
    await expect(page.getByLabel(/^Room \d$/)).toHaveCount(6);
  });

  test('says what is missing, then prices the full unit', async ({ page }) => {
    const send = page.getByRole('button', { name: 'Get my quote' });
    const alert = page.getByRole('alertdialog', { name: 'Please check' });
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill(email('student'));
    await send.click();
    await expect(alert).toContainText('Please select a building.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Building', { exact: true }).selectOption('MyRez');
    await send.click();
    await expect(alert).toContainText('Please select a unit.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Unit', { exact: true }).selectOption('301');
    await send.click();
    await expect(alert).toContainText('Select one of the options below.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Full Unit').check();
    await send.click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Full unit MyRez 301/ })).toBeVisible();
  });

  test('stands among the deals, with the price that everybody knows', async ({ page }) => {
    const deals = page.getByRole('table', { name: 'Room Deals' });
    await expect(deals.getByRole('row', { name: /^12/ })).toContainText('$ 959.88');
    await expect(deals.getByRole('row', { name: /^12/ })).toContainText('$ 719.91');
    await expect(page.getByRole('table')).toHaveCount(3);
    for (const name of ['Bridgeport House', 'King Street Towers 1', 'Preston House']) {
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
  });
});

test('sums do not break from their sign on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/student-special');
  const sums = page.getByRole('cell', { name: /^\$/ });
  await expect(sums.first()).toBeVisible();
  const lines = await sums.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a residential quote warns of the rush fee, and has it as a line of its own', async ({
  page,
}) => {
  await openTakenOver(page, '/services/Janitorial/Residential');
  await page.getByLabel('Service type').selectOption('Detailed');
  await page.getByLabel('Date').fill(tomorrow());
  await expect(page.getByText('An extra fee applies')).toBeVisible();
  await page.getByLabel('Kitchen').check();
  await page.getByLabel('Email').fill(email('rush'));
  await page.getByRole('button', { name: 'Get my quote' }).click();
  await expect(page.getByRole('row', { name: /Rush/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every quote can be asked for on one page', async ({ page }) => {
    await page.goto('/all-quotes');
    await page.getByText('Commercial quote', { exact: true }).click();
    const form = page.locator('details[open]');
    await form.getByLabel('Repeat').selectOption('Weekly');
    await form.getByLabel('Tuesday').check();
    await form.getByLabel('Email').fill(email('no-script'));
    await form.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
  });

  test('a student chooses among all units, and gets a price', async ({ page }) => {
    await page.goto('/student-special');
    await expect(page.getByRole('table', { name: 'Room Deals' })).toContainText('$ 719.91');
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Building', { exact: true }).selectOption('Preston House');
    await page.getByLabel('Unit', { exact: true }).selectOption('206');
    await page.getByLabel('Room 2').check();
    await page.getByLabel('Email').fill(email('no-script-student'));
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('row', { name: /Room Preston House 206/ })).toBeVisible();
  });
});
