import type { LedgerKind } from 'shared-api/contract/billing/ledger';
import type { TimelineEntry } from 'shared-api/contract/billing/timeline';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { invoiceLedger } from '../ledger/invoiceLedger.ts';

interface Found {
  madeAt: Date | null;
  madeBy: string | null;
  services: number;
  issuedAt: Date | null;
  issuedBy: string | null;
  date: string | null;
  isIssued: boolean;
  paidOn: string | null;
  voidedOn: string | null;
  voidedBy: string | null;
  voidReason: string;
}

interface FoundMail {
  recipient: string;
  status: 'queued' | 'sent' | 'failed';
}

const blank = { at: null, who: '', services: null, mails: [], amount: null, note: '' };

/**
 * What happened to an invoice, oldest first, with every mail about it.
 * @throws HttpError 404 for an unknown invoice
 */
export async function timelineOf(
  database: Queryable,
  timeZone: string,
  id: number,
): Promise<TimelineEntry[]> {
  const dayOf = (at: Date): string => companyDay(at.getTime() / 1000, timeZone);
  const [own, sends, mails, money] = [
    await ownEntries(database, id, dayOf),
    await sendEntries(database, id),
    await looseMails(database, id, dayOf),
    await moneyEntries(database, id, dayOf),
  ];
  const all = [...own, ...sends, ...mails, ...money];
  const order = (entry: TimelineEntry): string => entry.at ?? entry.day;
  // Stable, so that what is known by its day alone keeps its place after what led to it.
  return all.sort((a, b) => a.day.localeCompare(b.day) || compareWithin(order(a), order(b)));
}

/** Within a day, instants are in order; what has none stays where it is. */
const compareWithin = (a: string, b: string): number =>
  a.length > 10 && b.length > 10 ? a.localeCompare(b) : 0;

/** Making, issuing and voiding, as the audit trail and the invoice itself tell. */
async function ownEntries(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<TimelineEntry[]> {
  const { rows } = await database.query<Found>(
    `SELECT made.at AS "madeAt", made.who AS "madeBy", issued.at AS "issuedAt",
       issued.who AS "issuedBy", i.date_ts AS date, i.invoice_number IS NOT NULL AS "isIssued",
       CASE WHEN i.paid THEN i.paid_date_ts END AS "paidOn", i.voided_on AS "voidedOn",
       voided.who AS "voidedBy", i.void_reason AS "voidReason",
       (SELECT count(*) FROM services s WHERE s.invoice_id = i.id) AS services
     FROM invoices i
     LEFT JOIN LATERAL (SELECT a.at, a.who FROM audit_trail a WHERE a.entity = 'invoices'
       AND a.record_id = i.id AND a.action = 'create' ORDER BY a.id LIMIT 1) made ON true
     LEFT JOIN LATERAL (SELECT a.at, a.who FROM audit_trail a WHERE a.entity = 'invoices'
       AND a.record_id = i.id AND a.after ? 'invoiceNumber' ORDER BY a.id LIMIT 1) issued ON true
     LEFT JOIN LATERAL (SELECT a.who FROM audit_trail a WHERE a.entity = 'invoices'
       AND a.record_id = i.id AND a.after ? 'voidedOn' ORDER BY a.id DESC LIMIT 1) voided ON true
     WHERE i.id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  }
  const entries: TimelineEntry[] = [];
  const made = found.madeAt ? dayOf(found.madeAt) : found.date;
  if (made !== null && (found.madeAt !== null || found.services > 0)) {
    entries.push({
      ...blank,
      kind: 'made',
      day: made,
      at: found.madeAt?.toISOString() ?? null,
      who: found.madeBy ?? '',
      services: found.services > 0 ? found.services : null,
    });
  }
  const issued = found.issuedAt ? dayOf(found.issuedAt) : found.date;
  if (found.isIssued && issued !== null) {
    const at = found.issuedAt?.toISOString() ?? null;
    entries.push({ ...blank, kind: 'issued', day: issued, at, who: found.issuedBy ?? '' });
  }
  if (found.paidOn !== null) entries.push({ ...blank, kind: 'paid', day: found.paidOn });
  if (found.voidedOn !== null) {
    const { voidedBy, voidReason: note, voidedOn: day } = found;
    entries.push({ ...blank, kind: 'voided', day, who: voidedBy ?? '', note });
  }
  return entries;
}

/** Sendings with their mails, whoever caused them. */
async function sendEntries(database: Queryable, id: number): Promise<TimelineEntry[]> {
  const { rows } = await database.query<{
    kind: 'bill' | 'reminder' | 'other';
    day: string;
    at: Date;
    who: string;
    how: string;
    mails: FoundMail[];
  }>(
    `SELECT s.kind, s.day, s.at, s.who, s.how,
       coalesce((SELECT jsonb_agg(jsonb_build_object('recipient', m.recipient, 'status', m.status)
         ORDER BY m.id) FROM mails m WHERE m.entity = 'invoices' AND m.record_id = s.invoice_id
         AND m.send_id = s.id), '[]') AS mails
     FROM invoice_sends s WHERE s.invoice_id = $1 ORDER BY s.id`,
    [id],
  );
  const kinds = { bill: 'sent', reminder: 'reminded', other: 'sentOtherwise' } as const;
  return rows.map(({ kind, day, at, who, how, mails }) => ({
    ...blank,
    kind: kinds[kind],
    day,
    // What was sent by other means may have been so days before it was noted.
    at: kind === 'other' ? null : at.toISOString(),
    who,
    mails,
    note: how,
  }));
}

/** Mails of no sending: receipts, and those of earlier releases. */
async function looseMails(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<TimelineEntry[]> {
  const { rows } = await database.query<FoundMail & { subject: string; at: Date }>(
    `SELECT m.recipient, m.status, m.subject, m.queued_at AS at FROM mails m
     WHERE m.entity = 'invoices' AND m.record_id = $1 AND m.send_id IS NULL ORDER BY m.id`,
    [id],
  );
  return rows.map(({ recipient, status, subject, at }) => ({
    ...blank,
    kind: 'mailed',
    day: dayOf(at),
    at: at.toISOString(),
    mails: [{ recipient, status }],
    note: subject,
  }));
}

/** What the ledger calls the movements of money, and how they are told here. */
const moneyKinds: Partial<Record<LedgerKind, TimelineEntry['kind']>> = {
  allocation: 'payment',
  allocationReleased: 'takenBack',
  credit: 'credited',
  writeOff: 'writtenOff',
};

/** Money that covers the invoice, and what was taken back, credited or written off. */
async function moneyEntries(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<TimelineEntry[]> {
  const { results } = await invoiceLedger(database, id);
  return results.flatMap(({ kind, day, at, who, amount, method, creditNumber, reason }) => {
    const told = moneyKinds[kind];
    if (told === undefined) return [];
    const note = told === 'writtenOff' ? reason : creditNumber || method || '';
    return [
      {
        ...blank,
        kind: told,
        day,
        // Money may be noted days after it came.
        at: dayOf(new Date(at)) === day ? at : null,
        who,
        amount: amount === 0 ? null : Math.abs(amount),
        note,
      },
    ];
  });
}
