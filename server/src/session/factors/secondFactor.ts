import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { FactorSetUp } from 'shared-api/contract/staff/account';
import type { Queryable } from '../../db/Database.ts';
import { lockLogin } from './lockLogin.ts';
import type { SecretBox } from './SecretBox.ts';

/** The owner under which a login's TOTP secret is sealed. */
export const ownerOf = (staffId: number): string => `factor of ${staffId}`;

/** Minutes within which the setup of a factor must be confirmed by a code. */
const pendingMinutes = 15;

/** Defaults of authenticator apps: SHA-1, six digits, thirty seconds (RFC 6238). */
const period = 30;

/** Number of recovery codes, and letters in each: about 79 random bits. */
const codeCount = 10;
const codeLength = 16;

/** Without ambiguous letters and digits. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * The time step of a code: the current, previous or next one, to allow for clock skew.
 * @returns undefined if it matches none
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

/** Starts setting up a factor; an existing one stays active until this one is confirmed. */
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
 * Activates the pending factor if its code is correct; within a transaction.
 * @returns the outcome; `expired` if none was started within the last 15 minutes
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
 * Checks a code at log-in and uses it up: neither it nor an older one is accepted again.
 * @param sealed the stored secret
 * @returns which kind of code it was; undefined if it is neither valid nor an unused recovery code
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

/** Replaces the recovery codes, within a transaction. Only their hashes are stored. */
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
 * Removes a second factor, within a transaction.
 * @returns whether one was active
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

/** The codes are random enough for a fast hash; spaces, hyphens and case are ignored. */
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
