import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { advisoryLocks } from './advisoryLocks.ts';

const server = path.resolve(import.meta.dirname, '../..');

/** The arguments of every call that takes or releases an advisory lock, by file. */
function takenIn(pattern: string): { file: string; lock: string; values: string }[] {
  return globSync(pattern, { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(server, file), 'utf8');
      const calls = text.matchAll(/pg_(?:try_)?advisory_\w+\(([^,)]+)(?:[^;]*?\[([^\]]*)\])?/g);
      return Array.from(calls, ([, lock = '', values = '']) => ({ file, lock, values }));
    });
}

describe('the advisory locks', () => {
  it('have a number each', () => {
    const numbers = Object.values(advisoryLocks);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('of the code have their numbers from the table', () => {
    const taken = takenIn('src/**/*.ts');
    expect(taken.length).toBeGreaterThanOrEqual(8);
    const others = taken.filter(
      // `Database.oneAtATime` must be given a lock from the table.
      ({ lock, values }) => lock !== '$1' || !/^\s*(advisoryLocks\.|lock$)/.test(values),
    );
    expect(others).toEqual([]);
  });

  it('of the database, in the newest migration of each function, have their numbers from the table', () => {
    const newest = new Map<string, string>();
    for (const file of globSync('migrations/*.sql', { cwd: server }).toSorted()) {
      const text = readFileSync(path.join(server, file), 'utf8');
      for (const [whole, name = ''] of text.matchAll(
        /CREATE (?:OR REPLACE )?FUNCTION (\w+)\([^$]*\$\$.*?\$\$/gs,
      )) {
        newest.set(name, whole);
      }
    }
    const locks = [...newest].flatMap(([name, text]) =>
      Array.from(text.matchAll(/advisory_\w+\((\w+)/g), ([, lock]) => [name, Number(lock)]),
    );
    expect(locks).toEqual([
      ['lock_attempts', advisoryLocks.attempts],
      ['ledger_closed_until', advisoryLocks.books],
      ['lock_payment_key', advisoryLocks.paymentKeys],
    ]);
  });
});
