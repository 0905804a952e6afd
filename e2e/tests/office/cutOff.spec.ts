import type { Locator } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessible, logIn, selectFound, test } from '../../support/test.ts';

/** Neither of two parts of the page lies over the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = await boxesOf(one, other);
  const [upper, lower] = first.y < second.y ? [first, second] : [second, first];
  expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
}

test.describe('nothing is cut off', () => {
  test('of the boxes by which rows are selected on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'admin');
    await page.goto('/admin/invoices');
    await page.getByRole('button', { name: 'Select rows' }).click();
    await expect(page.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
  });

  test('of the links in rows that are selected on a phone, under which buttons lay', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const employee = await create('employees', { fullName: `Wilhelmina Long-Name ${Date.now()}` });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
    const work = { employeeId: employee.id, dateTs: `${today}T00:01`, serviceStatus: 'Scheduled' };
    await create('services', work);
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    await page.getByRole('button', { name: 'Select rows' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Wilhelmina' }).first();
    await expect(row.getByRole('checkbox')).toBeVisible();
    const [link, menu] = await boxesOf(
      row.getByRole('link', { name: /^Wilhelmina/ }),
      row.getByRole('button', { name: /^Actions of service/ }),
    );
    expect(link.x + link.width).toBeLessThanOrEqual(menu.x);
    await expectAccessible(page);
  });

  test('of what a window offers to choose from', async ({ page, request }) => {
    const { create } = await asAdmin(request);
    const name = `Offered ${Date.now()}`;
    const { id } = await create('clients', { fullName: `Kept ${Date.now()}` });
    for (const number of [1, 2, 3]) {
      await create('clients', { fullName: `${name} ${number}`, email: `o${number}@example.com` });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'admin');
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Merge…' }).click();
    await page.getByRole('combobox', { name: 'Another client' }).fill(name);
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options).toHaveCount(3);
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 });
  });

  test('of an employee’s buttons, which stand in one row', async ({ page, request }) => {
    const { create } = await asAdmin(request);
    const { id } = await create('employees', { fullName: `Row ${Date.now()}` });
    await page.setViewportSize({ width: 1024, height: 768 });
    await logIn(page, 'admin');
    await page.goto(`/admin/employees/${id}`);
    const boxes = await boxesOf(
      ...['Delete', 'Back', 'Update'].map((name) =>
        page.getByRole('button', { name, exact: true }),
      ),
    );
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('button', { name: 'New link' })).toBeVisible();
  });

  test('of an address for the sake of a day that the heading says', async ({ page, request }) => {
    const { create } = await asAdmin(request);
    const address = `${Date.now() % 1000} Moore Avenue`;
    // The first of the list.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
    await create('services', { address, dateTs: `${today}T00:00`, serviceStatus: 'Scheduled' });
    await page.setViewportSize({ width: 1024, height: 768 });
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    const cell = page.locator('td[data-label="Address"]').filter({ hasText: address }).first();
    await expect(cell).toBeVisible();
    const seen = await cell.evaluate((one) => one.clientWidth - one.scrollWidth);
    expect(seen).toBe(0);
    // What is read out still names the day.
    const row = page.getByRole('row').filter({ hasText: address }).first();
    await expect(row).toContainText(/\d{4}, 12:00 a\.m\./);
  });

  test('of bars at the foot by a message, whose Undo can be pressed as well', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const street = `${Date.now()} Undo Street`;
    const { id: employeeId } = await create('employees', { fullName: `Hand ${street}` });
    const planned = { address: street, serviceStatus: 'Scheduled', hours: 1 };
    for (const hour of ['09', '11']) {
      await create('services', { ...planned, dateTs: `2033-05-02T${hour}:00` });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'admin');
    const bar = await selectFound(page, 'services', street, 2);
    await bar.getByRole('button', { name: 'Assign to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign services' });
    await dialog.getByLabel('Assign to').selectOption(String(employeeId));
    await dialog.getByRole('button', { name: 'Assign 2 services' }).click();
    const message = page.getByText('2 services assigned to Hand');
    await message.hover();
    // As on lower phones, wherever the list ends.
    for (const height of [844, 760, 680, 600]) {
      await page.setViewportSize({ width: 390, height });
      await message.hover();
      await expectApart(message, bar);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectApart(message, bar);
    }
    await page.getByRole('link', { name: /^View/ }).first().click();
    const update = page.getByRole('button', { name: 'Update', exact: true });
    await expect(update).toBeVisible();
    await update.scrollIntoViewIfNeeded();
    await expectApart(message, update.locator('..'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 services are as before.')).toBeVisible();
  });

  test('of the buttons of the settings, which messages stay above', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/settings#company');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save.locator('..')).toHaveAttribute('data-foot');
  });

  test('by a separator: what is known of an invoice begins each line with words', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const fullName = 'Kingsdale Property Management and Maintenance';
    const { id: clientId } = await create('clients', { fullName });
    const { id } = await create('invoices', { clientId, subTotal: 100, dateTs: '2026-11-03' });
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'admin');
    await page.goto(`/admin/invoices/${id}`);
    const facts = page.locator('p', { has: page.getByRole('link', { name: fullName }) });
    await expect(facts).toContainText('Nov');
    // Where each part's words begin, by lines; a separator before them would push them from the edge.
    const starts = await facts.evaluate((line) => {
      const edge = line.getBoundingClientRect().left;
      return [...line.children].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const [first] = range.getClientRects();
        return { y: first?.top ?? 0, x: (first?.left ?? 0) - edge };
      });
    });
    const firstOfLines = starts.filter(({ y }, at) => at === 0 || y > (starts[at - 1]?.y ?? 0));
    expect(firstOfLines.length).toBeGreaterThan(1);
    for (const { x } of firstOfLines) expect(x).toBeLessThan(1);
  });
});
