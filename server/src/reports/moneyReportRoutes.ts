import type { FastifyPluginAsync } from 'fastify';
import {
  isReportName,
  moneyReports,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import { reportCalls } from 'shared-api/contract/calls/reports';
import type { Company } from 'shared-api/contract/company/company';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { fromCents } from 'shared-api/contract/values/money';
import type { Database } from '../db/Database.ts';
import type { DocumentPool } from '../documents/documentPool.ts';
import type { Report, ReportSpan } from '../documents/reports/Report.ts';
import { reportCsv } from '../documents/reports/reportTable.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { dayOf } from '../ledger/ledger.ts';
import { readReport } from './readReport.ts';
import { daysOf } from './reportDays.ts';
import { reportEntries, type Figure } from './reportEntries.ts';

interface Options {
  database: Database;
  company: Company;
  workers: { documents: DocumentPool };
}

/** Reports on money (docs/product/money.md "Reports"); for Admins alone. */
export const moneyReportRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, company, workers } = options;
  const today = () => dayOf(company);

  const reportOf = ({ params, query }: Asked): Promise<Report> => {
    const name = nameOf(params.report);
    return readReport(database, name, spanOf(name, query, today()));
  };

  app.handle(reportCalls.report, async (input) => {
    const { name, span, lines, totals } = await reportOf(input);
    const { over }: MoneyReport = moneyReports[name];
    return {
      from: over === 'span' ? span.from : null,
      to: span.to,
      lines: lines.map((line) => ({ ...line, amounts: line.amounts.map(fromCents) })),
      totals: totals.map(fromCents),
    };
  });

  app.handle(reportCalls.reportEntries, ({ params, query }) => {
    const name = nameOf(params.report);
    const { line, column, skip, ...days } = query;
    const figure = figureOf(name, { line, column, skip });
    return reportEntries(database, name, spanOf(name, days, today()), figure);
  });

  app.handle(reportCalls.reportCsv, async (input, _request, reply) => {
    const report = await reportOf(input);
    return reply
      .header('content-disposition', `attachment; filename="${fileOf(report)}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(reportCsv(report));
  });

  app.handle(reportCalls.reportPdf, async (input, _request, reply) => {
    const report = await reportOf(input);
    const pdf = await workers.documents.run('report', {
      language: defaultLanguage,
      company,
      report,
    });
    return reply
      .header('content-disposition', `attachment; filename="${fileOf(report)}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(pdf));
  });
};

interface Asked {
  params: { report: string };
  query: Record<string, unknown>;
}

function nameOf(report: string): ReportName {
  if (!isReportName(report)) throw new HttpError(404, { code: 'noReport', params: { report } });
  return report;
}

const fileOf = ({ name, span }: Report): string => {
  const { over }: MoneyReport = moneyReports[name];
  return over === 'span' ? `${name}-${span.from}-${span.to}` : `${name}-${span.to}`;
};

/** @throws HttpError 400 for a wrong day, and for a parameter that the report has not */
function spanOf(name: ReportName, query: Record<string, unknown>, today: string): ReportSpan {
  const { over }: MoneyReport = moneyReports[name];
  const taken = { day: ['to'], span: ['from', 'to'], now: [] }[over];
  return daysOf(query, today, taken);
}

/** @throws HttpError 400 for a column that the report has not, and for what is no number */
function figureOf(name: ReportName, { line, column, skip = '0' }: Record<string, unknown>): Figure {
  const { columns }: MoneyReport = moneyReports[name];
  const found = columns.find(({ key }) => key === column);
  if (!found) throw invalidInput({ column: { code: 'noReportColumn' } });
  if (line !== undefined && (typeof line !== 'string' || line.length > 100)) {
    throw invalidInput({ line: { code: 'notText' } });
  }
  if (typeof skip !== 'string' || !/^\d{1,7}$/.test(skip)) {
    throw invalidInput({ skip: { code: 'notRecordNumber' } });
  }
  return { line, column: found.key, skip: Number(skip) };
}
