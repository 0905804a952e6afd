import type { LedgerKind } from 'shared-api/contract/billing/ledger';
import type { LedgerEntry } from 'shared-api/contract/billing/ledgerAnswers';
import type { TimelineEntry, TimelineMail } from 'shared-api/contract/billing/timeline';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { personOf } from '../../audit/cardActors.ts';
import { invoiceLedger } from '../../ledger/invoiceLedger.ts';
import { blank } from './blank.ts';
import { disputeEntries } from './disputeEntries.ts';

interface Found {
  madeAt: Date | null;
  madeBy: string | null;
  services: number;
  issuedAt: Date | null;
  issuedBy: string | null;
  date: string | null;
  isIssued: boolean;
  settledOn: string | null;
  voidedOn: string | null;
  voidedBy: string | null;
  voidReason: string;
}

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
  const [{ entries: own, settledOn }, sends, mails, money, disputes] = [
    await ownEntries(database, id, dayOf),
    await sendEntries(database, id, dayOf),
    await looseMails(database, id, dayOf),
    await moneyEntries(database, id, dayOf),
    await disputeEntries(database, id, dayOf),
  ];
  // Sorting is stable: what is paid comes after the money that paid it, of the same instant.
  const settled = settledEntries(settledOn, money);
  const all = [...own, ...sends, ...mails, ...disputes, ...money.entries, ...settled];
  const issuedAt = own.find(({ kind }) => kind === 'issued');
  const places = new Map(all.map((entry) => [entry, placeOf(entry, issuedAt)]));
  return all.sort((a, b) => compareTexts(places.get(a), places.get(b)));
}

/**
 * The place of an entry among the others, to be compared as text: its day, and its instant within that. What
 * is known by its day alone stands after what happened on it, but for the beginning, and for what was sent by
 * other means: that comes right after the issue, before money that may have come for it.
 */
function placeOf({ day, at, kind }: TimelineEntry, issued: TimelineEntry | undefined): string {
  if (at !== null) return `${day} ${at}`;
  if (kind === 'made' || kind === 'issued') return `${day} `;
  if (kind !== 'sentOtherwise') return `${day} ~`;
  return issued?.day === day ? `${day} ${issued.at ?? ''}` : `${day} `;
}

const compareTexts = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * That nothing is owed any more, at the instant of what covered the rest, where that is of the same day:
 * paid, where money alone has covered it.
 */
const settledEntries = (
  day: string | null,
  { coveredAt, isMoneyAlone }: Pick<Money, 'coveredAt' | 'isMoneyAlone'>,
): TimelineEntry[] => {
  if (day === null) return [];
  const at = coveredAt?.day === day ? coveredAt.at : null;
  return [{ ...blank, kind: isMoneyAlone ? 'paid' : 'settled', day, at }];
};

