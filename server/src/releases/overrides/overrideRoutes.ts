import type { FastifyPluginAsync } from 'fastify';
import { releaseCalls } from 'shared-api/contract/calls/releases/releases';
import type { Database } from '../../db/Database.ts';
import { namedOrigin } from 'shared-api/contract/releases/overrides';
import { outcomeOf } from '../../outcomes/texts.ts';
import { recordId } from '../../recordIds.ts';
import { recordEvent } from '../../session/log/securityEvents.ts';
import { endOverride, type Overrides } from './Overrides.ts';

interface Options {
  database: Database;
  overrides: Overrides;
}

/**
 * Overrides, which Admins begin in their own browser and end in any. Each of both stands in the security log, as does each
 * other end: by the badge's button, by another one in its place, with the session, or by itself.
 */
export const overrideRoutes: FastifyPluginAsync<Options> = async (app, { database, overrides }) => {
  app.handle(releaseCalls.overrides, async ({ staff }) => ({
    results: await overrides.list(staff),
  }));

  app.handle(releaseCalls.beginOverride, async ({ staff, body: sent }, { ip }, reply) => {
    const body = { ...sent, origin: namedOrigin(sent.origin) };
    const cookie = await database.transaction(async (connection) => {
      const by = { staffId: staff.id, who: staff.username, address: ip };
      const begun = await overrides.begin(connection, staff.sessionId, body, by);
      const detail = `${body.app}: ${body.origin}`;
      await recordEvent(connection, { kind: 'override-begun', ...by, detail });
      return begun;
    });
    reply.header('set-cookie', cookie);
    return { message: outcomeOf('overrideBegun', body) };
  });

  app.handle(releaseCalls.endOverride, async ({ staff, params }, { ip }) =>
    database.transaction(async (connection) => {
      const by = { staffId: staff.id, who: staff.username, address: ip };
      const ended = await endOverride(connection, recordId(params), by);
      return { message: outcomeOf('overrideEnded', ended) };
    }),
  );
};
