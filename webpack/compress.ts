import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(js|css|svg|json|html|txt)$/;
const brotli = promisify(brotliCompress);

/**
 * Writes `.br` and `.gz` files next to all text files in a directory, so that the server never has
 * to compress on request. Skips files that do not become smaller.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const compressed = [
        ['.br', await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
        ['.gz', await promisify(gzip)(content, { level: 9 })],
      ] as const;
      await Promise.all(
        compressed
          .filter(([, bytes]) => bytes.length < content.length)
          .map(([ending, bytes]) => writeFile(file + ending, bytes)),
      );
    }),
  );
}
