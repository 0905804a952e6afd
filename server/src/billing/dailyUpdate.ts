import type { DailyCounts, DailyReport } from 'shared-api/contract/billing/dailyReport';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { unlessImporting } from '../db/unlessImporting.ts';
import { asIfDone } from '../db/asIfDone.ts';
import type { Database, Queryable } from '../db/Database.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { createContractServices } from './contractServices.ts';
import { autoBill, remindOverdue, sparedInvoices } from './dailyMails.ts';
import {
  heldInvoices,
  lastIds,
  madeInvoices,
  madeServices,
  mailedInvoices,
  namesOf,
} from './dailyReports.ts';
import { awaitTurn } from './dailyRuns.ts';
import { mailsOf, type InvoiceSend } from './invoiceMails.ts';
import { dailyWho } from './issueInvoices.ts';
import { createQuoteInvoices } from './quoteInvoices.ts';
import { createMonthlyInvoices, createServiceInvoices } from './serviceInvoices.ts';

interface Context {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

type OtherRun = Awaited<ReturnType<typeof awaitTurn>>[number];

/** What a run did, in figures and by name. */
interface DailyWork {
  /** What other runs did while this one waited for them. */
  others: OtherRun[];
  counts: DailyCounts;
  report: DailyReport;
  sends: InvoiceSend[];
}

/**
 * The work of a day, in this order: services of contracts for the coming days, invoices for what is
 * complete, issuing and mailing for contracts that are billed by themselves, one reminder for each
 * invoice that has become overdue (docs/product/money.md "From quote to money"). One transaction,
 * one at a time: asked twice, at once or later in the day, it does its work once. Keeps a report.
 * @returns what it did, and what others did while it waited for them
 * @param now seconds since 1970
 * @param who the person who asked for it; nobody for the run of the morning
 */
export async function dailyUpdate(
  { database, company, queueMails }: Context,
  now: number,
  who = '',
): Promise<{ counts: DailyCounts; others: OtherRun[] }> {
  const today = companyDay(now, company.timeZone);
  return unlessImporting(database, ['contracts', 'services'], async (connection) => {
    const { counts, report, sends, others } = await doDailyWork(connection, company, today);
    await queueMails(connection, await mailsOf(company, sends));
    await connection.query(
      'INSERT INTO daily_updates (day, counts, who, report) VALUES ($1, $2, $3, $4)',
      [today, counts, who, report],
    );
    return { counts, others };
  });
}

/**
 * What a run would do now. It is the run itself, rolled back, but for its mails: so that nothing is
 * promised that it does not do.
 * @param now seconds since 1970
 */
export async function previewDailyUpdate(
  { database, company }: Pick<Context, 'database' | 'company'>,
  now: number,
): Promise<Pick<DailyWork, 'counts' | 'report'>> {
  const today = companyDay(now, company.timeZone);
  const { counts, report } = await asIfDone(database, (connection) =>
    doDailyWork(connection, company, today, true),
  );
  return { counts, report };
}

async function doDailyWork(
  connection: Queryable,
  company: Company,
  today: string,
  isPreview = false,
): Promise<DailyWork> {
  const others = await awaitTurn(connection);
  const last = await lastIds(connection);
  const { created: services } = await createContractServices(connection, company, today);
  const servicesMade = await madeServices(connection, last.service);
  const invoices =
    (await createServiceInvoices(connection, today, company.taxRate)) +
    (await createMonthlyInvoices(connection, today, company.taxRate)) +
    (await createQuoteInvoices(connection, { today, taxRate: company.taxRate, who: dailyWho }))
      .length;
  const invoicesMade = await madeInvoices(connection, last.invoice);
  const bills = await autoBill(connection, company, today);
  const reminders = await remindOverdue(connection, company, today, overdueDays);
  // Ids and numbers that a preview gives are taken back with it.
  const kept = isPreview ? last : undefined;
  return {
    others,
    sends: [...bills, ...reminders],
    counts: {
      services,
      invoices,
      billed: bills.filter(({ sendTo }) => sendTo.to.length + sendTo.cc.length > 0).length,
      reminders: reminders.length,
    },
    report: {
      services: servicesMade,
      invoices: invoicesMade.map((made) => ({ ...made, ...namesOf(made, kept) })),
      bills: mailedInvoices(bills, kept),
      reminders: mailedInvoices(reminders, kept),
      held: await heldInvoices(connection, kept),
      spared: await sparedInvoices(connection, today, overdueDays),
    },
  };
}
