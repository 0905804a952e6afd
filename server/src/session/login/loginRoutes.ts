import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { sessionCalls } from 'shared-api/contract/calls/session';
import type { Role } from 'shared-api/contract/staff/roles';
import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { KeyedQueue } from '../../KeyedQueue.ts';
import { browserName } from './browserName.ts';
import { deviceOf, rememberDevice } from './devices.ts';
import {
  attemptQueueKey,
  takeCodeAttempt,
  takeLoginAttempt,
  type LoginAttempt,
} from './loginLimits.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { useCode } from '../factors/secondFactor.ts';
import { SecretBoxError, type SecretBox } from '../factors/SecretBox.ts';
import { recordEvent } from '../log/securityEvents.ts';
import { endSession, startSession } from '../sessions.ts';
import { outcomeOf } from '../../outcomes/texts.ts';

export interface LoginOptions {
  database: Database;
  /** Decrypts TOTP secrets. */
  factorBox: SecretBox;
  /** Whether the site is served over HTTPS. */
  https: boolean;
}

/** The data needed to authenticate a login. */
interface Login {
  id: number;
  role: Role;
  passwordHash: string;
  /** The encrypted TOTP secret, if there is a second factor. */
  factor: Buffer | null;
  mustSetUpFactor: boolean;
  isKnownDevice: boolean;
}

/** Login and logout (docs/product/calls.md; docs/product/roles.md). */
export const loginRoutes: FastifyPluginAsync<LoginOptions> = async (
  app,
  { database, factorBox, https },
) => {
  const attemptQueue = new KeyedQueue();

  app.handle(sessionCalls.login, async ({ body }, request, reply) => {
    const { username, password, code } = body;
    const { ip: address } = request;
    const sent = deviceOf(request.headers.cookie);
    const login = await findLogin(database, username, sent?.hash);
    const staffId = login?.id;
    const device = login?.isKnownDevice ? sent?.hash : undefined;
    const attempt: LoginAttempt = { username, address, device };

    const tried = await attemptQueue.run(attemptQueueKey(attempt), () =>
      tryPassword(database, attempt, password, login),
    );
    if (tried.wait > 0) {
      await recordEvent(database, { kind: 'login-slowed', staffId, address });
      throw tooMany('tooManyLogins', tried.wait);
    }
    if (!tried.isRight || !login) {
      await recordEvent(database, { kind: 'login-failed', staffId, address });
      throw new HttpError(401, { code: 'wrongLogin' });
    }
    if (login.factor) {
      const given = { id: login.id, sealed: login.factor, code };
      await passFactor({ database, factorBox, log: app.log }, attempt, given);
    }

    const begun = await database.transaction(async (connection) => {
      const current = await holdLogin(connection, login, attempt);
      if (!current) return undefined;
      const browser = browserName(request.headers['user-agent']);
      const known = await rememberDevice(connection, login.id, sent, https);
      const beginning = { device: browser, address, knownDevice: known.hash };
      await recordEvent(connection, {
        kind: 'login',
        staffId: login.id,
        who: username,
        address,
        detail: browser,
      });
      const token = await startSession(connection, login.id, beginning);
      return { token, cookie: known.cookie, current };
    });
    if (!begun) {
      const detail = 'changed meanwhile';
      await recordEvent(database, { kind: 'login-failed', staffId, address, detail });
      throw new HttpError(401, { code: 'loginChanged' });
    }
    const { token, cookie, current } = begun;
    reply.header('set-cookie', cookie);
    return {
      token,
      role: current.role,
      username,
      ...(current.mustSetUpFactor ? { mustSetUpFactor: true } : {}),
    };
  });

  app.handle(sessionCalls.logout, async ({ staff }, request) => {
    const { id, username, sessionId } = staff;
    await endSession(database, sessionId);
    await recordEvent(database, {
      kind: 'logout',
      staffId: id,
      who: username,
      address: request.ip,
    });
    return { message: outcomeOf('loggedOut') };
  });
};

/**
 * Checks a password within the limits; only wrong ones stay counted.
 * @returns whether it is right, and the seconds to wait if it may not be checked yet
 */
