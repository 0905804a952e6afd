import type { Queryable } from '../../db/Database.ts';
import type { ErasedCounts } from './eraseRecords.ts';
import type { OwnRecords } from './ownRecords.ts';
import { withoutPerson, type Person } from './person.ts';

/** Takes a client out of the audit trail: who changed which fields when stays, their values go. */
export async function eraseHistory(connection: Queryable, own: OwnRecords): Promise<ErasedCounts> {
  const { rowCount } = await connection.query(
    `UPDATE audit_trail SET before = without_person(before), after = without_person(after),
       deleted_row = without_person(deleted_row)
     WHERE (entity = 'clients' AND record_id = ANY ($1::integer[]))
       OR (entity = 'contracts' AND record_id = ANY ($2::integer[]))
       OR (entity = 'services' AND record_id = ANY ($3::integer[]))
       OR (entity = 'quotes' AND record_id = ANY ($4::integer[]))
       OR (entity = 'invoices' AND record_id = ANY ($5::integer[]))
       OR (entity = 'leads' AND record_id = ANY ($6::integer[]))
       -- Of what was deleted, all that was ever told.
       OR (entity, record_id) IN (SELECT d.entity, d.record_id FROM audit_trail d
         WHERE d.action = 'delete' AND d.deleted_row->>'client_id' = ANY ($1::integer[]::text[]))`,
    [own.clients, own.contracts, own.services, own.quotes, own.invoices, own.leads],
  );
  return { history: rowCount ?? 0 };
}

/** Forgets files that hold the client, and takes the client out of what imports said. */
export async function eraseImports(
  connection: Queryable,
  own: OwnRecords,
  person: Person,
): Promise<ErasedCounts> {
  const { rows } = await connection.query<{ id: number; report: unknown; fault: unknown }>(
    `SELECT i.id, i.report, i.fault FROM imports i
     WHERE EXISTS (SELECT FROM import_records r WHERE r.import_id = i.id
         AND ((i.entity = 'clients' AND r.record_id = ANY ($1::integer[]))
           OR (i.entity = 'contracts' AND r.record_id = ANY ($2::integer[]))
           OR (i.entity = 'services' AND r.record_id = ANY ($3::integer[]))))
       OR EXISTS (SELECT FROM unnest($4::text[]) p (part)
         WHERE position(convert_to(p.part, 'UTF8') IN i.content) > 0
           OR strpos(i.report::text || coalesce(i.fault::text, ''), p.part) > 0)
     ORDER BY i.id FOR UPDATE`,
    [own.clients, own.contracts, own.services, [...person.whole, ...person.parts]],
  );
  await connection.query(
    `UPDATE imports i SET content = NULL, columns = '[]', refused = '[]', report = n.report,
       fault = n.fault
     FROM jsonb_to_recordset($1::jsonb) AS n (id integer, report jsonb, fault jsonb)
     WHERE i.id = n.id`,
    [JSON.stringify(withoutPerson(rows, person))],
  );
  await connection.query(
    `DELETE FROM import_records r USING imports i WHERE i.id = r.import_id
       AND ((i.entity = 'clients' AND r.record_id = ANY ($1::integer[]))
         OR (i.entity = 'contracts' AND r.record_id = ANY ($2::integer[]))
         OR (i.entity = 'services' AND r.record_id = ANY ($3::integer[])))`,
    [own.clients, own.contracts, own.services],
  );
  return { imports: rows.length };
}

/** Takes the client out of reports of runs, and of answers that are kept by the keys of their forms. */
export async function eraseAnswers(connection: Queryable, person: Person): Promise<void> {
  const known = [...person.whole, ...person.parts].map((text) => JSON.stringify(text).slice(1, -1));
  const { rows: runs } = await connection.query<{ id: number; report: unknown }>(
    `SELECT id, report FROM daily_updates
     WHERE EXISTS (SELECT FROM unnest($1::text[]) k (text) WHERE strpos(report::text, k.text) > 0)
     ORDER BY id FOR UPDATE`,
    [known],
  );
  await connection.query(
    `UPDATE daily_updates d SET report = n.report
     FROM jsonb_to_recordset($1::jsonb) AS n (id bigint, report jsonb) WHERE d.id = n.id`,
    [JSON.stringify(withoutPerson(runs, person))],
  );
  const { rows: requests } = await connection.query<{
    key: string;
    request: unknown;
    answer: unknown;
  }>(
    `SELECT key, request, answer FROM ledger_requests
     WHERE EXISTS (SELECT FROM unnest($1::text[]) k (text)
       WHERE strpos(request::text, k.text) > 0 OR strpos(answer::text, k.text) > 0)
     ORDER BY key FOR UPDATE`,
    [known],
  );
  await connection.query(
    `UPDATE ledger_requests l SET request = n.request, answer = n.answer
     FROM jsonb_to_recordset($1::jsonb) AS n (key uuid, request jsonb, answer json)
     WHERE l.key = n.key`,
    [JSON.stringify(withoutPerson(requests, person))],
  );
}
