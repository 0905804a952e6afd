import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { FactorSetUp } from 'shared-api/contract/staff/account';
import type { Queryable } from '../../db/Database.ts';
import { lockLogin } from './lockLogin.ts';
import type { SecretBox } from './SecretBox.ts';

/** Whose secret it is, to the box that seals it. */
export const ownerOf = (staffId: number): string => `factor of ${staffId}`;

/** Minutes within which a factor that is being set up needs its first code. */
const pendingMinutes = 15;

/** What authenticator apps take for granted: SHA-1, six digits, thirty seconds (RFC 6238). */
const period = 30;

/** Recovery codes that are made at a time, and letters of each: about 79 random bits. */
const codeCount = 10;
const codeLength = 16;

/** Without letters and digits that are taken for one another. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * The time step that a code belongs to: this one, or the one before or after, for clocks that differ.
 * @returns undefined when it is the code of none of them
 */
function stepOf(secret: Buffer, code: string): number | undefined {
  const timestamp = Date.now();
  const bytes = new Uint8Array(secret).buffer;
  const delta = TOTP.validate({
    token: code,
    secret: new Secret({ buffer: bytes }),
    period,
    window: 1,
    timestamp,
  });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** Begins to set up a factor; the one in force, if any, stays until the first code of this one. */
export async function beginFactor(
  database: Queryable,
  box: SecretBox,
  { staffId, username, issuer }: { staffId: number; username: string; issuer: string },
): Promise<FactorSetUp> {
  const secret = new Secret({ size: 20 });
  await database.query(
    `INSERT INTO second_factors (staff_id, pending, pending_at) VALUES ($1, $2, now())
     ON CONFLICT (staff_id) DO UPDATE SET pending = $2, pending_at = now()`,
    [staffId, box.seal(secret.bytes, ownerOf(staffId))],
  );
  return {
    secret: secret.base32.replace(/(.{4})(?=.)/g, '$1 '),
    uri: new TOTP({ issuer, label: username, secret, period }).toString(),
  };
}

/**
 * Puts the factor in force that was begun, with its first code; in a transaction.
 * @returns what came of it; `expired` when none was begun within the last 15 minutes
 */
export async function confirmFactor(
  connection: Queryable,
  box: SecretBox,
  staffId: number,
  code: string,
): Promise<'on' | 'wrong' | 'expired'> {
  await lockLogin(connection, staffId);
  const { rows } = await connection.query<{ pending: Buffer }>(
    `SELECT pending FROM second_factors WHERE staff_id = $1 AND pending IS NOT NULL
       AND pending_at > now() - make_interval(mins => $2) FOR UPDATE`,
    [staffId, pendingMinutes],
  );
  const [found] = rows;
  if (!found) return 'expired';
  const step = stepOf(box.open(found.pending, ownerOf(staffId)), digitsOf(code));
  if (step === undefined) return 'wrong';
  await connection.query(
    `UPDATE second_factors SET secret = pending, confirmed_at = now(), used_step = $2,
       pending = NULL, pending_at = NULL
     WHERE staff_id = $1`,
    [staffId, step],
  );
  return 'on';
}

/**
 * Checks a code at a login and uses it up: none is accepted twice, nor one that is older than the
 * newest accepted.
 * @param sealed the factor's secret as it is stored
 * @returns what it was; undefined when it is neither a right code nor an unused recovery code
 */
export async function useCode(
  database: Queryable,
  box: SecretBox,
  { staffId, sealed, code }: { staffId: number; sealed: Buffer; code: string },
): Promise<'code' | 'recovery code' | undefined> {
  const digits = digitsOf(code);
  if (!/^\d{6}$/.test(digits)) {
    const { rowCount } = await database.query(
      `UPDATE recovery_codes SET used_at = now()
       WHERE staff_id = $1 AND code_hash = $2 AND used_at IS NULL`,
      [staffId, hashOfCode(code)],
    );
    return rowCount === 1 ? 'recovery code' : undefined;
  }
  const step = stepOf(box.open(sealed, ownerOf(staffId)), digits);
  if (step === undefined) return undefined;
  const { rowCount } = await database.query(
    'UPDATE second_factors SET used_step = $2 WHERE staff_id = $1 AND used_step < $2',
    [staffId, step],
  );
  return rowCount === 1 ? 'code' : undefined;
}

/** Replaces somebody's recovery codes; in a transaction. Only their hashes are stored. */
export async function makeRecoveryCodes(connection: Queryable, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await connection.query('DELETE FROM recovery_codes WHERE staff_id = $1', [staffId]);
  await connection.query(
    'INSERT INTO recovery_codes (staff_id, code_hash) SELECT $1, unnest($2::bytea[])',
    [staffId, codes.map(hashOfCode)],
  );
  return codes;
}

/**
 * Removes somebody's second factor; in a transaction.
 * @returns whether there was one in force
 */
export async function removeFactor(connection: Queryable, staffId: number): Promise<boolean> {
  await lockLogin(connection, staffId);
  const { rows } = await connection.query<{ was_on: boolean }>(
    `DELETE FROM second_factors WHERE staff_id = $1
     RETURNING confirmed_at IS NOT NULL AS was_on`,
    [staffId],
  );
  await connection.query('DELETE FROM recovery_codes WHERE staff_id = $1', [staffId]);
  return rows[0]?.was_on ?? false;
}

const digitsOf = (code: string): string => code.replace(/\s/g, '');

/** Random enough that a fast hash will do; spaces, hyphens and capitals make no difference. */
const hashOfCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();

function newCode(): string {
  const letters = Array.from(
    { length: codeLength },
    () => codeLetters[randomInt(codeLetters.length)],
  );
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
