import type { Queryable } from '../db/Database.ts';

/**
 * Notes that somebody has opened a document from the last mail that it was sent with; the first time
 * counts, and an unknown key changes nothing.
 * @param key in the link of the mail
 */
export async function noteSeenLetter(database: Queryable, key: string): Promise<void> {
  await database.query(
    `UPDATE invoice_sends SET seen_at = now() WHERE seen_at IS NULL AND id = (
       SELECT max(s.id) FROM invoice_sends s JOIN invoices i ON i.id = s.invoice_id
       WHERE i.letter_key = $1 AND s.kind <> 'other')`,
    [key],
  );
  await database.query(
    `UPDATE quote_sends SET seen_at = now() WHERE seen_at IS NULL AND id = (
       SELECT max(s.id) FROM quote_sends s JOIN quotes q ON q.id = s.quote_id
       WHERE q.letter_key = $1)`,
    [key],
  );
}
