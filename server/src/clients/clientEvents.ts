import { clientEventKinds } from 'shared-api/contract/entities/clientPage';
import { entities } from 'shared-api/contract/entities/entities';

/** The clock of the company at an instant; `$3` is its time zone. */
const clockOf = (instant: string): string => `${instant} AT TIME ZONE $3::text`;

/** What the ledger has of the client, for Admins; invoices alone for everybody. */
const openKinds = ['invoiceIssued', 'invoiceVoided'];
const ledgerKinds = clientEventKinds.slice(clientEventKinds.indexOf('payment'), -1);

/** Money is told from the ledger; a change of the record is one of what its editor shows. */
const clientFields = [...Object.keys(entities.clients.schema.fields), 'tags'];

const listed = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** A column that this source has nothing for. */
const none = { cents: 'NULL::bigint', refs: 'NULL::bigint, NULL::bigint, NULL::bigint' };

/**
 * What happened with client `$1`, a row each; `$2` says whether money, mails and changes are told too. Every
 * source is found by an index from the client, so that its cost is the client's own history.
 *
 * Columns: kind, what it is told apart by within its kind, the day (null where only the instant is known), the
 * company's clock (null where only the day is known), who, cents, note, the fields that were changed, the
 * record with its number, and the ids of the ledger entry, of a sending of an invoice, and of one of a quote.
 */
