import type { Queryable } from '../db/Database.ts';
import type { LeadQuote } from '../mail/leadLetter.ts';
import type { LeadRow } from './findLead.ts';

/** The quote that a lead asked for, if it did. */
export async function quoteOfLead(
  connection: Queryable,
  { quoteId }: Pick<LeadRow, 'quoteId'>,
): Promise<LeadQuote | undefined> {
  const { rows } = await connection.query<LeadQuote>(
    'SELECT number, category, answer_secret AS secret FROM quotes WHERE id = $1',
    [quoteId],
  );
  return rows[0];
}
