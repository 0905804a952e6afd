import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { accountMapSchema } from 'shared-api/contract/billing/accounts';
import { journalFormats, type JournalFormat } from 'shared-api/contract/billing/journal';
import { bookCalls } from 'shared-api/contract/calls/books';
import type { Company } from 'shared-api/contract/company/company';
import type { Database } from '../db/Database.ts';
import { repeatableZip } from '../http/zipOf.ts';
import { checkWith, HttpError } from '../HttpError.ts';
import { dayOf } from '../ledger/ledger.ts';
import { recordId } from '../recordIds.ts';
import { currentAccountMap, replaceAccountMap } from './accountMap.ts';
import { journalCsv } from './journal.ts';
import { journalFiles, journalName, journalParts } from './journalFiles.ts';
import { closePeriod, listPeriods, reopenPeriod, setInputCredits } from './periods.ts';
import { daysOf } from './reportDays.ts';

interface Options {
  database: Database;
  company: Company;
}

/** Closed periods and the journal for the accountant; for Admins alone. */
export const bookRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  app.handle(bookCalls.periods, () => listPeriods(database, dayOf(company)));

  app.handle(bookCalls.closePeriod, ({ staff, body: { until } }) =>
    closePeriod(database, { until, today: dayOf(company) }, staff.username),
  );

  app.handle(bookCalls.reopenPeriod, ({ staff, params, body: { reason } }) =>
    reopenPeriod(database, { id: recordId(params), reason }, staff.username),
  );

  app.handle(bookCalls.setInputCredits, ({ staff, body }) =>
    setInputCredits(database, body, staff.username),
  );

  app.handle(bookCalls.accountMap, () => currentAccountMap(database));

  app.handle(bookCalls.replaceAccountMap, ({ staff, body }) =>
    // Checked here, so that an error names its account.
    replaceAccountMap(database, checkWith(accountMapSchema, body, 'accounts'), staff.username),
  );

  app.handle(bookCalls.journal, ({ params, query }, _request, reply) => {
    const format = formatOf(params);
    const span = daysOf(query, dayOf(company));
    return reply
      .header('content-disposition', `attachment; filename="${journalName(format, span)}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(journalCsv(database, format, span)));
  });

  app.handle(bookCalls.journalFiles, ({ params, query }) =>
    journalFiles(database, formatOf(params), daysOf(query, dayOf(company))),
  );

  app.handle(bookCalls.journalZip, async ({ params, query }, _request, reply) => {
    const format = formatOf(params);
    const span = daysOf(query, dayOf(company));
    const files = await journalParts(database, format, span);
    return reply
      .header('content-disposition', `attachment; filename="${journalName(format, span)}.zip"`)
      .type('application/zip')
      .send(repeatableZip(files, span.to));
  });
};

/** @throws HttpError 404 */
function formatOf({ format }: { format: string }): JournalFormat {
  if (isJournalFormat(format)) return format;
  throw new HttpError(404, { code: 'noJournal', params: { format } });
}

const isJournalFormat = (format: string): format is JournalFormat =>
  journalFormats.some((one) => one === format);
