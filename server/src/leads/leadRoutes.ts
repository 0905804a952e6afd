import type { FastifyPluginAsync } from 'fastify';
import { leadCalls } from 'shared-api/contract/calls/office/leads';
import { recordId } from '../recordIds.ts';
import { leadThread } from './leadThread.ts';
import {
  markLeadAnswered,
  previewLeadLetter,
  replyToLead,
  type ReplyContext,
} from './replyToLead.ts';
import { tieLeadToClient } from './tieLead.ts';
import { tieLeadToQuote } from './tieQuote.ts';

/** What the office does with a lead (docs/product/office.md "Leads"); for Admins alone. */
export const leadRoutes: FastifyPluginAsync<ReplyContext> = async (app, context) => {
  app.handle(leadCalls.leadThread, ({ params }) => leadThread(context, recordId(params)));

  app.handle(leadCalls.tieLeadToClient, ({ staff, params, body }) =>
    tieLeadToClient(context, recordId(params), body, staff.username),
  );

  app.handle(leadCalls.tieLeadToQuote, ({ staff, params, body }) =>
    tieLeadToQuote(context, recordId(params), body.quoteId, staff.username),
  );

  app.handle(leadCalls.leadLetter, ({ params, body }) =>
    previewLeadLetter(context, recordId(params), body),
  );

  app.handle(leadCalls.replyToLead, ({ staff, params, body }) =>
    replyToLead(context, recordId(params), body, staff.username),
  );

  app.handle(leadCalls.markLeadAnswered, ({ staff, params }) =>
    markLeadAnswered(context, recordId(params), staff.username),
  );
};
