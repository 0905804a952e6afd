import type {
  BillPreview,
  BillRequest,
  MadeBill,
  SkippedBill,
} from 'shared-api/contract/entities/bulk/bills';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { formatMoney, toCents } from 'shared-api/contract/values/money';
import { auditAll } from '../../audit/audit.ts';
import { advisoryLocks } from '../../db/advisoryLocks.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import { asIfDone } from '../../db/asIfDone.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import type { EntityRepository } from '../../entities/EntityRepository.ts';
import { selectedIds } from '../../entities/selectedIds.ts';
import type { Staff } from '../../session/sessions.ts';
import { once } from '../../formKeys/once.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import {
  gone,
  lockCandidates,
  reasonNotTo,
  toldSkipped,
  type BillCandidate,
} from './candidates.ts';
import { makeBills, toldBills } from './makeBills.ts';

interface Context {
  database: Database;
  company: Company;
}

interface Bills {
  invoices: MadeBill[];
  /** The services that are on them. */
  billed: BillCandidate[];
  skipped: SkippedBill[];
}

/**
 * Which invoices the services that are selected would go on. It is the billing itself, rolled back, so that nothing is
 * promised that it does not do.
 */
export async function previewBills(
  { database, company }: Context,
  repository: EntityRepository,
  asked: BillPreview,
  staff: Staff,
) {
  const ids = await selectedIds(database, repository, asked, staff.employeeId);
  const bills = await asIfDone(database, (connection) =>
    bill(connection, company, { ids, who: '' }),
  );
  return {
    // Ids that a preview gives are taken back with it.
    invoices: bills.invoices.map((made) => ({ ...made, invoiceId: null })),
    services: bills.billed.map(({ id, version }) => ({ id, version })),
    skipped: bills.skipped,
  };
}

interface BillAnswer {
  message: Outcome;
  invoices: MadeBill[];
  skipped: SkippedBill[];
}

/**
 * Makes drafts of services that are done, in one transaction. A service that is another version by now stays as it is. A
 * second call with the same key changes nothing.
 */
export const billServices = (
  { database, company }: Context,
  { key, records }: BillRequest,
  who: string,
): Promise<BillAnswer> =>
  unlessImporting(database, ['services'], (connection) =>
    once(connection, { key, call: 'POST /services/bill/', who, input: { records } }, async () => {
      const versions = new Map(records.map(({ id, version }) => [id, version]));
      const { invoices, skipped } = await bill(connection, company, {
        ids: [...versions.keys()],
        versions,
        who,
      });
      await auditAll(
        connection,
        invoices.map(({ invoiceId, clientId, subTotal }) => ({
          who,
          entity: 'invoices',
          recordId: Number(invoiceId),
          action: 'create',
          after: { clientId, subTotal },
        })),
      );
      return { message: messageOf(invoices, skipped.length), invoices, skipped };
    }),
  );

const messageOf = (invoices: readonly MadeBill[], skipped: number): Outcome =>
  outcomeOf('servicesBilled', {
    drafts: invoices.length,
    client: invoices.length === 1 ? (invoices[0]?.clientName ?? '') : '',
    total: formatMoney(invoices.reduce((sum, { total }) => sum + toCents(total), 0)),
    skipped,
  });

interface Asked {
  ids: readonly number[];
  /** As they were looked at; undefined where that does not matter. */
  versions?: ReadonlyMap<number, number>;
  who: string;
}

async function bill(
  connection: Queryable,
  company: Company,
  { ids, versions, who }: Asked,
): Promise<Bills> {
  // The daily update bills services too.
  await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.dailyUpdate]);
  const candidates = await lockCandidates(connection, ids);
  const found = new Set(candidates.map(({ id }) => id));
  const skipped = ids.filter((id) => !found.has(id)).map(gone);
  const rest: BillCandidate[] = [];
  for (const service of candidates) {
    const isOther = versions !== undefined && versions.get(service.id) !== service.version;
    const reason = isOther ? 'changed' : reasonNotTo(service);
    if (reason) skipped.push(toldSkipped(service, reason));
    else rest.push(service);
  }
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const made = await makeBills(connection, rest, { today, taxRate: company.taxRate, who });
  const isOn = await servicesOn(connection, made);
  for (const service of rest) {
    if (!isOn.has(service.id)) skipped.push(toldSkipped(service, 'quoteOpen'));
  }
  return {
    invoices: await toldBills(connection, made),
    billed: rest.filter(({ id }) => isOn.has(id)),
    skipped,
  };
}

async function servicesOn(
  connection: Queryable,
  invoiceIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM services WHERE invoice_id = ANY ($1::integer[])',
    [invoiceIds],
  );
  return new Set(rows.map(({ id }) => id));
}
