import type { FastifyPluginAsync } from 'fastify';
import { visitCalls } from 'shared-api/contract/calls/visits';
import { languageOf } from '../languageOf.ts';
import { requestVisit, type VisitContext } from './requestVisit.ts';

/** Requests for a visit (docs/product/pages.md "Service page"). */
export const visitRoutes: FastifyPluginAsync<VisitContext> = async (app, context) => {
  app.handle(visitCalls.requestVisit, async ({ body }, request) => ({
    message: await requestVisit(context, body, request, languageOf(request)),
  }));
};
