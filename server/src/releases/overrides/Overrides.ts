import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import {
  overridableApps,
  overrideHours,
  type NewOverride,
  type OverridableApp,
  type Override,
} from 'shared-api/contract/releases/overrides';
import { may } from 'shared-api/contract/staff/permissions';
import type { Role } from 'shared-api/contract/staff/roles';
import type { Queryable, Transactional } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { recordEvent, type SecurityEventEntry } from '../../session/log/securityEvents.ts';
import { sessionsInForce, type Staff } from '../../session/sessions.ts';

/** An override as a page needs it. */
export interface BrowserOverride {
  app: OverridableApp;
  origin: string;
  /** When it ends by itself (milliseconds). */
  until: number;
}

/** The overrides of a browser, and cookies that take back what is over. */
export interface FoundOverrides {
  overrides: BrowserOverride[];
  cookies: string[];
}

const nothing: FoundOverrides = { overrides: [], cookies: [] };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Overrides `o` that are in force: those of sessions that are good, of people who may. */
const inForce = `FROM ${sessionsInForce} JOIN overrides o ON o.session_id = t.id
  WHERE o.expires_at > now()`;

/**
 * Apps that a browser takes from a developer's machine. The browser has a random token in a cookie for each; what
 * it stands for is in the database, tied to a session, and looked up with each page that carries the cookie, so
 * that it ends at once with the session, or with the right to it (docs/decisions/0088).
 */
export class Overrides {
  readonly #database: Transactional;
  readonly #secure: boolean;

  /** @param secure whether the site is served over HTTPS */
  constructor(database: Transactional, secure: boolean) {
    this.#database = database;
    this.#secure = secure;
  }

  /** The overrides of a browser. Only requests with their cookies cost a query. */
  async of(cookieHeader: string | undefined): Promise<FoundOverrides> {
    const sent = this.#sent(cookieHeader);
    if (sent.length === 0) return nothing;
    const { rows } = await this.#database.query<{
      app: OverridableApp;
      origin: string;
      until: Date;
      hash: Buffer;
      role: Role;
    }>({
      name: 'overrides-of-browser',
      text: `SELECT o.app, o.origin, o.expires_at AS until, o.token_hash AS hash, s.role ${inForce}
               AND o.token_hash = ANY ($1)`,
      values: [sent.map(({ hash }) => hash)],
    });
    const overrides: BrowserOverride[] = [];
    const cookies: string[] = [];
    for (const { app, hash } of sent) {
      const found = rows.find((row) => row.hash.equals(hash) && row.app === app);
      if (!found || !may(found.role, 'releases')) cookies.push(this.#cookie(app, '', 0));
      else overrides.push({ app, origin: found.origin, until: found.until.getTime() });
    }
    return { overrides, cookies };
  }

