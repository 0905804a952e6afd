import type { Queryable } from '../db/Database.ts';
import { forgetOldDevices } from './login/devices.ts';
import { forgetOldTurns } from './login/loginLimits.ts';
import { forgetOldCounts } from './log/securityEvents.ts';
import { forgetOldSessions } from './sessions.ts';

/** Removes expired login data. */
export async function forgetOldLogins(database: Queryable): Promise<void> {
  await forgetOldSessions(database);
  await forgetOldDevices(database);
  await forgetOldTurns(database);
  await forgetOldCounts(database);
}
