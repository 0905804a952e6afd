// Written by `npm run media` from public-site/media/.
import type { ServiceKey } from 'shared-api/contract/site/catalogue';
import type { Photo } from '../../Photo.ts';

export const areDrawn: boolean = true;

export const photos: Partial<Record<ServiceKey, Photo>> = {
};
