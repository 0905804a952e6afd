/**
 * Adds the dark scheme's colours to each drawn picture: `node scripts/art/addDarkVariants.ts`.
 * Running it again recomputes them.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withDarkVariant } from './darkVariant.ts';

const media = path.resolve(import.meta.dirname, '../../public-site/src/media');

const folders = ['residences', 'stories'];
const files = await Promise.all(
  folders.map(async (folder) =>
    (await readdir(path.join(media, folder)))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => path.join(media, folder, file)),
  ),
);
for (const file of [path.join(media, 'hero.svg'), ...files.flat()]) {
  await writeFile(file, withDarkVariant(await readFile(file, 'utf8')));
}
