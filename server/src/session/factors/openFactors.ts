import { advisoryLocks } from '../../db/advisoryLocks.ts';
import type { Database } from '../../db/Database.ts';
import { factorKeyWarning, openFactorBox } from './factorKey.ts';
import type { SecretBox } from './SecretBox.ts';

/** Opens the encryption of TOTP secrets, and logs if stored secrets cannot be decrypted. */
export async function openFactors(
  database: Database,
  config: Parameters<typeof openFactorBox>[0],
): Promise<SecretBox> {
  // Servers may share a data directory, and must not read a key that another is still writing.
  const factorBox = await database.oneAtATime(advisoryLocks.factorKey, () => openFactorBox(config));
  const warning = await factorKeyWarning(database, factorBox);
  if (warning !== undefined) console.error(warning);
  return factorBox;
}
