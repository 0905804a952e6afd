import type { FastifyPluginAsync } from 'fastify';
import { bulkCalls } from 'shared-api/contract/calls/office/bulk';
import type { Company } from 'shared-api/contract/company/company';
import type { Database } from '../../db/Database.ts';
import { EntityRepository } from '../../entities/EntityRepository.ts';
import { services } from '../../entities/sources/services.ts';
import { KeyedQueue } from '../../KeyedQueue.ts';
import { recordId } from '../../recordIds.ts';
import { changeServices, previewServiceBulk } from './changeServices.ts';
import { undoServiceBulk } from './undoServiceBulk.ts';

interface Options {
  database: Database;
  company: Company;
}

/** Changes of many services at once (docs/decisions/0071); for Admins alone. */
export const serviceBulkRoutes: FastifyPluginAsync<Options> = async (
  app,
  { database, company },
) => {
  // Those that wait for the same rows wait here, not each with a connection of the pool.
  const queue = new KeyedQueue();
  const repository = new EntityRepository(services, company.timeZone);

  app.handle(bulkCalls.previewServiceBulk, ({ staff, body }) =>
    previewServiceBulk(database, repository, body, staff),
  );

  app.handle(bulkCalls.changeServices, ({ staff, body }) =>
    queue.run('services', () => changeServices(database, body, staff.username)),
  );

  app.handle(bulkCalls.undoServiceBulk, ({ staff, params }) =>
    queue.run('services', () => undoServiceBulk(database, recordId(params), staff.username)),
  );
};
