import type { FastifyPluginAsync } from 'fastify';
import { paymentCalls } from 'shared-api/contract/calls/payments';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { uuid } from 'shared-api/contract/values/uuid';
import { receiptPdf, type DocumentContext } from '../documents/pdfs.ts';
import { HttpError } from '../HttpError.ts';
import { askedLanguage } from '../http/askedLanguage.ts';

/** Receipts that one address may download in a minute: each is written anew. */
const limit = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };

/** The receipt of a payment as PDF, for whoever knows its key. */
export const receiptRoutes: FastifyPluginAsync<DocumentContext> = async (app, context) => {
  app.handle(
    paymentCalls.paymentReceipt,
    async ({ params: { key }, query }, _request, reply) => {
      const reader = askedLanguage(query) ?? defaultLanguage;
      const receipt = uuid.test(key) ? await receiptPdf(context, key, reader) : undefined;
      if (!receipt) throw new HttpError(404, { code: 'noPayment' });
      return reply
        .headers({
          'content-disposition': `attachment; filename="${receipt.filename}"`,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .type('application/pdf')
        .send(receipt.content);
    },
    limit,
  );
};
