import type { FastifyRequest } from 'fastify';
import type { CheckoutRequest, PaymentRequest } from 'shared-api/contract/billing/payment';
import type { Attempt } from './attempts.ts';
import { limitGuesses } from './due/limitGuesses.ts';
import { beginPayment, finishPayment, newAttemptOf } from './processPayment.ts';
import type { PaymentProvider } from './provider.ts';
import { returnAddress } from './returnAddress.ts';
import type { PaymentContext } from './settle.ts';

/**
 * Makes a payment for a visitor, or has it go on at their bank or on the provider's page.
 * @throws HttpError as `beginPayment`; 429 for too many guesses
 */
export async function pay(
  context: PaymentContext,
  provider: PaymentProvider,
  request: FastifyRequest,
  input: PaymentRequest | CheckoutRequest,
): Promise<Attempt> {
  const { database, company } = context;
  const begun = newAttemptOf(input, (key) => returnAddress(request, key));
  const payment = await limitGuesses(database, request, (connection) =>
    beginPayment(connection, company, input, begun),
  );
  return finishPayment(context, provider, payment);
}
