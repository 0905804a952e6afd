import type { Page } from '@playwright/test';
import { carpet } from '../../support/quotes.ts';
import { expect, expectAccessibleInBothSchemes, openTakenOver, test } from '../../support/test.ts';

const day = 86_400_000;
const inDays = (days: number): string =>
  new Date(Date.now() + days * day).toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

const named = (date: string, language = 'en'): string =>
  new Date(`${date}T12:00:00`).toLocaleDateString(language, { dateStyle: 'full' });

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Date' });
/** Not the calendar, which is called so too and stays for a moment while it closes. */
const field = (page: Page) => page.getByLabel('Date', { exact: true }).and(page.locator('input'));

const leave = async (page: Page, date: string): Promise<void> => {
  await field(page).fill(date);
  await field(page).blur();
};

/** Closes a day on a page, as the company file can. */
async function block(page: Page, blocked: string, path: string = carpet): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const range = { from: blocked, to: blocked, kinds: ['carpet', 'visit'] };
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"blockedDates":\[(?<end>\]?)/, (_all, end: string) => {
        const first = `"blockedDates":[${JSON.stringify(range)}`;
        return end === '' ? `${first},` : `${first}]`;
      }),
    });
  });
}

test.describe('the calendar of a quote', () => {
  test('comes when it is asked for, and is worked with the keys alone', async ({
    page,
    quietConsole: _,
  }) => {
    const calendars: string[] = [];
    page.on('request', (request) => {
      if (/calendar\./.test(request.url())) calendars.push(request.url());
    });
    await openTakenOver(page, carpet);
    expect(calendars).toEqual([]);
    await field(page).fill(inDays(9));
    const button = page.getByRole('button', { name: 'Open calendar' });
    await button.press('Enter');
    await expect(calendar(page).getByRole('button', { name: named(inDays(9)) })).toBeFocused();
    expect(calendars.length).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(calendar(page).getByRole('button', { name: named(inDays(10)) })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(inDays(17));
    await expect(button).toBeFocused();
    await button.press('Enter');
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('answers a press at once where it comes slowly', async ({ page }) => {
    await openTakenOver(page, carpet);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/calendar\./, async (route) => {
      await held;
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Open calendar' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(calendar(page)).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'false');
  });

  test('offers no day that has passed, and none that is too far ahead', async ({ page }) => {
    await openTakenOver(page, carpet);
    await page.getByRole('button', { name: 'Open calendar' }).click();
    const today = calendar(page).getByRole('button', { name: named(inDays(0)) });
    await expect(today).toBeFocused();
    await expect(calendar(page).getByRole('button', { name: 'Previous month' })).toBeDisabled();
    for (const passed of await calendar(page).getByRole('gridcell').getByRole('button').all()) {
      if (await passed.isEnabled()) break;
      await expect(passed).not.toHaveAccessibleName(named(inDays(0)));
    }
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
    await leave(page, inDays(725));
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await expect(calendar(page).getByRole('button', { name: named(inDays(725)) })).toBeFocused();
    await expect(calendar(page).getByRole('button', { name: 'Next month' })).toBeVisible();
  });

  for (const [language, path, open, words] of [
    [
      'English',
      carpet,
      'Open calendar',
      /^Currently not scheduling any appointments for the dates: /,
    ],
    [
      'French',
      `/fr${carpet}`,
      'Ouvrir le calendrier',
      /^Aucun rendez-vous n’est possible pour l’instant aux dates suivantes\s: /,
    ],
  ] as const) {
    test(`says why a blocked day cannot be chosen, to the keys too, in ${language}`, async ({
      page,
    }) => {
      const [blocked, after] = [inDays(9), inDays(10)];
      await block(page, blocked);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openTakenOver(page, path);
      await leave(page, blocked);
      const name = language === 'French' ? 'fr' : 'en';
      await expect(field(page)).toHaveAccessibleDescription(words);
      await page.getByRole('button', { name: open }).press('Enter');
      const day = calendar(page).getByRole('button', { name: named(blocked, name) });
      await expect(calendar(page).locator('[data-selected]')).toHaveCount(1);
      await expect(day).toBeFocused();
      await expect(day).toBeDisabled();
      await expect(day).toHaveAccessibleDescription(words);
      await expect(day).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(calendar(page).getByText(words)).toBeInViewport({ ratio: 1 });
      await expectAccessibleInBothSchemes(page);
      // It stays a day that cannot be chosen.
      await page.keyboard.press('Enter');
      await expect(day).toBeFocused();
      await page.keyboard.press('ArrowRight');
      const next = calendar(page).getByRole('button', { name: named(after, name) });
      await expect(next).toBeFocused();
      await expect(next).toHaveAccessibleDescription('');
      await page.keyboard.press('ArrowLeft');
      await expect(day).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue(after);
      await expect(field(page)).toHaveAccessibleDescription('');
    });
  }

  test('says why a day without visits cannot be asked for', async ({ page }) => {
    const drywall = '/services/Contracting/Drywall';
    const blocked = inDays(9);
    await block(page, blocked, drywall);
    await openTakenOver(page, drywall);
    await page.getByRole('main').getByLabel('Day that suits you').fill(blocked);
    await page.getByRole('button', { name: 'Open calendar' }).press('Enter');
    const day = page.getByRole('button', { name: named(blocked) });
    await expect(day).toBeFocused();
    await expect(day).toBeDisabled();
    await expect(day).toHaveAccessibleDescription(/^Currently not scheduling any appointments/);
  });

  test('has no accessibility violation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTakenOver(page, carpet);
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await expect(calendar(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  test('speaks French on a French page', async ({ page }) => {
    await openTakenOver(page, `/fr${carpet}`);
    await page.getByRole('button', { name: 'Ouvrir le calendrier' }).click();
    const today = page.getByRole('button', { name: named(inDays(0), 'fr') });
    await expect(today).toBeFocused();
    await expect(calendar(page).locator('th').first()).toHaveAttribute('aria-label', 'dimanche');
    await expect(page.getByRole('button', { name: 'Mois suivant' })).toBeVisible();
  });
});

test.describe('a day that is typed', () => {
  test.beforeEach(({ page }) => openTakenOver(page, carpet));

  test('is refused at the field when it has passed or is too far ahead', async ({ page }) => {
    await leave(page, inDays(-3));
    await expect(field(page)).toHaveAccessibleDescription(
      'This date has passed. Please choose a later one.',
    );
    await leave(page, '2099-01-01');
    await expect(field(page)).toHaveAccessibleDescription(
      /^We book services up to \w+\s\d{1,2},\s\d{4}\. /,
    );
    await page.getByRole('button', { name: 'Get my quote' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Please check' });
    await expect(alert).toContainText('Please choose an earlier date.');
  });

  test('warns of the rush fee with its amount, but not for a day that has passed', async ({
    page,
  }) => {
    const warning = page.getByText('An extra fee applies');
    await leave(page, inDays(1));
    await expect(warning).toHaveText(
      'An extra fee applies if service is needed within the next 72 hours. It is $ 45.00 before tax.',
    );
    await leave(page, inDays(-1));
    await expect(warning).toHaveCount(0);
    await leave(page, inDays(10));
    await expect(warning).toHaveCount(0);
  });
});

test('Post Construction has its type chosen', async ({ page }) => {
  await openTakenOver(page, '/services/Janitorial/Post%20Construction');
  await expect(page.getByLabel('Service type').locator('option:checked')).toHaveText(
    'Post-Construction',
  );
});

test('the section that was filled is open after Back', async ({ page }) => {
  await openTakenOver(page, '/all-quotes');
  await page.getByText('Grout quote', { exact: true }).click();
  const open = page.locator('details[open]');
  await open.getByLabel('Email').fill('back@example.com');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(open).toContainText('Grout quote');
  await expect(open.getByLabel('Email')).toHaveValue('back@example.com');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const send = async (page: Page, date: string, room: string): Promise<void> => {
    await page.goto(carpet);
    await field(page).fill(date);
    await page.getByLabel('Rooms', { exact: true }).fill(room);
    await page.getByLabel('Email').fill('no-script-day@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
  };

  test('a day that has passed is refused at the field', async ({ page }) => {
    await send(page, inDays(-2), '1');
    await expect(field(page)).toHaveAccessibleDescription(
      'This date has passed. Please choose a later one.',
    );
  });

  test('a form that comes back with a near day warns of the rush fee', async ({ page }) => {
    await send(page, inDays(1), '0');
    await expect(page.getByText('An extra fee applies')).toContainText('$ 45.00 before tax');
  });
});

test('a day on which the office is closed can be asked for, and says so', async ({ page }) => {
  // The first Sunday from the ninth day on, and the Monday after it.
  const sunday = 9 + ((7 - new Date(`${inDays(9)}T12:00:00Z`).getUTCDay()) % 7);
  for (const [path, label, words] of [
    [carpet, 'Date', 'Our office is closed on Sundays.'],
    ['/services/Contracting/Drywall', 'Day that suits you', 'Our office is closed on Sundays.'],
    [`/fr${carpet}`, 'Date', 'Notre bureau est fermé le dimanche.'],
  ] as const) {
    await openTakenOver(page, path);
    const date = page.getByRole('main').getByLabel(label, { exact: true });
    await date.fill(inDays(sunday));
    await expect(page.getByText(words)).toBeVisible();
    await date.fill(inDays(sunday + 1));
    await expect(page.getByText(words)).toHaveCount(0);
  }
});
