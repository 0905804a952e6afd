import type {
  BulkSendPreview,
  BulkSendRequest,
  SkippedSend,
} from 'shared-api/contract/entities/bulk/sends';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Queryable } from '../../db/Database.ts';
import { unwritableDrafts } from './unwritableDrafts.ts';
import type { EntityRepository } from '../../entities/EntityRepository.ts';
import { selectedIds } from '../../entities/selectedIds.ts';
import { once } from '../../formKeys/once.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { billedColumns, mailsOf, type Billed } from '../invoiceMails.ts';
import { auditAll, issueInvoices } from '../issueInvoices.ts';
import { recordSends } from '../recordSends.ts';
import type { SendContext } from '../sendInvoice.ts';
import {
  lockCandidates,
  planSends,
  reasonNotTo,
  toldInvoice,
  toldSkipped,
  type SendCandidate,
  type SendPlan,
} from './planSends.ts';

/** Which of the invoices that are selected would be written about, and to whom; changes nothing. */
export async function previewBulkSend(
  { database, company }: SendContext,
  repository: EntityRepository,
  asked: BulkSendPreview,
) {
  // Invoices are nobody's own.
  const ids = await selectedIds(database, repository, asked, null);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return database.transaction(async (connection) => {
    const candidates = await lockCandidates(connection, ids, company.timeZone);
    const { kind } = asked;
    const plan = await planSends(connection, { company, today, kind }, candidates);
    return {
      sends: plan.sends.map(({ invoice, sendTo }) => ({
        ...toldInvoice(invoice),
        version: invoice.version,
        to: [...sendTo.to],
        cc: [...sendTo.cc],
      })),
      skipped: toldSkipped(plan.skipped, goneOf(ids, candidates)),
    };
  });
}

interface BulkSendAnswer {
  message: Outcome;
  sent: number;
  skipped: SkippedSend[];
}

/**
 * Sends invoices or reminders of them as each would be sent alone: drafts are issued, invoices are marked as billed,
 * and the mails are queued, in one transaction. Invoices that are other versions by now are left. A second call with
 * the same key changes nothing.
 */
export async function bulkSend(
  context: SendContext,
  request: BulkSendRequest,
  who: string,
): Promise<BulkSendAnswer> {
  const { database } = context;
  const { key, ...input } = request;
  const ids = request.records.map(({ id }) => id);
  // Issued numbers are never reused, so documents that cannot be written are found before.
  const unwritable =
    request.kind === 'bill' ? await unwritableDrafts(context, ids) : new Map<number, string>();
  return database.transaction((connection) =>
    once(connection, { key, call: 'POST /invoices/bulk-send/', who, input }, () =>
      send(connection, context, { request, who, unwritable }),
    ),
  );
}

interface Asked {
  request: BulkSendRequest;
  who: string;
  /** Why the documents of drafts cannot be written, by their ids. */
  unwritable: ReadonlyMap<number, string>;
}

async function send(
  connection: Queryable,
  { company, queueMails }: SendContext,
  { request, who, unwritable }: Asked,
): Promise<BulkSendAnswer> {
  const { kind, records, message, key } = request;
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const versions = new Map(records.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  const candidates = await lockCandidates(connection, ids, company.timeZone);
  const left = candidates.flatMap((invoice): SendPlan['skipped'] => {
    const isOther = versions.get(invoice.id) !== invoice.version;
    if (isOther) return [{ invoice, reason: reasonNotTo(kind, invoice) ?? 'changed', why: '' }];
    const why = unwritable.get(invoice.id);
    return why === undefined ? [] : [{ invoice, reason: 'refused', why }];
  });
  const isLeft = new Set(left.map(({ invoice }) => invoice.id));
  const plan = await planSends(
    connection,
    { company, today, kind },
    candidates.filter(({ id }) => !isLeft.has(id)),
  );
  const billed = await markBilled(connection, plan, { kind, today, who });
  const sendTo = new Map(plan.sends.map((one) => [one.invoice.id, one.sendTo]));
  const sends = await recordSends(
    connection,
    kind,
    billed.map((invoice) => ({
      invoice,
      sendTo: sendTo.get(invoice.id) ?? { to: [], cc: [] },
      message,
      bulkKey: key,
    })),
    today,
    who,
  );
  await queueMails(connection, await mailsOf(company, sends));
  const skipped = toldSkipped([...left, ...plan.skipped], goneOf(ids, candidates));
  const counts = { kind, sent: sends.length, skipped: skipped.length };
  return { message: outcomeOf('bulkSent', counts), sent: sends.length, skipped };
}

/** Issues drafts and marks invoices as `sendInvoice` does. @returns what their mails say of them */
async function markBilled(
  connection: Queryable,
  { sends }: SendPlan,
  { kind, today, who }: { kind: BulkSendRequest['kind']; today: string; who: string },
): Promise<Billed[]> {
  if (sends.length === 0) return [];
  const ids = sends.map(({ invoice }) => invoice.id);
  await issueInvoices(connection, ids, today, who);
  await connection.query(
    `UPDATE invoices SET billed = true, version = version + 1,
       reminded_at = CASE WHEN $2 = 'reminder' THEN now() ELSE reminded_at END
     WHERE id = ANY ($1::integer[])`,
    [ids, kind],
  );
  const unbilled = sends.filter(({ invoice }) => !invoice.billed);
  await auditAll(
    connection,
    who,
    unbilled.map(({ invoice: { id } }) => ({ id, after: { billed: true } })),
  );
  const { rows } = await connection.query<Billed>(
    `SELECT ${billedColumns} FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
     WHERE i.id = ANY ($1::integer[]) ORDER BY i.invoice_number, i.id`,
    [ids],
  );
  return rows;
}

function goneOf(ids: readonly number[], candidates: readonly SendCandidate[]): number[] {
  const found = new Set(candidates.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}

/** How far the mails of a bulk send are. */
export async function bulkSendProgress(
  database: Queryable,
  key: string,
): Promise<{ mails: number; sent: number; failed: number }> {
  const { rows } = await database.query<{ mails: number; sent: number; failed: number }>(
    `SELECT count(*) AS mails, count(*) FILTER (WHERE m.status = 'sent') AS sent,
       count(*) FILTER (WHERE m.status = 'failed') AS failed
     FROM invoice_sends s JOIN mails m ON m.send_id = s.id WHERE s.bulk_key = $1`,
    [key],
  );
  return rows[0] ?? { mails: 0, sent: 0, failed: 0 };
}
