import path from 'node:path';
import { Writable } from 'node:stream';
import { appNames } from 'shared-api/contract/releases/release';
import type { Role } from 'shared-api/contract/staff/roles';
import { loadDemo } from '../../src/demo/loadDemo.ts';
import { sandboxKeys } from '../../src/sandboxKeys.ts';
import { logTo } from '../../src/telemetry/logging.ts';
import { startSandbox } from '../sandbox/startSandbox.ts';
import type { Database } from '../../src/db/Database.ts';
import { ReleaseStore } from '../../src/releases/ReleaseStore.ts';
import { FolderStorage } from '../../src/releases/storage/FolderStorage.ts';
import { startSession } from '../../src/session/sessions.ts';
import { makePipeline, repairPipeline } from './deploys.ts';
import { putSmallRelease } from '../testing/smallRelease.ts';
import { startTestServer, testProvider, type TestServer } from '../testing/testServer.ts';

/** A document number and an amount that can be paid. */
export interface Due {
  number: string;
  amount: string;
}

/** A server to fuzz, with demo data, releases and a payment provider. */
export interface Target extends TestServer {
  /** Log lines since the last call. */
  takeLines(): string[];
  due: Due[];
  /** The employees' schedule secrets at the start. */
  secrets: string[];
  /**
   * Logs both roles in again, repairing their logins if calls have changed them, and returns the
   * tokens.
   */
  logInAgain(): Promise<Record<Role, string>>;
  /** A card token from the provider, for a card that can be charged. */
  cardToken: () => Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** @param level minimum level of log lines to keep */
export async function startTarget(level = 'error'): Promise<Target> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 });
  const server = await startTestServer({
    provider: testProvider(sandbox.url),
    logger: { ...logTo(level), stream },
    rateLimit: 1_000_000,
    pageRateLimit: 1_000_000,
  });
  const { database, folder } = server;
  await database.query('DELETE FROM sessions; DELETE FROM staff');
  await loadDemo(database, server.company);
  await database.query(
    `INSERT INTO staff (username, password_hash, role)
     SELECT lower(more.role), staff.password_hash, more.role FROM staff
       CROSS JOIN unnest(ARRAY['Office', 'CrewLead', 'Accountant']) AS more (role)
     WHERE staff.role = 'Employee'`,
  );
  await storeReleases(folder, database);
  await server.app.ready();
  const { rows: due } = await database.query<Due>(
    `SELECT invoice_number::text AS number, to_char(total_cents / 100.0, 'FM9999990.00') AS amount
     FROM invoices WHERE invoice_number IS NOT NULL AND NOT paid
     UNION SELECT number::text, to_char(price_cents / 100.0, 'FM9999990.00') FROM quotes
     WHERE price_cents >= 100`,
  );
  const { rows } = await database.query<{ secret: string }>('SELECT secret FROM employees');
  const { rows: staff } = await database.query<{ id: number; role: Role; password_hash: string }>(
    'SELECT id, role, password_hash FROM staff',
  );
  return {
    ...server,
    due,
    secrets: rows.map(({ secret }) => secret),
    takeLines: () => lines.splice(0),
    async logInAgain() {
      await database.query(
        `UPDATE login_rules SET admins_need_factor = false;
         DELETE FROM second_factors; DELETE FROM recovery_codes; DELETE FROM attempts`,
      );
      await repairPipeline(database);
      const tokens: Record<Role, string> = {
        Admin: '',
        Office: '',
        CrewLead: '',
        Employee: '',
        Accountant: '',
      };
      for (const { id, role, password_hash } of staff) {
        await database.query(
          `UPDATE staff SET disabled_at = NULL, role = $2, password_hash = $3 WHERE id = $1`,
          [id, role, password_hash],
        );
        tokens[role] = await startSession(database, id);
      }
      return tokens;
    },
    async cardToken() {
      const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
      const answer = await fetch(`${sandbox.url}/v1/tokens`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandboxKeys.publishableKey}` },
        body: new URLSearchParams(
          Object.entries(card).map(([name, value]): [string, string] => [`card[${name}]`, value]),
        ),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    async close() {
      await server.close();
      await sandbox.stop();
    },
  };
}

/** Stores minimal releases of all apps, so that pages and forms can be rendered, and lets a pipeline in. */
async function storeReleases(folder: string, database: Database): Promise<void> {
  await makePipeline(database);
  const store = new ReleaseStore(new FolderStorage(path.join(folder, 'releases')));
  for (const app of appNames) {
    for (const version of ['one', 'two']) await putSmallRelease(store, { folder, app, version });
    await store.makeLive(app, 'one');
  }
}
