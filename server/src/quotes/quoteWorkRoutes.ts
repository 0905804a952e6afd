import type { FastifyPluginAsync } from 'fastify';
import { quoteWorkCalls } from 'shared-api/contract/calls/quotes/quoteWork';
import { recordId } from '../recordIds.ts';
import { previewQuote } from './previewQuote.ts';
import { quoteTimeline } from './quoteTimeline.ts';
import { previewQuoteLetter, sendQuote, type SendQuoteContext } from './sendQuote.ts';

/** What the office does with a quote besides its fields (docs/product/calls.md); for Admins alone. */
export const quoteWorkRoutes: FastifyPluginAsync<SendQuoteContext> = async (app, context) => {
  app.handle(quoteWorkCalls.quoteLetter, ({ params, body }) =>
    previewQuoteLetter(context, recordId(params), body.message),
  );

  app.handle(quoteWorkCalls.sendQuote, ({ staff, params, body }) =>
    sendQuote(context, recordId(params), body, staff.username),
  );

  app.handle(quoteWorkCalls.quoteTimeline, async ({ params }) => ({
    results: await quoteTimeline(context.database, context.company.timeZone, recordId(params)),
  }));

  app.handle(quoteWorkCalls.previewQuote, async ({ params, body }, _request, reply) =>
    reply.type('application/pdf').send(await previewQuote(context, recordId(params), body)),
  );
};
