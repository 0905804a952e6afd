// Written by `npm run media` from public-site/media/.
import type { Transcript } from '../../../OwnFilm.ts';

export const texts: Readonly<Record<number, Transcript>> = {
};
