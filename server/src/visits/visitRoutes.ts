import type { FastifyPluginAsync } from 'fastify';
import { visitCalls } from 'shared-api/contract/calls/visits';
import { languageOf } from '../languageOf.ts';
import { requestVisit, type VisitContext } from './requestVisit.ts';
import { visitTexts } from './texts.ts';

/** Requests for a visit (docs/product/pages.md "Service page"). */
export const visitRoutes: FastifyPluginAsync<VisitContext> = async (app, context) => {
  app.handle(visitCalls.requestVisit, async ({ body }, request) => {
    const language = languageOf(request);
    await requestVisit(context, body, request, language);
    return { message: visitTexts[language].thanks };
  });
};
