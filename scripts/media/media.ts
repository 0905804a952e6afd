/**
 * Checks a company's photographs, films and logos in `public-site/media/`, and makes of them what pages show:
 * `npm run media`. Its README says which there may be.
 */
import path from 'node:path';
import { root } from '../../webpack/apps.ts';
import { makeMedia, productFolders } from './makeMedia.ts';

const { complaints, photos, made, films, logos } = await makeMedia(productFolders);
const source = path.relative(root, productFolders.source);
for (const complaint of complaints) console.error(`${source}/${complaint}`);
if (complaints.length > 0) {
  console.error('Nothing was changed.');
  process.exitCode = 1;
} else if (photos + logos === 0) {
  console.log('The folder is empty; pages show drawings.');
} else {
  console.log(
    `${photos} photographs, ${made} of them new or changed; ${films} films; ${logos} logos. Commit public-site/.`,
  );
}
