import type { FastifyPluginAsync } from 'fastify';
import { changeOrderCalls } from 'shared-api/contract/calls/quotes/changeOrders';
import { recordId } from '../../recordIds.ts';
import {
  acceptChangeOrder,
  acceptQuote,
  withdrawChangeOrder,
  type AgreementContext,
} from './acceptQuote.ts';
import { findAgreement } from './agreement.ts';
import { makeChangeOrder } from './makeChangeOrder.ts';

/** What clients agree to, as the office records it (docs/product/calls.md); for Admins alone. */
export const agreementRoutes: FastifyPluginAsync<AgreementContext> = async (app, context) => {
  app.handle(changeOrderCalls.agreement, ({ params }) =>
    findAgreement(context.database, recordId(params)),
  );

  app.handle(changeOrderCalls.acceptQuote, ({ staff, params, body }) =>
    acceptQuote(context, recordId(params), body, staff.username),
  );

  app.handle(changeOrderCalls.makeChangeOrder, async ({ staff, params, body }, _request, reply) => {
    const order = await makeChangeOrder(context, recordId(params), body, staff.username);
    return reply.code(201).send(order);
  });

  app.handle(changeOrderCalls.acceptChangeOrder, ({ staff, params, body }) =>
    acceptChangeOrder(context, recordId(params), body, staff.username),
  );

  app.handle(changeOrderCalls.withdrawChangeOrder, ({ staff, params, body }) =>
    withdrawChangeOrder(context, recordId(params), body, staff.username),
  );
};
