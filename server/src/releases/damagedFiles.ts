import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared-api/contract/releases/release';

/**
 * Missing or truncated files of a stored release, as left by an incomplete copy or disk failure.
 * Checks only files that pages cannot do without.
 * @param folder the release's directory
 */
export async function damagedFiles(
  folder: string,
  { sizes, prerender }: Release,
): Promise<string[]> {
  const expected: (readonly [string, number?])[] = [
    ...Object.entries(sizes).map(([file, { raw }]) => [`browser/${file}`, raw] as const),
    ...(prerender ? [['node/prerender.cjs'] as const] : []),
  ];
  const isDamaged = await Promise.all(
    expected.map(async ([file, bytes]) => {
      const found = await stat(path.join(folder, file)).catch(() => undefined);
      return bytes === undefined ? !found?.size : found?.size !== bytes;
    }),
  );
  return expected.filter((_file, index) => isDamaged[index]).map(([file]) => file);
}
