import type { FastifyPluginAsync } from 'fastify';
import { validate } from 'shared-api/contract/fields';
import { loginSchema, registrationSchema, type LoginAnswer } from 'shared-api/contract/session';
import type { Role } from 'shared-api/contract/roles';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../limits.ts';
import { authenticate, tokenOf } from './authenticate.ts';
import { makeLogin } from './makeLogin.ts';
import { checkPassword, hashPassword, passwordFault } from './passwords.ts';
import { endSession, startSession } from './sessions.ts';

/** Wrong logins that are allowed before somebody has to wait. */
const limits = {
  username: { kind: 'login-username', most: 5, minutes: 15 },
  address: { kind: 'login-address', most: 30, minutes: 15 },
} satisfies Record<string, Limit>;

/** Login, logout and registration (specification 7; product.md "Roles"). */
export const sessionRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database },
) => {
  app.post('/rest-auth/login/', async (request, reply): Promise<LoginAnswer> => {
    const { value, errors } = validate(loginSchema, request.body);
    if (errors) throw invalidInput(errors);
    const { username, password } = value;
    const counted = [
      { limit: limits.username, key: username },
      { limit: limits.address, key: request.ip },
    ];
    // Counted before the password is checked, so that parallel guesses cannot pass together.
    const wait = await takeAttempt(database, counted);
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      throw new HttpError(
        429,
        `Too many wrong logins. Please wait ${Math.ceil(wait / 60)} minutes and try again.`,
      );
    }
    const { rows } = await database.query<{ id: number; role: Role; password_hash: string }>(
      'SELECT id, role, password_hash FROM staff WHERE username = $1 AND disabled_at IS NULL',
      [username],
    );
    const [staff] = rows;
    if (!(await checkPassword(password, staff?.password_hash)) || !staff) {
      throw new HttpError(401, 'The user name or the password is wrong.');
    }
    await giveBackAttempt(database, counted);
    return { token: await startSession(database, staff.id), role: staff.role, username };
  });

  app.post('/rest-auth/registration/', async (request, reply) => {
    const { role, username: who } = await authenticate(database, request);
    if (role !== 'Admin') throw new HttpError(403, 'Only an Admin may register somebody.');
    const { value, errors } = validate(registrationSchema, request.body);
    if (errors) throw invalidInput(errors);
    const { username, email, password } = value;
    const fault = passwordFault(password);
    if (fault !== undefined) throw invalidInput({ password: fault });
    const passwordHash = await hashPassword(password);
    const isMade = await database.transaction((connection) =>
      makeLogin(connection, who, { username, email, role: 'Employee', passwordHash }),
    );
    if (!isMade) {
      const message = `There is a login "${username}" already. Choose another user name.`;
      throw new HttpError(409, message, { errors: { username: message } });
    }
    return reply.code(201).send({ message: `${username} can log in now.` });
  });

  app.post('/rest-auth/logout/', async (request) => {
    await authenticate(database, request);
    await endSession(database, tokenOf(request) ?? '');
    return { message: 'You are logged out.' };
  });
};
