import type { LeadEvent } from 'shared-api/contract/entities/leadWork';
import type { Queryable } from '../db/Database.ts';
import type { LeadRow } from './findLead.ts';

interface Row extends Omit<LeadEvent, 'at'> {
  at: Date;
}

/** Most entries that are shown; a lead has a handful. */
const mostEvents = 200;

const mailsOf = (condition: string): string =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'recipient', m.recipient,
     'status', m.status) ORDER BY m.id) FROM mails m WHERE ${condition}), '[]')`;

/**
 * What happened with lead `$1`, whose quote is `$2`. Changes of its fields are in its history; here are those
 * that say what became of it.
 */
const sql = `
  SELECT 'quoteMailed ' || m.id AS key, 'quoteMailed' AS kind, m.queued_at AS at, '' AS who,
    m.subject AS note, '' AS message, '' AS reason,
    jsonb_build_array(jsonb_build_object('id', m.id, 'recipient', m.recipient, 'status', m.status)) AS mails
  FROM mails m
  WHERE m.entity = 'quotes' AND m.record_id = $2 AND m.quote_send_id IS NULL AND m.receipt_key IS NULL
    AND m.deposit_request_id IS NULL
  UNION ALL
  -- What told the visitor that it came; the company's own copy is not news to it.
  SELECT 'confirmed ' || m.id, 'quoteMailed', m.queued_at, '', m.subject, '', '',
    jsonb_build_array(jsonb_build_object('id', m.id, 'recipient', m.recipient, 'status', m.status))
  FROM mails m JOIN leads l ON l.id = m.record_id AND l.email = m.recipient
  WHERE m.entity = 'leads' AND m.record_id = $1 AND m.lead_reply_id IS NULL
  UNION ALL
  SELECT 'quoteSent ' || s.id, 'quoteSent', s.at, s.who, '', s.message, '',
    ${mailsOf("m.entity = 'quotes' AND m.record_id = $2 AND m.quote_send_id = s.id")}
  FROM quote_sends s WHERE s.quote_id = $2
  UNION ALL
  SELECT 'quoteAccepted ' || a.id, 'quoteAccepted', a.recorded_at, a.accepted_by, '', '', '', '[]'
  FROM acceptances a WHERE a.quote_id = $2 AND a.change_order_id IS NULL
  UNION ALL
  SELECT 'replied ' || r.id, 'replied', r.at, r.who, r.subject, r.message, '',
    ${mailsOf("m.entity = 'leads' AND m.record_id = $1 AND m.lead_reply_id = r.id")}
  FROM lead_replies r WHERE r.lead_id = $1
  UNION ALL
  SELECT 'changed ' || a.id, CASE
      WHEN a.after ? 'answeredBy' THEN 'answered'
      WHEN a.after ->> 'quoteId' IS NOT NULL THEN 'quoteTied'
      WHEN a.after ->> 'clientId' IS NOT NULL THEN 'clientTied'
      WHEN a.after ->> 'status' = 'Closed' THEN 'closed'
      WHEN a.before ->> 'status' = 'Closed' THEN 'reopened'
      ELSE 'handled' END,
    a.at, a.who, coalesce(a.after ->> 'closeNote', ''), '', coalesce(a.after ->> 'closeReason', ''), '[]'
  FROM audit_trail a
  WHERE a.entity = 'leads' AND a.record_id = $1 AND a.action = 'update' AND NOT a.after ? 'repliedTo'
    AND (a.after ?| ARRAY['answeredBy', 'status'] OR a.after ->> 'clientId' IS NOT NULL)
  ORDER BY at, key LIMIT ${mostEvents}`;

/** What happened with a lead, oldest first. */
export async function leadEvents(
  connection: Queryable,
  { id, quoteId }: Pick<LeadRow, 'id' | 'quoteId'>,
): Promise<LeadEvent[]> {
  const { rows } = await connection.query<Row>(sql, [id, quoteId]);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
