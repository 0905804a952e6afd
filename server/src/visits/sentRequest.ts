import type { SentRequest } from 'shared-api/contract/pages/pageData';
import { uuid } from 'shared-api/contract/values/uuid';
import type { Database } from '../db/Database.ts';

/**
 * What the company has of a message or a request for a visit, without anything personal but the postal code of a
 * visit, which is not for its page: its sender may read it on a computer that is not theirs.
 * @param key of its form
 * @returns undefined if nothing was sent with this key, or it has been deleted since
 */
export async function sentRequest(
  database: Database,
  key: string,
): Promise<(Omit<SentRequest, 'message'> & { postalCode: string }) | undefined> {
  if (!uuid.test(key)) return undefined;
  const { rows } = await database.query<
    Omit<SentRequest, 'of' | 'message'> & { isVisit: boolean; postalCode: string }
  >(
    `SELECT source = 'Visit' AS "isVisit", postal_code AS "postalCode", coalesce(request_date_ts::text, '') AS day,
       coalesce(request_time, '') AS time,
       (SELECT count(*)::integer FROM photos WHERE lead_id = leads.id) AS photos
     FROM leads WHERE form_key = $1 AND source IN ('Contact', 'Visit')`,
    [key],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { isVisit, ...facts } = found;
  return { ...facts, of: isVisit ? 'visit' : 'message' };
}
