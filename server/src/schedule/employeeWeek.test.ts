import { expect, it } from '@jest/globals';
import { daysAfter, mondayOf } from 'shared-api/contract/values/days';
import { billingPerFile } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

it('sums the hours of an employee from Monday to Sunday, planned and done', async () => {
  const { id } = await billing.create('employees', { fullName: 'Priya Nair' });
  const monday = mondayOf(billing.today);
  const service = (day: string, serviceStatus: string, hours: number | null) =>
    billing.create('services', { employeeId: id, dateTs: `${day}T09:00`, serviceStatus, hours });
  await service(monday, 'Complete', 2.5);
  await service(daysAfter(monday, 6), 'Scheduled', 3);
  await service(daysAfter(monday, 2), 'Scheduled', null);
  await service(daysAfter(monday, 3), 'Cancelled', 8);
  await service(daysAfter(monday, -1), 'Complete', 8);
  await service(daysAfter(monday, 7), 'Scheduled', 8);
  const week = await billing.server.call('GET', `employees/${String(id)}/week/`, {
    as: 'Employee',
  });
  expect(week.body).toEqual({
    from: monday,
    to: daysAfter(monday, 6),
    services: 3,
    done: 1,
    plannedHours: 5.5,
    doneHours: 2.5,
    withoutHours: 1,
  });
});

it('is empty for whoever has nothing to do, and not there for nobody', async () => {
  const { id } = await billing.create('employees', { fullName: 'Free' });
  const { body } = await billing.call('GET', `employees/${String(id)}/week/`);
  expect(body).toMatchObject({ services: 0, done: 0, plannedHours: 0, doneHours: 0 });
  expect((await billing.call('GET', 'employees/99999999/week/')).status).toBe(404);
});
