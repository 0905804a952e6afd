import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { peopleCalls } from 'shared-api/contract/calls/people';
import type { LoginHistoryEntry, PeopleAnswer, Person } from 'shared-api/contract/staff/people';
import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { audit } from '../../audit/audit.ts';
import { forgetDevices } from '../login/devices.ts';
import { handleEmployee } from './linkEmployee.ts';
import { findLogin, lockLogins, refuseFormerOwner } from './lockLogins.ts';
import { registerLogin } from './makeLogin.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseWeakPassword, type Judging } from '../passwords/passwordStrength.ts';
import { resetFactor } from './resetFactor.ts';
import { recordEvent } from '../log/securityEvents.ts';
import { endSessions } from '../sessions.ts';
import { outcomeOf } from '../../outcomes/texts.ts';

type Listed = Omit<Person, 'since' | 'disabledAt'> & { since: Date; disabledAt: Date | null };

interface Options extends Judging {
  database: Database;
}

/** Maximum number of audit entries in a response. */
const longestHistory = 200;

/**
 * Staff logins, which Admins create, disable, and give a new role or password
 * (docs/product/roles.md). Every change is audited, with everything but the password.
 */
export const peopleRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  handleList(app, options);
  handleFactorRule(app, options);
  handleHistory(app, options);
  handleCreate(app, options);
  handleRole(app, options);
  handleEmployee(app, options);
  handleFactorReset(app, options);
  handleDisabling(app, options);
  handlePassword(app, options);
};

function handleList(app: FastifyInstance, { database }: Options): void {
  app.handle(peopleCalls.people, async () => {
    const { rows } = await database.query<Listed>(
      `SELECT id, username, role, email, created_at AS since, disabled_at AS "disabledAt",
         EXISTS (
           SELECT FROM second_factors WHERE staff_id = staff.id AND confirmed_at IS NOT NULL
         ) AS "hasFactor",
         (SELECT json_build_object('id', e.id, 'fullName', e.full_name)
          FROM employees e WHERE e.id = staff.employee_id) AS employee
       FROM staff ORDER BY disabled_at IS NOT NULL, lower(username), id`,
    );
    const rules = await database.query<Pick<PeopleAnswer, 'adminsNeedFactor'>>(
      'SELECT admins_need_factor AS "adminsNeedFactor" FROM login_rules',
    );
    return {
      results: rows.map(({ since, disabledAt, ...rest }) => ({
        ...rest,
        since: since.toISOString(),
        disabledAt: disabledAt?.toISOString() ?? null,
      })),
      adminsNeedFactor: rules.rows[0]?.adminsNeedFactor ?? false,
    };
  });
}

function handleFactorRule(app: FastifyInstance, { database }: Options): void {
  app.handle(peopleCalls.setFactorRule, async ({ staff, body: { adminsNeedFactor } }, request) => {
    const { id, username: who } = staff;
    await database.transaction(async (connection) => {
      const { rows } = await connection.query<{ has_factor: boolean }>(
        `SELECT EXISTS (
           SELECT FROM second_factors WHERE staff_id = $1 AND confirmed_at IS NOT NULL
         ) AS has_factor`,
        [id],
      );
      if (adminsNeedFactor && rows[0]?.has_factor !== true) {
        throw new HttpError(409, { code: 'ownFactorMissing' });
      }
      const { rowCount } = await connection.query(
        'UPDATE login_rules SET admins_need_factor = $1 WHERE admins_need_factor <> $1',
        [adminsNeedFactor],
      );
      if (rowCount === 0) return;
      await recordEvent(connection, {
        kind: 'factor-rule',
        who,
        address: request.ip,
        detail: adminsNeedFactor ? 'on' : 'off',
      });
    });
    return {
      message: adminsNeedFactor ? outcomeOf('adminsNeedFactor') : outcomeOf('adminsNeedNoFactor'),
    };
  });
}

