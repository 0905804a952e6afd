/** The server as a process; `npm start` builds the apps first. */
import { readConfig } from './config.ts';
import { readCompany } from './company.ts';
import { openDatabase } from './db/openDatabase.ts';
import { printFault } from './db/printFault.ts';
import type * as server from './serve.ts';
import { refuseTakenPort } from './observe/refuseTakenPort.ts';
import { describeError } from './telemetry/describeError.ts';

// Node would print all of the error's properties, including PostgreSQL's copy of the row.
process.on('uncaughtException', (error) => {
  console.error(describeError(error).stack);
  process.exit(1);
});

try {
  const config = readConfig();
  await refuseTakenPort(config);
  const company = await readCompany();
  // Loading the whole server takes a while: wrong settings are told of before, and PostgreSQL starts meanwhile.
  let loading: Promise<typeof server> | undefined;
  const load = () => (loading ??= import('./serve.ts'));
  const opened = await openDatabase(
    config,
    (line) => console.error(line),
    // A failure is handled below, where the database is closed.
    () => void load().catch(() => undefined),
  );
  const { serve } = await load().catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  await serve(config, company, opened);
} catch (error) {
  printFault(error);
  process.exit(1);
}
