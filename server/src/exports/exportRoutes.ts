import type { FastifyPluginAsync } from 'fastify';
import { exportCalls } from 'shared-api/contract/calls/office/exports';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Database } from '../db/Database.ts';
import { recordId } from '../recordIds.ts';
import { recordEvent } from '../session/log/securityEvents.ts';
import { everything } from './everything.ts';
import { personData } from './personData.ts';
import { zipOf } from '../http/zipOf.ts';

interface Options {
  database: Database;
  company: Company;
}

/** Archives of what is stored, each of which is written down in the security log. */
export const exportRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  const today = (): string => companyDay(Date.now() / 1000, company.timeZone);

  app.handle(exportCalls.exportEverything, async ({ staff }, { ip }, reply) => {
    const files = await everything(database, company);
    await recordEvent(database, {
      kind: 'data-exported',
      staffId: staff.id,
      who: staff.username,
      address: ip,
    });
    return reply
      .header('content-disposition', `attachment; filename="everything-${today()}.zip"`)
      .type('application/zip')
      .send(zipOf(files));
  });

  app.handle(exportCalls.exportClient, async ({ staff, params }, { ip }, reply) => {
    const id = recordId(params);
    const files = await personData(database, company, id);
    await recordEvent(database, {
      kind: 'data-exported',
      staffId: staff.id,
      who: staff.username,
      address: ip,
      detail: `clients/${id}`,
    });
    return reply
      .header('content-disposition', `attachment; filename="client-${id}-${today()}.zip"`)
      .type('application/zip')
      .send(zipOf(files));
  });
};
