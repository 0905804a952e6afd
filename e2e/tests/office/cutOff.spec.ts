import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

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

  test('of the buttons of the settings by what is said when they are saved', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/admin/settings#company');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeVisible();
    const [bar] = await boxesOf(save.locator('..'));
    const room = await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.style.blockSize = 'calc(var(--foot-buttons, 0px) + var(--space-5))';
      document.body.append(probe);
      const { height } = probe.getBoundingClientRect();
      probe.remove();
      return height;
    });
    expect(room).toBeGreaterThanOrEqual(bar.height);
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
