import type { FastifyPluginAsync } from 'fastify';
import { ledgerCalls } from 'shared-api/contract/calls/ledger';
import { recordFilter, recordId } from '../recordIds.ts';
import { allocateCredit, allocatePayment } from './allocatePayment.ts';
import { clientAccount } from './clientAccount.ts';
import { creditInvoice } from './credit.ts';
import { invoiceLedger } from './invoiceLedger.ts';
import { dayOf, type LedgerContext } from './ledger.ts';
import { listPayments } from './listPayments.ts';
import { previewCredit } from './previewCredit.ts';
import { recordPayment } from './recordPayment.ts';
import { releaseCredit, releasePayment } from './releaseAllocation.ts';
import { reversePayment } from './reversePayment.ts';
import { reverseWriteOff } from './reverseWriteOff.ts';
import { writeOff } from './writeOff.ts';

/**
 * Money that is received and credited (docs/product/calls.md); for Admins alone. What is given back is in
 * `payments/moneyBack/`, since it may go through the card provider.
 */
export const ledgerRoutes: FastifyPluginAsync<LedgerContext> = async (app, context) => {
  const { database, company } = context;

  app.handle(ledgerCalls.payments, async ({ query }) => ({
    results: await listPayments(database, {
      clientId: recordFilter(query, 'clientId'),
      invoiceId: recordFilter(query, 'invoiceId'),
      quoteId: recordFilter(query, 'quoteId'),
    }),
  }));

  app.handle(ledgerCalls.recordPayment, ({ staff, body }) =>
    recordPayment(context, body, staff.username),
  );

  app.handle(ledgerCalls.reversePayment, ({ staff, params, body }) =>
    reversePayment(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.allocatePayment, ({ staff, params, body }) =>
    allocatePayment(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.allocateCredit, ({ staff, params, body }) =>
    allocateCredit(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.releasePayment, ({ staff, params, body }) =>
    releasePayment(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.releaseCredit, ({ staff, params, body }) =>
    releaseCredit(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.creditPreview, ({ params, body }) =>
    previewCredit(context, recordId(params), body),
  );

  app.handle(ledgerCalls.creditInvoice, ({ staff, params, body }) =>
    creditInvoice(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.writeOff, ({ staff, params, body }) =>
    writeOff(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.reverseWriteOff, ({ staff, params, body }) =>
    reverseWriteOff(context, recordId(params), body, staff.username),
  );

  app.handle(ledgerCalls.invoiceLedger, ({ params }) => invoiceLedger(database, recordId(params)));

  app.handle(ledgerCalls.clientAccount, ({ params }) =>
    clientAccount(database, recordId(params), dayOf(company)),
  );
};