  /**
   * Begins an override, in the transaction of the connection; another one of the same app and session ends.
   * @returns the cookie that grants it to the browser
   * @throws HttpError 401 if the session has ended meanwhile, 403 if its role may not any more
   */
  async begin(
    connection: Queryable,
    sessionId: number,
    { app, origin }: NewOverride,
    by: Ending,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    // Held against others that begin in this session, so that each end is recorded once, and against a change of role,
    // which ends what was begun before it.
    const { rows: held } = await connection.query<{ role: Role }>(
      `SELECT s.role FROM sessions t JOIN staff s ON s.id = t.staff_id WHERE t.id = $1
       FOR NO KEY UPDATE OF t FOR SHARE OF s`,
      [sessionId],
    );
    const [session] = held;
    if (!session) throw new HttpError(401, { code: 'noSession' });
    if (!may(session.role, 'releases'))
      throw new HttpError(403, {
        code: 'forbidden',
        params: { needed: 'releases', role: session.role },
      });
    const { rows } = await connection.query<Ended>(
      `DELETE FROM overrides WHERE session_id = $1 AND app = $2
       RETURNING app, origin, expires_at <= now() AS "isOver"`,
      [sessionId, app],
    );
    for (const ended of rows) await recordEnd(connection, ended, by);
    await connection.query(
      `INSERT INTO overrides (session_id, app, origin, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
      [sessionId, app, origin, hashOf(token), overrideHours],
    );
    return this.#cookie(app, token, overrideHours * 3600);
  }

  /** All overrides in force, the latest first. */
  async list(staff: Staff): Promise<Override[]> {
    const { rows } = await this.#database.query<
      Omit<Override, 'since' | 'until'> & { since: Date; until: Date; role: Role }
    >(
      `SELECT o.id, o.app, o.origin, s.username AS by, o.begun_at AS since, o.expires_at AS until,
         o.session_id = $1 AS "isOwn", s.role ${inForce} ORDER BY o.begun_at DESC, o.id DESC LIMIT 100`,
      [staff.sessionId],
    );
    return rows
      .filter(({ role }) => may(role, 'releases'))
      .map(({ id, app, origin, by, since, until, isOwn }) => ({
        ...{ id, app, origin, by, isOwn },
        since: since.getTime(),
        until: until.getTime(),
      }));
  }

  /**
   * Ends the overrides of a browser, which the security log says of whose session they were.
   * @returns cookies that make it forget them
   */
  async endOf(cookieHeader: string | undefined, address: string): Promise<string[]> {
    const sent = this.#sent(cookieHeader);
    if (sent.length > 0) {
      await this.#database.transaction(async (connection) => {
        const { rows } = await connection.query<Ended & { staffId: number; who: string }>(
          `DELETE FROM overrides o USING sessions t JOIN staff s ON s.id = t.staff_id
           WHERE t.id = o.session_id AND o.token_hash = ANY ($1)
           RETURNING o.app, o.origin, o.expires_at <= now() AS "isOver", s.id AS "staffId",
             s.username AS who`,
          [sent.map(({ hash }) => hash)],
        );
        for (const { staffId, who, ...ended } of rows) {
          await recordEnd(connection, ended, { staffId, who, address });
        }
      });
    }
    return overridableApps.map((app) => this.#cookie(app, '', 0));
  }

  /** What a browser sends; whatever cannot be a token is as good as none. */
  #sent(cookieHeader: string | undefined): { app: OverridableApp; hash: Buffer }[] {
    if (!cookieHeader?.includes(this.#prefix)) return [];
    const cookies = parseCookie(cookieHeader);
    return overridableApps.flatMap((app) => {
      const token = cookies[this.#prefix + app];
      return token === undefined ? [] : [{ app, hash: hashOf(token) }];
    });
  }

  /** No page of another host below the same domain can set a cookie with this prefix. */
  get #prefix(): string {
    return this.#secure ? '__Host-override-' : 'override-';
  }

  /** Of no use to a page of another site that leads here. */
  #cookie(app: OverridableApp, value: string, maxAge: number): string {
    return stringifySetCookie({
      name: this.#prefix + app,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#secure,
    });
  }
}

/** An override that is over. */
interface Ended {
  app: OverridableApp;
  origin: string;
  /** Whether its time was over before. */
  isOver: boolean;
}

/** Who ends an override, and from where. */
type Ending = Required<Pick<SecurityEventEntry, 'staffId' | 'who' | 'address'>>;

/** As the database says it of those that end without the server (`migrations/0117_override_reasons.sql`). */
const describe = ({ app, origin, isOver }: Ended): string =>
  `${app}: ${origin}${isOver ? `, after ${overrideHours} hours` : ''}`;

const recordEnd = (connection: Queryable, ended: Ended, by: Ending): Promise<void> =>
  recordEvent(connection, { kind: 'override-ended', ...by, detail: describe(ended) });

/**
 * Ends an override of anybody, in the transaction of the connection.
 * @returns what it was
 * @throws HttpError 404
 */
export async function endOverride(connection: Queryable, id: number, by: Ending): Promise<Ended> {
  const { rows } = await connection.query<Ended>(
    'DELETE FROM overrides WHERE id = $1 RETURNING app, origin, expires_at <= now() AS "isOver"',
    [id],
  );
  const [ended] = rows;
  if (!ended) throw new HttpError(404, { code: 'noOverride' });
  await recordEnd(connection, ended, by);
  return ended;
}

/**
 * Forgets overrides that have ended by themselves, which the security log says then. Of those that end with their
 * session, or with the role of their login, it is said by the database (`migrations/0117_override_reasons.sql`).
 */
export async function forgetOldOverrides(database: Transactional): Promise<void> {
  await database.transaction(async (connection) => {
    const { rows } = await connection.query<Ended & { staffId: number; who: string }>(
      `DELETE FROM overrides o USING sessions t JOIN staff s ON s.id = t.staff_id
       WHERE t.id = o.session_id AND o.expires_at < now()
       RETURNING o.app, o.origin, true AS "isOver", s.id AS "staffId", s.username AS who`,
    );
    for (const { staffId, who, ...ended } of rows) {
      const detail = describe(ended);
      await recordEvent(connection, { kind: 'override-ended', staffId, who, detail });
    }
  });
}
