import type { FastifyPluginAsync } from 'fastify';
import { scheduleCalls } from 'shared-api/contract/calls/schedule';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Database } from '../db/Database.ts';
import { recordId } from '../recordIds.ts';
import { addLeave, readWorkingHours, removeLeave, setWorkingHours } from './workingHours.ts';

interface Options {
  database: Database;
  company: Company;
}

/** Working hours and leave of employees (docs/product/office.md "An employee"). */
export const workingHoursRoutes: FastifyPluginAsync<Options> = async (
  app,
  { database, company },
) => {
  app.handle(scheduleCalls.workingHours, ({ params }) =>
    readWorkingHours(database, recordId(params), companyDay(Date.now() / 1000, company.timeZone)),
  );

  app.handle(scheduleCalls.setWorkingHours, ({ staff, params, body }) =>
    setWorkingHours(database, recordId(params), body.days, staff.username),
  );

  app.handle(scheduleCalls.addLeave, ({ staff, params, body }) =>
    addLeave(database, recordId(params), body, staff.username),
  );

  app.handle(scheduleCalls.removeLeave, ({ staff, params }) =>
    removeLeave(database, recordId(params), recordId({ id: params.leaveId }), staff.username),
  );
};
