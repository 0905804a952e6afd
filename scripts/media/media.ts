/**
 * Checks a company's photographs in `public-site/media/`, and makes of them what pages show: `npm run
 * media`. Its README says which there may be.
 */
import path from 'node:path';
import { root } from '../../webpack/apps.ts';
import { makeMedia, productFolders } from './makeMedia.ts';

const { complaints, photos, made } = await makeMedia(productFolders);
const source = path.relative(root, productFolders.source);
for (const complaint of complaints) console.error(`${source}/${complaint}`);
if (complaints.length > 0) {
  console.error('Nothing was changed.');
  process.exitCode = 1;
} else if (photos === 0) {
  console.log('There are no photographs; pages show drawings.');
} else {
  console.log(`${photos} photographs, ${made} of them new or changed. Commit public-site/.`);
}
