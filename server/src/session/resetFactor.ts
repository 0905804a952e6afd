import type { Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { forgetDevices } from './devices.ts';
import type { Doer } from './makeLogin.ts';
import { removeFactor } from './secondFactor.ts';
import { recordEvent } from './securityEvents.ts';
import { endSessions } from './sessions.ts';

/**
 * Removes the second factor of somebody who has lost it, and ends their sessions; in a transaction.
 * @returns whether there was one
 */
export async function resetFactor(
  connection: Queryable,
  { who, address }: Doer,
  staffId: number,
): Promise<boolean> {
  if (!(await removeFactor(connection, staffId))) return false;
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
  return true;
}
