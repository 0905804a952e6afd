import type { Company } from 'shared-api/contract/company/company';
import type { Queryable } from '../db/Database.ts';
import { missingClient } from '../db/missingClient.ts';
import { listFile, textFile } from './everything.ts';
import { openJson } from './secretNames.ts';
import { texts } from './texts.en.ts';
import type { ArchivedFile } from '../http/zipOf.ts';

const ownQuotes = 'SELECT q.id FROM quotes q WHERE q.client_id = $1';
const ownContracts = 'SELECT k.id FROM contracts k WHERE k.client_id = $1';
const ownInvoices = 'SELECT i.id FROM invoices i WHERE i.client_id = $1';
/** Those of the client, and those of the same address that nobody has given to a client yet. */
const ownLeads = `SELECT l.id FROM leads l JOIN clients c ON c.id = $1
  WHERE l.client_id = $1 OR l.quote_id IN (${ownQuotes})
    OR (l.client_id IS NULL AND c.email <> '' AND lower(l.email) = lower(c.email))`;

/** Everything that is stored of client `$1`, by the name of its file: rows as JSON. */
export const personParts: Readonly<Record<string, string>> = {
  client: 'SELECT to_jsonb(c) AS row FROM clients c WHERE c.id = $1',
  'merged-clients':
    'SELECT m.merged_row AS row FROM client_merges m WHERE m.kept_id = $1 AND m.undone_at IS NULL ORDER BY m.id',
  addresses:
    'SELECT to_jsonb(a) AS row FROM client_addresses a WHERE a.client_id = $1 ORDER BY a.id',
  contacts: 'SELECT to_jsonb(k) AS row FROM client_contacts k WHERE k.client_id = $1 ORDER BY k.id',
  notes: 'SELECT to_jsonb(n) AS row FROM client_notes n WHERE n.client_id = $1 ORDER BY n.id',
  tags: 'SELECT to_jsonb(g) AS row FROM client_tags g WHERE g.client_id = $1 ORDER BY g.position',
  contracts: 'SELECT to_jsonb(k) AS row FROM contracts k WHERE k.client_id = $1 ORDER BY k.id',
  services: 'SELECT to_jsonb(s) AS row FROM services s WHERE s.client_id = $1 ORDER BY s.id',
  quotes: 'SELECT to_jsonb(q) AS row FROM quotes q WHERE q.client_id = $1 ORDER BY q.id',
  acceptances: `SELECT to_jsonb(a) AS row FROM acceptances a WHERE a.quote_id IN (${ownQuotes}) ORDER BY a.id`,
  'change-orders': `SELECT to_jsonb(o) AS row FROM change_orders o WHERE o.quote_id IN (${ownQuotes}) ORDER BY o.id`,
  invoices: 'SELECT to_jsonb(i) AS row FROM invoices i WHERE i.client_id = $1 ORDER BY i.id',
  payments: 'SELECT to_jsonb(p) AS row FROM payments p WHERE p.client_id = $1 ORDER BY p.id',
  credits: 'SELECT to_jsonb(d) AS row FROM credits d WHERE d.client_id = $1 ORDER BY d.id',
  refunds: 'SELECT to_jsonb(r) AS row FROM refunds r WHERE r.client_id = $1 ORDER BY r.id',
  deposits: `SELECT to_jsonb(d) AS row FROM deposit_requests d
    WHERE d.quote_id IN (${ownQuotes}) OR d.contract_id IN (${ownContracts}) ORDER BY d.id`,
  ledger: 'SELECT to_jsonb(g) AS row FROM ledger_postings g WHERE g.client_id = $1 ORDER BY g.id',
  statements:
    'SELECT to_jsonb(s) AS row FROM statement_sends s WHERE s.client_id = $1 ORDER BY s.id',
  mails: `SELECT to_jsonb(m) AS row FROM mails m JOIN clients c ON c.id = $1
    WHERE (m.entity = 'clients' AND m.record_id = $1)
      OR (m.entity = 'quotes' AND m.record_id IN (${ownQuotes}))
      OR (m.entity = 'leads' AND m.record_id IN (${ownLeads}))
      OR (m.entity = 'invoices' AND m.record_id IN (${ownInvoices}))
      OR (c.email <> '' AND strpos(lower(m.recipient), lower(c.email)) > 0)
    ORDER BY m.id`,
  requests: `SELECT to_jsonb(r) AS row FROM leads r WHERE r.id IN (${ownLeads}) ORDER BY r.id`,
  replies: `SELECT to_jsonb(r) AS row FROM lead_replies r WHERE r.lead_id IN (${ownLeads}) ORDER BY r.id`,
  photos: `SELECT to_jsonb(f) - 'thumbnail' AS row FROM photos f WHERE f.lead_id IN (${ownLeads})
    ORDER BY f.created_at`,
  history: `SELECT to_jsonb(a) AS row FROM audit_trail a
    WHERE a.entity = 'clients' AND a.record_id = $1 ORDER BY a.id`,
};

/** One part of what is stored of a client. */
export async function personRows(
  database: Queryable,
  sql: string,
  clientId: number,
): Promise<unknown[]> {
  const { rows } = await database.query<{ row: unknown }>(sql, [clientId]);
  return rows.map(({ row }) => row);
}

async function* partJson(
  database: Queryable,
  sql: string,
  clientId: number,
): AsyncGenerator<string> {
  const rows = await personRows(database, sql, clientId);
  yield `[\n${rows.map(openJson).join(',\n')}\n]\n`;
}

/**
 * Everything that is stored of a client, for who asks what the company knows of them: lists as CSV, and
 * all of it as JSON. Photos are listed, and can be opened in the office.
 * @throws HttpError 404
 */
export async function personData(
  database: Queryable,
  company: Company,
  clientId: number,
): Promise<ArchivedFile[]> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM clients WHERE id = $1', [
    clientId,
  ]);
  if (rows.length === 0) {
    throw await missingClient(database, clientId);
  }
  const filters = { clientId: String(clientId) };
  const lists = ['contracts', 'services', 'quotes', 'invoices'] as const;
  return [
    textFile('README.txt', texts.person),
    ...lists.map((entity) => listFile(database, company, entity, filters)),
    ...Object.entries(personParts).map(([name, sql]) => ({
      name: `json/${name}.json`,
      content: () => partJson(database, sql, clientId),
    })),
  ];
}
