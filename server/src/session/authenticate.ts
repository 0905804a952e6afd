import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { findSession, type FoundSession, type Staff } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller; set by `authenticate`. */
    staff: Staff | undefined;
  }
}

/** The token from an `Authorization: Token …` header. */
const tokenOf = (request: FastifyRequest): string | undefined =>
  /^(?:Token|Bearer) ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];

/**
 * Authenticates calls about one's own login, which an Admin without the required second factor may
 * also make.
 * @throws HttpError 401 if the token is missing, unknown or expired
 */
export async function authenticateOwner(
  database: Queryable,
  request: FastifyRequest,
): Promise<FoundSession> {
  const token = tokenOf(request);
  const staff = token === undefined ? undefined : await findSession(database, token, request.ip);
  if (!staff) throw new HttpError(401, { code: 'noSession' });
  return staff;
}

/**
 * Authenticates a request.
 * @throws HttpError 401 if the token is missing, unknown or expired
 * @throws HttpError 403 if an Admin has to set up a second factor first
 */
export async function authenticate(
  database: Queryable,
  request: FastifyRequest,
): Promise<FoundSession> {
  const staff = await authenticateOwner(database, request);
  if (staff.mustSetUpFactor) {
    throw new HttpError(403, { code: 'factorNeeded' }, { needs: 'factor' });
  }
  request.staff = staff;
  return staff;
}
