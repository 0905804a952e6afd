import type { Queryable } from '../../db/Database.ts';
import { audit } from '../../audit/audit.ts';
import { forgetDevices } from '../login/devices.ts';
import type { LoginActor } from './makeLogin.ts';
import { removeFactor } from '../factors/secondFactor.ts';
import { recordEvent } from '../log/securityEvents.ts';
import { endSessions } from '../sessions.ts';

/** Whether there was a factor, and whether the rule requires a new one. */
export interface ResetOutcome {
  wasOn: boolean;
  needsNew: boolean;
}

/**
 * Removes the second factor of somebody who has lost it, and ends their sessions; within a
 * transaction.
 */
export async function resetFactor(
  connection: Queryable,
  { who, address }: LoginActor,
  staffId: number,
): Promise<ResetOutcome> {
  const wasOn = await removeFactor(connection, staffId);
  // Read only now that the row is locked, so that the role cannot change.
  const needsNew = await factorIsRequired(connection, staffId);
  if (!wasOn) return { wasOn, needsNew };
  await endSessions(connection, staffId);
  await forgetDevices(connection, staffId);
  await audit(connection, {
    who,
    entity: 'logins',
    recordId: staffId,
    action: 'update',
    before: { secondFactor: true },
    after: { secondFactor: false },
  });
  await recordEvent(connection, { kind: 'factor-reset', staffId, who, address });
  return { wasOn, needsNew };
}

/** Whether the rule that Admins need a second factor applies to this login. */
async function factorIsRequired(connection: Queryable, staffId: number): Promise<boolean> {
  const { rows } = await connection.query<{ required: boolean }>(
    `SELECT s.role = 'Admin' AND r.admins_need_factor AS required
     FROM staff s CROSS JOIN login_rules r WHERE s.id = $1`,
    [staffId],
  );
  return rows[0]?.required ?? false;
}
