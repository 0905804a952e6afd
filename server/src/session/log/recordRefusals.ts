import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/Database.ts';
import { recordEvent } from './securityEvents.ts';

/** Writes into the security log what somebody who is logged in was refused (403). */
export function recordRefusals(app: FastifyInstance, database: Database): void {
  app.decorateRequest('staff', undefined);
  app.addHook('onSend', async (request, reply) => {
    const { staff, method, routeOptions, ip } = request;
    if (reply.statusCode !== 403 || !staff) return;
    // The call's pattern: the address itself may hold what somebody typed.
    const detail = `${method} ${routeOptions.url ?? ''}`;
    await recordEvent(database, {
      kind: 'refused',
      staffId: staff.id,
      who: staff.username,
      address: ip,
      detail,
    }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a refusal was not written down');
    });
  });
}
