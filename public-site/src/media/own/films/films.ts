// Written by `npm run media` from public-site/media/.
import type { OwnFilm } from '../../OwnFilm.ts';

export const films: readonly OwnFilm[] = [
];
