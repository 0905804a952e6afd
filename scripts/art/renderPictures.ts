/**
 * Renders the pictures of services and student buildings, including their dark colours: `node
 * scripts/art/renderPictures.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cleaningServices } from './cleaningServices.ts';
import { contractingServices } from './contractingServices.ts';
import { withDarkVariant } from './darkVariant.ts';
import { studentBuildings } from './studentBuildings.ts';

const media = path.resolve(import.meta.dirname, '../../public-site/src/media');
const folders = {
  services: { ...cleaningServices, ...contractingServices },
  buildings: studentBuildings,
};

for (const [folder, pictures] of Object.entries(folders)) {
  await mkdir(path.join(media, folder), { recursive: true });
  for (const [name, svg] of Object.entries(pictures))
    await writeFile(path.join(media, folder, `${name}.svg`), withDarkVariant(svg));
}
