import type { Queryable } from '../db/Database.ts';

/** The rows of changes that a reader adds up without noticing. */
const few = 200;

/**
 * Adds up what changes have added to lists' counts (`0098_list_counts.sql`), once they are many. Readers and
 * writers go on meanwhile, and two servers do not wait for each other: each takes what the other has not.
 */
export async function addUpListCounts(database: Queryable): Promise<void> {
  await database.query(
    `WITH taken AS (
       DELETE FROM list_counts WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM list_counts
         WHERE (SELECT count(*) FROM list_counts) > $1 FOR UPDATE SKIP LOCKED))
       RETURNING list, records, cents)
     INSERT INTO list_counts (list, records, cents)
     SELECT list, sum(records), sum(cents) FROM taken GROUP BY list`,
    [few],
  );
}

/** The whole of a list, as `count` and `cents`. @param table of an `EntitySource` */
export const wholeList = (table: string): string =>
  `SELECT coalesce(sum(records), 0)::bigint AS count, coalesce(sum(cents), 0) AS cents
   FROM list_counts WHERE list = '${table}'`;
