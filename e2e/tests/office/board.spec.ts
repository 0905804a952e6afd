import type { APIRequestContext, Page } from '@playwright/test';
import { adminHeaders, asAdmin } from '../../support/admin.ts';
import { cardOf, cell, drag, openMove, plan } from '../../support/board.ts';
import { expect, expectAccessibleInBothSchemes, logIn, test } from '../../support/test.ts';

/** Deletes the service of a card that is shown, as somebody else does. */
async function deleteService(
  page: Page,
  request: APIRequestContext,
  address: string,
): Promise<void> {
  const id = await cardOf(page, address).getAttribute('data-service');
  const headers = await adminHeaders(request);
  const gone = await request.delete(`/api/services/delete/${id}/`, { headers });
  expect(gone.ok(), await gone.text()).toBe(true);
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
    await expect(cell(page, bobId, days[3])).toContainText('9–11 a.m.');
  });

  test('a board uses all of a large window', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await logIn(page, 'admin');
    await page.goto('/admin/board');
    await expect(page.getByRole('heading', { name: 'Week board', level: 1 })).toBeVisible();
    const width = async (): Promise<number> =>
      (await page.getByRole('main').boundingBox())?.width ?? 0;
    expect(await width()).toBe(1920);
    // Other screens are read, and stay as wide as lines are read well.
    await page.goto('/admin/services');
    await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
    expect(await width()).toBeLessThan(1600);
  });

  test('a service is moved with the keyboard alone', async ({ page, request, quietConsole: _ }) => {
    const { ann, bob, annId, bobId, days, first } = await plan(request, 'Keys', '2031-02-10');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    const card = cardOf(page, first);
    const said = page.getByTestId('board-said');
    await card.focus();
    await page.keyboard.press('Space');
    await expect(said).toContainText(`Picked up ${first}, 9 a.m., ${ann}, Tuesday, February 11`);
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(`${ann}, Wednesday, February 12, 0 services.`);
    await page.keyboard.press('Escape');
    await expect(said).toHaveText(`${first}, 9 a.m. stays: ${ann}, Tuesday, February 11.`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText('Wednesday');
    // Down as far as Bob, whoever else works here.
    while (!(await said.innerText()).startsWith(bob)) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(said).toContainText(`Moved ${first}, 9 a.m. to ${bob}`);
    await expect(cell(page, bobId, days[2])).toContainText(first);
    await expect(card).toBeFocused();
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(cell(page, bobId, days[2])).toContainText(first);
    await expect(cell(page, annId, days[1])).not.toContainText(first);
  });

  test('a clash is told before a move, made where a person wants it, and taken back', async ({
    page,
    request,
  }) => {
    const { bob, annId, bobId, days, first, service } = await plan(request, 'Clash', '2031-02-17');
    const other = `2 ${bob} Road`;
    await service(bobId, 2, other, '10:00');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await drag(page, first, bobId, days[2]);
    const words = `${bob} is at ${other} from 10:00 a.m. to 12:00 p.m. already.`;
    const question = page.getByRole('alertdialog', { name: 'Move anyway?' });
    await expect(question).toContainText(words);
    await expectAccessibleInBothSchemes(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(cell(page, annId, days[1])).toContainText(first);
    await drag(page, first, bobId, days[2]);
    await question.getByRole('button', { name: 'Move anyway' }).click();
    await expect(cell(page, bobId, days[2])).toContainText(first);
    // Both say so, with the other one's name, and so does the week.
    const card = cardOf(page, first);
    await expect(card).toHaveAccessibleName(new RegExp(`Clashes with ${other}`));
    await expect(cardOf(page, other)).toHaveAccessibleName(new RegExp(`Clashes with ${first}`));
    await expect(page.getByText(/ services, \d+ clash$/)).toBeVisible();
    await card.hover();
    await expect(page.getByTestId('board-hint')).toContainText(`Clashes with ${other}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, annId, days[1])).toContainText(first);
    await expect(cardOf(page, other)).not.toHaveAccessibleName(/Clashes/);
  });

  test('the dialog moves to another day and time, and tells what that goes against', async ({
    page,
    request,
  }) => {
    const { bob, bobId, days, first, leave } = await plan(request, 'Dialog', '2031-04-14');
    await leave(bobId, 2, 'Vacation');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await expect(cell(page, bobId, days[2])).toContainText('Vacation');
    const dialog = await openMove(page, first);
    await dialog.getByLabel('Employee').selectOption(bob);
    await dialog.getByLabel('Day').fill(days[2] ?? '');
    await dialog.getByLabel('Time').fill('18:30');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      `${bob} is on leave (Vacation) on Apr 16, 2031. ${bob} works from 8:00 a.m. to 5:00 p.m. on Wednesdays.`,
    );
    await expect(dialog.getByRole('button', { name: 'Move anyway' })).toBeVisible();
    await dialog.getByLabel('Day').fill(days[4] ?? '');
    await dialog.getByLabel('Time').fill('10:30');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(cell(page, bobId, days[4])).toContainText('10:30 a.m.–12:30 p.m.');
    await expect(cardOf(page, first)).toBeFocused();
  });

  test('hours planned stand beside those available, and too many are marked', async ({
    page,
    request,
  }) => {
    const { ann, bob, annId, days, service } = await plan(request, 'Hours', '2031-04-21');
    const { headers } = await asAdmin(request);
    const day = { begins: '08:00', ends: '09:30' };
    await request.put(`/api/employees/${annId}/hours/`, {
      headers,
      data: { days: [day, day, null, null, null, null, null] },
    });
    await service(annId, 0, `3 ${ann} Road`);
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await expect(page.getByRole('rowheader', { name: ann })).toContainText('4 of 3 h 1 h over');
    await expect(page.getByRole('rowheader', { name: bob })).toContainText('0 of 45 h');
  });

  test('a service that somebody else has moved is not moved again', async ({ page, request }) => {
    const { annId, bobId, days, first } = await plan(request, 'Two', '2031-02-24');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    const id = Number(await cardOf(page, first).getAttribute('data-service'));
    const moved = await request.put(`/api/board/move/${id}`, {
      headers: await adminHeaders(request),
      data: { version: 1, employeeId: annId, day: days[5], force: true },
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
    await expect(page.getByRole('alert')).toContainText('Your role may not change day and time.');
    await expect(cell(page, annId, days[1])).toContainText(first);
    const dialog = await openMove(page, first);
    await expect(dialog.getByLabel('Day')).toBeDisabled();
    await expect(dialog.getByLabel('Time')).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await drag(page, first, bobId, days[1]);
    await expect(cell(page, bobId, days[1])).toContainText(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, annId, days[1])).toContainText(first);
  });

  test('a card whose service somebody else has deleted goes once it is dragged', async ({
    page,
    request,
  }) => {
    const { bobId, days, first } = await plan(request, 'Gone', '2031-04-14');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await deleteService(page, request, first);
    await drag(page, first, bobId, days[2]);
    await expect(
      page.getByText(/^This service is not there.* The week was loaded again/),
    ).toBeVisible();
    await expect(cardOf(page, first)).toHaveCount(0);
  });

  test('a card whose service somebody else has deleted leaves the keyboard on its neighbour', async ({
    page,
    request,
  }) => {
    const { annId, days, first, service } = await plan(request, 'Beside', '2031-06-02');
    await service(annId, 1, `Beside ${first}`, '13:00');
    await logIn(page, 'admin');
    await page.goto(`/admin/board?week=${days[0]}`);
    await deleteService(page, request, first);
    await cardOf(page, first).focus();
    for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText(/^This service is not there/)).toBeVisible();
    await expect(cardOf(page, first)).toHaveCount(0);
    await expect(cardOf(page, `Beside ${first}`)).toBeFocused();
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
  const { annId, bobId, days, service, leave, ann } = await plan(request, 'Axe', '2031-03-31');
  await service(annId, 1, `2 ${ann} Road`, '10:00');
  await leave(bobId, 3, 'Vacation');
  await logIn(page, 'admin');
  await page.goto(`/admin/board?week=${days[0]}`);
  const card = cell(page, annId, days[1]).locator('[data-service]').first();
  await card.focus();
  await expect(page.getByTestId('board-hint')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: /^Tue / }).click();
  await expect(page).toHaveURL(/day=2031-04-01$/);
  await expect(card).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await card.click();
  await expect(page.getByRole('dialog')).toContainText('Clashes with');
  await expectAccessibleInBothSchemes(page);
});
