import type { FastifyPluginAsync } from 'fastify';
import { deployTokenCalls } from 'shared-api/contract/calls/releases/deploy';
import type { Database } from '../../db/Database.ts';
import { outcomeOf } from '../../outcomes/texts.ts';
import { recordId } from '../../recordIds.ts';
import { recordEvent } from '../../session/log/securityEvents.ts';
import {
  listDeployTokens,
  makeDeployToken,
  revokeDeployToken,
} from '../../session/tokens/deployTokens.ts';

/** Tokens of pipelines, which Admins make and revoke; both stand in the security log. */
export const deployTokenRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database },
) => {
  app.handle(deployTokenCalls.deployTokens, () => listDeployTokens(database));

  app.handle(deployTokenCalls.makeDeployToken, async ({ staff, body }, { ip }) =>
    database.transaction(async (connection) => {
      const made = await makeDeployToken(connection, body, staff.username);
      const detail = `${body.app}: ${body.name}`;
      await recordEvent(connection, {
        kind: 'deploy-token-made',
        staffId: staff.id,
        who: staff.username,
        address: ip,
        detail,
      });
      return made;
    }),
  );

  app.handle(deployTokenCalls.revokeDeployToken, async ({ staff, params }, { ip }) =>
    database.transaction(async (connection) => {
      const name = await revokeDeployToken(connection, recordId(params), staff.username);
      await recordEvent(connection, {
        kind: 'deploy-token-revoked',
        staffId: staff.id,
        who: staff.username,
        address: ip,
        detail: name,
      });
      return { message: outcomeOf('deployTokenRevoked', { name }) };
    }),
  );
};
