import {
  timelineParts,
  type ClientEvent,
  type ClientTimeline,
  type TimelinePart,
} from 'shared-api/contract/entities/clientPage';
import { mergeUndoDays } from 'shared-api/contract/entities/merging/merge';
import { fromCents } from 'shared-api/contract/values/money';
import { isDay } from 'shared-api/contract/fields/isDay';
import type { Queryable } from '../db/Database.ts';
import { missingClient } from '../db/missingClient.ts';
import { HttpError } from '../HttpError.ts';
import { clientEventsSql } from './clientEvents.ts';

/** Entries on a page of the timeline: about as many as the fields beside it are high. */
const pageSize = 15;

/** Where a page begins: after the entry of this place and key. */
interface Place {
  place: string;
  key: string;
}

interface Row extends Place {
  kind: ClientEvent['kind'] | null;
  day: string;
  time: string | null;
  who: string;
  cents: number | null;
  note: string;
  fields: string[];
  mails: ClientEvent['mails'];
  merge: number | null;
  entity: NonNullable<ClientEvent['record']>['entity'] | null;
  recordId: number | null;
  number: string | null;
}

/**
 * The place of an entry among the others is its clock; what is known by its day alone stands above what
 * happened on that day, since the newest comes first, but for beginnings, which stand below it. Amounts, mails, and the invoice that a payment was for
 * are looked up for the entries of the page alone.
 */
const page = `
  WITH ${clientEventsSql},
  placed AS (
    SELECT h.*, coalesce(h.day, h.clock::date) AS on_day,
      CASE WHEN h.clock IS NOT NULL AND h.clock::date = coalesce(h.day, h.clock::date) THEN h.clock
        WHEN h.kind IN ('messageReceived', 'requestReceived', 'clientMade', 'contractMade', 'quoteAsked', 'quoteMade', 'orderMade',
          'depositAsked', 'invoiceIssued') THEN h.day::timestamp
        ELSE h.day + time '23:59:59.999999' END AS place,
      h.kind || ' ' || h.ref AS key
    FROM happened h
    WHERE ($8::boolean OR h.entity IS NULL OR h.entity NOT IN ('quotes', 'invoices'))
      AND ($9::text[] IS NULL OR h.kind = ANY($9::text[]))
      AND ($10::boolean OR h.entity IS DISTINCT FROM 'leads')
  ),
  shown AS (
    SELECT * FROM placed p
    WHERE p.on_day <= $4::timestamp::date
      AND ($5::timestamp IS NULL OR (p.place, p.key) < ($5::timestamp, $6::text))
    ORDER BY p.place DESC, p.key DESC LIMIT $7
  )
  SELECT s.kind, s.key, s.place::text AS place, s.on_day AS day,
    CASE WHEN s.place = s.clock THEN to_char(s.clock, 'HH24:MI') END AS time, s.who,
    coalesce(s.cents, moved.cents) AS cents, coalesce(moved.note, s.note) AS note, s.fields,
    coalesce(sent.mails, '[]') AS mails, undoable.id AS merge, coalesce(s.entity, moved.entity) AS entity,
    coalesce(s.record_id, moved.record_id) AS "recordId", coalesce(s.number, moved.number) AS number
  FROM clients c LEFT JOIN shown s ON true
  LEFT JOIN LATERAL (
    SELECT CASE e.kind WHEN 'invoiceIssued' THEN i.total_cents WHEN 'invoiceVoided' THEN i.total_cents
        WHEN 'credit' THEN k.total_cents ELSE (
          SELECT abs(coalesce(sum(g.cents) FILTER (WHERE g.account = 'money'),
            sum(g.cents) FILTER (WHERE g.account = 'receivable'),
            sum(g.cents) FILTER (WHERE g.account = 'deposits')))::bigint
          FROM ledger_postings g WHERE g.entry_id = e.id) END AS cents,
      CASE e.kind WHEN 'payment' THEN p.method WHEN 'depositReceived' THEN p.method
        WHEN 'credit' THEN k.reason WHEN 'refund' THEN r.reason END AS note,
      CASE WHEN covered.id IS NOT NULL THEN 'invoices' END AS entity, covered.id AS record_id,
      covered.number
    FROM ledger_entries e LEFT JOIN payments p ON p.id = e.payment_id
      LEFT JOIN invoices i ON i.id = e.invoice_id
      LEFT JOIN credits k ON k.id = e.credit_id
      LEFT JOIN refunds r ON r.id = e.refund_id
      LEFT JOIN LATERAL (SELECT v.id, v.invoice_number::text AS number
        FROM ledger_postings g JOIN invoices v ON v.id = g.invoice_id
        WHERE g.payment_id = e.payment_id AND g.account = 'receivable'
        ORDER BY g.id LIMIT 1) covered ON s.record_id IS NULL
    WHERE e.id = s.entry_id
  ) moved ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', m.id, 'recipient', m.recipient, 'status', m.status) ORDER BY m.id) AS mails
    FROM mails m
    WHERE m.entity = s.entity AND m.record_id = s.record_id
      AND (m.send_id = s.send_id OR m.quote_send_id = s.quote_send_id
        OR (s.kind = 'mailed' AND m.id = s.ref))
  ) sent ON true
  LEFT JOIN client_merges undoable ON s.kind = 'clientsMerged' AND undoable.id = s.ref
    AND undoable.undone_at IS NULL AND undoable.merged_row IS NOT NULL
    AND undoable.at > now() - make_interval(days => ${mergeUndoDays})
  WHERE c.id = $1
  ORDER BY s.place DESC, s.key DESC`;

