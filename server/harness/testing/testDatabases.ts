import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { roles } from 'shared-api/contract/staff/roles';
import { Database } from '../../src/db/Database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { Jobs } from '../../src/jobs/Jobs.ts';
import { ensureRateCard } from '../../src/pricing/rateCard.ts';
import { hashPassword } from '../../src/session/passwords/passwords.ts';

/** Passwords of two of the logins that every test server has, one a role: `test-admin`, `test-employee`. */
export const testPasswords = { Admin: 'correct horse battery', Employee: 'stapled donkeys fly' };

/** Runs a statement on the run's PostgreSQL, and others without values after it. */
async function run(sql: string, values?: string[], ...others: string[]): Promise<void> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (admin === undefined) throw new Error('Run these tests through jest.config.ts.');
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(sql, values);
    for (const other of others) await client.query(other);
  } finally {
    await client.end();
  }
}

const urlOf = (name: string): string => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Makes a database whose commits do not wait for the disk: such a wait takes a test longer than what it tests, and
 * data of a test need not outlive a machine that fails. What kills a database has one of its own, with the wait.
 */
const create = (name: string, template: string): Promise<void> =>
  run(
    `CREATE DATABASE ${name} TEMPLATE ${template}`,
    undefined,
    `ALTER DATABASE ${name} SET synchronous_commit = off`,
  );

/**
 * A new database in the run's PostgreSQL, and what drops it.
 * @param template the database that it copies; an empty one unless told otherwise
 */
export async function createDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await create(name, template);
  return {
    url: urlOf(name),
    async drop() {
      // Not WITH (FORCE): that is refused while autovacuum, which is a superuser's, works in it.
      await run(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = $1 AND usename = current_user`,
        [name],
      );
      await run(`DROP DATABASE ${name}`);
    },
  };
}

/** The name of the run's template, of which each test server gets a copy, as jobs of Jest know it. */
const templateVariable = 'TEST_TEMPLATE';

/**
 * Makes the run's template: a database with all migrations, the queue of jobs, the rate card and the
 * logins, as a server has it after its first start.
 */
export async function makeTemplate(): Promise<void> {
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await create(name, 'template1');
  const database = new Database(urlOf(name), () => undefined);
  await migrate(database);
  await ensureRateCard(database);
  const hashes = {
    Admin: await hashPassword(testPasswords.Admin),
    Employee: await hashPassword(testPasswords.Employee),
  };
  for (const role of roles) {
    await database.query('INSERT INTO staff (username, password_hash, role) VALUES ($1, $2, $3)', [
      `test-${role.toLowerCase()}`,
      role === 'Admin' ? hashes.Admin : hashes.Employee,
      role,
    ]);
  }
  const jobs = new Jobs(database, { error: () => undefined });
  await jobs.start();
  await jobs.prepare('mail');
  await jobs.stop();
  await database.close();
  // A database can be copied only while nobody is connected to it.
  await run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  process.env[templateVariable] = name;
}

/** A copy of the run's template, which is made first where there is none. */
export async function copyTemplate(): ReturnType<typeof createDatabase> {
  if (process.env[templateVariable] === undefined) await makeTemplate();
  return createDatabase(process.env[templateVariable]);
}

/** Drops the run's template. */
export async function dropTemplate(): Promise<void> {
  const name = process.env[templateVariable];
  if (name !== undefined) await run(`DROP DATABASE IF EXISTS ${name}`);
}
