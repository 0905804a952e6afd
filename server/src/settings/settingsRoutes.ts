import type { FastifyPluginAsync } from 'fastify';
import { settingsCalls } from 'shared-api/contract/calls/office/settings';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { bookingRulesSchema } from 'shared-api/contract/staff/settings/bookingRules';
import {
  keptWords,
  mailWordFaults,
  mailWordsSchema,
  wordsOfMail,
  type MailWords,
} from 'shared-api/contract/staff/settings/mailWords';
import type { Database } from '../db/Database.ts';
import { checkWith, invalidInput } from '../HttpError.ts';
import { exampleLetter } from '../mail/words/exampleLetter.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { standardWords } from '../mail/words/standardByName.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { bookingReach } from './bookingReach.ts';
import type { CompanySettings } from './companySettings.ts';
import type { InForce } from './KeptPart.ts';
import { addressOfLogin, sendMailTest } from './mailTest.ts';

interface Options {
  database: Database;
  company: Company;
  settings: CompanySettings;
  queueMail: QueueMail;
}

/** Lets the office set what stands in the company file (docs/product/office.md "Booking rules"). */
export const settingsRoutes: FastifyPluginAsync<Options> = async (
  app,
  { database, company, queueMail, settings: { bookingRules, companyData, mailWords } },
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

  const withStandard = async (inForce: InForce<MailWords>, staff: { id: number }) => ({
    ...inForce,
    standard: standardWords,
    testTo: await addressOfLogin(database, staff.id),
  });

  app.handle(settingsCalls.mailWords, async ({ staff }) =>
    withStandard(await mailWords.current(), staff),
  );

  app.handle(settingsCalls.mailWordsHistory, async () => ({ results: await mailWords.history() }));

  app.handle(settingsCalls.replaceMailWords, async ({ staff, body: { version, words } }) =>
    withStandard(await mailWords.replace(version, checkWords(words), staff.username), staff),
  );

  app.handle(settingsCalls.previewMailWords, ({ body: { kind, language, words } }) => {
    const typed = checkWords(wordsOfMail(words, kind, language));
    const today = companyDay(Date.now() / 1000, company.timeZone);
    return exampleLetter(company, kind, language, typed, today);
  });

  app.handle(
    settingsCalls.sendMailTest,
    async ({ staff, body: { kind, language, words, to } }, _request, reply) => {
      const typed = checkWords(wordsOfMail(words, kind, language));
      const today = companyDay(Date.now() / 1000, company.timeZone);
      const letter = exampleLetter(company, kind, language, typed, today);
      const sent = await sendMailTest({ database, queueMail }, staff, to, letter);
      return reply.code(202).send({ message: outcomeOf('mailTestQueued', { to: sent }) });
    },
  );
};

/** Words as they are kept. @throws HttpError 400 with what is wrong with each */
function checkWords(words: object): MailWords {
  const faults = mailWordFaults(words);
  if (Object.keys(faults).length > 0) throw invalidInput(faults, mailWordsSchema);
  return keptWords(words);
}

/** Names each wrong row, which a check by fields would not. */
const check = (body: unknown) => checkWith(bookingRulesSchema, body, 'rules');
