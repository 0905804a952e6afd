import type { FastifyRequest } from 'fastify';
import { toCents } from 'shared-api/contract/values/money';
import { pendingAttempt, type Attempt } from '../attempts.ts';
import { dueDocument } from './dueDocument.ts';
import { refuseExpiredQuote } from './expiredQuote.ts';
import { limitGuesses } from './limitGuesses.ts';
import { sayingPaidDay } from './paidDay.ts';
import type { PaymentContext } from '../settle.ts';

/**
 * What is due on the document of a number, if it is exactly an amount, and the payment of it that is under way.
 * @throws HttpError 400 alike for an unknown number and another amount; 409 for what is not to be paid; 429 for
 *   too many guesses
 */
export const checkDue = (
  { database, company }: Pick<PaymentContext, 'database' | 'company'>,
  request: FastifyRequest,
  { number: typed, amount }: { number: string; amount: string },
) =>
  limitGuesses(database, request, async (connection) => {
    const number = Number(typed);
    const found = await sayingPaidDay(connection, number, () =>
      dueDocument(connection, number, toCents(amount)),
    );
    await refuseExpiredQuote(connection, company, found);
    const open: Attempt | undefined = await pendingAttempt(connection, number);
    return { ...found, open: open?.cents === found.dueCents ? open : undefined };
  });
