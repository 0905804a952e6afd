import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { adminHeaders, asAdmin } from '../../support/admin.ts';
import { expect, expectAccessibleInBothSchemes, logIn, test } from '../../support/test.ts';

/** Two people, and a service of the first on Tuesday at nine. */
async function plan(request: APIRequestContext, name: string, monday: string) {
  const { create } = await asAdmin(request);
  const suffix = `${name} ${Date.now()}`;
  const [ann, bob] = [`Ann ${suffix}`, `Bob ${suffix}`];
  const { id: annId } = await create('employees', { fullName: ann });
  const { id: bobId } = await create('employees', { fullName: bob });
  const days = Array.from({ length: 7 }, (_, index) =>
    new Date(Date.parse(`${monday}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  );
  const service = (employeeId: number, day: number, address: string, time = '09:00') =>
    create('services', {
      employeeId,
      address,
      dateTs: `${days[day]}T${time}`,
      hours: 2,
      serviceStatus: 'Scheduled',
    });
  const first = `1 ${suffix} Street`;
  await service(annId, 1, first);
  return { ann, bob, annId, bobId, days, first, service };
}

const cell = (page: Page, employeeId: number, day: string | undefined) =>
  page.locator(`[data-slot="${employeeId} ${day}"]`);
const cardOf = (page: Page, address: string) =>
  page.locator('[data-service]').filter({ hasText: address });

/** The middle of what a person can see, where it stands now. */
async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('The place is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags as a quick hand does: down, a little way until the card is lifted, to the place, up at once. */
async function drag(page: Page, address: string, employeeId: number, day: string | undefined) {
  const card = cardOf(page, address);
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not to be seen.');
  const from = { x: box.x + 20, y: box.y + 20 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 });
  await expect(page.getByTestId('board-lifted')).toBeVisible();
  const to = await middleOf(cell(page, employeeId, day));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

test.describe('on a wide screen', () => {
  // All rows in sight, whatever other tests have added: nothing scrolls under the pointer.
  test.use({ viewport: { width: 1280, height: 2400 } });

  test('an Admin drags a service to another day, and it stays', async ({
    page,
    request,
    quietConsole: _,
  }) => {
    const { annId, bobId, days, first } = await plan(request, 'Drag', '2031-02-03');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[3]}`);
    await expect(page.getByRole('heading', { name: 'Week board', level: 1 })).toBeVisible();
    await expect(cell(page, annId, days[1])).toContainText(first);
    await drag(page, first, bobId, days[3]);
    await expect(cell(page, bobId, days[3])).toContainText(first);
    await expect(cell(page, annId, days[1])).not.toContainText(first);
    await expect(cardOf(page, first)).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(cell(page, bobId, days[3])).toContainText('09:00–11:00');
  });

  test('a service is moved with the keyboard alone', async ({ page, request, quietConsole: _ }) => {
    const { ann, bob, annId, bobId, days, first } = await plan(request, 'Keys', '2031-02-10');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    const card = cardOf(page, first);
    const said = page.getByTestId('board-said');
    await card.focus();
    await page.keyboard.press('Space');
    await expect(said).toContainText(`Picked up ${first}, 09:00, ${ann}, Tuesday, February 11`);
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(`${ann}, Wednesday, February 12, 0 services.`);
    await page.keyboard.press('Escape');
    await expect(said).toHaveText(`${first}, 09:00 stays: ${ann}, Tuesday, February 11.`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText('Wednesday');
    // Down as far as Bob, whoever else works here.
    while (!(await said.innerText()).startsWith(bob)) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(said).toContainText(`Moved ${first}, 09:00 to ${bob}`);
    await expect(cell(page, bobId, days[2])).toContainText(first);
    await expect(card).toBeFocused();
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(cell(page, bobId, days[2])).toContainText(first);
    await expect(cell(page, annId, days[1])).not.toContainText(first);
  });

  test('a clash is refused in words, and the service is put back', async ({ page, request }) => {
    const { bob, annId, bobId, days, first, service } = await plan(request, 'Clash', '2031-02-17');
    const other = `2 ${bob} Road`;
    await service(bobId, 2, other, '10:00');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await drag(page, first, bobId, days[2]);
    const words = `${bob} is at ${other} from 10:00 to 12:00 already.`;
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(cell(page, annId, days[1])).toContainText(first);
    await page.getByRole('button', { name: 'Close' }).click();
    // The plain way says the same, and leaves the choice open.
    await cell(page, annId, days[1])
      .getByRole('button', { name: /^Move…/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Employee').selectOption(bob);
    await dialog.getByLabel('Day').fill(days[2] ?? '');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await dialog.getByLabel('Day').fill(days[4] ?? '');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toBeHidden();
    await expect(cell(page, bobId, days[4])).toContainText(first);
    await expect(cardOf(page, first)).toBeFocused();
  });

  test('a service that somebody else has moved is not moved again', async ({ page, request }) => {
    const { annId, bobId, days, first } = await plan(request, 'Two', '2031-02-24');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    const id = Number(await cardOf(page, first).getAttribute('data-service'));
    const moved = await request.put(`/api/board/move/${id}`, {
      headers: await adminHeaders(request),
      data: { version: 1, employeeId: annId, day: days[5] },
    });
    expect(moved.status()).toBe(200);
    await drag(page, first, bobId, days[2]);
    await expect(page.getByRole('alert')).toContainText('The week was loaded again');
    await expect(cell(page, annId, days[5])).toContainText(first);
  });

  test('an Employee gives a service to somebody else, but not to another day', async ({
    page,
    request,
  }) => {
    const { annId, bobId, days, first } = await plan(request, 'Role', '2031-03-03');
    await logIn(page, 'employee');
    await page.goto(`/admin/board?week=${days[0]}`);
    await drag(page, first, bobId, days[3]);
    await expect(page.getByRole('alert')).toContainText('Only an Admin may change the day.');
    await expect(cell(page, annId, days[1])).toContainText(first);
    await cell(page, annId, days[1])
      .getByRole('button', { name: /^Move…/ })
      .click();
    await expect(page.getByRole('dialog').getByLabel('Day')).toBeDisabled();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await drag(page, first, bobId, days[1]);
    await expect(cell(page, bobId, days[1])).toContainText(first);
  });
});

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
    const from = await cardOf(page, address).boundingBox();
    const to = await cell(page, employeeId, day).boundingBox();
    if (!from || !to) throw new Error('The card or the cell is not to be seen.');
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

test('weeks are gone through, shared by address, and come back', async ({ page, request }) => {
  const { days, first } = await plan(request, 'Weeks', '2031-03-10');
  await logIn(page, 'admin');
  await page.goto(`/admin/board?week=${days[6]}`);
  await expect(cardOf(page, first)).toBeVisible();
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/week=2031-03-17$/);
  await expect(
    page.getByRole('heading', { name: 'Nothing is planned in this week' }),
  ).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, first)).toBeVisible();
  await page.getByLabel('Week of').fill('2031-03-20');
  await expect(page).toHaveURL(/week=2031-03-17$/);
  await page.getByRole('link', { name: 'Previous week' }).click();
  await expect(cardOf(page, first)).toBeVisible();
});

test('a week that does not come can be asked for again', async ({ page, request }) => {
  const { days, first } = await plan(request, 'Again', '2031-03-24');
  await logIn(page, 'admin');
  await page.route('**/api/board/**', (route) => route.abort());
  await page.goto(`/admin/board?week=${days[0]}`);
  await expect(page.getByRole('alert')).toContainText('The week could not be loaded.');
  await page.unroute('**/api/board/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, first)).toBeVisible();
});

test('the board is accessible', async ({ page, request }) => {
  const { annId, days } = await plan(request, 'Axe', '2031-03-31');
  await logIn(page, 'admin');
  await page.goto(`/admin/board?week=${days[0]}`);
  const move = cell(page, annId, days[1]).getByRole('button', { name: /^Move…/ });
  await expect(move).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: /^Tue / }).click();
  await expect(move).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await move.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
