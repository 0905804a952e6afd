import type { Database, Queryable } from '../../../src/db/Database.ts';

/** The end of a server that dies. */
export class Crash extends Error {
  override name = 'Crash';
}

/** A database whose transactions end in a `Crash` at one of their statements. */
export function breaking(database: Database, statement: number): Database {
  let left = statement;
  const transaction = <T>(work: (connection: Queryable) => Promise<T>): Promise<T> =>
    database.transaction((connection) =>
      work({
        query: (query, values) => {
          if (left === 0) throw new Crash('The server has died.');
          left -= 1;
          return connection.query(query, values);
        },
      }),
    );
  return new Proxy(database, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
