import { asAdmin } from '../../support/admin.ts';
import { expect, expectLoaded, logIn, openLoaded, test } from '../../support/test.ts';

test('an editor that is loading is about as high on a phone as what comes', async ({
  page,
  request,
}) => {
  const { create } = await asAdmin(request);
  const clientId = (await create('clients', { fullName: 'Wait High', email: 'wait@example.com' }))
    .id;
  const employeeId = (await create('employees', { fullName: 'Hank Height' })).id;
  const place = { address: '1 King Street', city: 'Guelph', postalCode: 'N1G 1A1' };
  // Much has happened with one client, and one employee has much to do.
  const fullId = (await create('clients', { fullName: 'Fay Full', email: 'fay@example.com' })).id;
  const busyId = (await create('employees', { fullName: 'Bea Busy', phoneNumber: '519-555-0101' }))
    .id;
  const work = { ...place, clientId: fullId, lineData: 'Office cleaning', hours: 2 };
  for (let day = 1; day <= 8; day += 1) {
    const done = { ...work, serviceStatus: 'Complete', dateTs: `2026-01-0${day}T09:00` };
    await create('services', done);
    const next = { serviceStatus: 'Scheduled', dateTs: `2033-01-0${day}T09:00` };
    await create('services', { ...work, ...next, employeeId: busyId });
  }
  const addresses: [string, number][] = Object.entries({
    services: (
      await create('services', { ...place, clientId, serviceStatus: 'Scheduled', price: 90 })
    ).id,
    invoices: (await create('invoices', { clientId, subTotal: 100, type: 'Janitorial' })).id,
    employees: employeeId,
    quotes: (await create('quotes', { clientId, price: 100, email: '' })).id,
    leads: (await create('leads', { name: 'Lea Long', email: 'lea@example.com' })).id,
    contracts: (await create('contracts', { ...place, clientId, employeeId, price: 100 })).id,
    clients: clientId,
  });
  addresses.push(['clients', fullId], ['employees', busyId]);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  const height = () => page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
  for (const [entity, id] of addresses) {
    // The list first, so that the code of the editor is there.
    await openLoaded(page, `/admin/${entity}`);
    const asked = Promise.withResolvers<undefined>();
    await page.route(`**/api/${entity}/${id}/`, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.goto(`/admin/${entity}/${id}`);
    await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible();
    const waiting = await height();
    asked.resolve(undefined);
    await expectLoaded(page);
    // The parts around the record come after it.
    await expect(async () => {
      const ratio = waiting / (await height());
      expect(ratio, `${entity} ${id}`).toBeGreaterThan(0.8);
      expect(ratio, `${entity} ${id}`).toBeLessThan(1.25);
    }).toPass({ timeout: 10_000 });
    await page.unroute(`**/api/${entity}/${id}/`);
  }
});
