/** The server as a process; `npm start` builds the apps first. */
import { readConfig, type Config } from './config.ts';
import { readCompany } from './company.ts';
import { openDatabase } from './db/openDatabase.ts';
import { printFault } from './db/printFault.ts';
import type * as server from './serve.ts';
import { endOnSignal } from './observe/endOnSignal.ts';
import { refuseTakenPort } from './observe/refuseTakenPort.ts';
import { describeError } from './telemetry/describeError.ts';

// Node would print all of the error's properties, including PostgreSQL's copy of the row.
process.on('uncaughtException', (error) => {
  console.error(describeError(error).stack);
  process.exit(1);
});

/** Starts the server. @returns what stops it */
async function start(config: Config, ending: () => boolean): Promise<() => Promise<void>> {
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
  return serve(config, company, opened, ending);
}

try {
  const config = readConfig();
  await refuseTakenPort(config);
  // A signal during the start is obeyed once that is done, so that no PostgreSQL is left running.
  const ending = endOnSignal(async () => (await started)());
  const started = start(config, () => ending.aborted);
  await started;
} catch (error) {
  printFault(error);
  process.exit(1);
}
