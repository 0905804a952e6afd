// Written by `npm run media` from public-site/media/.
import type { FilmTexts } from '../../OwnFilm.ts';

export const texts: Readonly<Record<string, FilmTexts>> = {
};
