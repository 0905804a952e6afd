import { createHash, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AppName } from 'shared-api/contract/releases/release';
import type {
  DeployToken,
  DeployTokens,
  MadeDeployToken,
  NewDeployToken,
} from 'shared-api/contract/releases/deployTokens';
import type { Queryable } from '../../db/Database.ts';
import { fieldRefused, HttpError } from '../../HttpError.ts';

/** A token that a pipeline has sent. */
export interface FoundDeployToken {
  id: number;
  app: AppName;
  name: string;
  /** Ed25519, SPKI as base64. */
  publicKey: string;
}

/** A token as it is stored, good or not. */
export interface KnownDeployToken extends FoundDeployToken {
  expiresAt: Date;
  revokedAt: Date | null;
  revokedBy: string | null;
  /** Whether its last use was written down more than a minute ago, or from elsewhere. */
  isStale: boolean;
}

/** Begins every secret, so that a leaked one is recognised, by a person and by scanners. */
const secretPrefix = 'deploy_';

/** What a header may hold as the secret of a token. */
export const secretPattern = /^deploy_[\w-]{43}$/;

/** Between the parts of `DEPLOY_TOKEN`: the secret that is sent, and the private key that stays there. */
const separator = '.';

/** The parts of `DEPLOY_TOKEN`; a token for promotion has no key. */
export function deployTokenParts(token: string): {
  secret: string;
  privateKey: string | undefined;
} {
  const [secret = '', privateKey] = token.trim().split(separator);
  return { secret, privateKey };
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new pair of keys: the private one as PKCS #8, both as base64. */
function newKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

function isEd25519(publicKey: string): boolean {
  try {
    const der = Buffer.from(publicKey, 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    // Only one spelling, by which keys are compared.
    return key.asymmetricKeyType === 'ed25519' && der.toString('base64') === publicKey;
  } catch {
    return false;
  }
}

/**
 * Makes a token. Without a public key it gets a pair of its own, whose private part is in the result alone.
 * @throws HttpError 400 for what is no public key, 409 for a name that was given before
 */
export async function makeDeployToken(
  database: Queryable,
  { app, name, days, publicKey: given = '' }: NewDeployToken,
  madeBy: string,
): Promise<MadeDeployToken> {
  if (given !== '' && !isEd25519(given)) {
    throw fieldRefused(400, 'publicKey', { code: 'noPublicKey' });
  }
  const keys = given === '' ? newKeys() : undefined;
  const publicKey = keys?.publicKey ?? given;
  const secret = secretPrefix + randomBytes(32).toString('base64url');
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO deploy_tokens
       (app, name, token_hash, public_key, is_for_promotion, made_by, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
     ON CONFLICT (name) DO NOTHING RETURNING id`,
    [app, name, hashOf(secret), publicKey, keys === undefined, madeBy, days],
  );
  const [row] = rows;
  if (!row) throw fieldRefused(409, 'name', { code: 'deployTokenNamed' });
  const token = keys ? secret + separator + keys.privateKey : secret;
  return { id: row.id, token, publicKey };
}

/** Tokens that are listed. */
const mostListed = 200;

type Listed = Omit<DeployToken, 'madeAt' | 'expiresAt' | 'revokedAt' | 'usedAt'> & {
  madeAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  usedAt: Date | null;
  total: number;
};

/** Tokens, those that are good first, then the newest, and how many are left out. */
export async function listDeployTokens(database: Queryable): Promise<DeployTokens> {
  const { rows } = await database.query<Listed>(
    `SELECT id, app, name, public_key AS "publicKey", is_for_promotion AS "isForPromotion",
       made_by AS "madeBy", made_at AS "madeAt", expires_at AS "expiresAt",
       revoked_at AS "revokedAt", revoked_by AS "revokedBy", used_at AS "usedAt",
       used_from AS "usedFrom", (count(*) OVER ())::integer AS total
     FROM deploy_tokens
     ORDER BY revoked_at IS NOT NULL OR expires_at < now(), id DESC LIMIT $1`,
    [mostListed],
  );
  const results = rows.map(({ madeAt, expiresAt, revokedAt, usedAt, total: _total, ...rest }) => ({
    ...rest,
    madeAt: madeAt.getTime(),
    expiresAt: expiresAt.getTime(),
    revokedAt: revokedAt?.getTime() ?? null,
    usedAt: usedAt?.getTime() ?? null,
  }));
  return { results, more: (rows[0]?.total ?? 0) - results.length };
}

/**
 * Revokes a token.
 * @returns its name
 * @throws HttpError 404 if there is none, 409 if it was revoked before
 */
export async function revokeDeployToken(
  database: Queryable,
  id: number,
  revokedBy: string,
): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `UPDATE deploy_tokens SET revoked_at = now(), revoked_by = $2
     WHERE id = $1 AND revoked_at IS NULL RETURNING name`,
    [id, revokedBy],
  );
  const [row] = rows;
  if (row) return row.name;
  const { rowCount } = await database.query('SELECT FROM deploy_tokens WHERE id = $1', [id]);
  if (rowCount === 0) throw new HttpError(404, { code: 'noDeployToken' });
  throw new HttpError(409, { code: 'deployTokenRevokedBefore' });
}

/** Finds a token by its secret, also one that is not good any more. */
export async function findDeployToken(
  database: Queryable,
  secret: string,
  address: string,
): Promise<KnownDeployToken | undefined> {
  const { rows } = await database.query<KnownDeployToken>({
    name: 'deploy-token',
    text: `SELECT id, app, name, public_key AS "publicKey", expires_at AS "expiresAt",
             revoked_at AS "revokedAt", revoked_by AS "revokedBy",
             used_at IS NULL OR used_at < now() - interval '1 minute'
               OR used_from IS DISTINCT FROM $2 AS "isStale"
           FROM deploy_tokens WHERE token_hash = $1`,
    values: [hashOf(secret), address],
  });
  return rows[0];
}

/** Writes down that a token was used. */
export async function noteDeployTokenUse(
  database: Queryable,
  id: number,
  address: string,
): Promise<void> {
  await database.query('UPDATE deploy_tokens SET used_at = now(), used_from = $2 WHERE id = $1', [
    id,
    address,
  ]);
}
