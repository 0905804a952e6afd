import {
  quoteTimelineKinds,
  type QuoteTimelineEntry,
} from 'shared-api/contract/quotes/office/quoteTimeline';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { personOf } from '../audit/cardActors.ts';
import { noSuchQuote } from './agreement/agreement.ts';

interface Row {
  kind: QuoteTimelineEntry['kind'];
  /** Null where only the instant is known. */
  day: string | null;
  /** Null where only the day is known. */
  at: Date | null;
  who: string;
  cents: number | null;
  note: string;
  mails: QuoteTimelineEntry['mails'];
}

/** All that happened to quote $1, a row each. */
const happened = `
  SELECT CASE WHEN q.request IS NULL THEN 'made' ELSE 'asked' END AS kind,
    CASE WHEN made.at IS NULL THEN q.since_ts END AS day, made.at,
    CASE WHEN q.request IS NULL THEN coalesce(made.who, '') ELSE '' END AS who,
    NULL::bigint AS cents, CASE WHEN q.request IS NULL THEN '' ELSE q.email END AS note, '[]' AS mails
  FROM quotes q LEFT JOIN LATERAL (SELECT a.at, a.who FROM audit_trail a
    WHERE a.entity = 'quotes' AND a.record_id = q.id AND a.action = 'create'
    ORDER BY a.id LIMIT 1) made ON true
  WHERE q.id = $1
  UNION ALL
  SELECT 'sent', s.day, s.at, s.who, NULL, '',
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'recipient', m.recipient, 'status', m.status)
      ORDER BY m.id) FROM mails m WHERE m.entity = 'quotes' AND m.record_id = $1
      AND m.quote_send_id = s.id), '[]')
  FROM quote_sends s WHERE s.quote_id = $1
  UNION ALL
  SELECT 'seen', NULL, s.seen_at, '', NULL, '', '[]'
  FROM quote_sends s WHERE s.quote_id = $1 AND s.seen_at IS NOT NULL
  UNION ALL
  SELECT 'mailed', NULL, m.queued_at, '', NULL, m.subject,
    jsonb_build_array(jsonb_build_object('id', m.id, 'recipient', m.recipient, 'status', m.status))
  FROM mails m WHERE m.entity = 'quotes' AND m.record_id = $1 AND m.quote_send_id IS NULL
  UNION ALL
  SELECT CASE WHEN o.id IS NULL THEN 'accepted' ELSE 'orderAccepted' END, a.accepted_on,
    a.recorded_at, a.recorded_by, a.total_cents,
    CASE WHEN o.id IS NULL THEN a.accepted_by ELSE q.number || '-O' || o.position END, '[]'
  FROM acceptances a JOIN quotes q ON q.id = a.quote_id
    LEFT JOIN change_orders o ON o.id = a.change_order_id
  WHERE a.quote_id = $1
  UNION ALL
  SELECT 'orderMade', o.day, NULL, o.made_by, o.total_cents, q.number || '-O' || o.position, '[]'
  FROM change_orders o JOIN quotes q ON q.id = o.quote_id WHERE o.quote_id = $1
  UNION ALL
  SELECT 'orderWithdrawn', o.withdrawn_on, NULL, '', NULL, q.number || '-O' || o.position, '[]'
  FROM change_orders o JOIN quotes q ON q.id = o.quote_id
  WHERE o.quote_id = $1 AND o.withdrawn_on IS NOT NULL
  UNION ALL
  SELECT 'depositAsked', r.day, r.made_at, r.made_by, r.amount_cents,
    r.number || '-D' || r.position, '[]'
  FROM deposit_requests r WHERE r.quote_id = $1
  UNION ALL
  SELECT 'payment', p.received_on, p.recorded_at, p.recorded_by, p.amount_cents, p.method, '[]'
  FROM payments p WHERE p.quote_id = $1
  UNION ALL
  SELECT 'takenBack', NULL, p.reversed_at, '', p.amount_cents, p.method, '[]'
  FROM payments p WHERE p.quote_id = $1 AND p.reversed_at IS NOT NULL
  UNION ALL
  SELECT CASE e.kind WHEN 'depositForfeited' THEN 'kept' WHEN 'refund' THEN 'givenBack'
      WHEN 'depositReturned' THEN 'givenBack' ELSE 'notGivenBack' END,
    e.day, e.made_at, e.who,
    (SELECT sum(abs(g.cents))::bigint FROM ledger_postings g
     WHERE g.entry_id = e.id AND g.account IN ('deposits', 'onAccount')),
    coalesce(r.method, d.number || '-D' || d.position, ''), '[]'
  FROM payments p JOIN ledger_entries e ON e.payment_id = p.id
    LEFT JOIN refunds r ON r.id = e.refund_id
    LEFT JOIN deposit_requests d ON d.id = p.deposit_request_id
  WHERE p.quote_id = $1 AND e.kind IN ('refund', 'refundFailed', 'depositReturned',
    'depositReturnFailed', 'depositForfeited')
  UNION ALL
  SELECT 'billed', i.date_ts, NULL, '', i.total_cents, i.invoice_number::text, '[]'
  FROM invoices i WHERE i.quote_id = $1 AND i.invoice_number IS NOT NULL
  UNION ALL
  SELECT 'billVoided', i.voided_on, NULL, '', i.total_cents, i.invoice_number::text, '[]'
  FROM invoices i WHERE i.quote_id = $1 AND i.voided_on IS NOT NULL`;

/**
 * What happened to a quote, oldest first: mails, agreement, deposits, payments, what was given back or kept of
 * them, and invoices.
 * @throws HttpError 404 for an unknown quote
 */
export async function quoteTimeline(
  database: Queryable,
  timeZone: string,
  id: number,
): Promise<QuoteTimelineEntry[]> {
  const { rows } = await database.query<Row>(happened, [id]);
  // Every quote was made, or asked for.
  if (rows.length === 0) throw noSuchQuote(id);
  const entries = rows.map(({ day, at, cents, who, ...row }): QuoteTimelineEntry => {
    const instantDay = at && companyDay(at.getTime() / 1000, timeZone);
    return {
      ...row,
      who: personOf(who),
      day: day ?? instantDay ?? '',
      // Acceptances and payments may be noted days after they came.
      at: day === null || day === instantDay ? (at?.toISOString() ?? null) : null,
      services: null,
      amount: cents === null ? null : fromCents(cents),
    };
  });
  return entries.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/**
 * By day, then by instant. What has none stands after the others of its day, in the usual course; but for how it
 * began, before which nothing happened.
 */
const orderOf = ({ day, at, kind }: QuoteTimelineEntry): string =>
  [
    day,
    at ?? (kind === 'made' || kind === 'asked' ? '' : '~'),
    String(quoteTimelineKinds.indexOf(kind)).padStart(2, '0'),
  ].join(' ');
