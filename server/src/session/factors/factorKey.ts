import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from '../../config.ts';
import type { Queryable } from '../../db/Database.ts';
import { keyBytes, SecretBox, SecretBoxError } from './SecretBox.ts';
import { ownerOf } from './secondFactor.ts';

const keyPattern = new RegExp(`^[0-9a-f]{${keyBytes * 2}}$`, 'i');

/**
 * Opens the encryption of TOTP secrets with `FACTOR_KEY`, or else with a key that is generated once
 * and stored in the data directory, readable by its owner only.
 * @throws ConfigError if the file does not contain a key
 */
export async function openFactorBox({ factorKey, dataDir }: Config): Promise<SecretBox> {
  if (factorKey !== undefined) return new SecretBox(Buffer.from(factorKey, 'hex'));
  const file = path.join(dataDir, 'factor.key');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${randomBytes(keyBytes).toString('hex')}\n`, {
    flag: 'wx',
    mode: 0o600,
  }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  const key = (await readFile(file, 'utf8')).trim();
  if (!keyPattern.test(key)) {
    throw new ConfigError(
      `${file} must hold ${keyBytes * 2} hexadecimal digits. Bring back the file from a backup; or remove it, and reset everybody's second factor: npm run reset-factor -- <username>.`,
    );
  }
  return new SecretBox(Buffer.from(key, 'hex'));
}

/** A warning if the key does not match the stored factors. */
export async function factorKeyWarning(
  database: Queryable,
  box: SecretBox,
): Promise<string | undefined> {
  const { rows } = await database.query<{ id: number; secret: Buffer }>(
    'SELECT staff_id AS id, secret FROM second_factors WHERE secret IS NOT NULL LIMIT 1',
  );
  const [stored] = rows;
  try {
    if (stored) box.open(stored.secret, ownerOf(stored.id));
    return undefined;
  } catch (error) {
    if (!(error instanceof SecretBoxError)) throw error;
    return `${error.message} Until then, those who have one can log in with a recovery code only.`;
  }
}
