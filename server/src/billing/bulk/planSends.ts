import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { SendSkipReason, SkippedSend } from 'shared-api/contract/entities/bulk/sends';
import type { Company } from 'shared-api/contract/company/company';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { fromCents } from 'shared-api/contract/values/money';
import { clientCopies } from '../../db/clientCopies.ts';
import { clientName } from '../../db/clientName.ts';
import type { Queryable } from '../../db/Database.ts';
import { closedUntil } from '../../ledger/closedDays.ts';
import { isEmailAddress } from 'shared-api/contract/values/emailAddress';
import { proposedRecipients, type ClientAddresses } from '../../mail/recipients.ts';
import { refusalInDefault } from '../../refusals/texts.ts';
import { findUnissuable } from '../issuing/unissuable.ts';
import type { SendTo } from '../invoiceMails.ts';

/** An invoice as far as sending it depends on it. Amounts are cents. */
export interface SendCandidate extends ClientAddresses {
  id: number;
  version: number;
  number: number | null;
  clientName: string;
  day: string | null;
  total: number;
  owed: number;
  billed: boolean;
  isVoid: boolean;
  isRemindedToday: boolean;
  /** Whether the client has as much on account as it owes. */
  isCovered: boolean;
}

export interface SendPlan {
  sends: { invoice: SendCandidate; sendTo: SendTo }[];
  skipped: { invoice: SendCandidate; reason: SendSkipReason; why: string }[];
}

/**
 * Locks invoices until the transaction ends, in the order of their ids, and reads them in the order given.
 * Those that are not there are left out.
 */
export async function lockCandidates(
  connection: Queryable,
  ids: readonly number[],
  timeZone: string,
): Promise<SendCandidate[]> {
  await connection.query(
    'SELECT FROM invoices WHERE id = ANY ($1::integer[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  // After taking the locks, so that concurrent payments are counted.
  const { rows } = await connection.query<SendCandidate>(
    `SELECT i.id, i.version, i.invoice_number AS number, coalesce(${clientName}, '') AS "clientName",
       i.date_ts AS day, b.total_cents AS total, b.balance_cents AS owed, i.billed,
       i.voided_on IS NOT NULL AS "isVoid",
       coalesce((i.reminded_at AT TIME ZONE $2)::date = (now() AT TIME ZONE $2)::date, false)
         AS "isRemindedToday",
       coalesce(c.email, '') AS email, ${clientCopies('invoices')} AS "ccEmails",
       coalesce(c.send_invoice_to_self, false) AS "sendInvoiceToSelf",
       coalesce((SELECT -sum(g.cents) FROM ledger_postings g
          WHERE g.client_id = i.client_id AND g.account = 'onAccount'), 0)
         >= (SELECT sum(o.balance_cents) FROM invoices o
             WHERE o.id = i.id OR o.client_id = i.client_id) AS "isCovered"
     FROM unnest($1::integer[]) WITH ORDINALITY AS given (id, position)
       JOIN invoices i ON i.id = given.id JOIN invoice_balance b ON b.invoice_id = i.id
       LEFT JOIN clients c ON c.id = i.client_id
     ORDER BY given.position`,
    [ids, timeZone],
  );
  return rows;
}

/**
 * Which of the invoices are written about, and why the others are not. Preview and sending make the same plan.
 * @param candidates invoices that the caller has locked
 */
export async function planSends(
  connection: Queryable,
  { company, today, kind }: { company: Company; today: string; kind: LetterKind },
  candidates: readonly SendCandidate[],
): Promise<SendPlan> {
  const refused =
    kind === 'bill' ? await whyNotIssued(connection, candidates, today) : new Map<number, string>();
  const plan: SendPlan = { sends: [], skipped: [] };
  for (const invoice of candidates) {
    const sendTo = addressesOf(company, invoice);
    const why = refused.get(invoice.id);
    const reason = reasonNotTo(kind, invoice);
    if (reason) plan.skipped.push({ invoice, reason, why: '' });
    else if (why !== undefined) plan.skipped.push({ invoice, reason: 'refused', why });
    else if (sendTo.to.length === 0) plan.skipped.push({ invoice, reason: 'noAddress', why: '' });
    else plan.sends.push({ invoice, sendTo });
  }
  return plan;
}

/** The addresses that are proposed for a mail, without what is none. */
function addressesOf(company: Company, invoice: SendCandidate): SendTo {
  const { to, cc } = proposedRecipients(company, invoice);
  return { to: to.filter(isEmailAddress), cc: cc.filter(isEmailAddress) };
}

/** Why nothing is sent about an invoice as it is now; undefined where that can be done. */
export function reasonNotTo(kind: LetterKind, invoice: SendCandidate): SendSkipReason | undefined {
  const { number, billed, isVoid, owed, isRemindedToday, isCovered } = invoice;
  if (isVoid) return 'void';
  if (kind === 'bill') return number !== null && billed ? 'sentBefore' : undefined;
  if (number === null) return 'draft';
  if (owed <= 0) return 'paid';
  if (isRemindedToday) return 'remindedToday';
  return isCovered ? 'onAccount' : undefined;
}

/** Why drafts cannot be issued now, in words, by their ids. */
async function whyNotIssued(
  connection: Queryable,
  candidates: readonly SendCandidate[],
  today: string,
): Promise<ReadonlyMap<number, string>> {
  const drafts = candidates
    .filter(({ number, isVoid }) => number === null && !isVoid)
    .toSorted((a, b) => (a.day ?? today).localeCompare(b.day ?? today) || a.id - b.id);
  const why = new Map<number, string>();
  const until = await closedUntil(connection);
  for (const { id, day, total } of drafts) {
    if (total === 0) why.set(id, refusalInDefault({ code: 'nothingToBill' }));
    else if (day !== null && until !== null && day <= until) {
      why.set(id, refusalInDefault({ code: 'booksClosed', params: { until } }));
    }
  }
  const rest = drafts.flatMap(({ id }) => (why.has(id) ? [] : [id]));
  for (const { invoiceId, why: error } of await findUnissuable(connection, rest, today)) {
    why.set(invoiceId, error.bodyIn(defaultLanguage).message);
  }
  return why;
}

/** An invoice as people are told of it. */
export const toldInvoice = ({ id, number, clientName: client, total, owed }: SendCandidate) => ({
  id,
  number,
  clientName: client,
  total: fromCents(total),
  owed: fromCents(owed),
});

/** Those that nothing is sent about. @param gone ids of invoices that are not there any more */
export const toldSkipped = (
  skipped: SendPlan['skipped'],
  gone: readonly number[],
): SkippedSend[] => [
  ...skipped.map(({ invoice, reason, why }) => ({ ...toldInvoice(invoice), reason, why })),
  ...gone.map((id) => ({
    id,
    number: null,
    clientName: '',
    total: 0,
    owed: 0,
    reason: 'gone' as const,
    why: '',
  })),
];
