/**
 * `npm start`: builds what is missing, releases it, and becomes the server. One process in the end,
 * so that a signal sent to it reaches the server.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '../server/src/config.ts';
import { printFault } from '../server/src/db/printFault.ts';
import { refuseTakenPort } from '../server/src/observe/refuseTakenPort.ts';

// Before the builds, which take longer than to read that the port is taken.
try {
  await refuseTakenPort(readConfig());
} catch (error) {
  printFault(error);
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, '..');
for (const script of ['webpack/build.ts', 'server/src/releases/publish.ts']) {
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../server/src/main.ts');
