import type { FastifyRequest } from 'fastify';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Queryable } from '../../db/Database.ts';
import { HttpError, tooManyRequests } from '../../HttpError.ts';
import { takeAttempt } from '../../limits.ts';
import { networkOf } from '../../networkOf.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { recordEvent } from '../log/securityEvents.ts';
import {
  findDeployToken,
  noteDeployTokenUse,
  secretPattern,
  type FoundDeployToken,
  type KnownDeployToken,
} from './deployTokens.ts';

/** Refused tokens from a network, as log-ins from one address (`loginLimits.ts`). */
const refused = { kind: 'deploy-token', most: 30, minutes: 15 };

/**
 * Authenticates a pipeline by its deploy token. Good ones are not counted, so that nobody's guesses stop
 * a release from the same network.
 * @param timeZone in which a refusal names days
 * @throws HttpError 401 if the token is missing, unknown, expired or revoked; 429 after many of those
 */
export async function authenticateDeploy(
  database: Queryable,
  request: FastifyRequest,
  timeZone: string,
): Promise<FoundDeployToken> {
  const sent = sentToken(request);
  if (sent === undefined) throw new HttpError(401, { code: 'deployTokenMissing' });
  return checkDeployToken(database, sent, request, timeZone);
}

/**
 * Authenticates by a token that a request brings, in whichever place.
 * @throws HttpError as `authenticateDeploy`
 */
export async function checkDeployToken(
  database: Queryable,
  sent: string,
  request: FastifyRequest,
  timeZone: string,
): Promise<FoundDeployToken> {
  // A staff session, say: nobody guesses at a token with that.
  if (!secretPattern.test(sent)) throw new HttpError(401, { code: 'deployTokenUnknown' });
  const known = await findDeployToken(database, sent, request.ip);
  const why = refusalOf(known, timeZone);
  if (known === undefined || why !== undefined) {
    await countRefusal(database, request, known);
    throw new HttpError(401, why ?? { code: 'deployTokenUnknown' });
  }
  if (known.isStale) await noteDeployTokenUse(database, known.id, request.ip);
  const { id, app, name, publicKey } = known;
  return { id, app, name, publicKey };
}

/**
 * Checks a token once more, after its call has waited for its turn: one that has leaked and was revoked meanwhile must
 * not make a release live.
 * @throws HttpError 401
 */
export async function recheckDeployToken(
  database: Queryable,
  { id }: FoundDeployToken,
  timeZone: string,
): Promise<void> {
  const { rows } = await database.query<Goodness>(
    `SELECT name, expires_at AS "expiresAt", revoked_at AS "revokedAt", revoked_by AS "revokedBy"
     FROM deploy_tokens WHERE id = $1`,
    [id],
  );
  const why = refusalOf(rows[0], timeZone);
  if (why !== undefined) throw new HttpError(401, why);
}

const sentToken = ({ headers }: FastifyRequest): string | undefined =>
  /^(?:Token|Bearer) (\S+)$/.exec(headers.authorization ?? '')?.[1];

/** Whether a request brings what looks like a deploy token. */
export const hasDeployToken = (request: FastifyRequest): boolean =>
  secretPattern.test(sentToken(request) ?? '');

/** What says whether a token is good. */
type Goodness = Pick<KnownDeployToken, 'name' | 'expiresAt' | 'revokedAt' | 'revokedBy'>;

function refusalOf(known: Goodness | undefined, timeZone: string): Refusal | undefined {
  if (!known) return { code: 'deployTokenUnknown' };
  const { name, revokedAt, revokedBy, expiresAt } = known;
  if (revokedAt !== null) {
    return { code: 'deployTokenRevoked', params: { name, by: revokedBy ?? '' } };
  }
  if (expiresAt.getTime() > Date.now()) return undefined;
  return {
    code: 'deployTokenExpired',
    params: { name, day: companyDay(expiresAt.getTime() / 1000, timeZone) },
  };
}

/** @throws HttpError 429 */
async function countRefusal(
  database: Queryable,
  { ip }: FastifyRequest,
  known: KnownDeployToken | undefined,
): Promise<void> {
  const wait = await takeAttempt(database, [{ limit: refused, key: networkOf(ip) }]);
  if (wait > 0) throw tooManyRequests(wait * 1000);
  // Never what was sent: it may be the password of something.
  await recordEvent(database, {
    kind: 'deploy-token-refused',
    address: ip,
    detail: known?.name ?? '',
  });
}