interface TimelineOptions {
  /** Whether money, mails and changes are told. */
  isWhole: boolean;
  /** Whether quotes and invoices are told. */
  seesDocuments: boolean;
  /** Whether leads are told, and replies to them. */
  seesLeads: boolean;
  timeZone: string;
  /** The company's clock, as `2026-11-23T14:05:00`. */
  now: string;
  cursor: string | undefined;
  /** Of what alone; undefined for everything. */
  part: TimelinePart | undefined;
}

/**
 * What happened with a client up to now, newest first.
 * @throws HttpError 404 for an unknown client, 400 for a cursor that is none
 */
export async function clientTimeline(
  database: Queryable,
  id: number,
  options: TimelineOptions,
): Promise<ClientTimeline> {
  const { isWhole, seesDocuments, seesLeads, timeZone, now, cursor, part } = options;
  const after = cursor === undefined ? undefined : readPlace(cursor);
  const { rows } = await database.query<Row>(page, [
    id,
    isWhole,
    timeZone,
    now,
    after?.place ?? null,
    after?.key ?? null,
    pageSize + 1,
    seesDocuments,
    part === undefined ? null : timelineParts[part],
    seesLeads,
  ]);
  if (rows.length === 0) {
    throw await missingClient(database, id);
  }
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    results: shown.flatMap(asEvent),
    next: rows.length > pageSize && last ? writePlace(last) : null,
  };
}

function asEvent(row: Row): ClientEvent[] {
  const { kind, key, day, time, who, cents, note, fields, mails, merge } = row;
  const { entity, recordId, number } = row;
  // A client without any entry has one row of nothing.
  if (kind === null) return [];
  const record =
    entity === null || recordId === null ? null : { entity, id: recordId, number: number ?? '' };
  const amount = cents === null ? null : fromCents(cents);
  return [{ key, kind, day, time, who, amount, note, fields, mails, merge, record }];
}

const writePlace = ({ place, key }: Place): string =>
  Buffer.from(JSON.stringify([place, key])).toString('base64url');

const clock = /^ ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?$/;

function readPlace(cursor: string): Place {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [place, key] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
    const isPlace =
      typeof place === 'string' &&
      isDay(place.slice(0, 10)) &&
      place >= '0001' &&
      clock.test(place.slice(10));
    if (isPlace && typeof key === 'string' && /^\w+ \d{1,18}$/.test(key)) return { place, key };
  } catch {
    // It is refused below.
  }
  throw new HttpError(400, { code: 'wrongCursor' }, { faults: { cursor: { code: 'notCursor' } } });
}
