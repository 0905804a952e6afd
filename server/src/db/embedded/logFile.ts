import { constants, open, rename, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './fileErrors.ts';
import type { Home } from './home.ts';

const sizeBound = 1024 * 1024;

/** PostgreSQL's own log. */
export const logPath = (home: Home): string => join(home.folder, 'postgres.log');

/** Opens the log for a new start; if it exceeds 1 MB it is rotated, keeping one old file. */
export async function openLog(home: Home): Promise<FileHandle> {
  const path = logPath(home);
  const found = await stat(path).catch(unlessMissing);
  if (found && found.size > sizeBound) await rename(path, `${path}.1`);
  // Do not follow links: under root, another user may own the directory.
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
  const log = await open(path, flags, 0o600);
  if (home.account) {
    // Lets the directory's owner start without root later.
    const owner = await stat(home.folder);
    await log.chown(owner.uid, owner.gid);
  }
  return log;
}

/** The log from an offset on, at most its last 16 kB. */
export async function readLog(home: Home, from: number): Promise<string> {
  const log = await open(logPath(home), 'r');
  try {
    const { size } = await log.stat();
    const start = Math.max(from, size - 16 * 1024);
    const { buffer, bytesRead } = await log.read({
      buffer: Buffer.alloc(Math.max(size - start, 0)),
      position: start,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await log.close();
  }
}
