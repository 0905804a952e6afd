import type { FastifyPluginAsync } from 'fastify';
import { visitCalls } from 'shared-api/contract/calls/visits';
import { languageOf } from '../languageOf.ts';
import type { VisitContext } from './confirmAgain.ts';
import { requestVisit } from './requestVisit.ts';
import { thanksForVisit } from './thanksForVisit.ts';

/** Requests for a visit (docs/product/pages.md "Service page"). */
export const visitRoutes: FastifyPluginAsync<VisitContext> = async (app, context) => {
  app.handle(visitCalls.requestVisit, async ({ body }, request) => {
    const language = languageOf(request);
    await requestVisit(context, body, request, language);
    return { message: thanksForVisit(context.company, body.postalCode, language) };
  });
};
