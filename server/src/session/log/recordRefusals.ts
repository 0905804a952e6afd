import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/Database.ts';
import { recordEvent } from './securityEvents.ts';

/** Logs 403 responses to staff in the security log. */
export function recordRefusals(app: FastifyInstance, database: Database): void {
  app.decorateRequest('staff', undefined);
  app.addHook('onSend', async (request, reply) => {
    const { staff, method, routeOptions, ip } = request;
    if (reply.statusCode !== 403 || !staff) return;
    // The route's pattern, since the actual URL may contain something typed.
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
