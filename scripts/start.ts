/**
 * `npm start`: builds what is missing, releases it, and becomes the server. One process in the end,
 * so that a signal sent to it reaches the server.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
for (const script of ['webpack/build.ts', 'server/src/releases/publish.ts']) {
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../server/src/main.ts');
