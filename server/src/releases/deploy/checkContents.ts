import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { HttpError } from '../../HttpError.ts';
import type { Manifest } from './readManifest.ts';

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Bytes of a source map. */
const largestMap = 64 * 1024 * 1024;

/** Files that are decompressed at once. */
const atOnce = 4;

/** Files that a refusal names. */
const named = 5;

/**
 * Compares compressed files with what they are of, and sizes with files: visitors are sent the compressed
 * ones, which no browser compares with the others, and budgets are judged by the sizes.
 * @param folder the complete release
 * @throws HttpError 400 with the files that are something else
 */
export async function checkContents(folder: string, { hashes, sizes }: Manifest): Promise<void> {
  const wrong = await pLimit(atOnce).map(Object.keys(hashes), async (file) => {
    const isRight = await isCompressionOf(folder, file, hashes);
    return isRight ? undefined : file;
  });
  for (const [name, { raw, brotli }] of Object.entries(sizes)) {
    const file = `browser/${name}`;
    const bytes = await sizeOf(folder, file);
    const packed = Object.hasOwn(hashes, `${file}.br`) ? await sizeOf(folder, `${file}.br`) : bytes;
    if (bytes !== raw || packed !== brotli) wrong.push(file);
  }
  const files = wrong.filter((file) => file !== undefined).slice(0, named);
  if (files.length > 0) throw new HttpError(400, { code: 'filesUnlike', params: { files } });
}

const sizeOf = async (folder: string, file: string): Promise<number> =>
  (await readFile(path.join(folder, file))).length;

/**
 * Whether a file is not compressed, or yields the file beside it and not a byte more. A source map stands
 * alone: servers alone read those.
 */
async function isCompressionOf(
  folder: string,
  file: string,
  hashes: Manifest['hashes'],
): Promise<boolean> {
  const extension = path.extname(file);
  if (extension !== '.br' && extension !== '.gz') return true;
  const original = file.slice(0, -extension.length);
  const isAlone = !Object.hasOwn(hashes, original);
  if (isAlone && !file.startsWith('maps/')) return false;
  const wanted = isAlone ? undefined : await readFile(path.join(folder, original));
  const packed = await readFile(path.join(folder, file));
  try {
    // A few bytes may unfold to gigabytes: it is stopped at the size that it may have.
    const most = wanted ? Math.max(wanted.length, 1) : largestMap;
    const content = await decompress[extension](packed, { maxOutputLength: most });
    return wanted?.equals(content) ?? true;
  } catch {
    return false;
  }
}
