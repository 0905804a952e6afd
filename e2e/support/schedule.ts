import type { APIRequestContext, Page } from '@playwright/test';
import { asAdmin } from './admin.ts';
import { expect } from './test.ts';

/** Writes an instant as its company day. */
export const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
/** The day by the company's clock. */
export const today = day.format();

/** An employee with two single services today; `bare` has neither client nor phone. */
export async function openedSchedule(page: Page, request: APIRequestContext) {
  const staff = await asAdmin(request);
  const employee = await staff.create('employees', { fullName: `Omar ${Date.now()}` });
  const client = await staff.create('clients', {
    companyName: 'Maple Court',
    fullName: 'Ann Maple',
    phoneNumber: '(519) 555-0101',
  });
  const service = (time: string, fields: object) =>
    staff.create('services', {
      employeeId: employee.id,
      serviceStatus: 'Scheduled',
      dateTs: `${today}T${time}`,
      ...fields,
    });
  const bare = await service('13:30', { address: '2 Late Street', city: 'Kitchener' });
  const maple = await service('08:05', {
    clientId: client.id,
    address: '12 King & Queen',
    city: 'Waterloo',
    lineData: 'Carpet, 3 rooms',
    instructions: 'Key at the front desk.\nMind the cat.',
  });
  const secret = String(employee['secret']);
  await page.goto(`/schedule/${secret}`);
  await expect(page.getByRole('heading', { name: 'Maple Court' })).toBeVisible();
  return { staff, employee, client, secret, bare, maple };
}

/** The entry of a service, by its client. */
export const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Waits until the page can be opened without a connection. */
export async function keptOffline(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null &&
          (await caches.match('/schedule/')) !== undefined,
      ),
    )
    .toBe(true);
}

/** The calls with which a page marks. */
export function marksSent(page: Page): { key: string; mark: string }[] {
  const sent: { key: string; mark: string }[] = [];
  page.on('requestfinished', (call) => {
    if (call.url().endsWith('/mark')) {
      sent.push(call.postDataJSON() as { key: string; mark: string });
    }
  });
  return sent;
}
