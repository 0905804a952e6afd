import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { findSession, type Staff } from './sessions.ts';

/** The token of a request's `Authorization: Token …` header. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^(?:Token|Bearer) ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];

/**
 * Who makes a request.
 * @throws HttpError 401 when the token is missing, unknown or has ended
 */
export async function authenticate(database: Queryable, request: FastifyRequest): Promise<Staff> {
  const token = tokenOf(request);
  const staff = token === undefined ? undefined : await findSession(database, token);
  if (!staff) throw new HttpError(401, 'Please log in: your session has ended or has not begun.');
  return staff;
}
