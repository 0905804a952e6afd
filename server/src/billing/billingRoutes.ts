import type { FastifyPluginAsync } from 'fastify';
import { billingCalls } from 'shared-api/contract/calls/billing';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Database } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { createContractServices } from './contractServices.ts';
import { dailyUpdate } from './dailyUpdate.ts';
import { receivePayment } from './receivePayment.ts';
import { voidInvoice } from './voidInvoice.ts';

interface Options {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

/** From contracts and services to money (docs/product/calls.md); for Admins alone. */
export const billingRoutes: FastifyPluginAsync<Options> = async (app, context) => {
  const { database, company } = context;

  app.handle(billingCalls.createContractServices, async ({ params }) => {
    const id = idOf(params.id);
    const today = companyDay(Date.now() / 1000, company.timeZone);
    return database.transaction(async (connection) => {
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
      const made = await createContractServices(connection, today, id);
      const message = `${made.created} services created, ${made.existing} were there already.`;
      return { ...made, message };
    });
  });

  app.handle(billingCalls.dailyUpdate, async () => {
    const counts = await dailyUpdate(context, Date.now() / 1000);
    return { ...counts, message: outcomeOf('updatedDaily', counts) };
  });

  app.handle(billingCalls.receivePayment, ({ staff, params }) =>
    receivePayment(context, idOf(params.id), staff.username),
  );

  app.handle(billingCalls.voidInvoice, ({ staff, params, body }) =>
    voidInvoice(context, idOf(params.id), body, staff.username),
  );
};

function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new HttpError(404, { code: 'noRecord', params: { id: text } });
  return Number(text);
}
