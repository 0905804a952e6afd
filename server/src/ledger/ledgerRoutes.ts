import type { FastifyPluginAsync } from 'fastify';
import { ledgerCalls } from 'shared-api/contract/calls/ledger';
import { HttpError, invalidInput } from '../HttpError.ts';
import { allocateCredit, allocatePayment } from './allocatePayment.ts';
import { clientAccount } from './clientAccount.ts';
import { creditInvoice } from './credit.ts';
import { invoiceLedger } from './invoiceLedger.ts';
import { dayOf, type LedgerContext } from './ledger.ts';
import { listPayments } from './listPayments.ts';
import { recordPayment } from './recordPayment.ts';
import { reversePayment } from './reversePayment.ts';
import { writeOff } from './writeOff.ts';

/**
 * Money that is received and credited (docs/product/calls.md); for Admins alone. What is given back is in
 * `payments/moneyBack/`, since it may go through the card provider.
 */
export const ledgerRoutes: FastifyPluginAsync<LedgerContext> = async (app, context) => {
  const { database, company } = context;

  app.handle(ledgerCalls.payments, async ({ query }) => ({
    results: await listPayments(database, {
      clientId: filterOf(query, 'clientId'),
      invoiceId: filterOf(query, 'invoiceId'),
    }),
  }));

  app.handle(ledgerCalls.recordPayment, ({ staff, body }) =>
    recordPayment(context, body, staff.username),
  );

  app.handle(ledgerCalls.reversePayment, ({ staff, params, body }) =>
    reversePayment(context, idOf(params.id), body, staff.username),
  );

  app.handle(ledgerCalls.allocatePayment, ({ staff, params, body }) =>
    allocatePayment(context, idOf(params.id), body, staff.username),
  );

  app.handle(ledgerCalls.allocateCredit, ({ staff, params, body }) =>
    allocateCredit(context, idOf(params.id), body, staff.username),
  );

  app.handle(ledgerCalls.creditInvoice, ({ staff, params, body }) =>
    creditInvoice(context, idOf(params.id), body, staff.username),
  );

  app.handle(ledgerCalls.writeOff, ({ staff, params, body }) =>
    writeOff(context, idOf(params.id), body, staff.username),
  );

  app.handle(ledgerCalls.invoiceLedger, ({ params }) => invoiceLedger(database, idOf(params.id)));

  app.handle(ledgerCalls.clientAccount, ({ params }) =>
    clientAccount(database, idOf(params.id), dayOf(company)),
  );
};

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

function idOf(text: string): number {
  if (!isId(text)) throw new HttpError(404, { code: 'noRecord', params: { id: text } });
  return Number(text);
}

function filterOf(query: Record<string, unknown>, name: 'clientId' | 'invoiceId'): number | null {
  const text = query[name];
  if (text === undefined) return null;
  if (typeof text !== 'string' || !isId(text)) {
    throw invalidInput({ [name]: { code: 'notRecordNumber' } });
  }
  return Number(text);
}
