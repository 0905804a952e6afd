import { expect, logIn, openLoaded, test } from '../../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('lists are sorted by a choice', async ({ page }) => {
    await logIn(page, 'admin');
    await openLoaded(page, '/admin/invoices');
    const first = page.getByRole('link', { name: /^View/ }).first();
    const before = String(await first.getAttribute('href'));
    await page.getByLabel('Sort by').selectOption({ label: 'Total, descending' });
    await expect(first).not.toHaveAttribute('href', before);
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('-total');
  });

  const lists = ['leads', 'clients', 'contracts', 'employees', 'quotes', 'services', 'invoices'];
  for (const [screens, addresses] of [
    ['list', lists],
    ['editor', lists.map((list) => `${list}/2`)],
    [
      'other screen',
      [
        'dashboard',
        'board',
        ...['', '?report=ageing', '?report=hst', '?books=periods', '?books=journal'].map(
          (search) => `reports${search}`,
        ),
        ...['accounts', 'imports', 'lines', 'transfers', 'rules'].map((part) => `bank#${part}`),
        ...['prices', 'people', 'booking', 'company', 'accounts', 'words', 'mail'].map(
          (part) => `settings#${part}`,
        ),
      ],
    ],
  ] as const) {
    test(`no ${screens} is wider than the phone`, async ({ page }) => {
      await logIn(page, 'admin');
      for (const address of addresses) {
        await openLoaded(page, `/admin/${address}`);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([address, beyond]).toEqual([address, 0]);
      }
    });
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  // An iPhone enlarges the page at a field of smaller letters.
  test('no field has letters of less than 16 px', async ({ page }) => {
    await logIn(page, 'admin');
    for (const address of ['clients', 'services/new', 'invoices/new', 'board']) {
      await openLoaded(page, `/admin/${address}`);
      const sizes = await page
        .locator('input:not([type=checkbox]):visible, select:visible, textarea:visible')
        .evaluateAll((fields) =>
          fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        );
      expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(16);
    }
  });
});
