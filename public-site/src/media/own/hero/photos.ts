// Written by `npm run media` from public-site/media/.
import type { Photo } from '../../Photo.ts';

export const areDrawn: boolean = true;

export const photos: Readonly<Record<string, Photo>> = {
};
