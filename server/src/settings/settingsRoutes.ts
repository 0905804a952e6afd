import type { FastifyPluginAsync } from 'fastify';
import { settingsCalls } from 'shared-api/contract/calls/office/settings';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { bookingRulesSchema } from 'shared-api/contract/staff/settings/bookingRules';
import type { Database } from '../db/Database.ts';
import { checkWith } from '../HttpError.ts';
import { bookingReach } from './bookingReach.ts';
import type { CompanySettings } from './companySettings.ts';

interface Options {
  database: Database;
  company: Company;
  settings: CompanySettings;
}

/** Lets the office set what stands in the company file (docs/product/office.md "Booking rules"). */
export const settingsRoutes: FastifyPluginAsync<Options> = async (
  app,
  { database, company, settings: { bookingRules, companyData } },
) => {
  app.handle(settingsCalls.bookingRules, () => bookingRules.current());

  app.handle(settingsCalls.bookingRulesHistory, async () => ({
    results: await bookingRules.history(),
  }));

  app.handle(settingsCalls.bookingReach, async ({ body }) => {
    const { version: _, ...rules } = check(body);
    const today = companyDay(Date.now() / 1000, company.timeZone);
    return bookingReach(database, (await bookingRules.current()).values, rules, today);
  });

  app.handle(settingsCalls.replaceBookingRules, ({ staff, body }) => {
    const { version, ...rules } = check(body);
    return bookingRules.replace(version, rules, staff.username);
  });

  app.handle(settingsCalls.companyData, () => companyData.current());

  app.handle(settingsCalls.companyDataHistory, async () => ({
    results: await companyData.history(),
  }));

  app.handle(settingsCalls.replaceCompanyData, ({ staff, body: { version, ...data } }) =>
    companyData.replace(version, data, staff.username),
  );
};

/** Names each wrong row, which a check by fields would not. */
const check = (body: unknown) => checkWith(bookingRulesSchema, body, 'rules');
