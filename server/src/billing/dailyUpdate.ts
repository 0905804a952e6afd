import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { overdueDays } from 'shared-api/contract/entities/invoice';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Database } from '../db/Database.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { createContractServices } from './contractServices.ts';
import { autoBill, dailyWho, remindOverdue } from './issueInvoices.ts';
import { createQuoteInvoices } from './quoteInvoices.ts';
import { createMonthlyInvoices, createServiceInvoices } from './serviceInvoices.ts';

interface Context {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

/** Counts of what one run did. */
export interface DailyCounts {
  services: number;
  invoices: number;
  billed: number;
  reminders: number;
}

/**
 * The work of a day, in this order: services of contracts for the coming days, invoices for what is
 * complete, issuing and mailing for contracts that are billed by themselves, one reminder for each
 * invoice that has become overdue (docs/product/money.md "From quote to money"). One transaction,
 * one at a time: asked twice, at once or later in the day, it does its work once.
 * @param now seconds since 1970
 */
export async function dailyUpdate(
  { database, company, queueMails }: Context,
  now: number,
): Promise<DailyCounts> {
  const today = companyDay(now, company.timeZone);
  return database.transaction(async (connection) => {
    await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.dailyUpdate]);
    const { created: services } = await createContractServices(connection, today);
    const invoices =
      (await createServiceInvoices(connection, today, company.taxRate)) +
      (await createMonthlyInvoices(connection, today, company.taxRate)) +
      (await createQuoteInvoices(connection, today, company.taxRate, dailyWho));
    const bills = await autoBill(connection, company, today);
    const reminders = await remindOverdue(connection, company, today, overdueDays);
    await queueMails(connection, [...bills, ...reminders.mails]);
    const counts = {
      services,
      invoices,
      billed: new Set(bills.map(({ recordId }) => recordId)).size,
      reminders: reminders.count,
    };
    await connection.query('INSERT INTO daily_updates (day, counts) VALUES ($1, $2)', [
      today,
      counts,
    ]);
    return counts;
  });
}
