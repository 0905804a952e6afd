/**
 * A thread of a render process that ends it when it takes too much memory, buffers included, or when
 * the server has gone: the main thread may be in an endless loop and notice neither.
 */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { memoryLine } from '../messages.ts';

const everyMs = 100;
const { server, maxBytes } = workerData as { server: number; maxBytes: number };

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > maxBytes;
  if (!isTooLarge && process.ppid === server) return;
  try {
    if (isTooLarge) writeSync(1, `\n${memoryLine}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, everyMs);
