import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Company } from 'shared-api/contract/company';
import { companyDay } from 'shared-api/contract/companyTime';
import { validate } from 'shared-api/contract/fields';
import { voidSchema } from 'shared-api/contract/voidInvoice';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { authenticate } from '../session/authenticate.ts';
import type { Staff } from '../session/sessions.ts';
import { createContractServices } from './contractServices.ts';
import { dailyMessage, dailyUpdate } from './dailyUpdate.ts';
import { receivePayment } from './receivePayment.ts';
import { voidInvoice } from './voidInvoice.ts';

interface Options {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

/** What is specified as GET is taken as POST as well (docs/decisions/0006). */
const getOrPost = ['GET', 'POST'];

/** From contracts and services to money (docs/product/calls.md); for Admins alone. */
export const billingRoutes: FastifyPluginAsync<Options> = async (app, context) => {
  const { database, company } = context;

  async function admin(request: FastifyRequest): Promise<Staff> {
    const staff = await authenticate(database, request);
    if (staff.role !== 'Admin') throw new HttpError(403, 'Only an Admin may do this.');
    return staff;
  }

  app.route<{ Params: { id: string } }>({
    method: getOrPost,
    url: '/create-contract-services/:id',
    async handler(request) {
      await admin(request);
      const id = idOf(request.params.id);
      const today = companyDay(Date.now() / 1000, company.timeZone);
      return database.transaction(async (connection) => {
        const { rows } = await connection.query<{ is_active: boolean }>(
          'SELECT is_active FROM contracts WHERE id = $1',
          [id],
        );
        const [contract] = rows;
        if (!contract) throw new HttpError(404, `There is no contract with id ${id}.`);
        if (!contract.is_active) {
          throw new HttpError(409, 'This contract is not active. Tick Active and update it first.');
        }
        const made = await createContractServices(connection, today, id);
        const message = `${made.created} services created, ${made.existing} were there already.`;
        return { ...made, message };
      });
    },
  });

  app.route({
    method: getOrPost,
    url: '/daily-update',
    async handler(request) {
      await admin(request);
      const counts = await dailyUpdate(context, Date.now() / 1000);
      return { ...counts, message: dailyMessage(counts) };
    },
  });

  app.put<{ Params: { id: string } }>('/receive-payment/:id/', async (request) => {
    const { username } = await admin(request);
    return receivePayment(context, idOf(request.params.id), username);
  });

  app.post<{ Params: { id: string } }>('/invoices/:id/void/', async (request) => {
    const { username } = await admin(request);
    const { value, errors } = validate(voidSchema, request.body);
    if (errors) throw invalidInput(errors);
    return voidInvoice(context, idOf(request.params.id), value, username);
  });
};

function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new HttpError(404, `There is no record with id ${text}.`);
  return Number(text);
}
