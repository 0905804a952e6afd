import { createHash } from 'node:crypto';
import { entities, type Stored } from 'shared-api/contract/entities/entities';
import type { DeclaredField } from 'shared-api/contract/fields/FieldMeta';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { Queryable } from '../db/Database.ts';
import { columnOf, selectList, stored } from './columns.ts';
import { writeCursor } from './cursor.ts';
import type { EntitySource, WordedField } from './EntitySource.ts';
import { wholeList } from './listCounts.ts';
import type { ListQuery } from './listQuery.ts';
import { narrowingOf, ofOwn } from './narrowing.ts';

/** A record as parsed JSON. */
export type JsonRecord = Stored & Record<string, unknown>;

/** SQL for one entity's table. The database itself builds the JSON. */
export class EntityRepository {
  readonly source: EntitySource;
  readonly #columns: string;
  readonly #fields: Map<string, DeclaredField>;
  /** SQL expression for the current company day. */
  readonly #today: string;

  /** @param timeZone the company's, for values that depend on the day */
  constructor(source: EntitySource, timeZone: string) {
    this.source = source;
    this.#today = `(now() AT TIME ZONE '${timeZone.replaceAll("'", "''")}')::date`;
    const derived = Object.entries(source.derived ?? {}).map(
      ([name, sql]) => [name, this.#onDay(sql)] as const,
    );
    this.#columns = selectList(source, Object.fromEntries(derived));
    this.#fields = new Map(fieldsOf(entities[source.name].schema).map((f) => [f.name, f]));
  }

  /**
   * One page of the list as the JSON of a `ListResponse`, including the total count, in one
   * statement.
   */
  async list(database: Queryable, path: string, query: ListQuery): Promise<string> {
    const { table, joins = '', totalCents } = this.source;
    const { order } = query;
    const values: unknown[] = [];
    const value = (v: unknown): string => `$${values.push(v)}`;
    const { matching, conditions: narrowing } = narrowingOf(this.source, query, value, (sql) =>
      this.#onDay(sql),
    );
    const whole =
      narrowing.length === 0
        ? wholeList(table)
        : `SELECT count(*) AS count, coalesce(sum(${totalCents ?? 0}), 0) AS cents
           FROM ${table} t WHERE ${narrowing.join(' AND ')}`;
    const pageConditions = [...narrowing];
    let offset = '';
    if (query.cursor) {
      const { key, id } = query.cursor;
      pageConditions.push(
        `(${order.by}, t.id) ${order.descending ? '<' : '>'} (${value(key)}::${order.type}, ${value(id)})`,
      );
    } else if (query.page > 1) {
      offset = `OFFSET ${value((query.page - 1) * query.pageSize)}`;
    }
    const direction = order.descending ? 'DESC' : 'ASC';
    const text = `
      ${matching}
      SELECT whole.count, p.id, p.key, p.json,
        ${totalCents === undefined ? 'whole.count::numeric' : 'round(whole.cents / 100.0, 2)'} AS total
      FROM (${whole}) whole
      LEFT JOIN LATERAL (
        SELECT t.id, (${order.by})::text AS key,
          (SELECT row_to_json(r)::text FROM (SELECT ${this.#columns}) r) AS json
        FROM ${table} t ${joins} ${pageConditions.length > 0 ? `WHERE ${pageConditions.join(' AND ')}` : ''}
        ORDER BY ${order.by} ${direction}, t.id ${direction}
        LIMIT ${value(query.pageSize + 1)} ${offset}
      ) p ON true`;
    const { rows } = await database.query<{
      count: number;
      total: string;
      id: number | null;
      key: string;
      json: string;
    }>({ name: `list ${nameOf(text)}`, text, values });
    const count = rows[0]?.count ?? 0;
    const total = Number(rows[0]?.total ?? 0);
    const found = rows.filter(({ id }) => id !== null);
    const page = found.slice(0, query.pageSize);
    const last = page.at(-1);
    const next =
      found.length > page.length && last
        ? address(path, query.rest, { cursor: writeCursor({ key: last.key, id: last.id ?? 0 }) })
        : null;
    const previous =
      !query.cursor && query.page > 1
        ? address(path, query.rest, { page: String(query.page - 1) })
        : null;
    const results = page.map(({ json }) => this.#jsonInWords(json)).join(',');
    return `{"results":[${results}],"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)},"count":${count},"total":${total}}`;
  }

  /** The ids of all that a list shows, in its order; at most one more than `most`. */
  async idsOf(database: Queryable, query: ListQuery, most: number): Promise<number[]> {
    const { table, joins = '' } = this.source;
    const values: unknown[] = [];
    const value = (v: unknown): string => `$${values.push(v)}`;
    const onDay = (sql: string): string => this.#onDay(sql);
    const { matching, conditions } = narrowingOf(this.source, query, value, onDay);
    const direction = query.order.descending ? 'DESC' : 'ASC';
    const { rows } = await database.query<{ id: number }>(
      `${matching}
       SELECT t.id FROM ${table} t ${joins} ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
       ORDER BY ${query.order.by} ${direction}, t.id ${direction} LIMIT ${value(most + 1)}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * How many records each view has, in one statement.
   * @param own the employee who asks; without one, views of one's own are left out
   */
  async viewCounts(database: Queryable, own: number | null): Promise<Record<string, number>> {
    const values: unknown[] = [];
    const value = (v: unknown): string => `$${values.push(v)}`;
    const counts = Object.entries(this.source.views ?? {})
      .filter(([, { matches }]) => own !== null || !matches.includes('{own}'))
      .map(([name, { matches }]) => {
        const condition = ofOwn(this.#onDay(matches), () => value(own));
        return `(SELECT count(*) FROM ${this.source.table} t WHERE ${condition}) AS "${name}"`;
      });
    if (counts.length === 0) return {};
    const { rows } = await database.query<Record<string, number>>(
      `SELECT ${counts.join(', ')}`,
      values,
    );
    return rows[0] ?? {};
  }

  /** A record, or undefined; `lock` locks it until the transaction ends. */
  async find(database: Queryable, id: number, lock = false): Promise<JsonRecord | undefined> {
    const { rows } = await database.query<{ json: JsonRecord }>(
      `SELECT (SELECT row_to_json(r) FROM (SELECT ${this.#columns}) r) AS json
       FROM ${this.source.table} t ${this.source.joins ?? ''}
       WHERE t.id = $1 ${lock ? 'FOR UPDATE OF t' : ''}`,
      [id],
    );
    return rows[0] && this.#inWords(rows[0].json);
  }

  /** The records with these ids, in the order of their ids. */
  async findAll(database: Queryable, ids: readonly number[]): Promise<JsonRecord[]> {
    const { rows } = await database.query<{ json: JsonRecord }>(
      `SELECT (SELECT row_to_json(r) FROM (SELECT ${this.#columns}) r) AS json
       FROM ${this.source.table} t ${this.source.joins ?? ''}
       WHERE t.id = ANY($1) ORDER BY t.id`,
      [ids],
    );
    return rows.map(({ json }) => this.#inWords(json));
  }

  /** Inserts a record with validated fields and server-set columns. */
  async insert(
    connection: Queryable,
    fields: Record<string, unknown>,
    set: Record<string, unknown>,
  ): Promise<JsonRecord> {
    const columns = { ...this.#columnsOf(fields), ...this.#keysOf(fields, {}), ...set };
    const names = Object.keys(columns);
    const placeholders = names.map((_, index) => `$${index + 1}`);
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO ${this.source.table} (${names.join(', ')}) VALUES (${placeholders.join(', ')}) RETURNING id`,
      Object.values(columns),
    );
    return this.#mustFind(connection, rows[0]?.id ?? 0);
  }

  /** Updates validated fields and derived columns, and increments `version`. */
  async update(
    connection: Queryable,
    id: number,
    fields: Record<string, unknown>,
    set: Record<string, unknown> = {},
  ): Promise<JsonRecord> {
    const before = await this.#storedKeys(connection, id, fields);
    const columns = { ...this.#columnsOf(fields), ...this.#keysOf(fields, before), ...set };
    const sets = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
    await connection.query(
      `UPDATE ${this.source.table} SET ${[...sets, 'version = version + 1'].join(', ')} WHERE id = $1`,
      [id, ...Object.values(columns)],
    );
    return this.#mustFind(connection, id);
  }

  /**
   * Deletes a record; fails while others refer to it.
   * @returns the whole row, for `restore`
   */
  async remove(connection: Queryable, id: number): Promise<Record<string, unknown>> {
    const { rows } = await connection.query<{ row: Record<string, unknown> }>(
      `DELETE FROM ${this.source.table} t WHERE t.id = $1 RETURNING to_jsonb(t) AS row`,
      [id],
    );
    return rows[0]?.row ?? {};
  }

  /** Re-inserts a deleted row under its old id. */
  async restore(connection: Queryable, id: number, row: unknown): Promise<JsonRecord> {
    const { table } = this.source;
    await connection.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
       SELECT (jsonb_populate_record(NULL::${table}, $1)).*`,
      [row],
    );
    return this.#mustFind(connection, id);
  }

  #onDay(sql: string): string {
    return sql.replaceAll('{today}', this.#today);
  }

  #columnsOf(fields: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const field = this.#fields.get(name);
        return field ? [[columnOf(field), stored(field, value)]] : [];
      }),
    );
  }

  /** Those of the fields that are stored as keys. */
  #wordedOf(fields: Record<string, unknown>): [string, WordedField][] {
    return Object.entries(this.source.worded ?? {}).filter(([name]) => Object.hasOwn(fields, name));
  }

  /** Renders a record's keyed fields as words. */
  #inWords(record: JsonRecord): JsonRecord {
    const words = this.#wordedOf(record).map(([name, { toWords }]): [string, unknown] => [
      name,
      toWords(record[name]),
    ]);
    return { ...record, ...Object.fromEntries<unknown>(words) };
  }

  #jsonInWords(json: string): string {
    if (!this.source.worded) return json;
    return JSON.stringify(this.#inWords(JSON.parse(json) as JsonRecord));
  }

  /** The stored keys of some fields of a record. */
  async #storedKeys(
    connection: Queryable,
    id: number,
    fields: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    const columns = this.#wordedOf(fields).map(([, { column }]) => column);
    if (columns.length === 0) return {};
    const { rows } = await connection.query<Record<string, unknown>>(
      `SELECT ${columns.join(', ')} FROM ${this.source.table} WHERE id = $1`,
      [id],
    );
    return rows[0] ?? {};
  }

  /** Converts words to keys, by column. */
  #keysOf(
    fields: Record<string, unknown>,
    before: Record<string, unknown>,
  ): Record<string, unknown> {
    return Object.fromEntries(
      this.#wordedOf(fields).map(([name, { column, fromWords }]) => [
        column,
        JSON.stringify(fromWords(fields[name], before[column])),
      ]),
    );
  }

  async #mustFind(connection: Queryable, id: number): Promise<JsonRecord> {
    const record = await this.find(connection, id);
    if (!record) throw new Error(`${this.source.name} ${id} is gone.`);
    return record;
  }
}

function address(path: string, rest: URLSearchParams, parameters: Record<string, string>): string {
  return `${path}?${new URLSearchParams([...rest, ...Object.entries(parameters)]).toString()}`;
}

const names = new Map<string, string>();

/** A short name for a prepared statement; PostgreSQL truncates long ones. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
  }
  return name;
}
