/** The server as a process; `npm start` builds the apps first. */
import { readConfig } from './config.ts';
import { printFault } from './db/printFault.ts';
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
  // Loading the whole server takes seconds; whoever has to mend a setting is told at once.
  const { serve } = await import('./serve.ts');
  await serve(config);
} catch (error) {
  printFault(error);
  process.exit(1);
}
