import type { Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { cardOf, cell, plan } from '../../support/board.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessibleInBothSchemes, logIn, test } from '../../support/test.ts';

test.describe('the board of a day', () => {
  const at = (page: Page, employeeId: number, day: string | undefined, time: string) =>
    cell(page, employeeId, day).evaluate((column, clock) => {
      const box = column.getBoundingClientRect();
      const [hour = 0, minutes = 0] = clock.split(':').map(Number);
      const height = Number((column as HTMLElement).dataset['hour']);
      return { x: box.left + box.width / 2, y: box.top + (hour + minutes / 60) * height };
    }, time);

  test('a drop gives a service another time and person, in quarters of an hour', async ({
    page,
    request,
    quietConsole: _,
  }) => {
    const { annId, bobId, days, first } = await plan(request, 'Hour', '2031-05-05');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await page.getByRole('link', { name: /^Tue May 6/ }).click();
    await expect(page).toHaveURL(/day=2031-05-06$/);
    await expect(page.getByRole('heading', { name: 'Day board', level: 1 })).toBeVisible();
    const card = cardOf(page, first);
    await card.scrollIntoViewIfNeeded();
    const [from] = await boxesOf(card);
    // As high as two hours are.
    expect(Math.round(from.height)).toBe(112 - 1);
    const grip = { x: from.x + 20, y: from.y + 10 };
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + 12, grip.y + 4, { steps: 3 });
    await expect(page.getByTestId('board-lifted')).toBeVisible();
    const to = await at(page, bobId, days[1], '11:20');
    await page.mouse.move(to.x, to.y + 10, { steps: 8 });
    await expect(page.getByTestId('board-ghost')).toHaveText('11:15 a.m.–1:15 p.m.');
    await page.mouse.up();
    await expect(cell(page, bobId, days[1])).toContainText('11:15 a.m.–1:15 p.m.');
    await expect(cardOf(page, first)).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(cell(page, bobId, days[1])).toContainText('11:15 a.m.–1:15 p.m.');
    await expect(cell(page, annId, days[1])).not.toContainText(first);
  });

  test('what can be done with a card covers none of its time', async ({ page, request }) => {
    const { annId, days, first, service } = await plan(request, 'Cover', '2031-06-02');
    const { create } = await asAdmin(request);
    const short = `Short ${Date.now()} Street`;
    const dateTs = `${days[1]}T12:00`;
    await create('services', {
      employeeId: annId,
      address: short,
      dateTs,
      hours: 0.5,
      serviceStatus: 'Scheduled',
    });
    // Beside the short one: half as wide.
    const beside = `Beside ${short}`;
    await service(annId, 1, beside, '11:30');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?day=${days[1]}`);
    for (const address of [first, short, beside]) {
      const card = cardOf(page, address);
      await card.hover();
      const move = page.locator('[data-move]');
      await expect(move).toBeVisible();
      const [time, buttons] = await boxesOf(
        card.getByText(/[ap]\.m\.|^\d/).first(),
        move.locator('..'),
      );
      const isApart =
        buttons.y >= time.y + time.height ||
        buttons.y + buttons.height <= time.y ||
        buttons.x >= time.x + time.width;
      expect(isApart, `${address}: ${JSON.stringify({ time, buttons })}`).toBe(true);
      // They are reached from the card.
      await move.hover();
      await expect(move).toBeVisible();
    }
  });

  test('keys do the same, and say so', async ({ page, request, quietConsole: _ }) => {
    const { ann, annId, days, first } = await plan(request, 'Quarter', '2031-05-12');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?day=${days[1]}`);
    const card = cardOf(page, first);
    const said = page.getByTestId('board-said');
    await card.focus();
    await page.keyboard.press('Space');
    await expect(said).toContainText(`Picked up ${first}, 9 a.m., ${ann}, 9 a.m.`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(said).toHaveText(`${ann}, 9:30 a.m.`);
    await page.keyboard.press('Enter');
    await expect(cell(page, annId, days[1])).toContainText('9:30–11:30 a.m.');
    await expect(card).toBeFocused();
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Space');
    while (!(await said.innerText()).startsWith('Nobody yet')) {
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-slot="nobody ${days[1]}"]`)).toContainText(first);
  });

  test('what overlaps stands side by side, and leave is told', async ({ page, request }) => {
    const { ann, annId, bobId, days, first, service, leave } = await plan(
      request,
      'Lanes',
      '2031-05-19',
    );
    const other = `2 ${ann} Road`;
    await service(annId, 1, other, '10:00');
    await leave(bobId, 1, 'Course');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?day=${days[1]}`);
    await expect(cardOf(page, other)).toBeVisible();
    const [one, two] = await boxesOf(cardOf(page, first), cardOf(page, other));
    expect(one.x + one.width).toBeLessThanOrEqual(two.x);
    await expect(cardOf(page, other)).toHaveAccessibleName(/Clashes with/);
    await expect(cell(page, bobId, days[1])).toContainText('On leave (Course), May 20, 2031');
    await expectAccessibleInBothSchemes(page);
  });

  test('days are gone through, and shared by address', async ({ page, request }) => {
    const { days, first } = await plan(request, 'Through', '2031-05-26');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?day=${days[1]}`);
    await expect(cardOf(page, first)).toBeVisible();
    await page.getByRole('link', { name: 'Next day' }).click();
    await expect(page).toHaveURL(/day=2031-05-28$/);
    await expect(page.getByText('Wednesday, May 28, 2031, 0 services')).toBeVisible();
    await page.getByLabel('Day', { exact: true }).fill(days[1] ?? '');
    await expect(cardOf(page, first)).toBeVisible();
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await expect(page).toHaveURL(/week=2031-05-26$/);
    await expect(cardOf(page, first)).toBeVisible();
  });
});
