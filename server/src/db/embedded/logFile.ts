import { open, rename, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './fileErrors.ts';
import type { Home } from './home.ts';

const sizeBound = 1024 * 1024;
const shownLines = 15;

/** PostgreSQL's own log. */
export const logPath = (home: Home): string => join(home.folder, 'postgres.log');

/** Opens the log for a new start; one of more than 1 MB makes way and replaces the one before. */
export async function openLog(home: Home): Promise<FileHandle> {
  const path = logPath(home);
  const found = await stat(path).catch(unlessMissing);
  if (found && found.size > sizeBound) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

/** What stands in the log from a byte on, at most its last lines. */
export async function lastLines(home: Home, from: number): Promise<string> {
  const log = await open(logPath(home), 'r');
  try {
    const { size } = await log.stat();
    const start = Math.max(from, size - 16 * 1024);
    const { buffer, bytesRead } = await log.read({
      buffer: Buffer.alloc(Math.max(size - start, 0)),
      position: start,
    });
    const lines = buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n');
    return lines.slice(-shownLines).join('\n');
  } finally {
    await log.close();
  }
}
