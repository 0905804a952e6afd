import type { FastifyPluginAsync } from 'fastify';
import { paymentCalls } from 'shared-api/contract/calls/payments';
import { companyIn, type Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import {
  paymentCheckSchema,
  paymentSchema,
  type PaymentSettings,
} from 'shared-api/contract/billing/payment';
import { HttpError, invalidInput } from '../HttpError.ts';
import { validate } from 'shared-api/contract/fields/schemas';
import { withPoints } from 'shared-api/contract/fields/typedFields';
import type { Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { languageOf } from '../languageOf.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../limits.ts';
import { networkOf } from '../networkOf.ts';
import { documentOf, paymentStatus } from './attempts.ts';
import { refuseCardNumbers } from './refuseCardNumbers.ts';
import { dueDocument } from './dueDocument.ts';
import { eventRoutes } from './eventRoutes.ts';
import { beginPayment, finishPayment } from './processPayment.ts';
import { providerOrigin, type PaymentProvider } from './provider.ts';
import type { PaymentContext } from './settle.ts';
import { paymentTexts } from './texts.ts';

interface Options extends PaymentContext {
  provider: PaymentProvider;
}

/** Wrong combinations of number and amount allowed per network. */
const limit: Limit = { kind: 'payment-address', most: 20, minutes: 60 };

/** Response status by outcome: paid, declined, not known yet. */
const statuses = { succeeded: 200, failed: 402, confirming: 202 } as const;

/**
 * Card payments (docs/product/pages.md "Payment", docs/product/behaviour.md; docs/product/money.md
 * "Card payments"); for everybody.
 */
export const paymentRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, company, provider } = options;
  await app.register(eventRoutes, options);

  app.handle(paymentCalls.paymentSettings, (_input, request) => ({
    providerUrl: providerOrigin(provider, request.headers.host),
    publishableKey: provider.settings.publishableKey,
    isSandbox: provider.settings.isSandbox,
    eTransfer: eTransferIn(company, languageOf(request)),
  }));

  app.handle(paymentCalls.checkPayment, async ({ body }, request) => {
    refuseCardNumbers(body);
    const input = withPoints(paymentCheckSchema, body, languageOf(request));
    const { value, errors } = validate(paymentCheckSchema, input);
    if (errors) throw invalidInput(errors, paymentCheckSchema);
    const due = await limited(request, (connection) =>
      dueDocument(connection, Number(value.number), toCents(value.amount)),
    );
    return {
      message: paymentTexts[languageOf(request)].amountRight,
      document: documentOf(due),
    };
  });

  app.handle(paymentCalls.processPayment, async ({ body }, request, reply) => {
    refuseCardNumbers(body);
    const input = withPoints(paymentSchema, body, languageOf(request));
    const { value, errors } = validate(paymentSchema, input);
    if (errors) throw invalidInput(errors, paymentSchema);
    const begun = await limited(request, (connection) => beginPayment(connection, value));
    const status = await finishPayment(options, provider, value, begun, languageOf(request));
    return reply.code(statuses[status.status]).send(status);
  });

  app.handle(paymentCalls.paymentStatus, async ({ params }, request) => {
    const status = await paymentStatus(database, params.key, languageOf(request));
    if (!status) throw new HttpError(404, { code: 'noPayment' });
    return status;
  });

  /**
   * Rate-limits guesses per address; a correct number and amount are not counted. Counted and
   * checked in one transaction, so that concurrent guesses from an address are serialized and
   * cannot exceed the limit.
   */
  async function limited<T>(
    visitor: Visitor,
    work: (connection: Queryable) => Promise<T>,
  ): Promise<T> {
    const guess = [{ limit, key: networkOf(visitor.ip) }];
    const result = await database.visitor(visitor).transaction(async (connection) => {
      const wait = await takeAttempt(connection, guess);
      if (wait > 0) {
        throw new HttpError(
          429,
          { code: 'tooManyPayments', params: { minutes: Math.ceil(wait / 60) } },
          { retryAfter: wait },
        );
      }
      try {
        const value = await work(connection);
        await giveBackAttempt(connection, guess);
        return { value };
      } catch (error) {
        // Returned rather than thrown, since an error would roll the count back.
        if (error instanceof HttpError && error.status === 400) return { error };
        throw error;
      }
    });
    if ('error' in result) throw result.error;
    return result.value;
  }
};

/** How to pay by e-transfer, in the language of the page. */
function eTransferIn(company: Company, language: Language): PaymentSettings['eTransfer'] {
  const { eTransferEmail: email, eTransferInstructions: instructions } = companyIn(
    company,
    language,
  );
  return { email, instructions };
}
