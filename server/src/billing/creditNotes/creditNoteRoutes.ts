import type { FastifyPluginAsync } from 'fastify';
import { moneyBackCalls } from 'shared-api/contract/calls/moneyBack';
import { HttpError } from '../../HttpError.ts';
import { previewCreditNote, sendCreditNote, type CreditMailContext } from './sendCreditNote.ts';

/** Credit notes by mail (docs/product/money.md "Ledger"); for Admins alone. */
export const creditNoteRoutes: FastifyPluginAsync<CreditMailContext> = async (app, context) => {
  app.handle(moneyBackCalls.creditLetter, ({ params, body }) =>
    previewCreditNote(context, idOf(params.id), body.message),
  );

  app.handle(moneyBackCalls.sendCredit, ({ staff, params, body }) =>
    sendCreditNote(context, idOf(params.id), body, staff.username),
  );
};

function idOf(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new HttpError(404, { code: 'noCreditOfId', params: { id } });
  return Number(id);
}
