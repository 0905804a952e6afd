import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from 'shared-api/contract/releases/release';

/** Files that are read at once. */
const atOnce = 8;

/**
 * Missing, truncated or altered files of a stored release, as left by an incomplete copy, a disk
 * failure or somebody with access to the storage. Of releases built before files had hashes, only
 * the sizes of those are checked that pages cannot do without.
 * @param folder the release's directory
 */
export async function damagedFiles(folder: string, release: Release): Promise<string[]> {
  const checks = release.hashes ? hashChecks(folder, release.hashes) : sizeChecks(folder, release);
  const isDamaged = await pLimit(atOnce).map(checks, ([, check]) => check());
  return checks.filter((_check, index) => isDamaged[index]).map(([file]) => file);
}

/** A file, and what finds out whether it is damaged. */
type Check = readonly [file: string, isDamaged: () => Promise<boolean>];

const hashChecks = (folder: string, hashes: NonNullable<Release['hashes']>): Check[] =>
  Object.entries(hashes).map(([file, hash]) => [
    file,
    async () => {
      const content = await readFile(path.join(folder, file)).catch(() => undefined);
      return !content || createHash('sha256').update(content).digest('base64') !== hash;
    },
  ]);

function sizeChecks(folder: string, { sizes, prerender }: Release): Check[] {
  const sizeOf = async (file: string): Promise<number | undefined> =>
    (await stat(path.join(folder, file)).catch(() => undefined))?.size;
  return [
    ...Object.entries(sizes).map(([name, { raw }]): Check => {
      const file = `browser/${name}`;
      return [file, async () => (await sizeOf(file)) !== raw];
    }),
    ...(prerender
      ? [['node/prerender.cjs', async () => !(await sizeOf('node/prerender.cjs'))] as const]
      : []),
  ];
}
