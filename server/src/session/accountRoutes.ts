import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { accountCalls } from 'shared-api/contract/calls/account';
import type { Database, Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { takeAttempt, giveBackAttempt, type Limit } from '../limits.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { forgetDevices } from './login/devices.ts';
import { lockLogin } from './factors/lockLogin.ts';
import { checkPassword, hashPassword } from './passwords/passwords.ts';
import { refuseWeakPassword, type Judging } from './passwords/passwordStrength.ts';
import {
  beginFactor,
  confirmFactor,
  makeRecoveryCodes,
  removeFactor,
} from './factors/secondFactor.ts';
import type { SecretBox } from './factors/SecretBox.ts';
import { recordEvent } from './log/securityEvents.ts';
import { endSession, endSessions, listSessions, type FoundSession } from './sessions.ts';

/** Wrong guesses at the password of the session's own login. */
const ownPasswordLimit: Limit = { kind: 'own-password', most: 5, minutes: 15 };
/** Wrong codes while setting up a factor. */
const firstCodeLimit: Limit = { kind: 'first-code', most: 10, minutes: 15 };

interface Options extends Judging {
  database: Database;
  factorBox: SecretBox;
}

/** What people of any role can see and change about their own login. */
export const accountRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  handleAccount(app, options);
  handlePassword(app, options);
  handleSessions(app, options);
  handleSettingUpFactor(app, options);
  handleFactor(app, options);
};

function handleAccount(app: FastifyInstance, { database }: Options): void {
  app.handle(accountCalls.account, async ({ staff }) => {
    const { rows } = await database.query<{ since: Date | null; codesLeft: number; rule: boolean }>(
      `SELECT (SELECT confirmed_at FROM second_factors WHERE staff_id = $1) AS since,
         (SELECT count(*)::int FROM recovery_codes WHERE staff_id = $1 AND used_at IS NULL)
           AS "codesLeft",
         (SELECT admins_need_factor FROM login_rules) AS rule`,
      [staff.id],
    );
    const [factor] = rows;
    return {
      username: staff.username,
      role: staff.role,
      factor: {
        since: factor?.since?.toISOString() ?? null,
        codesLeft: factor?.codesLeft ?? 0,
        isRequired: factor?.rule === true && staff.role === 'Admin',
      },
      sessions: await listSessions(database, staff),
    };
  });
}

function handlePassword(app: FastifyInstance, { database, company, workers }: Options): void {
  app.handle(accountCalls.changeOwnPassword, async ({ staff, body }, request) => {
    const { currentPassword, password, endOthers = true } = body;
    const oldHash = await checkOwn(database, staff, currentPassword, request.ip);
    if (password === currentPassword) {
      throw invalidInput({ password: { code: 'samePassword' } });
    }
    await refuseWeakPassword({ workers, company }, password, staff.username);
    const hash = await hashPassword(password);
    await database.transaction(async (connection) => {
      await refuseChanged(connection, staff, oldHash);
      const { rows } = await connection.query<{ device: Buffer | null }>(
        `UPDATE staff SET password_hash = $2 WHERE id = $1
         RETURNING (SELECT known_device FROM sessions WHERE id = $3) AS device`,
        [staff.id, hash, staff.sessionId],
      );
      if (endOthers) {
        await endSessions(connection, staff.id, staff.sessionId);
        await forgetDevices(connection, staff.id, rows[0]?.device);
      }
      await audit(connection, {
        who: staff.username,
        entity: 'logins',
        recordId: staff.id,
        action: 'update',
        before: { password: 'replaced' },
        after: { password: 'replaced' },
      });
      await recordEvent(connection, own(staff, 'password-changed', request.ip));
    });
    return { message: outcomeOf('ownPasswordChanged', { othersEnded: endOthers }) };
  });
}

function handleSessions(app: FastifyInstance, { database }: Options): void {
  app.handle(accountCalls.endOwnSession, async ({ staff, params }, request) => {
    const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
    const { rows } = await database.query<{ device: string }>(
      'SELECT device FROM sessions WHERE id = $1 AND staff_id = $2',
      [id, staff.id],
    );
    const [session] = rows;
    if (!session) throw new HttpError(404, { code: 'sessionEnded' });
    await endSession(database, id);
    const event = own(staff, 'session-ended', request.ip);
    await recordEvent(database, { ...event, detail: session.device });
    return { message: outcomeOf('ownSessionEnded') };
  });

  app.handle(accountCalls.endOtherSessions, async ({ staff }, request) => {
    const ended = await endSessions(database, staff.id, staff.sessionId);
    if (ended > 0) {
      const event = own(staff, 'session-ended', request.ip);
      await recordEvent(database, { ...event, detail: `${ended}, all but one` });
    }
    return { message: outcomeOf('otherSessionsEnded', { count: ended }) };
  });
}

