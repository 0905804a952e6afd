import { realpathSync } from 'node:fs';
import path from 'node:path';

/** The directory of the rendering code, the only one of the server's that a render process can read. */
export const ownFolder = realpathSync(import.meta.dirname);

/**
 * The options of Node for a process that renders a release's pages. Without more `--allow-…` it writes
 * no files, starts no processes and loads no add-ons; `child/closeDoors.ts` closes what they leave open.
 * @param folder the directory with the release's code
 * @param memoryMb maximum memory of the process, in megabytes
 */
export const restrictions = (folder: string, memoryMb: number): string[] => [
  '--permission',
  // For the watchdog; the release's code cannot load the module.
  '--allow-worker',
  `--allow-fs-read=${path.join(ownFolder, '*')}`,
  `--allow-fs-read=${path.join(folder, '*')}`,
  '--disallow-code-generation-from-strings',
  // Buffers and Node itself take the rest.
  `--max-old-space-size=${Math.floor(memoryMb / 2)}`,
  '--max-semi-space-size=4',
];
