import { companyDay } from 'shared-api/contract/company/companyTime';
import { daysAfter } from 'shared-api/contract/values/days';
import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessibleInBothSchemes, logIn, test } from '../../support/test.ts';

/** The company's; the demo's server runs in no other. */
const today = companyDay(Date.now() / 1000, 'America/Toronto');

interface Visit extends Record<string, unknown> {
  id: number;
  dateTs: string;
  serviceStatus: string;
  price: number;
  employeeName: string;
}

/** What has begun today stays as it is, so that it depends on the hour what becomes of it. */
const hasNotBegun = ({ dateTs }: Visit): boolean => dateTs.slice(0, 10) > today;

const weekdayOf = ({ dateTs }: Visit): number => new Date(`${dateTs}Z`).getUTCDay();

test.describe('a contract', () => {
  test('that changes its days, price and person, and then ends, takes its services along', async ({
    page,
    request,
  }) => {
    const { create, read, headers } = await asAdmin(request);
    const stamp = Date.now();
    const amara = await create('employees', { fullName: `Amara ${stamp}` });
    const arjun = await create('employees', { fullName: `Arjun ${stamp}` });
    const address = `${stamp} Squeegee Street`;
    const { id } = await create('contracts', {
      ...{ address, isActive: true, price: 185.5, employeeId: amara.id, hours: 2 },
      ...{ monday: true, saturday: true, sunday: true },
    });
    await request.post(`/api/create-contract-services/${id}`, {
      headers,
      data: {},
    });
    const services = async (): Promise<Visit[]> => {
      const { results } = await read(`services/?contractId=${id}&page_size=100`);
      return (results as Visit[]).filter(hasNotBegun);
    };

    await logIn(page, 'admin');
    await page.goto('/admin/contracts');
    await page.goto(`/admin/contracts/${id}`);
    const aside = page.getByRole('region', { name: 'When it is served' });
    await expect(aside).toContainText('Every week on Monday, Saturday and Sunday');
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await page.getByRole('checkbox', { name: 'Friday' }).check();
    await page.getByLabel('Price').fill('200');
    await page.getByLabel('Start time').fill('08:30');
    await page.getByRole('combobox', { name: 'Employee' }).fill(`Arjun ${stamp}`);
    await page.getByRole('option', { name: `Arjun ${stamp}` }).click();
    await expect(aside).toContainText(/on Friday, Saturday and Sunday, 8:30 a\.m\./);
    await expect(aside.getByRole('listitem')).toHaveCount(5);
    await expect(aside.getByRole('listitem').first()).toContainText('8:30 a.m.');

    // Ctrl+S saves as Update does, and asks the same.
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'What becomes of the services to come?' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('group', { name: /on the days that stay/ })).toBeVisible();
    await expect(dialog.getByText(/\$\s200\.00/).first()).toBeAttached();
    await expect(dialog.getByRole('heading', { name: /services? added$/ })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const gone = dialog.getByRole('group', { name: /no longer has/ });
    await expect(gone.getByRole('radio', { name: 'Cancel them' })).toBeChecked();
    expect((await services()).every(({ serviceStatus }) => serviceStatus === 'Scheduled')).toBe(
      true,
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(/^Contract saved: \d+ services changed, \d+ cancelled, \d+ added\./),
    ).toBeVisible();

    const changed = await services();
    const mondays = changed.filter((visit) => weekdayOf(visit) === 1);
    expect(mondays.every(({ serviceStatus }) => serviceStatus === 'Cancelled')).toBe(true);
    const others = changed.filter((visit) => weekdayOf(visit) !== 1);
    expect(others.some((visit) => weekdayOf(visit) === 5)).toBe(true);
    for (const { price, employeeName, dateTs } of others) {
      expect([price, employeeName, dateTs.slice(11)]).toEqual([200, arjun['fullName'], '08:30']);
    }

    await page.goto(`/admin/contracts/${id}`);
    await page.getByLabel('Last day').fill(daysAfter(today, -1));
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Change them' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Contract saved: \d+ cancelled\./)).toBeVisible();
    const ended = await services();
    expect(ended.filter(({ serviceStatus }) => serviceStatus === 'Scheduled')).toEqual([]);
    const row = page.getByRole('row').filter({ hasText: address });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The contract and its services are as before.')).toBeVisible();
    const again = (await services()).filter(({ serviceStatus }) => serviceStatus === 'Scheduled');
    expect(again).toHaveLength(others.length);
    await page.goto('/admin/contracts');
    await page.getByRole('searchbox').fill(address);
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
  });

  test('can be left out of the question: back in the editor everything typed is there', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const address = `${Date.now()} Chamois Street`;
    const { id } = await create('contracts', { address, isActive: true, tuesday: true });
    await logIn(page, 'admin');
    await page.goto(`/admin/contracts/${id}`);
    await page.getByRole('checkbox', { name: 'Thursday' }).check();
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Back to the editor' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
    await expect(page.getByText('Changes are not saved yet.')).toBeVisible();
  });

  test('keeps what was chosen for its services while they are saved, and when that fails', async ({
    page,
    request,
  }) => {
    const { create, read, headers } = await asAdmin(request);
    const address = `${Date.now()} Sponge Street`;
    const { id } = await create('contracts', { address, isActive: true, monday: true });
    await request.post(`/api/create-contract-services/${id}`, { headers, data: {} });
    await logIn(page, 'admin');
    await page.goto('/admin/contracts');
    await page.goto(`/admin/contracts/${id}`);
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await page.getByRole('checkbox', { name: 'Tuesday' }).check();
    await page.getByRole('button', { name: 'Update' }).click();
    const dialog = page.getByRole('dialog');
    const kept = dialog.getByRole('radio', { name: 'Keep them as they are' });
    await kept.check();

    const answered = Promise.withResolvers<undefined>();
    await page.route(`**/api/contracts/${id}/changes/`, async (route) => {
      await answered.promise;
      await route.fulfill({ status: 503, json: { message: 'Not now.' } });
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    answered.resolve(undefined);
    await expect(dialog.getByText('Not now.')).toBeVisible();
    await expect(kept).toBeChecked();
    await page.unroute(`**/api/contracts/${id}/changes/`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Contract saved: /)).toBeVisible();
    const { results } = await read(`services/?contractId=${id}&page_size=100`);
    const statuses = (results as Visit[]).map(({ serviceStatus }) => serviceStatus);
    expect(new Set(statuses)).toEqual(new Set(['Scheduled']));
  });

  test('shows once more what becomes of its services where somebody has changed one meanwhile', async ({
    page,
    request,
  }) => {
    const { create, read, headers } = await asAdmin(request);
    const address = `${Date.now()} Mop Street`;
    // From tomorrow on: what of a Monday's services is still to come depends on the hour.
    const firstDay = daysAfter(today, 1);
    const { id } = await create('contracts', { address, isActive: true, monday: true, firstDay });
    await request.post(`/api/create-contract-services/${id}`, { headers, data: {} });
    const { results } = await read(`services/?contractId=${id}&page_size=100`);
    const [first, ...others] = results as Visit[];
    await logIn(page, 'admin');
    await page.goto(`/admin/contracts/${id}`);
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await page.getByRole('checkbox', { name: 'Tuesday' }).check();
    await page.getByRole('button', { name: 'Update' }).click();
    const dialog = page.getByRole('dialog');
    const dropped = (count: number) =>
      dialog.getByRole('group', { name: new RegExp(`^${count} services? .*no longer has`) });
    await expect(dropped(others.length + 1)).toBeVisible();
    const gone = await request.delete(`/api/services/delete/${first?.id}/`, { headers });
    expect(gone.ok(), await gone.text()).toBe(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Services of this contract have changed')).toBeVisible();
    await expect(dropped(others.length)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Contract saved: /)).toBeVisible();
  });

  test('that goes to somebody else asks one of the crew what becomes of its services too', async ({
    page,
    request,
  }) => {
    const { create, read, headers } = await asAdmin(request);
    const stamp = Date.now();
    const amara = await create('employees', { fullName: `Amara ${stamp}` });
    await create('employees', { fullName: `Arjun ${stamp}` });
    const { id } = await create('contracts', {
      ...{ address: `${stamp} Mop Street`, isActive: true, employeeId: amara.id, hours: 2 },
      ...{ monday: true, saturday: true },
    });
    await request.post(`/api/create-contract-services/${id}`, { headers, data: {} });
    const people = async (): Promise<string[]> => {
      const { results } = await read(`services/?contractId=${id}&page_size=100`);
      const coming = (results as Visit[]).filter(hasNotBegun);
      return [...new Set(coming.map(({ employeeName }) => employeeName))];
    };

    await logIn(page, 'employee');
    await page.goto('/admin/contracts');
    await page.goto(`/admin/contracts/${id}`);
    await page.getByRole('combobox', { name: 'Employee' }).fill(`Arjun ${stamp}`);
    await page.getByRole('option', { name: `Arjun ${stamp}` }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    const dialog = page.getByRole('dialog', { name: 'What becomes of the services to come?' });
    const coming = dialog.getByRole('group', { name: /on the days that stay/ });
    await expect(coming.getByRole('radio')).toHaveCount(2);
    await expect(coming.getByRole('radio', { name: 'Change them' })).toBeChecked();
    await expect(coming.getByRole('radio', { name: 'Keep them as they are' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    expect(await people()).toEqual([`Amara ${stamp}`]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Contract saved: \d+ services changed\./)).toBeVisible();
    expect(await people()).toEqual([`Arjun ${stamp}`]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/as before/)).toBeVisible();
    expect(await people()).toEqual([`Amara ${stamp}`]);
  });

  test('shows what its repeat means before it is saved, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'admin');
    await page.goto('/admin/contracts/new');
    await page.getByRole('checkbox', { name: 'Active', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Tuesday' }).check();
    await page.getByLabel('Repeats').selectOption('Every month');
    await page.getByLabel('In the month').selectOption('Last of the month');
    await page.getByLabel('Last day').fill('2040-12-31');
    const aside = page.getByRole('region', { name: 'When it is served' });
    await expect(aside).toContainText('Every month on the last Tuesday');
    await expect(aside).toContainText('until Dec 31, 2040');
    await expect(aside.getByRole('listitem')).toHaveCount(5);
    const days = await aside.getByRole('listitem').allTextContents();
    expect(days.every((day) => day.startsWith('Tue, '))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByLabel('Paused until').fill('2027-01-31');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(
      page.getByText('Paused until: say from which day the contract is paused.').first(),
    ).toBeVisible();
  });
});
