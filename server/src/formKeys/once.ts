import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { formatMoney, toCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { keySpent } from '../HttpError.ts';
import { outcomeText, type Outcome } from '../outcomes/texts.ts';

/** A call that moves money or makes a record, by the key that its form was sent with. */
interface Request {
  key: string;
  call: string;
  who: string;
  /** All that was asked for. */
  input: object;
}

/**
 * Does the work of a request once: sent again, or twice at once, it gives the first one's answer. The
 * second waits until the first one's transaction has ended.
 * @throws HttpError 409 if the key was used for something else; it says what was done then
 */
export async function once<Answer extends object>(
  connection: Queryable,
  { key, call, who, input }: Request,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { rowCount: isNew } = await connection.query(
    `INSERT INTO ledger_requests (key, call, request, answer, who)
     VALUES ($1, $2, $3, '{}', $4) ON CONFLICT DO NOTHING`,
    [key, call, JSON.stringify(input), who],
  );
  if (!isNew) return answerBefore<Answer>(connection, key, call, input);
  const answer = await work();
  await connection.query('UPDATE ledger_requests SET answer = $2 WHERE key = $1', [
    key,
    JSON.stringify(answer),
  ]);
  return answer;
}

/** What is kept of an answer says what was done, and may lead to the record that was made. */
interface StoredAnswer {
  message?: Outcome;
  leadsTo?: NonNullable<ErrorBody['leadsTo']>;
}

async function answerBefore<Answer extends object>(
  connection: Queryable,
  key: string,
  call: string,
  input: object,
): Promise<Answer> {
  const { rows } = await connection.query<{
    answer: StoredAnswer;
    asked: { amount?: number };
    same: boolean;
  }>(
    `SELECT answer, request AS asked, request = $3::jsonb AS same
     FROM ledger_requests WHERE key = $1 AND call = $2`,
    [key, call, JSON.stringify(input)],
  );
  const [before] = rows;
  // Written by the same call.
  if (before?.same) return before.answer as Answer;
  const leadsTo = before?.answer.leadsTo;
  throw keySpent({ code: 'movementSentBefore', params: saidOf(before) }, leadsTo && { leadsTo });
}

/** What the first call with a key was answered, and its amount, where that does not say it. */
function saidOf(before: { answer: StoredAnswer; asked: { amount?: number } } | undefined): {
  done: string | undefined;
  amount: string | undefined;
} {
  const message = before?.answer.message;
  const done = message && outcomeText(defaultLanguage, message);
  const dollars = before?.asked.amount;
  const amount = dollars === undefined ? undefined : formatMoney(toCents(dollars));
  return { done, amount: amount !== undefined && done?.includes(amount) ? undefined : amount };
}
