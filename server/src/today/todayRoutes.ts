import type { FastifyPluginAsync } from 'fastify';
import { scheduleCalls } from 'shared-api/contract/calls/schedule';
import type { Company } from 'shared-api/contract/company/company';
import { mostNeeds, needKinds, type Need, type Today } from 'shared-api/contract/schedule/today';
import { may } from 'shared-api/contract/staff/permissions';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import { suggestPayments } from '../bank/suggestions/suggestPayments.ts';
import type { Database } from '../db/Database.ts';
import { dayOf } from '../ledger/ledger.ts';
import { figuresOf } from './figures.ts';
import { needPermissions } from './needPermissions.ts';
import { finders, type NeedRow } from './needs.ts';

interface Options {
  database: Database;
  company: Company;
}

type Needs = Today['needs'][number];

/** What needs somebody now, as far as the role concerns it (docs/product/office.md "Today"). */
export const todayRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  app.handle(scheduleCalls.today, async ({ staff: { role } }) => {
    const day = dayOf(company);
    const hasFigures = may(role, 'seeAccounts');
    const seesMoney = may(role, 'seeMoney');
    const kinds = needKinds.filter((kind) => may(role, needPermissions[kind]));
    const [figures, ...found] = await Promise.all([
      hasFigures ? figuresOf(database, day) : noFigures,
      ...kinds.map((kind) =>
        kind === 'payments'
          ? paymentsToConfirm(database, day)
          : finders[kind](database, day, company.timeZone).then(({ rows }) => needsOf(kind, rows)),
      ),
    ]);
    const needs = found.filter(({ count }) => count > 0);
    return { day, hasFigures, figures, needs: seesMoney ? needs : needs.map(withoutAmounts) };
  });
};

/** For roles that see no money. */
const none = { amount: 0, before: 0 };
const noFigures = { billed: none, received: none, owed: none, overdue: none, booked: none };
const withoutAmounts = (needs: Needs): Needs => ({
  ...needs,
  amount: null,
  first: needs.first.map((need) => ({ ...need, amount: null })),
});

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