/** Making, issuing and voiding, as the audit trail and the invoice itself tell. */
async function ownEntries(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<{ entries: TimelineEntry[]; settledOn: string | null }> {
  const { rows } = await database.query<Found>(
    `SELECT made.at AS "madeAt", made.who AS "madeBy", issued.at AS "issuedAt",
       issued.who AS "issuedBy", i.date_ts AS date, i.invoice_number IS NOT NULL AS "isIssued",
       CASE WHEN i.paid THEN i.paid_date_ts END AS "settledOn", i.voided_on AS "voidedOn",
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
  if (found.voidedOn !== null) {
    const { voidedBy, voidReason: note, voidedOn: day } = found;
    entries.push({ ...blank, kind: 'voided', day, who: voidedBy ?? '', note });
  }
  return { entries, settledOn: found.settledOn };
}

/** Sendings with their mails, whoever caused them, and when the mails were opened. */
async function sendEntries(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<TimelineEntry[]> {
  const { rows } = await database.query<{
    kind: 'bill' | 'reminder' | 'other';
    day: string;
    at: Date;
    who: string;
    how: string;
    seenAt: Date | null;
    mails: TimelineEntry['mails'];
  }>(
    `SELECT s.kind, s.day, s.at, s.who, s.how, s.seen_at AS "seenAt",
       coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'recipient', m.recipient, 'status', m.status)
         ORDER BY m.id) FROM mails m WHERE m.entity = 'invoices' AND m.record_id = s.invoice_id
         AND m.send_id = s.id), '[]') AS mails
     FROM invoice_sends s WHERE s.invoice_id = $1 ORDER BY s.id`,
    [id],
  );
  const kinds = { bill: 'sent', reminder: 'reminded', other: 'sentOtherwise' } as const;
  return rows.flatMap(({ kind, day, at, who, how, mails, seenAt }): TimelineEntry[] => [
    {
      ...blank,
      kind: kinds[kind],
      day,
      // What was sent by other means may have been so days before it was noted.
      at: kind === 'other' && dayOf(at) !== day ? null : at.toISOString(),
      who,
      mails,
      note: how,
    },
    ...(seenAt
      ? [{ ...blank, kind: 'seen' as const, day: dayOf(seenAt), at: seenAt.toISOString() }]
      : []),
  ]);
}

/** Mails of no sending: receipts, and those of earlier releases. */
async function looseMails(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<TimelineEntry[]> {
  const { rows } = await database.query<TimelineMail & { subject: string; at: Date }>(
    `SELECT m.id, m.recipient, m.status, m.subject, m.queued_at AS at FROM mails m
     WHERE m.entity = 'invoices' AND m.record_id = $1 AND m.send_id IS NULL ORDER BY m.id`,
    [id],
  );
  return rows.map(({ id: mail, recipient, status, subject, at }) => ({
    ...blank,
    kind: 'mailed',
    day: dayOf(at),
    at: at.toISOString(),
    mails: [{ id: mail, recipient, status }],
    note: subject,
  }));
}

/** What the ledger calls the movements of money, and how they are told here. */
const moneyKinds: Partial<Record<LedgerKind, TimelineEntry['kind']>> = {
  allocation: 'payment',
  allocationReleased: 'takenBack',
  depositApplied: 'applied',
  depositReleased: 'heldAgain',
  credit: 'credited',
  refund: 'givenBack',
  refundFailed: 'notGivenBack',
  writeOff: 'writtenOff',
  writeOffReversed: 'owedAgain',
};

/** What stands beside a movement: why, of which credit, or which way the money went. */
function noteOf(
  told: TimelineEntry['kind'],
  { reason, creditNumber, method }: Pick<LedgerEntry, 'reason' | 'creditNumber' | 'method'>,
): string {
  if (told === 'writtenOff' || told === 'owedAgain') return reason;
  return told === 'givenBack' ? method : creditNumber || method;
}

/** When nothing was owed any more: the company day, and its instant where it is of that day. */
interface Covered {
  day: string;
  at: string | null;
}

interface Money {
  entries: TimelineEntry[];
  coveredAt: Covered | undefined;
  /** Whether nothing of it was credited or written off in place of being paid. */
  isMoneyAlone: boolean;
}

/** Money that covers the invoice, and what was taken back, credited or written off. */
async function moneyEntries(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<Money> {
  const { results, received, credited, creditedOnAccount, writtenOff } = await invoiceLedger(
    database,
    id,
  );
  // Money may be noted days after it came.
  const instantOf = ({ at, day }: { at: string; day: string }): string | null =>
    dayOf(new Date(at)) === day ? at : null;
  const entries = results.flatMap((entry): TimelineEntry[] => {
    const { kind, day, who, amount, credited, method, creditNumber, reason } = entry;
    const told = moneyKinds[kind];
    if (told === undefined) return [];
    const note = noteOf(told, { reason, creditNumber, method });
    // What was paid already, and is credited or given back, changes no balance, and has its amount all the same.
    const moved = kind === 'credit' ? credited : Math.abs(amount || entry.moved);
    return [
      {
        ...blank,
        kind: told,
        day,
        at: instantOf(entry),
        who: personOf(who),
        amount: moved === 0 ? null : moved,
        note,
      },
    ];
  });
  const last = results.findLast(
    ({ balance }, index) => balance <= 0 && (results[index - 1]?.balance ?? 0) > 0,
  );
  return {
    entries,
    coveredAt: last && { day: last.day, at: instantOf(last) },
    isMoneyAlone: received > 0 && credited === creditedOnAccount && writtenOff === 0,
  };
}
