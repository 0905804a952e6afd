import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { findSession, type FoundSession, type Staff } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; undefined until `authenticate` has let somebody in. */
    staff: Staff | undefined;
  }
}

/** The token of a request's `Authorization: Token …` header. */
const tokenOf = (request: FastifyRequest): string | undefined =>
  /^(?:Token|Bearer) ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];

/**
 * Who makes a request, for the calls by which somebody sees to their own login. They are open also
 * to an Admin who has to set up a second factor first.
 * @throws HttpError 401 when the token is missing, unknown or has ended
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
 * Who makes a request.
 * @throws HttpError 401 when the token is missing, unknown or has ended
 * @throws HttpError 403 when an Admin has to set up a second factor first
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
