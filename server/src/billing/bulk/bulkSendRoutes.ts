import type { FastifyPluginAsync } from 'fastify';
import { bulkCalls } from 'shared-api/contract/calls/office/bulk';
import { uuid } from 'shared-api/contract/values/uuid';
import { EntityRepository } from '../../entities/EntityRepository.ts';
import { invoices } from '../../entities/sources/invoices.ts';
import { KeyedQueue } from '../../KeyedQueue.ts';
import { HttpError } from '../../HttpError.ts';
import type { SendContext } from '../sendInvoice.ts';
import { bulkSend, bulkSendProgress, previewBulkSend } from './bulkSend.ts';

/** Sending many invoices, or reminders of them, at once (docs/decisions/0071); for Admins alone. */
export const bulkSendRoutes: FastifyPluginAsync<SendContext> = async (app, context) => {
  const { database, company } = context;
  // Those that wait for the same rows wait here, not each with a connection of the pool.
  const queue = new KeyedQueue();
  const repository = new EntityRepository(invoices, company.timeZone);

  app.handle(bulkCalls.previewBulkSend, ({ body }) => previewBulkSend(context, repository, body));

  app.handle(bulkCalls.bulkSend, ({ staff, body }) =>
    queue.run('sends', () => bulkSend(context, body, staff.username)),
  );

  app.handle(bulkCalls.bulkSendProgress, ({ params: { key } }) => {
    if (!uuid.test(key)) throw new HttpError(404, { code: 'noRecord', params: { id: key } });
    return bulkSendProgress(database, key);
  });
};
