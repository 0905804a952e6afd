import { isDeepStrictEqual } from 'node:util';
import type { Company } from 'shared-api/contract/company/company';
import { audit, type SettingsPart } from '../audit/audit.ts';
import { changeCompany } from '../company.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/** A stored change. */
export interface StoredPart {
  version: number;
  content: object;
}

/** How a part of the company can be set. */
export interface PartRules<Values extends object> {
  part: SettingsPart;
  /** The part of a company that the values are. */
  of: (company: Company) => Values;
  /** What of a company follows from the values. @param now milliseconds */
  follows: (values: Values, now: number) => Partial<Company>;
}

/** Settings in force; version 0 is the company file. */
export interface InForce<Values> {
  version: number;
  values: Values;
  /** As the company file has them. */
  shipped: Values;
}

/** Maximum number of changes in a response. */
const maxHistory = 100;

/**
 * A part of the company that the office can set. What is stored holds instead of the company file, and is put into the
 * company that all parts of this server hold.
 */
export class KeptPart<Values extends object> {
  readonly #database: Database;
  readonly #company: Company;
  readonly #rules: PartRules<Values>;
  readonly #shipped: Values;
  #version = 0;
  #follows: Partial<Company> = {};

  /** @param company as it was read from its file; it is changed in place */
  constructor(database: Database, company: Company, rules: PartRules<Values>) {
    this.#database = database;
    this.#company = company;
    this.#rules = rules;
    this.#shipped = rules.of(company);
  }

  get part(): SettingsPart {
    return this.#rules.part;
  }

  /** Puts what is stored into the company; a read that was slower than a change brings back nothing old. */
  take(stored: StoredPart): void {
    if (stored.version < this.#version) return;
    this.#version = stored.version;
    const follows = this.#rules.follows(this.#whole(stored), Date.now());
    if (isDeepStrictEqual(follows, this.#follows)) return;
    this.#follows = follows;
    changeCompany(this.#company, follows);
  }

  /** The settings in force, as the database has them. */
  async current(): Promise<InForce<Values>> {
    const stored = await this.#newest(this.#database);
    if (stored.version > 0) this.take(stored);
    return this.#inForce(stored);
  }

  /**
   * Puts other values in force, on this server before it answers; nothing is written where they are in force already.
   * @throws HttpError 409 with the newer ones if somebody else has put other ones in force in the meantime
   */
  async replace(version: number, values: Values, who: string): Promise<InForce<Values>> {
    const stored = await this.#database.transaction(async (connection) => {
      await connection.query('LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE');
      const before = await this.#newest(connection);
      const current = this.#inForce(before);
      const names = (Object.keys(values) as (keyof Values & string)[]).filter(
        (name) => !isDeepStrictEqual(current.values[name], values[name]),
      );
      // Whatever version they come from: they are sent again where their answer was lost.
      if (names.length === 0) return before;
      if (version !== before.version) {
        throw new HttpError(409, { code: 'settingsChanged' }, { current });
      }
      const after = { version: version + 1, content: { ...before.content, ...values } };
      if (version === 0) await this.#keep(connection, { version, content: this.#shipped }, 'file');
      await this.#keep(connection, after, who);
      await audit(connection, {
        who,
        entity: this.part,
        recordId: after.version,
        action: 'update',
        before: only(current.values, names),
        after: only(values, names),
      });
      return after;
    });
    if (stored.version > 0) this.take(stored);
    return this.#inForce(stored);
  }

  /** Who changed what, the newest first. */
  async history() {
    const { rows } = await this.#database.query<{
      at: Date;
      who: string;
      action: 'update';
      before: Record<string, unknown> | null;
      after: Record<string, unknown> | null;
      version: number;
      content: object;
    }>(
      `SELECT a.at, a.who, a.action, a.before, a.after, s.version, s.content
       FROM audit_trail a JOIN settings s ON s.part = a.entity AND s.version = a.record_id
       WHERE a.entity = $1 ORDER BY a.id DESC LIMIT $2`,
      [this.part, maxHistory],
    );
    return rows.map(({ at, content, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      values: this.#whole({ version: entry.version, content }),
    }));
  }

  async #newest(database: Queryable): Promise<StoredPart> {
    const { rows } = await database.query<StoredPart>(
      'SELECT version, content FROM settings WHERE part = $1 ORDER BY version DESC LIMIT 1',
      [this.part],
    );
    return rows[0] ?? { version: 0, content: {} };
  }

  async #keep(connection: Queryable, stored: StoredPart, who: string): Promise<void> {
    await connection.query(
      'INSERT INTO settings (part, version, content, saved_by) VALUES ($1, $2, $3, $4)',
      [this.part, stored.version, stored.content, who],
    );
  }

  #inForce = (stored: StoredPart): InForce<Values> => ({
    version: stored.version,
    values: this.#whole(stored),
    shipped: this.#shipped,
  });

  /** Values that a newer release has stored stay in the database, but are not this server's. */
  #whole = ({ content }: StoredPart): Values => {
    const names = Object.keys(this.#shipped) as (keyof Values & string)[];
    return only({ ...this.#shipped, ...content }, names) as Values;
  };
}

const only = <Values extends object>(values: Values, names: readonly (keyof Values & string)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
