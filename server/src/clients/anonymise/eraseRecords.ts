import type { ErasedKind } from 'shared-api/contract/entities/anonymise/anonymise';
import type { Queryable } from '../../db/Database.ts';
import type { OwnRecords } from './ownRecords.ts';
import { erased, type Person } from './person.ts';

/** How many of each kind were erased. */
export type ErasedCounts = Partial<Record<ErasedKind, number>>;

/** Erases a client's own record, with addresses, contacts, notes and tags. What stays is that there was a client. */
export async function eraseClient(connection: Queryable, id: number): Promise<ErasedCounts> {
  await connection.query(
    `UPDATE clients SET full_name = 'Anonymised client', company_name = '', email = '',
       cc_emails = '', phone_number = '', address = '', city = '', postal_code = '',
       address_label = '', address_notes = '',
       contact_role = '', send_invoice_to_self = false, anonymised_at = now(), version = version + 1 WHERE id = $1`,
    [id],
  );
  const notes = await connection.query('DELETE FROM client_notes WHERE client_id = $1', [id]);
  const tags = await connection.query('DELETE FROM client_tags WHERE client_id = $1', [id]);
  const addresses = await connection.query('DELETE FROM client_addresses WHERE client_id = $1', [
    id,
  ]);
  const contacts = await connection.query('DELETE FROM client_contacts WHERE client_id = $1', [id]);
  return {
    fields: 1,
    addresses: addresses.rowCount ?? 0,
    contacts: contacts.rowCount ?? 0,
    notes: notes.rowCount ?? 0,
    tags: tags.rowCount ?? 0,
  };
}

/** Erases what merges have kept of the client and of those that were merged into it: they cannot be taken back any more. */
export async function eraseMerges(connection: Queryable, { clients }: OwnRecords): Promise<void> {
  await connection.query(
    `UPDATE client_merges SET merged_name = 'Anonymised client', merged_row = NULL, kept_before = NULL,
       kept_after = NULL, tags = NULL
     WHERE kept_id = ANY ($1::integer[]) OR merged_id = ANY ($1::integer[])`,
    [clients],
  );
}

/** Erases where a client was served and what was said of it there. */
export async function eraseWork(
  connection: Queryable,
  { contracts, services }: OwnRecords,
): Promise<ErasedCounts> {
  await connection.query(
    `UPDATE contracts SET address = '', city = '', postal_code = '', line_data = '',
       instructions = '', version = version + 1 WHERE id = ANY ($1::integer[])`,
    [contracts],
  );
  await connection.query('DELETE FROM contract_changes WHERE contract_id = ANY ($1::integer[])', [
    contracts,
  ]);
  await connection.query(
    `UPDATE services SET address = '', city = '', postal_code = '', line_data = '',
       instructions = '', version = version + 1 WHERE id = ANY ($1::integer[])`,
    [services],
  );
  return { contracts: contracts.length, services: services.length };
}

/** Erases what a client asked for. What an accepted quote says stays; what it was asked for with goes. */
export async function eraseQuotes(
  connection: Queryable,
  { quotes, acceptedQuotes }: OwnRecords,
): Promise<ErasedCounts> {
  await connection.query(
    `UPDATE quotes SET request = without_person(request), g_drive_link = '', answer_secret = NULL,
       version = version + 1 WHERE id = ANY ($1::integer[])`,
    [quotes],
  );
  const open = quotes.filter((id) => !acceptedQuotes.includes(id));
  await connection.query(
    `UPDATE quotes SET email = '', notes = '', project_title = '', made_title = NULL,
       additional_pages = '', scope = '[]', line_data = '[]', lines = '[]', answer = NULL
     WHERE id = ANY ($1::integer[])`,
    [open],
  );
  return { quotes: open.length };
}

/** Erases requests with their replies; their photos are deleted by whoever keeps them. */
export async function eraseRequests(
  connection: Queryable,
  { leads }: OwnRecords,
): Promise<ErasedCounts> {
  await connection.query(
    `UPDATE leads SET name = 'Anonymised client', email = '', phone = '', subject = '', message = '',
       address = '', postal_code = '', close_note = '', form_hash = NULL, version = version + 1
     WHERE id = ANY ($1::integer[])`,
    [leads],
  );
  await connection.query(
    `UPDATE lead_replies SET recipients = '{}', subject = '', message = ''
     WHERE lead_id = ANY ($1::integer[])`,
    [leads],
  );
  const photos = await connection.query(
    `UPDATE photos SET lead_id = NULL, name = '', thumbnail = ''
     WHERE lead_id = ANY ($1::integer[])`,
    [leads],
  );
  return { requests: leads.length, photos: photos.rowCount ?? 0 };
}

/** Erases what was written to a client, and to whom; that it was sent, and when, stays. */
export async function eraseMails(
  connection: Queryable,
  clientId: number,
  { quotes, leads, invoices }: OwnRecords,
  { parts }: Person,
): Promise<ErasedCounts> {
  const mails = await connection.query(
    `UPDATE mails SET recipient = '', subject = '', text_body = '', html_body = '', shown_to = NULL,
       shown_cc = NULL, last_error = NULL
     WHERE (entity = 'clients' AND record_id = $1)
       OR (entity = 'quotes' AND record_id = ANY ($2::integer[]))
       OR (entity = 'leads' AND record_id = ANY ($3::integer[]))
       OR (entity = 'invoices' AND record_id = ANY ($4::integer[]))
       OR lower(recipient) IN (SELECT lower(p.part) FROM unnest($5::text[]) p (part))`,
    [clientId, quotes, leads, invoices, parts],
  );
  await connection.query(
    `UPDATE invoice_sends SET recipients = '{}', message = '',
       how = CASE WHEN kind = 'other' THEN $2 ELSE '' END WHERE invoice_id = ANY ($1::integer[])`,
    [invoices, erased],
  );
  await connection.query(
    `UPDATE quote_sends SET recipients = '{}', message = '' WHERE quote_id = ANY ($1::integer[])`,
    [quotes],
  );
  await connection.query(
    `UPDATE statement_sends SET recipients = '{}', message = '' WHERE client_id = $1`,
    [clientId],
  );
  return { mails: mails.rowCount ?? 0 };
}
