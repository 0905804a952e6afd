import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';

const name = `coalesce(${clientName}, '')`;

/**
 * SQL for what all clients are called where customers are told apart by their names alone, and not by capitals: whoever had a
 * name first has it alone, others with their number after it. What a client was called in a closed period it is called as
 * long as it has that name; and a name alone is never another's, even where the first one has it no more. So all entries
 * of a customer there are of one client.
 */
export const customers = `
  SELECT named.id, named.name, CASE WHEN coalesce(
    (SELECT n.customer = n.name FROM closed_names n
     WHERE n.client_id = named.id AND lower(n.name) = lower(named.name) AND n.customer IS NOT NULL
     ORDER BY n.closing_id DESC LIMIT 1),
    named.is_first AND NOT EXISTS (SELECT FROM closed_names n
      WHERE lower(n.customer) = lower(named.name) AND n.client_id <> named.id)
  ) THEN named.name ELSE named.name || ' #' || named.id END AS customer
  FROM (
    SELECT c.id, ${name} AS name, c.id = min(c.id) OVER (PARTITION BY lower(${name})) AS is_first
    FROM clients c
  ) named`;

/** Those who share their name with others, by id, with what they are called as customers at present. */
export async function numberedCustomers(database: Queryable): Promise<ReadonlyMap<number, string>> {
  const { rows } = await database.query<{ id: number; customer: string }>(
    `SELECT k.id, k.customer FROM (${customers}) k WHERE k.customer <> k.name`,
  );
  return new Map(rows.map(({ id, customer }) => [id, customer]));
}