async function tryPassword(
  database: Database,
  attempt: LoginAttempt,
  password: string,
  login: Login | undefined,
): Promise<{ wait: number; isRight: boolean }> {
  const taken = await takeLoginAttempt(database, attempt);
  if (!taken.isTaken) return { wait: taken.wait, isRight: false };
  const isKnown = attempt.device !== undefined;
  const isRight = await checkPassword(password, login?.passwordHash, { isKnown }).catch(
    async (error: unknown) => {
      // It was not checked, so it does not count as a guess.
      await taken.giveBack();
      throw error;
    },
  );
  if (isRight) await taken.giveBack();
  return { wait: 0, isRight };
}

type FactorOptions = Pick<LoginOptions, 'database' | 'factorBox'> & { log: FastifyBaseLogger };

/** @throws HttpError 401 if the code is missing or wrong, 429 after too many wrong ones */
async function passFactor(
  { database, factorBox, log }: FactorOptions,
  attempt: LoginAttempt,
  { id, sealed, code }: { id: number; sealed: Buffer; code: string | undefined },
): Promise<void> {
  if (!code) {
    throw new HttpError(401, { code: 'codeNeeded' }, { needs: 'code' });
  }
  const { username, address } = attempt;
  const taken = await takeCodeAttempt(database, attempt);
  if (!taken.isTaken) {
    await recordEvent(database, { kind: 'login-slowed', staffId: id, address, detail: 'code' });
    throw tooMany('tooManyCodes', taken.wait);
  }
  const used = await useCode(database, factorBox, { staffId: id, sealed, code }).catch(
    (error: unknown) => {
      if (!(error instanceof SecretBoxError)) throw error;
      log.error(error.message);
      throw new HttpError(503, { code: 'codeUncheckable' }, { needs: 'code' });
    },
  );
  if (used === undefined) {
    await recordEvent(database, { kind: 'code-failed', staffId: id, address });
    const why: Refusal = { code: 'wrongCode' };
    throw new HttpError(401, why, { needs: 'code', faults: { code: why } });
  }
  await taken.giveBack();
  if (used === 'recovery code') {
    await recordEvent(database, {
      kind: 'recovery-code-used',
      staffId: id,
      who: username,
      address,
    });
  }
}

/** The same query for known and unknown names, so that timing reveals nothing. */
async function findLogin(
  database: Queryable,
  username: string,
  device: Buffer | undefined,
): Promise<Login | undefined> {
  const { rows } = await database.query<Login>(
    `SELECT s.id, s.role, s.password_hash AS "passwordHash",
       f.secret AS factor, d.token_hash IS NOT NULL AS "isKnownDevice",
       s.role = 'Admin' AND f.secret IS NULL AND (SELECT admins_need_factor FROM login_rules)
         AS "mustSetUpFactor"
     FROM staff s
       LEFT JOIN second_factors f ON f.staff_id = s.id AND f.confirmed_at IS NOT NULL
       LEFT JOIN known_devices d ON d.staff_id = s.id AND d.token_hash = $2
     WHERE s.username = $1 AND s.disabled_at IS NULL`,
    [username, device ?? null],
  );
  return rows[0];
}

/**
 * Re-reads a login under a shared lock on its password, factor and role until the transaction ends:
 * a later change then finds the session and ends it.
 * @returns undefined if the password or factor has changed since it was checked, or the login is
 * disabled
 */
async function holdLogin(
  connection: Queryable,
  checked: Login,
  { username, device }: LoginAttempt,
): Promise<Login | undefined> {
  // A separate statement, so that the next one sees changes committed while this one waited.
  await connection.query('SELECT FROM staff WHERE id = $1 FOR SHARE', [checked.id]);
  const current = await findLogin(connection, username, device);
  return current?.passwordHash === checked.passwordHash && isSame(current.factor, checked.factor)
    ? current
    : undefined;
}

const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);

/** 429 with the waiting time, in the message and for the form's countdown. */
const tooMany = (code: 'tooManyLogins' | 'tooManyCodes', seconds: number): HttpError =>
  new HttpError(429, { code, params: { seconds } }, { retryAfter: seconds });
