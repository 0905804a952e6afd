import type { Language } from 'shared-api/contract/values/language';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/** A lead as the office works with it. */
export interface LeadRow {
  id: number;
  version: number;
  name: string;
  email: string;
  phone: string;
  language: Language;
  address: string;
  postalCode: string;
  subject: string;
  message: string;
  day: string;
  source: string;
  status: string;
  clientId: number | null;
  quoteId: number | null;
}

/** A lead; `lock` keeps it as it is until the transaction ends. @throws HttpError 404 if it is unknown */
export async function findLead(connection: Queryable, id: number, lock = false): Promise<LeadRow> {
  const { rows } = await connection.query<LeadRow>(
    `SELECT id, version, name, email, phone, language, address, postal_code AS "postalCode", subject,
       message, date_ts AS day, source, status, client_id AS "clientId", quote_id AS "quoteId"
     FROM leads WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [id],
  );
  const [lead] = rows;
  if (!lead) throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'leads', id } });
  return lead;
}
