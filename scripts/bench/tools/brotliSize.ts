import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

/** Size of a file with brotli at its highest level, as the server sends it. */
export async function brotliSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
}
