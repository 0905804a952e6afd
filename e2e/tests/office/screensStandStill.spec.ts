import type { Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { noteShifts, shiftsOf } from '../../support/shifts.ts';
import { expect, expectLoaded, logIn, test } from '../../support/test.ts';

/** Browsers call a tenth good. */
const limit = 0.1;

/**
 * Has each call wait a little longer than the one before, so that the parts of a screen come one after another.
 * @returns begins anew
 */
async function comeInTurn(page: Page): Promise<() => void> {
  let turn = 0;
  await page.route('**/api/**', async (route) => {
    turn += 1;
    await new Promise((resolve) => setTimeout(resolve, 60 * turn));
    await route.continue();
  });
  return () => {
    turn = 0;
  };
}

test('screens stand still while their parts come one after another', async ({ page, request }) => {
  const { create } = await asAdmin(request);
  const place = { address: '1 King Street', city: 'Guelph', postalCode: 'N1G 1A1' };
  const reached = { phoneNumber: '519-555-0101', email: 'still@example.com' };
  const { id: clientId } = await create('clients', {
    fullName: 'Stan Still',
    ...reached,
    ...place,
  });
  const { id: employeeId } = await create('employees', { fullName: 'Stella Still', ...reached });
  const work = { ...place, clientId, lineData: 'Office cleaning', hours: 2 };
  for (let day = 10; day < 26; day += 1) {
    const next = { serviceStatus: 'Scheduled', dateTs: `2033-01-${day}T09:00` };
    await create('services', { ...work, ...next, employeeId });
  }
  const lead = { name: 'Lea Still', email: 'lea@example.com', message: 'Can you clean an office?' };
  const priced = { clientId, subTotal: 100, type: 'Janitorial' };
  const addresses = [
    '/admin/dashboard',
    `/admin/clients/${clientId}`,
    `/admin/employees/${employeeId}`,
    `/admin/leads/${(await create('leads', lead)).id}`,
    `/admin/invoices/${(await create('invoices', priced)).id}`,
    `/admin/quotes/${(await create('quotes', { clientId, price: 100, email: '' })).id}`,
  ];
  await logIn(page, 'admin');
  await noteShifts(page);
  const beginAnew = await comeInTurn(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of addresses) {
      beginAnew();
      await page.goto(address);
      await expectLoaded(page);
      const { shift, moved } = await shiftsOf(page);
      expect.soft(shift, `${address}, ${width} px wide: ${moved}`).toBeLessThan(limit);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
