import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { asAdmin } from './admin.ts';
import { expect } from './test.ts';

/** Two people, and a service of the first on Tuesday at nine. */
export async function plan(request: APIRequestContext, name: string, monday: string) {
  const { create, headers } = await asAdmin(request);
  const suffix = `${name} ${Date.now()}`;
  // Next to each other on the board, whoever else works here.
  const [ann, bob] = [`${suffix} Ann`, `${suffix} Bob`];
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
  const leave = async (employeeId: number, day: number, word: string) => {
    const data = { from: days[day], until: days[day], word };
    const answer = await request.post(`/api/employees/${employeeId}/leave/`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  return { ann, bob, annId, bobId, days, first, service, leave };
}

export const cell = (page: Page, employeeId: number, day: string | undefined) =>
  page.locator(`[data-slot="${employeeId} ${day}"]`);
export const cardOf = (page: Page, address: string) =>
  page.locator('[data-service]').filter({ has: page.getByText(address, { exact: true }) });
/** Opens the dialog of a card, by its action that comes when it is pointed at. */
export async function openMove(page: Page, address: string): Promise<Locator> {
  await cardOf(page, address).hover();
  await page
    .locator('[data-card]')
    .filter({ has: page.getByText(address, { exact: true }) })
    .getByRole('button', { name: /^Move…/ })
    .click();
  return page.getByRole('dialog');
}

/** The middle of what a person can see, where it stands now. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('The place is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags as a quick hand does: down, a little way until the card is lifted, to the place, up at once. */
export async function drag(
  page: Page,
  address: string,
  employeeId: number,
  day: string | undefined,
) {
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