export const clientEventsSql = `
  own_quotes AS MATERIALIZED (
    SELECT id, number, since_ts, request IS NOT NULL AS is_asked, email, price_cents
    FROM quotes WHERE client_id = $1),
  own_contracts AS MATERIALIZED (SELECT id, since_ts, line_data FROM contracts WHERE client_id = $1),
  own_leads AS MATERIALIZED (
    SELECT id, date_ts, arrived_at, source, quote_wish, subject, name FROM leads WHERE client_id = $1),
  own_invoices AS MATERIALIZED (
    SELECT id, invoice_number FROM invoices WHERE client_id = $1 AND invoice_number IS NOT NULL),
  happened (kind, ref, day, clock, who, cents, note, fields, entity, record_id, number,
    entry_id, send_id, quote_send_id) AS (
  SELECT 'clientMade', c.id::bigint, CASE WHEN made.at IS NULL THEN c.since_ts END, ${clockOf('made.at')},
    coalesce(made.who, ''), ${none.cents}, '', '{}'::text[], 'clients', c.id, '', ${none.refs}
  FROM clients c LEFT JOIN LATERAL (SELECT a.at, a.who FROM audit_trail a
    WHERE a.entity = 'clients' AND a.record_id = c.id AND a.action = 'create'
    ORDER BY a.id LIMIT 1) made ON true
  WHERE c.id = $1
  UNION ALL
  SELECT 'clientChanged', a.id, NULL, ${clockOf('a.at')}, a.who, NULL, '',
    ARRAY(SELECT jsonb_object_keys(a.after)), 'clients', a.record_id, '', ${none.refs}
  FROM audit_trail a
  WHERE $2 AND a.entity = 'clients' AND a.record_id = $1 AND a.action = 'update'
    AND a.after ?| ARRAY[${listed(clientFields)}] AND NOT a.after ?| ARRAY['merge', 'mergeUndone']
  UNION ALL
  SELECT merge.kind, m.id, NULL, ${clockOf('merge.at')}, merge.who, NULL, m.merged_name, '{}', 'clients',
    m.kept_id, '', ${none.refs}
  FROM client_merges m
    CROSS JOIN LATERAL (VALUES ('clientsMerged', m.at, m.who), ('mergeUndone', m.undone_at, m.undone_by))
      AS merge (kind, at, who)
  WHERE $2 AND m.kept_id = $1 AND merge.at IS NOT NULL
  UNION ALL
  SELECT 'note', n.id, NULL, ${clockOf('n.at')}, n.who, NULL, n.note, '{}', 'clients', n.client_id, '',
    ${none.refs}
  FROM client_notes n WHERE $2 AND n.client_id = $1
  UNION ALL
  -- A quote that was asked for is told as such; what was written from its page is not.
  SELECT CASE l.source WHEN 'Visit' THEN 'requestReceived' ELSE 'messageReceived' END, l.id,
    CASE WHEN l.arrived_at IS NULL THEN l.date_ts END, ${clockOf('l.arrived_at')}, l.name, NULL, l.subject,
    '{}', 'leads', l.id, '', ${none.refs}
  FROM own_leads l WHERE l.source <> 'Quote' OR l.quote_wish IS NOT NULL
  UNION ALL
  SELECT 'contractMade', c.id, CASE WHEN made.at IS NULL THEN c.since_ts END, ${clockOf('made.at')},
    coalesce(made.who, ''), NULL, c.line_data, '{}', 'contracts', c.id, '', ${none.refs}
  FROM own_contracts c LEFT JOIN LATERAL (SELECT a.at, a.who FROM audit_trail a
    WHERE a.entity = 'contracts' AND a.record_id = c.id AND a.action = 'create'
    ORDER BY a.id LIMIT 1) made ON true
  UNION ALL
  SELECT 'contractChanged', a.id, NULL, ${clockOf('a.at')}, a.who, NULL, c.line_data,
    ARRAY(SELECT jsonb_object_keys(a.after)), 'contracts', c.id, '', ${none.refs}
  FROM own_contracts c JOIN audit_trail a
    ON a.entity = 'contracts' AND a.record_id = c.id AND a.action = 'update'
  -- That it came to another client with all of them is told once.
  WHERE $2 AND NOT a.after ? 'merge'
  UNION ALL
  SELECT CASE s.service_status WHEN 'Complete' THEN 'visitDone' WHEN 'Cancelled' THEN 'visitCancelled'
      ELSE 'visitPlanned' END, s.id, NULL, s.date_ts, coalesce(e.full_name, ''), NULL,
    concat_ws(', ', nullif(s.line_data, ''), nullif(s.address, '')), '{}', 'services', s.id, '',
    ${none.refs}
  FROM services s LEFT JOIN employees e ON e.id = s.employee_id
  WHERE s.client_id = $1 AND (s.date_ts <= $4::timestamp
    -- It was done before its time.
    OR (s.service_status = 'Complete' AND s.date_ts::date = $4::timestamp::date))
  UNION ALL
  SELECT CASE WHEN q.is_asked THEN 'quoteAsked' ELSE 'quoteMade' END, q.id,
    CASE WHEN made.at IS NULL THEN q.since_ts END, ${clockOf('made.at')},
    CASE WHEN q.is_asked THEN q.email ELSE coalesce(made.who, '') END, q.price_cents, '', '{}',
    'quotes', q.id, q.number::text, ${none.refs}
  FROM own_quotes q LEFT JOIN LATERAL (SELECT a.at, a.who FROM audit_trail a
    WHERE a.entity = 'quotes' AND a.record_id = q.id AND a.action = 'create'
    ORDER BY a.id LIMIT 1) made ON true
  UNION ALL
  SELECT CASE WHEN o.id IS NULL THEN 'quoteAccepted' ELSE 'orderAccepted' END, a.id, a.accepted_on,
    ${clockOf('a.recorded_at')}, a.accepted_by, a.total_cents, '', '{}', 'quotes', q.id,
    q.number || CASE WHEN o.id IS NULL THEN '' ELSE '-O' || o.position END, ${none.refs}
  FROM own_quotes q JOIN acceptances a ON a.quote_id = q.id
    LEFT JOIN change_orders o ON o.id = a.change_order_id
  UNION ALL
  SELECT 'orderMade', o.id, o.day, NULL, o.made_by, o.total_cents, o.reason, '{}', 'quotes', q.id,
    q.number || '-O' || o.position, ${none.refs}
  FROM own_quotes q JOIN change_orders o ON o.quote_id = q.id WHERE $2
  UNION ALL
  SELECT 'depositAsked', r.id, r.day, ${clockOf('r.made_at')}, r.made_by, r.amount_cents, '', '{}',
    'quotes', q.id, r.number || '-D' || r.position, ${none.refs}
  FROM own_quotes q JOIN deposit_requests r ON r.quote_id = q.id WHERE $2
  UNION ALL
  SELECT 'depositAsked', r.id, r.day, ${clockOf('r.made_at')}, r.made_by, r.amount_cents, '', '{}',
    'contracts', c.id, r.number || '-D' || r.position, ${none.refs}
  FROM own_contracts c JOIN deposit_requests r ON r.contract_id = c.id WHERE $2
  UNION ALL
  SELECT seen.kind, s.id, seen.day, seen.clock, seen.who, NULL, '', '{}', 'quotes', q.id,
    q.number::text, NULL, NULL, seen.send_id
  FROM own_quotes q JOIN quote_sends s ON s.quote_id = q.id
    CROSS JOIN LATERAL (VALUES ('quoteSent', s.day, ${clockOf('s.at')}, s.who, s.id),
      ('quoteSeen', NULL, ${clockOf('s.seen_at')}, '', NULL)) AS seen (kind, day, clock, who, send_id)
  WHERE $2 AND (seen.day IS NOT NULL OR seen.clock IS NOT NULL)
  UNION ALL
  SELECT seen.kind, s.id, seen.day, seen.clock, seen.who, NULL, seen.how, '{}', 'invoices', i.id,
    i.invoice_number::text, NULL, seen.send_id, NULL
  FROM own_invoices i JOIN invoice_sends s ON s.invoice_id = i.id
    CROSS JOIN LATERAL (VALUES (CASE s.kind WHEN 'bill' THEN 'invoiceSent'
        WHEN 'reminder' THEN 'invoiceReminded' ELSE 'invoiceSentOtherwise' END, s.day,
        CASE WHEN s.kind <> 'other' THEN ${clockOf('s.at')} END, s.who, s.how, s.id),
      ('invoiceSeen', NULL, ${clockOf('s.seen_at')}, '', '', NULL))
      AS seen (kind, day, clock, who, how, send_id)
  WHERE $2 AND (seen.day IS NOT NULL OR seen.clock IS NOT NULL)
  UNION ALL
  SELECT e.kind, e.id, e.day, ${clockOf('e.made_at')}, e.who, NULL,
    CASE WHEN e.kind = 'invoiceVoided' THEN coalesce(i.void_reason, '') ELSE e.reason END, '{}',
    CASE WHEN i.id IS NOT NULL THEN 'invoices' WHEN q.id IS NOT NULL THEN 'quotes' END,
    coalesce(i.id, q.id), coalesce(i.invoice_number, q.number)::text, e.id, NULL, NULL
  FROM ledger_entries e LEFT JOIN invoices i ON i.id = e.invoice_id
    LEFT JOIN quotes q ON q.id = e.quote_id AND e.invoice_id IS NULL
  WHERE e.client_id = $1
    AND (e.kind IN (${listed(openKinds)}) OR ($2 AND e.kind IN (${listed(ledgerKinds)})))
  UNION ALL
  SELECT 'mailed', m.id, NULL, ${clockOf('m.queued_at')}, '', NULL, m.subject, '{}', m.entity,
    m.record_id, owned.number, ${none.refs}
  FROM (SELECT 'clients' AS entity, $1::integer AS id, '' AS number
      UNION ALL SELECT 'contracts', c.id, '' FROM own_contracts c
      UNION ALL SELECT 'quotes', q.id, q.number::text FROM own_quotes q
      UNION ALL SELECT 'invoices', i.id, i.invoice_number::text FROM own_invoices i
      UNION ALL SELECT 'leads', l.id, '' FROM own_leads l) owned
    JOIN mails m ON m.entity = owned.entity AND m.record_id = owned.id
      -- What tells the office of a lead is no message to the client.
      AND (m.entity <> 'leads' OR m.lead_reply_id IS NOT NULL)
  WHERE $2 AND m.send_id IS NULL AND m.quote_send_id IS NULL
  )`;
