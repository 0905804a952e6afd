import type { FastifyPluginAsync } from 'fastify';
import { bulkCalls } from 'shared-api/contract/calls/office/bulk';
import { uuid } from 'shared-api/contract/values/uuid';
import { EntityRepository } from '../../entities/EntityRepository.ts';
import { services } from '../../entities/sources/services.ts';
import { HttpError } from '../../HttpError.ts';
import { KeyedQueue } from '../../KeyedQueue.ts';
import type { SendContext } from '../sendInvoice.ts';
import { billServices, previewBills } from './billServices.ts';
import { undoBills } from './undoBills.ts';

/** Billing services that are done (docs/product/money.md "From quote to money"); for who handles money. */
export const billRoutes: FastifyPluginAsync<SendContext> = async (app, context) => {
  // Those that wait for the same lock wait here, not each with a connection of the pool.
  const queue = new KeyedQueue();
  const repository = new EntityRepository(services, context.company.timeZone);

  app.handle(bulkCalls.previewBills, ({ staff, body }) =>
    queue.run('bills', () => previewBills(context, repository, body, staff)),
  );

  app.handle(bulkCalls.billServices, ({ staff, body }) =>
    queue.run('bills', () => billServices(context, body, staff.username)),
  );

  app.handle(bulkCalls.undoBills, ({ staff, params: { key } }) => {
    if (!uuid.test(key)) throw new HttpError(404, { code: 'noBulkChange' });
    return queue.run('bills', () => undoBills(context.database, key, staff.username));
  });
};
