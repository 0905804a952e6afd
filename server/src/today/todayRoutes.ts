import type { FastifyPluginAsync } from 'fastify';
import { scheduleCalls } from 'shared-api/contract/calls/schedule';
import type { Company } from 'shared-api/contract/company/company';
import { mostNeeds, needKinds, type Need, type Today } from 'shared-api/contract/schedule/today';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import { suggestPayments } from '../bank/suggestions/suggestPayments.ts';
import type { Database } from '../db/Database.ts';
import { dayOf } from '../ledger/ledger.ts';
import { figuresOf } from './figures.ts';
import { finders, type NeedRow } from './needs.ts';

interface Options {
  database: Database;
  company: Company;
}

type Needs = Today['needs'][number];

/** What needs somebody now, for Admins (docs/product/office.md "Today"). */
export const todayRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  app.handle(scheduleCalls.today, async () => {
    const day = dayOf(company);
    const [figures, ...found] = await Promise.all([
      figuresOf(database, day),
      ...needKinds.map((kind) =>
        kind === 'payments'
          ? paymentsToConfirm(database, day)
          : finders[kind](database, day, company.timeZone).then(({ rows }) => needsOf(kind, rows)),
      ),
    ]);
    return { day, figures, needs: found.filter(({ count }) => count > 0) };
  });
};

const needsOf = (kind: Needs['kind'], rows: readonly NeedRow[]): Needs => ({
  kind,
  count: rows[0]?.count ?? 0,
  amount: dollarsOf(rows[0]?.sum),
  first: rows.map(({ entity, id, name, number, detail, day, cents }): Need => ({
    entity,
    id,
    name,
    number,
    detail,
    day,
    amount: dollarsOf(cents),
  })),
});

const dollarsOf = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : fromCents(cents);

/** E-transfers that look like payments of open invoices (`bank/suggestions`). */
async function paymentsToConfirm(database: Database, today: string): Promise<Needs> {
  const suggestions = await suggestPayments(database, today);
  const cents = suggestions.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return {
    kind: 'payments',
    count: suggestions.length,
    amount: suggestions.length === 0 ? null : fromCents(cents),
    first: suggestions
      .slice(0, mostNeeds)
      .map(({ invoiceId, counterparty, invoiceNumber, clientName, day, amount }) => ({
        entity: 'invoices',
        id: invoiceId,
        name: counterparty === '' ? clientName : counterparty,
        number: String(invoiceNumber),
        detail: clientName,
        day,
        amount,
      })),
  };
}
