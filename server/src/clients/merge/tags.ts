import type { Queryable } from '../../db/Database.ts';
import { tagsOf } from '../clientNotes.ts';

/** The tags of both clients before a merge, and of the kept one after it. */
export interface MergedTags {
  kept: string[];
  merged: string[];
  after: string[];
}

/** Puts the tags of both together, each once however it is written. */
export async function mergeTags(
  connection: Queryable,
  { keptId, mergedId }: { keptId: number; mergedId: number },
): Promise<MergedTags> {
  const kept = await tagsOf(connection, keptId);
  const merged = await tagsOf(connection, mergedId);
  const known = new Set(kept.map((word) => word.toLowerCase()));
  const after = [...kept, ...merged.filter((word) => !known.has(word.toLowerCase()))];
  await writeTags(connection, mergedId, []);
  if (after.length > kept.length) await writeTags(connection, keptId, after);
  return { kept, merged, after };
}

/** Gives a client these tags in place of those it has. */
export async function writeTags(
  connection: Queryable,
  clientId: number,
  tags: readonly string[],
): Promise<void> {
  await connection.query('DELETE FROM client_tags WHERE client_id = $1', [clientId]);
  await connection.query(
    `INSERT INTO client_tags (client_id, position, word)
     SELECT $1, t.position, t.word FROM unnest($2::text[]) WITH ORDINALITY AS t (word, position)`,
    [clientId, tags],
  );
}
