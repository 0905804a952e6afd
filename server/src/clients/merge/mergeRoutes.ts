import type { FastifyPluginAsync } from 'fastify';
import { clientMergeCalls } from 'shared-api/contract/calls/office/clientMerges';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Database } from '../../db/Database.ts';
import { KeyedQueue } from '../../KeyedQueue.ts';
import { recordId } from '../../recordIds.ts';
import { mergeClients } from './mergeClients.ts';
import { mergeCandidates, previewMerge } from './previewMerge.ts';
import { previewMergeUndo, undoMerge } from './undo/undoMerge.ts';

interface Options {
  database: Database;
  company: Company;
}

/** Two clients who are the same become one, and two again (docs/decisions/0065). */
export const mergeRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  // Merges that wait for the same rows wait here, not each with a connection of the pool.
  const queue = new KeyedQueue();
  const today = (): string => companyDay(Date.now() / 1000, company.timeZone);

  app.handle(clientMergeCalls.mergeCandidates, ({ params }) =>
    mergeCandidates(database, recordId(params)),
  );

  app.handle(clientMergeCalls.previewMerge, ({ params }) =>
    previewMerge(database, {
      keptId: recordId(params),
      otherId: recordId({ id: params.otherId }),
      today: today(),
    }),
  );

  app.handle(clientMergeCalls.mergeClients, ({ staff, params, body }) =>
    queue.run('merges', () => mergeClients(database, recordId(params), body, staff.username)),
  );

  app.handle(clientMergeCalls.previewMergeUndo, ({ params }) =>
    previewMergeUndo(database, recordId(params)),
  );

  app.handle(clientMergeCalls.undoMerge, ({ staff, params }) =>
    queue.run('merges', () => undoMerge(database, recordId(params), staff.username)),
  );
};