function handleSettingUpFactor(
  app: FastifyInstance,
  { database, company, factorBox }: Options,
): void {
  app.handle(accountCalls.beginFactor, async ({ staff, body }, request) => {
    const hash = await checkOwn(database, staff, body.currentPassword, request.ip);
    const { id: staffId, username } = staff;
    return database.transaction(async (connection) => {
      await refuseChanged(connection, staff, hash);
      return beginFactor(connection, factorBox, { staffId, username, issuer: company.name });
    });
  });

  app.handle(accountCalls.confirmFactor, async ({ staff, body }, request) => {
    const counted = [{ limit: firstCodeLimit, key: String(staff.id) }];
    refuseTooMany(await takeAttempt(database, counted));
    const { outcome, codes } = await database.transaction(async (connection) => {
      const outcome = await confirmFactor(connection, factorBox, staff.id, body.code);
      if (outcome !== 'on') return { outcome };
      await recordEvent(connection, own(staff, 'factor-on', request.ip));
      return { outcome, codes: await makeRecoveryCodes(connection, staff.id) };
    });
    if (outcome === 'expired') {
      throw new HttpError(409, { code: 'setUpExpired' });
    }
    if (!codes) {
      throw invalidInput({ code: { code: 'wrongFirstCode' } });
    }
    await giveBackAttempt(database, counted);
    return { message: outcomeOf('factorSetUp'), codes };
  });
}

function handleFactor(app: FastifyInstance, { database }: Options): void {
  app.handle(accountCalls.removeFactor, async ({ staff, body }, request) => {
    const hash = await checkOwn(database, staff, body.currentPassword, request.ip);
    await database.transaction(async (connection) => {
      await refuseChanged(connection, staff, hash);
      const { rows } = await connection.query<{ rule: boolean }>(
        'SELECT admins_need_factor AS rule FROM login_rules FOR SHARE',
      );
      if (staff.role === 'Admin' && rows[0]?.rule === true) {
        throw new HttpError(409, { code: 'factorRequired' });
      }
      const wasOn = await removeFactor(connection, staff.id);
      if (wasOn) await recordEvent(connection, own(staff, 'factor-off', request.ip));
    });
    return { message: outcomeOf('factorRemoved') };
  });

  app.handle(accountCalls.makeRecoveryCodes, async ({ staff, body }, request) => {
    const hash = await checkOwn(database, staff, body.currentPassword, request.ip);
    const codes = await database.transaction(async (connection) => {
      await refuseChanged(connection, staff, hash);
      const { rows } = await connection.query(
        `SELECT FROM second_factors WHERE staff_id = $1 AND confirmed_at IS NOT NULL FOR UPDATE`,
        [staff.id],
      );
      if (rows.length === 0) {
        throw new HttpError(409, { code: 'noFactor' });
      }
      await recordEvent(connection, own(staff, 'recovery-codes-made', request.ip));
      return makeRecoveryCodes(connection, staff.id);
    });
    return {
      message: outcomeOf('recoveryCodesMade'),
      codes,
    };
  });
}

/**
 * Checks that the holder of a session also knows the password.
 * @returns the hash that it was checked against
 */
async function checkOwn(
  database: Database,
  staff: FoundSession,
  password: string,
  address: string,
): Promise<string> {
  const counted = [{ limit: ownPasswordLimit, key: String(staff.id) }];
  refuseTooMany(await takeAttempt(database, counted));
  const { rows } = await database.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM staff WHERE id = $1',
    [staff.id],
  );
  const stored = rows[0]?.hash;
  if (!(await checkPassword(password, stored, { isKnown: true })) || stored === undefined) {
    const event = own(staff, 'login-failed', address);
    await recordEvent(database, { ...event, detail: 'current password' });
    throw invalidInput({ currentPassword: { code: 'wrongPassword' } });
  }
  await giveBackAttempt(database, counted);
  return stored;
}

const own = <Kind extends string>(staff: FoundSession, kind: Kind, address: string) => ({
  kind,
  staffId: staff.id,
  who: staff.username,
  address,
});

/**
 * Locks the login until the transaction ends.
 * @throws HttpError 409 if the password has changed since it was checked
 */
async function refuseChanged(
  connection: Queryable,
  { id }: FoundSession,
  checkedHash: string,
): Promise<void> {
  if ((await lockLogin(connection, id)) !== checkedHash) {
    throw new HttpError(409, { code: 'passwordChanged' });
  }
}

/** @throws HttpError 429 saying how long to wait */
function refuseTooMany(seconds: number): void {
  if (seconds === 0) return;
  throw new HttpError(429, { code: 'tooManyTries', params: { seconds } }, { retryAfter: seconds });
}
