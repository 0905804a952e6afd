import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { validate } from 'shared-api/contract/fields';
import {
  disabledSchema,
  newPasswordSchema,
  newPersonSchema,
  type LoginHistoryEntry,
  type Person,
} from 'shared-api/contract/people';
import type { Database, Queryable } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { audit } from '../entities/audit.ts';
import { authenticate } from './authenticate.ts';
import { makeLogin } from './makeLogin.ts';
import { hashPassword, passwordFault } from './passwords.ts';
import type { Staff } from './sessions.ts';

type ById = { Params: { id: string } };
type Found = Pick<Listed, 'id' | 'username' | 'disabledAt'>;
type Listed = Omit<Person, 'since' | 'disabledAt'> & { since: Date; disabledAt: Date | null };

/** Entries of the audit trail that one answer holds. */
const longestHistory = 200;

/**
 * Staff logins, for an Admin to make, disable and give a new password (product.md "Roles"). Each
 * change stands in the audit trail, with everything but the password.
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

  app.get('/people/history/', async (request): Promise<{ results: LoginHistoryEntry[] }> => {
    await admin(request);
    const { rows } = await database.query<LoginHistoryEntry>(
      `SELECT a.at, a.who, a.action, a.before, a.after, s.username
       FROM audit_trail a JOIN staff s ON s.id = a.record_id
       WHERE a.entity = 'logins' ORDER BY a.id DESC LIMIT $1`,
      [longestHistory],
    );
    return { results: rows };
  });

  app.post('/people/create', async (request, reply) => {
    const { username: who } = await admin(request);
    const { value, errors } = validate(newPersonSchema, request.body);
    if (errors) throw invalidInput(errors);
    const { username, email, role, password } = value;
    refuseWeak(password);
    const passwordHash = await hashPassword(password);
    const isMade = await database.transaction((connection) =>
      makeLogin(connection, who, { username, email, role, passwordHash }),
    );
    if (!isMade) {
      const message = `There is a login "${username}" already. Choose another user name.`;
      throw new HttpError(409, message, { errors: { username: message } });
    }
    return reply.code(201).send({ message: `${username} can log in now.` });
  });

  app.put<ById>('/people/:id/disabled', async (request) => {
    const { id: own, username: who } = await admin(request);
    const { value, errors } = validate(disabledSchema, request.body);
    if (errors) throw invalidInput(errors);
    const { disabled } = value;
    const { username } = await database.transaction(async (connection) => {
      // Two Admins who disable each other at once: the second has to see what the first has done.
      await connection.query('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
      const person = await find(connection, request.params.id);
      const wasDisabled = person.disabledAt !== null;
      if (wasDisabled === disabled) return person;
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
      await audit(connection, {
        who,
        entity: 'logins',
        recordId: person.id,
        action: 'update',
        before: { disabled: wasDisabled },
        after: { disabled },
      });
      return person;
    });
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
    const { username } = await database.transaction(async (connection) => {
      const person = await find(connection, request.params.id);
      await connection.query('UPDATE staff SET password_hash = $2 WHERE id = $1', [
        person.id,
        hash,
      ]);
      await connection.query('DELETE FROM sessions WHERE staff_id = $1', [person.id]);
      await audit(connection, {
        who,
        entity: 'logins',
        recordId: person.id,
        action: 'update',
        // That there is a new one, not what it is: the trail is no place for secrets.
        before: { password: 'replaced' },
        after: { password: 'replaced' },
      });
      return person;
    });
    return { message: `${username} has a new password and has to log in with it.` };
  });
};

/** @throws HttpError 400 for a password that registration would refuse as well */
function refuseWeak(password: string): void {
  const fault = passwordFault(password);
  if (fault !== undefined) throw invalidInput({ password: fault });
}

/** @throws HttpError 404 */
async function find(connection: Queryable, id: string): Promise<Found> {
  const { rows } = await connection.query<Found>(
    'SELECT id, username, disabled_at AS "disabledAt" FROM staff WHERE id = $1 FOR UPDATE',
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
