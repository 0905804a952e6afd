import pg from 'pg';

/** A column of a statement's result. */
export interface Column {
  name: string;
  /** PostgreSQL's id of its type. */
  type: number;
  /** Whether it can be null; undefined for expressions, where PostgreSQL does not say. */
  mayBeNull: boolean | undefined;
}

/** PostgreSQL's description of a prepared statement. */
export interface Description {
  /** The ids of its parameters' types. */
  parameters: number[];
  columns: Column[];
}

/** The field of PostgreSQL's message `RowDescription`. */
interface RowField {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Prepares a statement without running it; the driver calls the `handle…` methods. */
class Describe implements pg.Submittable {
  readonly done: Promise<{ parameters: number[]; fields: RowField[] }>;
  readonly #text: string;
  readonly #found = Promise.withResolvers<{ parameters: number[]; fields: RowField[] }>();
  #parameters: number[] = [];
  #fields: RowField[] = [];

  constructor(text: string) {
    this.#text = text;
    this.done = this.#found.promise;
  }

  submit = (connection: pg.Connection): void => {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  };

  handleRowDescription({ fields }: { fields: RowField[] }): void {
    this.#fields = fields;
  }

  handleError(error: Error): void {
    this.#found.reject(error);
  }

  handleReadyForQuery(): void {
    this.#found.resolve({ parameters: this.#parameters, fields: this.#fields });
  }
}

/** Statements that PostgreSQL validates only when they run. */
const isCheckedByRunning = (text: string): boolean => /^\s*(LOCK|ANALYZE|SET|CREATE)\b/i.test(text);

/** Describes statements on a migrated database that nothing else uses. */
export class StatementDescriber {
  readonly #client: pg.Client;
  readonly #columns = new Map<string, { table: string; column: string; mayBeNull: boolean }>();

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @param preparations temporary tables that statements work on, as the code makes them */
  static async open(url: string, preparations: string[]): Promise<StatementDescriber> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const describer = new StatementDescriber(client);
    await client.query('BEGIN');
    for (const text of preparations) await client.query(text);
    await describer.#readColumns();
    return describer;
  }

  /** @throws PostgreSQL's error for an invalid statement */
  async describe(text: string): Promise<Description> {
    await this.#client.query('SAVEPOINT before');
    try {
      if (isCheckedByRunning(text)) {
        await this.#client.query(text);
        return { parameters: [], columns: [] };
      }
      const { parameters, fields } = await this.#client.query(new Describe(text)).done;
      return { parameters, columns: fields.map((field) => this.#columnOf(field, text)) };
    } finally {
      await this.#client.query('ROLLBACK TO SAVEPOINT before');
    }
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  async #readColumns(): Promise<void> {
    const { rows } = await this.#client.query<{
      key: string;
      table: string;
      column: string;
      mayBeNull: boolean;
    }>(
      `SELECT attrelid || '.' || attnum AS key, relname AS table, attname AS column,
         NOT attnotnull AS "mayBeNull"
       FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
       WHERE c.relkind IN ('r', 'p') AND attnum > 0`,
    );
    for (const { key, ...column } of rows) this.#columns.set(key, column);
  }

  #columnOf({ name, tableID, columnID, dataTypeID: type }: RowField, text: string): Column {
    const stored = this.#columns.get(`${tableID}.${columnID}`);
    return { name, type, mayBeNull: stored && mayBeNullIn(text, stored) };
  }
}

/**
 * Whether a table's column can be null in a statement's result: the table allows it and the statement
 * compares it with nothing, or the table's rows are joined where there are some.
 */
function mayBeNullIn(
  text: string,
  { table, column, mayBeNull }: { table: string; column: string; mayBeNull: boolean },
): boolean {
  const isCompared = new RegExp(`\\b${column}\\s*(IS NOT NULL|[=<>])`, 'i').test(text);
  const isOptional = new RegExp(`\\bLEFT JOIN\\s+${table}\\b`, 'i').test(text);
  return (mayBeNull && !isCompared) || isOptional;
}
