import type { Queryable } from '../../db/Database.ts';

/** Ids of all that belongs to a client. */
export interface OwnRecords {
  contracts: number[];
  services: number[];
  quotes: number[];
  /** Quotes that were accepted: what they say is kept. */
  acceptedQuotes: number[];
  invoices: number[];
  /** Also those of the client's address that nobody has given to a client. */
  leads: number[];
  /** The client, and those that were merged into it. */
  clients: number[];
}

/** All that belongs to a client. */
export async function ownRecords(connection: Queryable, clientId: number): Promise<OwnRecords> {
  const { rows } = await connection.query<OwnRecords>(
    `WITH RECURSIVE own_quotes AS (SELECT q.id FROM quotes q WHERE q.client_id = $1),
     same AS (SELECT $1::integer AS id UNION
       SELECT m.merged_id FROM same s JOIN client_merges m ON m.kept_id = s.id AND m.undone_at IS NULL)
     SELECT ARRAY(SELECT k.id FROM contracts k WHERE k.client_id = $1 ORDER BY k.id) AS contracts,
       ARRAY(SELECT s.id FROM services s WHERE s.client_id = $1 ORDER BY s.id) AS services,
       ARRAY(SELECT q.id FROM own_quotes q ORDER BY q.id) AS quotes,
       ARRAY(SELECT DISTINCT a.quote_id FROM acceptances a WHERE a.quote_id IN (SELECT id FROM own_quotes))
         AS "acceptedQuotes",
       ARRAY(SELECT i.id FROM invoices i WHERE i.client_id = $1 ORDER BY i.id) AS invoices,
       ARRAY(SELECT l.id FROM leads l JOIN clients c ON c.id = $1
         WHERE l.client_id = $1 OR l.quote_id IN (SELECT id FROM own_quotes)
           OR (l.client_id IS NULL AND c.email <> '' AND lower(l.email) = lower(c.email))
         ORDER BY l.id) AS leads,
       ARRAY(SELECT s.id FROM same s ORDER BY s.id) AS clients`,
    [clientId],
  );
  const [own] = rows;
  if (!own) throw new Error('The records of a client were not found.');
  return own;
}
