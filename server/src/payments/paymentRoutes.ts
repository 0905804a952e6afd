import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { paymentCalls } from 'shared-api/contract/calls/payments';
import { uuid } from 'shared-api/contract/values/uuid';
import { companyIn, type Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import {
  checkoutSchema,
  paymentCheckSchema,
  paymentSchema,
  type CheckoutRequest,
  type PaymentRequest,
  type PaymentSettings,
  type PaymentStatus,
} from 'shared-api/contract/billing/payment';
import type { AnyObject, AnyObjectSchema, ObjectSchema } from 'yup';
import type { DocumentContext } from '../documents/pdfs.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { validate } from 'shared-api/contract/fields/schemas';
import { withPoints } from 'shared-api/contract/fields/typedFields';
import { languageOf } from '../languageOf.ts';
import { comeBack } from './elsewhere.ts';
import { refuseCardNumbers } from './refuseCardNumbers.ts';
import { checkDue } from './due/checkDue.ts';
import { eventRoutes } from './eventRoutes.ts';
import { moneyBackRoutes } from './moneyBack/moneyBackRoutes.ts';
import { pay } from './pay.ts';
import { withdrawKey } from './withdrawal/paymentKeys.ts';
import { documentOf, paymentStatus, statusOf } from './paymentStatus.ts';
import { pageSeenBy, providerOrigin, type PaymentProvider } from './provider.ts';
import { receiptRoutes } from './receiptRoutes.ts';
import type { PaymentContext } from './settle.ts';
import { paymentTexts } from './texts.ts';

interface Options extends PaymentContext {
  provider: PaymentProvider;
  workers: DocumentContext['workers'];
}

/** Response status by outcome: paid, declined, not known yet. */
const statuses = { succeeded: 200, failed: 402, confirming: 202 } as const;

/**
 * Card payments (docs/product/pages.md "Payment", docs/product/behaviour.md; docs/product/money.md
 * "Card payments"); for everybody.
 */
export const paymentRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, company, provider } = options;
  await app.register(eventRoutes, options);
  await app.register(receiptRoutes, options);
  await app.register(moneyBackRoutes, options);

  app.handle(paymentCalls.paymentSettings, (_input, request) => ({
    providerUrl: providerOrigin(provider, request.headers.host),
    publishableKey: provider.settings.publishableKey,
    way: provider.settings.way,
    isSandbox: provider.settings.isSandbox,
    eTransfer: eTransferIn(company, languageOf(request)),
  }));

  app.handle(paymentCalls.checkPayment, async ({ body }, request) => {
    const value = checked(paymentCheckSchema, body, request);
    const due = await checkDue(options, request, value);
    const language = languageOf(request);
    const { open } = due;
    return {
      message: paymentTexts[language].amountRight,
      document: documentOf({ ...due, asked: due.deposit?.kind ?? null }),
      // What paying would answer, and no more: it joins the payment that is under way.
      ...(open && { open: seen(statusOf(open, language, company), request) }),
    };
  });

  app.handle(paymentCalls.processPayment, async ({ body }, request, reply) => {
    const value = checked(paymentSchema, body, request);
    const status = await paid(request, value);
    return reply.code(statuses[status.status]).send(status);
  });

  app.handle(paymentCalls.checkout, async ({ body }, request, reply) => {
    const value = checked(checkoutSchema, body, request);
    const status = await paid(request, value);
    return reply.code(statuses[status.status]).send(status);
  });

  app.handle(paymentCalls.paymentStatus, ({ params }, request) => statusUnder(params.key, request));

  app.handle(paymentCalls.abandonPayment, async ({ params }, request) => {
    await comeBack(options, provider, params.key, true);
    return statusUnder(params.key, request);
  });

  app.handle(paymentCalls.withdrawPayment, async ({ params: { key } }, request) => {
    if (!uuid.test(key)) throw new HttpError(404, { code: 'noPayment' });
    const attempt = await database
      .visitor(request)
      .transaction((connection) => withdrawKey(connection, key));
    return {
      payment: attempt ? seen(statusOf(attempt, languageOf(request), company), request) : null,
    };
  });

  /** Makes a payment, or has it go on at the bank or on the provider's page. */
  async function paid(
    request: FastifyRequest,
    input: PaymentRequest | CheckoutRequest,
  ): Promise<PaymentStatus> {
    const attempt = await pay(options, provider, request, input);
    return seen(statusOf(attempt, languageOf(request), company), request);
  }

  async function statusUnder(key: string, request: FastifyRequest): Promise<PaymentStatus> {
    const status = await paymentStatus(database, company, key, languageOf(request));
    if (!status) throw new HttpError(404, { code: 'noPayment' });
    return seen(status, request);
  }

  const seen = (status: PaymentStatus, { headers }: FastifyRequest): PaymentStatus => ({
    ...status,
    continueAt: pageSeenBy(provider, headers.host, status.continueAt),
  });
};

/**
 * A body as its schema has it, with amounts as the page's language writes them.
 * @throws HttpError 400
 */
function checked<T extends AnyObject>(
  schema: ObjectSchema<T> & AnyObjectSchema,
  body: unknown,
  request: FastifyRequest,
): T {
  refuseCardNumbers(body);
  const { value, errors } = validate<T>(schema, withPoints(schema, body, languageOf(request)));
  if (errors) throw invalidInput(errors, schema);
  return value;
}

/** How to pay by e-transfer, in the language of the page. */
function eTransferIn(company: Company, language: Language): PaymentSettings['eTransfer'] {
  const { eTransferEmail: email, eTransferInstructions: instructions } = companyIn(
    company,
    language,
  );
  return { email, instructions };
}
