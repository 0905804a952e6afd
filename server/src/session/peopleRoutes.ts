import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { validate } from 'shared-api/contract/fields';
import {
  disabledSchema,
  newPasswordSchema,
  newPersonSchema,
  type Person,
} from 'shared-api/contract/people';
import type { Database, Queryable } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { authenticate } from './authenticate.ts';
import { hashPassword, passwordFault } from './passwords.ts';
import type { Staff } from './sessions.ts';

type ById = { Params: { id: string } };
type Listed = Omit<Person, 'since' | 'disabledAt'> & { since: Date; disabledAt: Date | null };

/**
 * Staff logins, for an Admin to make, disable and give a new password (product.md "Roles"). The
 * audit trail holds records of entities, which logins are not: changes stand in the log, with the
 * request's id.
 */
export const peopleRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database },
) => {
  async function admin(request: FastifyRequest): Promise<Staff> {
    const staff = await authenticate(database, request);
    if (staff.role !== 'Admin')
      throw new HttpError(403, 'Only an Admin may see and change logins.');
    return staff;
  }

  app.get('/people/', async (request) => {
    await admin(request);
    const { rows } = await database.query<Listed>(
      `SELECT id, username, role, email, created_at AS since, disabled_at AS "disabledAt"
       FROM staff ORDER BY disabled_at IS NOT NULL, lower(username), id`,
    );
    return { results: rows };
  });

  app.post('/people/create', async (request, reply) => {
    const { username: who } = await admin(request);
    const { value, errors } = validate(newPersonSchema, request.body);
    if (errors) throw invalidInput(errors);
    const { username, email, role, password } = value;
    refuseWeak(password);
    const { rowCount } = await database.query(
      `INSERT INTO staff (username, email, password_hash, role) VALUES ($1, $2, $3, $4)
       ON CONFLICT (username) DO NOTHING`,
      [username, email, await hashPassword(password), role],
    );
    if (rowCount === 0) {
      const message = `There is a login "${username}" already. Choose another user name.`;
      throw new HttpError(409, message, { errors: { username: message } });
    }
    request.log.info({ who, username, role }, 'a login was made');
    return reply.code(201).send({ message: `${username} can log in now.` });
  });

  app.put<ById>('/people/:id/disabled', async (request) => {
    const { id: own, username: who } = await admin(request);
    const { value, errors } = validate(disabledSchema, request.body);
    if (errors) throw invalidInput(errors);
    const { disabled } = value;
    const { id, username } = await database.transaction(async (connection) => {
      // Two Admins who disable each other at once: the second has to see what the first has done.
      await connection.query('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
      const person = await find(connection, request.params.id);
      if (disabled) await refuseLockout(connection, person.id, own);
      // Also when a login is enabled: a session that began just as it was disabled stays ended.
      await connection.query(
        `DELETE FROM sessions t USING staff s
         WHERE t.staff_id = s.id AND s.id = $1 AND ($2 OR s.disabled_at IS NOT NULL)`,
        [person.id, disabled],
      );
      await connection.query(
        `UPDATE staff SET disabled_at = CASE WHEN $2 THEN coalesce(disabled_at, now()) END
         WHERE id = $1`,
        [person.id, disabled],
      );
      return person;
    });
    request.log.info({ who, id, username, disabled }, 'a login was disabled or enabled');
    return {
      message: disabled
        ? `${username} is logged out and can't log in any more.`
        : `${username} can log in again.`,
    };
  });

  app.put<ById>('/people/:id/password', async (request) => {
    const { username: who } = await admin(request);
    const { value, errors } = validate(newPasswordSchema, request.body);
    if (errors) throw invalidInput(errors);
    refuseWeak(value.password);
    const hash = await hashPassword(value.password);
    const { id, username } = await database.transaction(async (connection) => {
      const person = await find(connection, request.params.id);
      await connection.query('UPDATE staff SET password_hash = $2 WHERE id = $1', [
        person.id,
        hash,
      ]);
      await connection.query('DELETE FROM sessions WHERE staff_id = $1', [person.id]);
      return person;
    });
    request.log.info({ who, id, username }, 'a login has a new password');
    return { message: `${username} has a new password and has to log in with it.` };
  });
};

/** @throws HttpError 400 for a password that registration would refuse as well */
function refuseWeak(password: string): void {
  const fault = passwordFault(password);
  if (fault !== undefined) throw invalidInput({ password: fault });
}

/** @throws HttpError 404 */
async function find(connection: Queryable, id: string): Promise<Pick<Person, 'id' | 'username'>> {
  const { rows } = await connection.query<Pick<Person, 'id' | 'username'>>(
    'SELECT id, username FROM staff WHERE id = $1 FOR UPDATE',
    [/^\d{1,9}$/.test(id) ? Number(id) : 0],
  );
  const [person] = rows;
  if (!person) throw new HttpError(404, `There is no login with id ${id}.`);
  return person;
}

/** @throws HttpError 409 for one's own login and for the last Admin who can log in */
async function refuseLockout(connection: Queryable, id: number, own: number): Promise<void> {
  if (id === own) {
    throw new HttpError(409, "You can't disable your own login. Another Admin can.");
  }
  const { rows } = await connection.query(
    "SELECT FROM staff WHERE role = 'Admin' AND disabled_at IS NULL AND id <> $1 LIMIT 1",
    [id],
  );
  if (rows.length === 0) {
    throw new HttpError(409, 'This is the last Admin who can log in. Make another one first.');
  }
}
