import { cleanTags } from 'shared-api/contract/entities/clientNotes';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { unlessImporting } from '../db/unlessImporting.ts';
import { mergedInto } from '../db/keptClient.ts';
import { missingClient } from '../db/missingClient.ts';
import { keySpent } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';

/**
 * Writes a note about a client down. A second call with the same key changes nothing.
 * @throws HttpError 404 for an unknown client, 409 where the key is that of another note
 */
export const addNote = (
  database: Database,
  asked: number,
  { key, note }: { key: string; note: string },
  who: string,
): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    // Of a client who is merged meanwhile it is kept with the other one.
    const clientId = await lockKept(connection, asked);
    const { rowCount } = await connection.query(
      `INSERT INTO client_notes (key, client_id, note, who) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO NOTHING`,
      [key, clientId, note.trim(), who],
    );
    if (rowCount === 0) {
      const { rowCount: same } = await connection.query(
        'SELECT FROM client_notes WHERE key = $1 AND client_id = $2 AND note = $3',
        [key, clientId, note.trim()],
      );
      if (same === 0) throw keySpent({ code: 'noteKeyTaken' });
    }
    return { message: outcomeOf('noteAdded') };
  });

/**
 * Gives a client these tags in place of those it has.
 * @throws HttpError 404 for an unknown client
 */
export const setTags = (
  database: Database,
  clientId: number,
  tags: readonly string[],
  who: string,
): Promise<{ message: Outcome; tags: string[] }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, clientId);
    const before = await tagsOf(connection, clientId);
    const after = cleanTags(tags);
    const message = outcomeOf('tagsSaved');
    if (JSON.stringify(before) === JSON.stringify(after)) return { message, tags: after };
    await connection.query('DELETE FROM client_tags WHERE client_id = $1', [clientId]);
    await connection.query(
      `INSERT INTO client_tags (client_id, position, word)
       SELECT $1, t.position, t.word FROM unnest($2::text[]) WITH ORDINALITY AS t (word, position)`,
      [clientId, after],
    );
    await audit(connection, {
      who,
      entity: 'clients',
      recordId: clientId,
      action: 'update',
      before: { tags: before },
      after: { tags: after },
    });
    return { message, tags: after };
  });

/** The tags of a client, in their order. */
export async function tagsOf(database: Queryable, clientId: number): Promise<string[]> {
  const { rows } = await database.query<{ word: string }>(
    'SELECT word FROM client_tags WHERE client_id = $1 ORDER BY position',
    [clientId],
  );
  return rows.map(({ word }) => word);
}

/** Locks a client, or the one that it was merged into meanwhile. @returns its id */
async function lockKept(connection: Queryable, asked: number): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM clients WHERE id = $1 FOR UPDATE',
    [asked],
  );
  if (rows.length > 0) return asked;
  const id = (await mergedInto(connection, asked)) ?? asked;
  await lockClient(connection, id);
  return id;
}

/** Serializes changes of a client's notes and tags. */
async function lockClient(connection: Queryable, id: number): Promise<void> {
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM clients WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (rows.length === 0) {
    throw await missingClient(connection, id);
  }
}