function handleHistory(app: FastifyInstance, { database }: Options): void {
  app.handle(peopleCalls.peopleHistory, async () => {
    const { rows } = await database.query<Omit<LoginHistoryEntry, 'at'> & { at: Date }>(
      `SELECT a.at, a.who, a.action, a.before, a.after, s.username
       FROM audit_trail a JOIN staff s ON s.id = a.record_id
       WHERE a.entity = 'logins' ORDER BY a.id DESC LIMIT $1`,
      [longestHistory],
    );
    return { results: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });
}

function handleCreate(app: FastifyInstance, { database, company, workers }: Options): void {
  app.handle(peopleCalls.createPerson, async ({ staff, body }, request) => {
    const by = { who: staff.username, address: request.ip };
    await registerLogin({ database, company, workers }, by, body);
    return { message: outcomeOf('loginMade', { username: body.username }) };
  });
}

function handleRole(app: FastifyInstance, { database }: Options): void {
  app.handle(peopleCalls.setPersonRole, async ({ staff, params, body: { role } }, request) => {
    const { id: own, username: who } = staff;
    const { username } = await database.transaction(async (connection) => {
      await lockLogins(connection);
      await refuseFormerOwner(connection, own);
      const person = await findLogin(connection, params.id);
      if (person.role === role) return person;
      if (role !== 'Admin') {
        if (person.id === own) {
          throw new HttpError(409, { code: 'ownRole' });
        }
        await refuseLastAdmin(connection, person.id);
      }
      await connection.query('UPDATE staff SET role = $2 WHERE id = $1', [person.id, role]);
      await audit(connection, {
        who,
        entity: 'logins',
        recordId: person.id,
        action: 'update',
        before: { role: person.role },
        after: { role },
      });
      await recordEvent(connection, {
        kind: 'role-changed',
        staffId: person.id,
        who,
        address: request.ip,
        detail: `${person.role} to ${role}`,
      });
      return person;
    });
    return { message: outcomeOf('roleChanged', { username, role }) };
  });
}

function handleFactorReset(app: FastifyInstance, { database }: Options): void {
  app.handle(peopleCalls.resetPersonFactor, async ({ staff, params }, request) => {
    const { id: own, username: who } = staff;
    const factorReset = await database.transaction(async (connection) => {
      const person = await findLogin(connection, params.id);
      if (person.id === own) {
        throw new HttpError(409, { code: 'ownFactor' });
      }
      const reset = await resetFactor(connection, { who, address: request.ip }, person.id);
      return { username: person.username, ...reset, isCommand: false };
    });
    return { message: outcomeOf('personFactorReset', factorReset) };
  });
}

function handleDisabling(app: FastifyInstance, { database }: Options): void {
  app.handle(peopleCalls.disablePerson, async ({ staff, params, body: { disabled } }, request) => {
    const { id: own, username: who } = staff;
    const { username } = await database.transaction(async (connection) => {
      await lockLogins(connection);
      await refuseFormerOwner(connection, own);
      const person = await findLogin(connection, params.id);
      const wasDisabled = person.disabledAt !== null;
      if (wasDisabled === disabled) return person;
      if (disabled) await refuseLockout(connection, person.id, own);
      // Also when enabling: ends a session that was started just as the login was being disabled.
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
      await recordEvent(connection, {
        kind: disabled ? 'login-disabled' : 'login-enabled',
        staffId: person.id,
        who,
        address: request.ip,
      });
      return person;
    });
    return {
      message: disabled
        ? outcomeOf('loginDisabled', { username })
        : outcomeOf('loginEnabled', { username }),
    };
  });
}

function handlePassword(app: FastifyInstance, { database, company, workers }: Options): void {
  app.handle(peopleCalls.setPersonPassword, async ({ staff, params, body }, request) => {
    const { id: own, username: who } = staff;
    const named = await findLogin(database, params.id);
    // A stolen session must not be enough to take over the login, so its owner must enter the old
    // password.
    if (named.id === own) {
      throw new HttpError(409, { code: 'ownPassword' });
    }
    await refuseWeakPassword({ workers, company }, body.password, named.username);
    const hash = await hashPassword(body.password);
    const { username } = await database.transaction(async (connection) => {
      const person = await findLogin(connection, params.id);
      await connection.query('UPDATE staff SET password_hash = $2 WHERE id = $1', [
        person.id,
        hash,
      ]);
      await endSessions(connection, person.id);
      await forgetDevices(connection, person.id);
      await audit(connection, {
        who,
        entity: 'logins',
        recordId: person.id,
        action: 'update',
        // Only that it was replaced: secrets do not belong in the audit trail.
        before: { password: 'replaced' },
        after: { password: 'replaced' },
      });
      await recordEvent(connection, {
        kind: 'password-replaced',
        staffId: person.id,
        who,
        address: request.ip,
      });
      return person;
    });
    return { message: outcomeOf('passwordSet', { username }) };
  });
}

/** @throws HttpError 409 for one's own login and for the last active Admin */
async function refuseLockout(connection: Queryable, id: number, own: number): Promise<void> {
  if (id === own) {
    throw new HttpError(409, { code: 'ownLogin' });
  }
  await refuseLastAdmin(connection, id);
}

/** @throws HttpError 409 if no other Admin would remain */
async function refuseLastAdmin(connection: Queryable, id: number): Promise<void> {
  const { rows } = await connection.query(
    "SELECT FROM staff WHERE role = 'Admin' AND disabled_at IS NULL AND id <> $1 LIMIT 1",
    [id],
  );
  if (rows.length === 0) {
    throw new HttpError(409, { code: 'lastAdmin' });
  }
}
