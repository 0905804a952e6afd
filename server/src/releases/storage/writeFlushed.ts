import { writeFile } from 'node:fs/promises';

/**
 * Writes a file and flushes it to disk, so that a power failure cannot leave a name without its
 * content.
 */
export const writeFlushed = (file: string, content: string | Uint8Array): Promise<void> =>
  writeFile(file, content, { flush: true });
