import { writeFile } from 'node:fs/promises';

/**
 * Writes a file and waits until the disk has it: a name that outlives a loss of power is not to stand
 * for nothing.
 */
export const writeFlushed = (file: string, content: string | Uint8Array): Promise<void> =>
  writeFile(file, content, { flush: true });
