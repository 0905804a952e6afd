import type { Page } from '@playwright/test';
import { cardOf, cell, plan } from '../../support/board.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, logIn, test } from '../../support/test.ts';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 2400 } });

  /** Puts a finger down, lets it rest or not, and moves it. */
  async function touch(
    page: Page,
    path: { x: number; y: number }[],
    isResting: boolean,
  ): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const [first, ...rest] = path;
    await send('touchStart', first);
    // Until the card is lifted: a finger that moves at once scrolls.
    if (isResting) await expect(page.getByTestId('board-lifted')).toBeVisible();
    for (const point of rest) await send('touchMove', point);
    await send('touchEnd');
  }

  async function pathTo(page: Page, address: string, employeeId: number, day: string | undefined) {
    // Both in sight and at rest, however many people other tests have put above these two.
    await cell(page, employeeId, day).evaluate((to) => to.scrollIntoView({ block: 'center' }));
    await cardOf(page, address).tap({ trial: true });
    const [from, to] = await boxesOf(cardOf(page, address), cell(page, employeeId, day));
    const start = { x: from.x + 20, y: from.y + 20 };
    const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    return [0, 0.1, 0.4, 0.8, 1].map((share) => ({
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    }));
  }

  test('a service is dragged after a rest, and a finger that moves at once drags nothing', async ({
    page,
    request,
  }) => {
    const { annId, bobId, days, first } = await plan(request, 'Touch', '2031-04-07');
    await page.clock.install();
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await expect(cardOf(page, first)).toBeVisible();
    // On a slow machine a moment passes between the touch and the move: the page's clock stands meanwhile.
    await page.clock.pauseAt(Date.now() + 1_000);
    await touch(page, await pathTo(page, first, bobId, days[3]), false);
    await page.clock.resume();
    await expect(cell(page, annId, days[1])).toContainText(first);
    await touch(page, await pathTo(page, first, bobId, days[3]), true);
    await expect(cell(page, bobId, days[3])).toContainText(first);
    await expect(cardOf(page, first)).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(cell(page, bobId, days[3])).toContainText(first);
  });
});
