import type { QuoteAnswer } from 'shared-api/contract/quotes/rules';
import type { Queryable } from '../db/Database.ts';

/** The answer that a quote has had, by the secret that opens it. */
export async function quoteAnswer(
  database: Queryable,
  secret: string,
): Promise<QuoteAnswer | undefined> {
  const { rows } = await database.query<{ answer: Omit<QuoteAnswer, 'secret'> | null }>(
    'SELECT answer FROM quotes WHERE answer_secret = $1',
    [secret],
  );
  const answer = rows[0]?.answer;
  return answer ? { ...answer, secret } : undefined;
}
