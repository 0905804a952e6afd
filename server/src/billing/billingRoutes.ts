import type { FastifyPluginAsync } from 'fastify';
import { unlessImporting } from '../db/unlessImporting.ts';
import { billingCalls } from 'shared-api/contract/calls/billing';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { HttpError, invalidInput } from '../HttpError.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { recordId } from '../recordIds.ts';
import { billRoutes } from './bills/billRoutes.ts';
import { bulkSendRoutes } from './bulk/bulkSendRoutes.ts';
import { createContractServices } from './contractServices.ts';
import { dailyRun, dailyRuns } from './dailyRuns.ts';
import { dailyUpdate, previewDailyUpdate } from './dailyUpdate.ts';
import { markSent } from './markSent.ts';
import { previewInvoice } from './previewInvoice.ts';
import { previewLetter } from './previewLetter.ts';
import { receivePayment } from './receivePayment.ts';
import { sendInvoice, type SendContext } from './sendInvoice.ts';
import { previewStatementLetter, sendStatement } from './sendStatement.ts';
import { timelineOf } from './timeline/timeline.ts';
import { voidInvoice } from './voidInvoice.ts';

/** From contracts and services to money (docs/product/calls.md); for Admins alone. */
export const billingRoutes: FastifyPluginAsync<SendContext> = async (app, context) => {
  const { database, company } = context;
  await app.register(billRoutes, context);
  await app.register(bulkSendRoutes, context);

  app.handle(billingCalls.createContractServices, async ({ params }) => {
    const id = recordId(params);
    const today = companyDay(Date.now() / 1000, company.timeZone);
    return unlessImporting(database, ['services'], async (connection) => {
      const { rows } = await connection.query<{ is_active: boolean }>(
        'SELECT is_active FROM contracts WHERE id = $1',
        [id],
      );
      const [contract] = rows;
      if (!contract)
        throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'contracts', id } });
      if (!contract.is_active) {
        throw new HttpError(409, { code: 'contractInactive' });
      }
      const made = await createContractServices(connection, company, today, id);
      const message = `${made.created} services created, ${made.existing} were there already.`;
      return { ...made, message };
    });
  });

  app.handle(billingCalls.dailyUpdate, async ({ staff }) => {
    const { counts, others } = await dailyUpdate(context, Date.now() / 1000, staff.username);
    return { ...counts, message: outcomeOf('updatedDaily', { ...counts, others }) };
  });

  app.handle(billingCalls.dailyPreview, () => previewDailyUpdate(context, Date.now() / 1000));

  app.handle(billingCalls.dailyRuns, ({ query: { before } }) => {
    if (before !== undefined && !(typeof before === 'string' && /^\d{1,15}$/.test(before))) {
      throw invalidInput({ before: { code: 'notRecordNumber' } });
    }
    return dailyRuns(database, before === undefined ? null : Number(before));
  });

  app.handle(billingCalls.dailyRun, ({ params }) => dailyRun(database, params.id));

  app.handle(billingCalls.receivePayment, ({ staff, params }) =>
    receivePayment(context, recordId(params), staff.username),
  );

  app.handle(billingCalls.voidInvoice, ({ staff, params, body }) =>
    voidInvoice(context, recordId(params), body, staff.username),
  );

  app.handle(billingCalls.invoiceLetter, ({ params, body }) =>
    previewLetter(context, recordId(params), body),
  );

  app.handle(billingCalls.sendInvoice, ({ staff, params, body }) =>
    sendInvoice(context, recordId(params), body, staff.username),
  );

  app.handle(billingCalls.markInvoiceSent, ({ staff, params, body }) =>
    markSent(context, recordId(params), body, staff.username),
  );

  app.handle(billingCalls.invoiceTimeline, async ({ params }) => ({
    results: await timelineOf(database, company.timeZone, recordId(params)),
  }));

  app.handle(billingCalls.statementLetter, ({ params, body }) =>
    previewStatementLetter(context, recordId(params), body),
  );

  app.handle(billingCalls.sendStatement, ({ staff, params, body }) =>
    sendStatement(context, recordId(params), body, staff.username),
  );

  app.handle(billingCalls.previewInvoice, async ({ body }, _request, reply) =>
    reply.type('application/pdf').send(await previewInvoice(context, body)),
  );
};
